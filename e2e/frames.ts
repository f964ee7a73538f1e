/**
 * Everything that is asked of the pages in figures: frames on a phone with a processor four times as slow, bytes before the
 * first board, how soon the first page can be used, and what still pages cost.
 * `node e2e/frames.ts [--before COMMIT] [--seconds 20] [frames live ceiling bytes start idle]` (after `npm run build`). With a commit,
 * its pages are built and measured by turns with those of these files.
 */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { checkOut } from "../src/bots/earlier/checkout.ts";
import { firstBytes, firstUse } from "./firstPage.ts";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";
import { stillPages } from "./stillPages.ts";
import type { MainThread } from "./mainThread.ts";
import { traced } from "./mainThread.ts";
import type { Gaps } from "./phone.ts";
import { GAMES, gaps, openNothing, openTable, whileBusy } from "./phone.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: "string" }, seconds: { type: "string", default: "20" } },
});
const MS = 1000 * Number(values.seconds);
const wants = (what: string): boolean => positionals.length === 0 || positionals.includes(what);

/** The pages of a commit, built where its files are. */
function pagesOf(commit: string): string {
  const folder = checkOut(commit);
  if (typeof folder !== "string") throw new Error(folder.say);
  const built = join(folder, "dist/web");
  if (!existsSync(join(built, "index.html"))) {
    const vite = join(folder, "node_modules/vite/bin/vite.js");
    const args = [vite, "build", "--logLevel", "warn", "--configLoader", "native"];
    const { status } = spawnSync(process.execPath, args, { cwd: folder, stdio: ["ignore", 2, 2] });
    if (status !== 0) throw new Error(`the pages of ${commit} cannot be built`);
  }
  return built;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function threads({ busy, kinds, frames, late, long, drawn, dropped, raster, seconds }: MainThread): string {
  const parts = Object.entries(kinds)
    .toSorted(([, a], [, b]) => b - a)
    .map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`)
    .join(", ");
  return [
    `main thread ${busy.toFixed(0)} ms of each second (${parts})`,
    `for each picture p50 ${frames.p50.toFixed(1)}, p95 ${frames.p95.toFixed(1)}, worst ${frames.worst.toFixed(0)} ms`,
    `${percent(late)} of ${frames.count} over 16.7 ms`,
    `tasks over 50 ms: ${long} in ${seconds.toFixed(0)} s`,
    `${drawn} pictures shown, ${dropped} dropped; pixels drawn by the processor: ${raster.toFixed(0)} ms of each second`,
  ].join("; ");
}

const rates = (seen: Gaps): string =>
  `${seen.rate.toFixed(1)} frames a second, p50 ${seen.p50.toFixed(1)}, p95 ${seen.p95.toFixed(1)} ms, ${percent(seen.late)} late, ${percent(seen.long)} over 34 ms`;

async function play(name: string, house: House, kind: "told" | "live"): Promise<void> {
  for (const [game, made] of Object.entries(GAMES)) {
    const kept = made[kind]();
    const page = await openTable(house, kept);
    const work = await traced(house.browser, page, false, () => whileBusy(page, MS));
    await page.context().close();
    const again = await openTable(house, kept);
    const seen = await gaps(again, MS);
    await again.context().close();
    console.log(
      `${name}, ${game}, ${kind === "told" ? "moves known" : "bots thinking"}: ${rates(seen)}; ${threads(work)}`,
    );
  }
}

const house = await openHouse();
const before = values.before === undefined ? undefined : await openHouse(pagesOf(values.before));
if (wants("bytes")) for (const line of await firstBytes(house)) console.log(line);
if (wants("start")) for (const line of await firstUse(house)) console.log(line);
if (wants("ceiling")) {
  const nothing = await openNothing(house);
  console.log(`a blank page with one moving thing: ${rates(await gaps(nothing, MS / 2))}`);
  await nothing.context().close();
}
for (const kind of ["told", "live"] as const) {
  if (!wants(kind === "told" ? "frames" : "live")) continue;
  if (before) await play(`before (${values.before})`, before, kind);
  await play("now", house, kind);
}
if (wants("idle")) for (const line of await stillPages(house)) console.log(line);
const faults = [...house.faults, ...(before?.faults ?? [])];
if (faults.length > 0) console.log(faults);
await Promise.all([house.close(), before?.close()]);
