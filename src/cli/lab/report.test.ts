/** The report that is shipped is what its seeds give today: the first games of some setups are played again and compared exactly. */
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { LOT } from "../../bots/lab/crew.ts";
import { playGames } from "../../bots/lab/experiment.ts";
import type { LabTally } from "../../bots/lab/tally.ts";
import type { ReportEntry } from "./plan.ts";
import { REPORT } from "./plan.ts";
import type { Found } from "./report.ts";
import { summarize } from "./report.ts";
import { writeReport } from "./write.ts";

interface Shipped extends ReportEntry {
  readonly first: LabTally;
  readonly tally: LabTally;
}

const shipped = JSON.parse(readFileSync("docs/laboratory/report.json", "utf8")) as Shipped[];
const found = new Map<string, Found>(
  shipped.map(({ first, tally, ...entry }) => [entry.id, { entry, first, tally }] as const),
);

test("it has everything that is planned, with as many games", () => {
  const planned = REPORT.flatMap(({ entries }) => entries);
  expect(shipped.map(({ first: _first, tally: _tally, ...entry }) => entry)).toEqual(planned);
  for (const { games, tally } of shipped) expect(tally.games).toBe(games);
});

test.each(["basic-2-players-capstone", "nasty-3-players-abacus-1", "printed-7-towers", "together-solo"])(
  "the first games of %s come out alike",
  (id) => {
    const { entry, first } = found.get(id)!;
    expect(playGames(entry.experiment, 0, LOT)).toEqual(first);
  },
);

test("a seat's wins are known to a point wherever a rulebook is measured", () => {
  const books = REPORT.filter(({ id }) => ["basic", "spells", "nasty", "teams", "nasty-teams"].includes(id));
  for (const { id } of books.flatMap(({ entries }) => entries))
    for (const { low, high } of summarize(found.get(id)!).seats) expect((high - low) / 2, id).toBeLessThan(0.01);
});

test("tables and plots are those of its counts", () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-report-"));
  copyFileSync("docs/laboratory.md", join(folder, "laboratory.md"));
  writeReport(folder, found, summarize);
  for (const file of ["laboratory.md", "laboratory/report.json", ...REPORT.map(({ id }) => `laboratory/${id}.svg`)])
    expect(readFileSync(join(folder, file), "utf8") === readFileSync(`docs/${file}`, "utf8"), file).toBe(true);
  rmSync(folder, { recursive: true });
});
