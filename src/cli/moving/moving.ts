/** Moves everything from one store to another, reads it back, and keeps it only if it is the same, game by game. */
import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { readRow } from "../../server/rows.ts";
import type { Stage } from "../../server/store.ts";
import { replay } from "../inspection.ts";
import type { Row, Side, Target, Value } from "./side.ts";
import { gameOf } from "./side.ts";

/** What belongs to the place, not to the people: which nodes are alive there, and which form its tables have. */
const OF_THE_PLACE = ["nodes", "about"];
/** When somebody was alive last, and what a house signs with: a store in which nobody has ever played may have it too. */
const OF_THE_MOMENT = ["pulse", "outages", "secrets"];

/** Columns that only one kind of store has, and where their values come from; undefined: they begin anew. */
const DERIVED: Readonly<Record<string, ((row: Row) => Value | readonly string[]) | undefined>> = {
  "tables.persons": (row) => readRow(row).seats.flatMap(({ person }) => person ?? []),
  "lines.person": ({ request }) => String(request).slice(0, Math.max(0, String(request).indexOf(" "))),
  "tables.keeper": undefined,
};

export interface Moved {
  readonly stages: Readonly<Record<Stage, number>>;
  readonly entries: number;
  /** Rows of each table. */
  readonly rows: Readonly<Record<string, number>>;
}

export interface Shown {
  moving(done: number, all: number): void;
  replaying(done: number, all: number): void;
}

export async function move(from: Side, to: Target, show: Shown): Promise<Moved | Refusal> {
  const tables = [...from.columns.keys()].filter((table) => !OF_THE_PLACE.includes(table));
  const full = await whatLies(to, tables);
  if (full !== undefined) return refuse("full", `The target has ${full} already: move into an empty one.`);
  const rows: Record<string, number> = {};
  let all = 0;
  for (const table of tables) all += rows[table] = await from.count(table);
  let done = 0;
  for (const table of tables) {
    const columns = sharedColumns(from, to, table);
    if (OF_THE_MOMENT.includes(table)) await to.empty(table);
    const there = newSum();
    for await (const some of from.rows(table, columns)) {
      if (some.length === 0) continue;
      for (const row of some) there.add(columns, row);
      await to.add(table, completed(to, table, some));
      show.moving((done += some.length), all);
    }
    const here = newSum();
    for await (const some of to.rows(table, columns)) for (const row of some) here.add(columns, row);
    if (here.value() !== there.value()) return refuse("different", `What arrived in ${table} is not what was sent.`);
  }
  const games = await compareGames(from, to, rows.tables!, show);
  if ("refused" in games) return games;
  await to.keep();
  return { ...games, rows };
}

/** Undefined: nothing that anybody could miss. */
async function whatLies(to: Target, tables: readonly string[]): Promise<string | undefined> {
  for (const table of tables.filter((each) => !OF_THE_MOMENT.includes(each))) {
    const count = await to.count(table);
    if (count > 0) return `${count} rows in ${table}`;
  }
  return undefined;
}

/** A column that is on one side only has to be known here: nothing is left behind by oversight. */
function sharedColumns(from: Side, to: Side, table: string): string[] {
  const [here, there] = [from.columns.get(table)!, to.columns.get(table) ?? []];
  const unknown = [...here, ...there].filter(
    (name) => !(here.includes(name) && there.includes(name)) && !(`${table}.${name}` in DERIVED),
  );
  if (unknown.length > 0) throw new Error(`${table} has columns nobody knows how to move: ${unknown.join(", ")}`);
  return here.filter((name) => there.includes(name) && !(`${table}.${name}` in DERIVED));
}

function completed(to: Side, table: string, rows: readonly Row[]): Row[] {
  const derived = to.columns.get(table)!.flatMap((name) => {
    const derive = DERIVED[`${table}.${name}`];
    return derive ? [[name, derive] as const] : [];
  });
  return rows.map((row) => ({
    ...row,
    ...(Object.fromEntries(derived.map(([name, derive]) => [name, derive(row)])) as Row),
  }));
}

/** A sum over fingerprints of rows: the same for the same rows, in whatever order they come. */
function newSum() {
  let sum = 0n;
  let count = 0;
  const plain = (value: Value): unknown =>
    value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
  return {
    add(columns: readonly string[], row: Row): void {
      const text = JSON.stringify(columns.map((name) => plain(row[name]!)));
      sum += BigInt(`0x${createHash("sha256").update(text).digest("hex")}`);
      count++;
    },
    value: () => `${count} ${sum}`,
  };
}

/** Every game is read on both sides as a server would read it, compared, and replayed from where it has arrived. */
async function compareGames(
  from: Side,
  to: Side,
  all: number,
  show: Shown,
): Promise<Pick<Moved, "stages" | "entries"> | Refusal> {
  const stages = { waiting: 0, playing: 0, over: 0 };
  let entries = 0;
  let done = 0;
  // All ids first: a side reads one thing at a time.
  const ids: string[] = [];
  for await (const some of from.rows("tables", ["id"])) ids.push(...some.map(({ id }) => id as string));
  for (const id of ids) {
    const game = gameOf(await to.pieces(id));
    if (!game || !isDeepStrictEqual(game, gameOf(await from.pieces(id))))
      return refuse("different", `Game ${id.slice(0, 6)}… is not the same on both sides.`);
    const replayed = replay(game.row, game.entries);
    if (typeof replayed === "string") return refuse("broken", `A game does not replay: ${replayed}.`);
    stages[game.row.stage]++;
    entries += replayed;
    show.replaying(++done, all);
  }
  return { stages, entries };
}
