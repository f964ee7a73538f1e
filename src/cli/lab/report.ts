/** `zt lab report`: measures everything in plan.ts and writes docs/laboratory.md's tables and plots. Broken off, it goes on where it was. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { LabProgress } from "../../bots/lab/crew.ts";
import { LOT } from "../../bots/lab/crew.ts";
import { benchOf } from "../../bots/lab/experiment.ts";
import type { LabSummary } from "../../bots/lab/summary.ts";
import { summaryOf } from "../../bots/lab/summary.ts";
import type { LabTally } from "../../bots/lab/tally.ts";
import { isRefusal } from "../../core/game.ts";
import type { Flag } from "../terminal.ts";
import { complain, print, readFlags } from "../terminal.ts";
import type { Crew } from "./crew.ts";
import { allCores, openCrew } from "./crew.ts";
import type { ReportEntry } from "./plan.ts";
import { REPORT } from "./plan.ts";
import { writeReport } from "./write.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const KEPT = `${ROOT}.cache/lab`;

const FLAGS: Readonly<Record<string, Flag>> = {
  threads: { kind: "number", least: 1, most: 64 },
  only: { kind: "text" },
  fresh: { kind: "yes-no" },
};

/** An entry with what was found: of the first lot of games, and of all. */
export interface Found {
  readonly entry: ReportEntry;
  readonly first: LabTally;
  readonly tally: LabTally;
}

/** Games between two safe copies. */
const STRETCH = 1000;

export async function reportCommand(args: readonly string[]): Promise<number> {
  const flags = readFlags(args, FLAGS);
  if (isRefusal(flags)) return complain(flags);
  if (flags.fresh) rmSync(KEPT, { recursive: true, force: true });
  mkdirSync(KEPT, { recursive: true });
  const crew = openCrew(Number(flags.threads ?? allCores()));
  const found = new Map<string, Found>();
  for (const { id, entries } of REPORT) {
    if (flags.only !== undefined && flags.only !== id) continue;
    for (const entry of entries) {
      const started = performance.now();
      found.set(entry.id, await measure(crew, entry));
      await print(`${entry.id}: ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
    }
  }
  crew.close();
  if (flags.only === undefined) writeReport(`${ROOT}docs`, found, summarize);
  return 0;
}

export const summarize = ({ entry, tally }: Found): LabSummary => {
  const bench = benchOf(entry.experiment.setup);
  if (isRefusal(bench)) throw new Error(bench.say);
  return summaryOf(tally, bench.lab.gauges, bench.lab.deeds);
};

interface Kept {
  readonly first: LabTally;
  readonly progress: LabProgress;
}

/** Goes on from what was kept, unless the first games come out otherwise today: then rules or bots have changed since. */
async function measure(crew: Crew, entry: ReportEntry): Promise<Found> {
  const { id, experiment, games } = entry;
  const file = `${KEPT}/${id}.json`;
  const progress = await crew.play(id, experiment, Math.min(LOT, games));
  const first = progress.tally;
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Kept) : undefined;
  const isSame = JSON.stringify(before?.first) === JSON.stringify(first) && before!.progress.games <= games;
  let kept: Kept = isSame ? before! : { first, progress };
  while (kept.progress.games < games) {
    const next = Math.min(games, kept.progress.games + STRETCH);
    kept = { first, progress: await crew.play(id, experiment, next, kept.progress) };
    writeFileSync(`${file}.new`, JSON.stringify(kept));
    renameSync(`${file}.new`, file);
  }
  return { entry, first, tally: kept.progress.tally };
}
