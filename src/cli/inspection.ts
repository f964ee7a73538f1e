/** Looks through a whole file: is it sound, and does every game in it replay as it was played? */
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { verify } from "../core/fair.ts";
import { isRefusal, OVER } from "../core/game.ts";
import { recordOf, resume } from "../core/table.ts";
import { gameNamed } from "../games/index.ts";
import { luckOf, proofOf } from "../server/hall.ts";
import { entriesOf, readWhole } from "../server/rows.ts";
import { migrate, refuseNewer, SCHEMA_VERSION, versionInHeader } from "../server/schema.ts";
import { statements } from "../server/statements.ts";
import type { EntryRow, Stage, TableRow } from "../server/store.ts";
import { StoreTrouble, troubleOf } from "../server/trouble.ts";

export interface Inspection {
  /** Of the tables' form in the file. */
  readonly version: number;
  readonly stages: Readonly<Record<Stage, number>>;
  readonly entries: number;
  /** When a server has written to it last. */
  readonly lastBeat: number;
  /** Games that do not replay, and why. */
  readonly broken: readonly string[];
}

export interface InspectionWish {
  /** So many games at most, the newest first. */
  readonly most?: number;
  readonly show?: (done: number, all: number) => void;
}

/** Nothing in the file changes: one of an earlier version is led forward in a copy. Throws a StoreTrouble if it cannot be read. */
export function inspect(file: string, wish: InspectionWish = {}): Inspection {
  try {
    const version = versionInHeader(file);
    refuseNewer(version);
    if (version === SCHEMA_VERSION) return { ...look(file, wish), version };
    const folder = mkdtempSync(join(tmpdir(), "zaubertisch-inspect-"));
    try {
      const copy = join(folder, "copy.sqlite");
      copyFileSync(file, copy);
      const db = new DatabaseSync(copy);
      migrate(db);
      db.close();
      return { ...look(copy, wish), version };
    } finally {
      rmSync(folder, { recursive: true });
    }
  } catch (error) {
    throw troubleOf(error) ?? error;
  }
}

function look(file: string, { most = Infinity, show }: InspectionWish): Omit<Inspection, "version"> {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    // One moment of a file that a server may be writing to.
    db.exec("BEGIN");
    const [{ integrity_check: sound }] = db.prepare("PRAGMA integrity_check(1)").all() as [{ integrity_check: string }];
    if (sound !== "ok") throw new StoreTrouble("damaged", sound);
    const sql = statements(db);
    const all = Math.min(most, sql.countTables.get()!.count as number);
    const stages = { waiting: 0, playing: 0, over: 0 };
    const broken: string[] = [];
    let entries = 0;
    let done = 0;
    for (const columns of sql.everyTable.iterate()) {
      if (done === all) break;
      const row = readWhole(sql, columns)!;
      stages[row.stage]++;
      const replayed = replay(row, entriesOf(sql, row.id, 0));
      if (typeof replayed === "string") broken.push(replayed);
      else entries += replayed;
      show?.(++done, all);
    }
    return { stages, entries, broken, lastBeat: (sql.pulse.get()?.at as number | undefined) ?? 0 };
  } finally {
    db.close();
  }
}

/** The number of its entries, or why it does not replay. The id is a secret: its beginning is enough to find it. */
export function replay(row: TableRow, entries: readonly EntryRow[]): number | string {
  const why = (what: string): string => `${row.id.slice(0, 6)}…: ${what}`;
  const game = gameNamed(row.terms.game);
  if (!game) return why(`unknown game ${row.terms.game}`);
  if (!row.setup) return entries.length === 0 ? 0 : why("entries before the start");
  if (entries.length === 0 || entries.some(({ n }, i) => n !== i)) return why("entries are missing");
  const setup = game.read(row.setup.options, row.setup.state);
  if (isRefusal(setup)) return why(setup.say);
  try {
    const table = resume(game, setup, entries, luckOf(row));
    const isOver = game.decider(table.state) === OVER;
    if (isOver !== (row.stage === "over")) return why(`the row says ${row.stage}, the game does not`);
    const fault = isOver ? verify(game, recordOf(table), proofOf(row)) : undefined;
    return fault ? why(fault.say) : entries.length;
  } catch (error) {
    // An entry that cannot be played: the rules throw.
    return why(error instanceof Error ? error.message : String(error));
  }
}
