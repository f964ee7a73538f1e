/** What the browser's threads did while something moved, read from a trace: what a slow processor feels, apart from what a graphics chip would do. */
import type { Browser, Page } from "playwright-core";

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /** Microseconds of the processor: what others do at the same time is not in it. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly beginData?: { readonly partialLayout: boolean } };
}

/** Kinds of work of the main thread, by the names of their trace events. */
const KINDS: Readonly<Record<string, string>> = {
  EvaluateScript: "script",
  FunctionCall: "script",
  FireAnimationFrame: "script",
  TimerFire: "script",
  RunMicrotasks: "script",
  EventDispatch: "script",
  HandlePostMessage: "script",
  "v8.callFunction": "script",
  "V8.GC_MC_BACKGROUND_MARKING": "script",
  MajorGC: "script",
  MinorGC: "script",
  ParseHTML: "script",
  UpdateLayoutTree: "style",
  Layout: "layout",
  HitTest: "layout",
  PrePaint: "paint",
  Paint: "paint",
  Layerize: "paint",
  UpdateLayer: "paint",
  Commit: "commit",
};

export interface MainThread {
  /** Seconds looked at. */
  readonly seconds: number;
  /** Milliseconds of the main thread in each second. */
  readonly busy: number;
  readonly kinds: Readonly<Record<string, number>>;
  /** Milliseconds of work between two pictures that the main thread made: half of them, 19 of 20, the worst. */
  readonly frames: { readonly count: number; readonly p50: number; readonly p95: number; readonly worst: number };
  /** The share of pictures for which the main thread needed more than there is time for. */
  readonly late: number;
  /** Tasks longer than 50 ms. */
  readonly long: number;
  /** Pictures shown, and those that came too late to be shown. */
  readonly drawn: number;
  readonly dropped: number;
  /** Milliseconds of drawing pixels in each second, which a phone leaves to its graphics chip. */
  readonly raster: number;
}

const FRAME_MS = 1000 / 60;
const CATEGORIES = [
  "devtools.timeline",
  "disabled-by-default-devtools.timeline",
  "disabled-by-default-devtools.timeline.frame",
  "toplevel",
  "cc",
];

/** Traces while something goes on. */
export async function traced(
  browser: Browser,
  page: Page,
  isProcessorTime: boolean,
  meanwhile: () => Promise<void>,
): Promise<MainThread> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  return readTrace(traceEvents, isProcessorTime);
}

export const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** The thread that made most pictures is the page's own: others have pages of their own, or none. */
function pageThread(events: readonly TraceEvent[]): { pid: number; tid: number } {
  const named = events.filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain");
  const paints = (pid: number): number => events.filter((each) => each.pid === pid && each.name === "Paint").length;
  return named.toSorted((a, b) => paints(b.pid) - paints(a.pid))[0]!;
}

/** `isProcessorTime`: the work itself, however long it took. */
function readTrace(traceEvents: readonly TraceEvent[], isProcessorTime: boolean): MainThread {
  const events = traceEvents.map((each) => ({ ...each, took: (isProcessorTime ? each.tdur : each.dur) ?? 0 }));
  const { pid, tid } = pageThread(events);
  const own = events
    .filter((each) => each.pid === pid && each.tid === tid && each.ph === "X" && each.dur !== undefined)
    .toSorted((a, b) => a.ts - b.ts || b.dur! - a.dur!);
  const tasks = own.filter(({ name }) => name === "RunTask");
  const timed = own.filter(({ name }) => name in KINDS || name === "RunTask");
  const begin = tasks[0]?.ts ?? 0;
  const seconds = ((tasks.at(-1)?.ts ?? 0) - begin) / 1e6;
  const perSecond = (micro: number): number => micro / 1000 / seconds;

  const kinds: Record<string, number> = {};
  const stack: { end: number; kind: string }[] = [];
  for (const { name, ts, dur = 0, took } of timed) {
    while (stack.length > 0 && stack.at(-1)!.end <= ts) stack.pop();
    const kind = KINDS[name] ?? "other";
    // What lies inside another is counted once, for itself.
    const outer = stack.at(-1)?.kind;
    if (outer !== undefined) kinds[outer]! -= perSecond(took);
    kinds[kind] = (kinds[kind] ?? 0) + perSecond(took);
    stack.push({ end: ts + dur, kind });
  }

  // A picture is all the work since the one before, up to its commit.
  const commits = own.filter(({ name }) => name === "Commit").map(({ ts, dur = 0 }) => ts + dur);
  const frames: number[] = [];
  let [task, spent] = [0, 0];
  for (const commit of commits) {
    while (task < tasks.length && tasks[task]!.ts < commit) spent += tasks[task++]!.took / 1000;
    frames.push(spent);
    spent = 0;
  }
  const sorted = frames.toSorted((a, b) => a - b);
  const count = (name: string): number => events.filter((each) => each.pid === pid && each.name === name).length;
  const raster = events.filter(({ name, ph }) => name === "RasterTask" && ph === "X");
  return {
    seconds,
    busy: perSecond(tasks.reduce((sum, { took }) => sum + took, 0)),
    kinds,
    frames: { count: frames.length, p50: at(sorted, 0.5), p95: at(sorted, 0.95), worst: sorted.at(-1) ?? 0 },
    late: frames.filter((ms) => ms > FRAME_MS).length / Math.max(1, frames.length),
    long: tasks.filter(({ took }) => took > 50_000).length,
    drawn: count("DrawFrame"),
    dropped: count("DroppedFrame"),
    raster: perSecond(raster.reduce((sum, { took }) => sum + took, 0)),
  };
}

/**
 * How often the browser laid the page out while something went on, and how often the page itself was changed. Inside the
 * drawing a transform counts as layout too, but touches only the piece that moves: it is told in milliseconds of the processor.
 */
export async function layoutsWhile(
  browser: Browser,
  page: Page,
  meanwhile: () => Promise<void>,
): Promise<{ layouts: number; partial: number; changes: number }> {
  await page.evaluate(() =>
    new MutationObserver(() => performance.mark("changed")).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    }),
  );
  await browser.startTracing(page, { categories: ["devtools.timeline", "blink.user_timing"] });
  await meanwhile();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const layouts = traceEvents.filter(({ name }) => name === "Layout");
  const inside = layouts.filter(({ args }) => args.beginData?.partialLayout);
  return {
    layouts: layouts.length - inside.length,
    partial: Math.round(inside.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0)),
    changes: traceEvents.filter(({ name }) => name === "changed").length,
  };
}
