/** A store full of games, made fast: some are played and written as the server does it, the others are copies of them. */
import { createHash, randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { seeded } from "../core/chance.ts";
import { isRefusal } from "../core/game.ts";
import type { Terms } from "../core/protocol.ts";
import { begin } from "../core/table.ts";
import { gameNamed } from "../games/index.ts";
import { fullClocks } from "../server/clocks.ts";
import { luckOf, newId } from "../server/hall.ts";
import { sqliteStore } from "../server/sqlite.ts";
import type { EntryRow, Store, TableRow } from "../server/store.ts";
import { walkTable } from "./walk.ts";

export const PLAYED = 40;
/** One running table in so many. */
const LEFT_TO_BOTS = 10;
/** Milliseconds at most between two decisions. */
const MOST_PAUSE = 30_000;
const MOMENT = 1_794_000_000_000;
/** Three strangers with a clock of days. */
const CLOCK = { kind: "slow", seconds: 3 * 86_400 } as const;
const TERMS: readonly Terms[] = [
  { game: "towers", options: { players: 3, spells: "all" }, clock: CLOCK },
  { game: "magicians", clock: CLOCK },
];

export interface Stock {
  /** A token everybody in it is known by. */
  readonly persons: readonly string[];
  readonly finished: readonly string[];
  readonly running: readonly string[];
  /** Entries of an average finished game. */
  readonly length: number;
  /** Bytes of the file with the finished games alone. */
  readonly bytes: number;
}

export async function makeStock(folder: string, finished: number, running: number): Promise<Stock> {
  const file = join(folder, "zaubertisch.sqlite");
  const store = sqliteStore(file);
  const persons = [newId(), newId(), newId()];
  for (const [i, id] of persons.entries()) await store.addPerson({ id, name: `Player ${i}` }, `hash-${id}`, Date.now());
  const over: TableRow[] = [];
  let entries = 0;
  for (let i = 0; i < Math.min(PLAYED, finished); i++) {
    const { row, length } = await play(store, persons, i, Infinity);
    over.push(row);
    entries += length;
  }
  while ((await store.pack(Infinity, PLAYED)) > 0);
  await store.close();
  copyTables(file, over, finished - over.length);
  const bytes = statSync(file).size;
  const again = sqliteStore(file);
  const playing: TableRow[] = [];
  for (let i = 0; i < Math.min(PLAYED, running); i++)
    playing.push((await play(again, persons, i, Math.floor(entries / over.length / 2))).row);
  await again.close();
  copyTables(file, playing, running - playing.length);
  return { persons, ...idsIn(file), length: entries / over.length, bytes };
}

/** Looks like chance, and makes the same games every time, so that what they need of the disk can be compared. */
const drawn = (what: string): string => createHash("sha256").update(what).digest("hex");
/** Of a UUID, which is what pages send. */
const VALUE_LENGTH = 36;

/** A whole game, or so many entries of one, with everything the server would write. */
export async function play(
  store: Store,
  persons: readonly string[],
  i: number,
  most: number,
): Promise<{ row: TableRow; length: number }> {
  const terms = TERMS[i % TERMS.length]!;
  const game = gameNamed(terms.game)!;
  const waiting: TableRow = {
    id: newId(),
    watch: newId(),
    version: 1,
    stage: "waiting",
    open: false,
    created: MOMENT + i,
    host: persons[0]!,
    terms,
    seats: persons.map((person, k) => ({
      person,
      name: `Player ${k}`,
      colour: ["red", "blue", "green"][k]!,
      value: drawn(`value ${i} ${k}`).slice(0, VALUE_LENGTH),
    })),
    secret: drawn(`secret ${i}`),
    banned: [],
  };
  const table = begin(game, terms.options ?? {}, luckOf(waiting));
  if (isRefusal(table)) throw new Error(table.say);
  await store.create(waiting, `${persons[0]} ${randomUUID()}`);
  const setup = { options: game.options(table.setup), state: game.write(table.setup) };
  const begun: TableRow = { ...waiting, version: 2, stage: "playing", setup };
  const left = fullClocks(CLOCK, persons.length);
  const pause = seeded(`pause ${i}`);
  let at = MOMENT;
  const entry = (n: number): EntryRow => ({
    ...table.log[n]!,
    n,
    at: (at += pause.below(MOST_PAUSE)),
    left,
    ...(n > 0 && { request: `${persons[table.log[n]!.by]} ${randomUUID()}` }),
  });
  const changes = [store.commit({ table: waiting.id, row: begun, entry: entry(0) })];
  for (const { n } of walkTable(table, game.policies.eager!, seeded(`stock ${i}`))) {
    changes.push(store.commit({ table: waiting.id, entry: entry(n) }));
    if (n >= most) break;
  }
  const result = game.result(table.state);
  // At some of them everybody has left it to bots, which go on as soon as there is a server.
  const isLeft = !result && i % LEFT_TO_BOTS === 0;
  const due = result ? null : isLeft ? 0 : Date.now() + CLOCK.seconds * 1000;
  const seats = isLeft ? begun.seats.map((seat) => ({ ...seat, standIn: true })) : begun.seats;
  const row: TableRow = {
    ...begun,
    version: 3,
    stage: result ? "over" : "playing",
    seats,
    ...(result && { result, ended: at }),
  };
  changes.push(store.commit({ table: waiting.id, row, due }));
  await Promise.all(changes);
  return { row, length: table.log.length };
}

/** Copies tables under new names, in turn, until there are so many more. */
function copyTables(file: string, rows: readonly TableRow[], count: number): void {
  const db = new DatabaseSync(file);
  // Nothing is lost if this is: the server opens the file in its own way.
  db.exec("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -200000");
  const table = db.prepare(
    `INSERT INTO tables (id, watch, version, stage, open, created, changed, packed, due, request, row)
     SELECT ?1, ?2, version, stage, open, created, changed, packed, due, ?3, json_set(row, '$.id', ?1, '$.watch', ?2)
     FROM tables WHERE id = ?4`,
  );
  const rest = [
    `INSERT INTO sitting (person, "table", laid, over) SELECT person, ?, laid, over FROM sitting WHERE "table" = ?`,
    `INSERT INTO packs SELECT ?, entries FROM packs WHERE "table" = ?`,
    `INSERT INTO entries SELECT ?, n, by, text, luck, at, "left", request FROM entries WHERE "table" = ?`,
  ].map((sql) => db.prepare(sql));
  db.exec("BEGIN");
  for (let i = 0; i < count; i++) {
    const row = rows[i % rows.length]!;
    const id = newId();
    table.run(id, newId(), `${row.host} ${randomUUID()}`, row.id);
    for (const each of rest) each.run(id, row.id);
  }
  db.exec("COMMIT");
  db.close();
}

function idsIn(file: string): { finished: string[]; running: string[] } {
  const db = new DatabaseSync(file, { readOnly: true });
  const ids = (stage: string): string[] =>
    db
      .prepare("SELECT id FROM tables WHERE stage = ?")
      .all(stage)
      .map(({ id }) => id as string);
  const found = { finished: ids("over"), running: ids("playing") };
  db.close();
  return found;
}
