/** The store in PostgreSQL, for any number of nodes. */
import { isDeepStrictEqual } from "node:util";
import { postgresTidings, writeTelling } from "../notices/postgresTidings.ts";
import { companyInDatabase } from "../company/postgres.ts";
import { knownInDatabase } from "../known/postgres.ts";
import { pack, unpack } from "../packing.ts";
import type { Packed } from "../packing.ts";
import { pastInDatabase } from "../player/postgres.ts";
import { readEntry, readOver, readRow } from "../rows.ts";
import type { EntryRow, SnapshotRow, Store, TableRow, Which } from "../store.ts";
import type { Attempt } from "./commits.ts";
import { groupDatabaseCommits } from "./commits.ts";
import type { Ask, Patience, Question } from "./connection.ts";
import { dailyStore } from "./daily.ts";
import { moment, openDatabase, patiently, PATIENCE } from "./connection.ts";
import { columns, deal, gather } from "./gathering.ts";
import { forgetOld } from "./forgetting.ts";
import { guestStore } from "./guests.ts";
import { moderationStore } from "./moderation.ts";
import { nodeStore } from "./nodes.ts";
import { Q } from "./questions.ts";
import { queueRated, ratingStore } from "./ratings.ts";
import { isTaken } from "./trouble.ts";

/** A game with more entries is not packed: unpacking it would keep everybody waiting. */
const MOST_PACKED = 4000;
const PACKED = 1;
const LOOSE_FOR_GOOD = 2;
export interface PostgresSettings {
  readonly onCommit?: (seconds: number) => void;
  readonly patience?: Patience;
  /** Whoever asks first must not wait longer than others. */
  readonly isWarm?: boolean;
}

/** What everybody who comes wants to know. */
const FIRST: readonly (readonly [Question, readonly unknown[]])[] = [
  [Q.person, [""]],
  [Q.people, [[""]]],
  [Q.tablesOf, ["", null, 1, true]],
  [Q.unfinishedOf, ["", null, 1]],
  [Q.isUnlaid, [""]],
  [Q.table, [[""]]],
  [Q.heads, [[""]]],
  [Q.entries, [[""], [0], [1]]],
];

const personsOf = ({ seats }: TableRow): string[] => seats.flatMap(({ person }) => person ?? []);

/** As a finished game's row lies there once its setup is in its piece. */
const leanText = ({ setup: _setup, ...row }: TableRow): string => JSON.stringify(row);

export async function postgresStore(url: string, settings: PostgresSettings = {}): Promise<Store> {
  const db = await openDatabase(url, settings.patience ?? PATIENCE);
  const { ask } = db;
  if (settings.isWarm) void db.warm(FIRST);
  const commits = groupDatabaseCommits(db, settings.onCommit ?? (() => {}));
  const { write } = commits;

  const rowsOf = async (ids: readonly string[], asking: Ask): Promise<(TableRow | undefined)[]> =>
    deal(await asking(Q.table, [ids]), ids.length).map(([found]) => found && readRow(found));
  const rowOf = gather((ids: readonly string[]) => rowsOf(ids, ask));
  const entriesOf = gather(async (wishes: readonly (readonly [table: string, from: number, most: number | null])[]) =>
    deal(await ask(Q.entries, columns(wishes)), wishes.length).map((rows) => rows.map(readEntry)),
  );
  const snapshotsOf = gather(
    async (wishes: readonly (readonly [table: string, layout: string, n: number, at: number, most: number])[]) =>
      deal(await ask(Q.snapshots, columns(wishes)), wishes.length) as unknown as SnapshotRow[][],
  );

  async function packOf(table: string): Promise<Packed | undefined> {
    const [found] = await ask(Q.packed, [table]);
    return found && unpack(found.entries as Uint8Array);
  }

  async function create({ ask: asking }: Attempt, row: TableRow, request: string): Promise<boolean> {
    const { id, watch, version, stage, open, created } = row;
    const values = [id, watch, version, stage, open, created, request, personsOf(row), JSON.stringify(row)];
    if ((await asking(Q.create, values)).length === 1) return true;
    // Nobody else knows this id: if it is there, the answer to this very request was lost.
    return (await asking(Q.madeBy, [request]))[0]?.id === id;
  }

  /** `due`: undefined leaves it as it is. */
  async function saveRow(attempt: Attempt, row: TableRow, due: number | null | undefined): Promise<boolean> {
    const { id, version, stage, open, door } = row;
    const values = [id, version, stage, open, door ?? null, personsOf(row), JSON.stringify(row), leanText(row)];
    const made = await attempt.ask(Q.update, [...values, due !== undefined, due ?? null]);
    if (made.length === 1) return true;
    return attempt.isAgain && isDeepStrictEqual((await rowsOf([id], attempt.ask))[0], JSON.parse(JSON.stringify(row)));
  }

  async function appendStrictly({ ask: asking }: Attempt, table: string, entry: EntryRow): Promise<boolean> {
    const { n, by, text, luck, at, left, request } = entry;
    const values = [table, n, by, text, JSON.stringify(luck), at, JSON.stringify(left), request ?? null];
    return (await asking(Q.appendStrictly, values)).length === 1;
  }

  /** The entries go only when the piece is there and gives them back as they were; another node may have been faster. */
  async function seal({ ask: asking }: Attempt, row: TableRow, whole: Packed, packed: Uint8Array): Promise<void> {
    if (!isDeepStrictEqual(unpack(packed), whole)) throw new Error("a game cannot be packed without loss");
    const marked = await asking(Q.markPacked, [row.id, PACKED, leanText(row), row.version]);
    if (marked.length === 0) return;
    await asking(Q.addPack, [row.id, packed]);
    const gone = await asking(Q.unpile, [row.id]);
    if (gone.length !== whole.entries.length) throw new Error("a game was extended while it was packed");
  }

  async function packOne(id: string): Promise<void> {
    const entries = await entriesOf([id, 0, MOST_PACKED + 1]);
    const row = await rowOf(id);
    if (!row) return;
    // One that is longer than anybody plays stays as it is: whoever reads it reads a page at a time.
    if (entries.length > MOST_PACKED) {
      const values = [id, LOOSE_FOR_GOOD, JSON.stringify(row), row.version];
      return write(id, async (attempt) => void (await attempt.ask(Q.markPacked, values)));
    }
    const whole = { setup: row.setup, entries };
    const packed = await pack(whole);
    return write(id, (attempt) => seal(attempt, row, whole, packed));
  }

  async function tablesOf(person: string, most: number, { over, before }: Which = {}): Promise<TableRow[]> {
    const wish = [person, before ?? null, most];
    const find = (): ReturnType<Ask> =>
      over === false ? ask(Q.unfinishedOf, wish) : ask(Q.tablesOf, [...wish, over ?? null]);
    const [found, unlaid] = await Promise.all([find(), ask(Q.isUnlaid, [person])]);
    if (unlaid.length === 0) return found.map(readRow);
    await write(person, async (attempt) => void (await attempt.ask(Q.layOut, [person])));
    return (await find()).map(readRow);
  }

  return {
    ...guestStore(db, commits),
    ...moderationStore(db, commits),
    ...dailyStore(db, commits),
    ...ratingStore(db, commits),
    ...postgresTidings(db, commits),
    ...knownInDatabase(db, commits),
    ...companyInDatabase(db, commits),
    ...pastInDatabase(db, commits),
    create: (row, request) => write(row.id, (attempt) => create(attempt, row, request)),
    madeBy: async (request) => (await ask(Q.madeBy, [request]))[0]?.id as string | undefined,
    async table(id) {
      const row = await rowOf(id);
      if (row?.stage !== "over" || row.setup) return row;
      const setup = (await packOf(row.id))?.setup;
      return setup ? { ...row, setup } : row;
    },
    async entries(table, from, most) {
      const rows = await entriesOf([table, from, most ?? null]);
      if (rows.length > 0) return rows;
      return (await packOf(table))?.entries.slice(from, most === undefined ? Infinity : from + most) ?? [];
    },
    async snapshots(table, layout, { n, at }, most) {
      const rows = await snapshotsOf([table, layout, Math.min(n, 2 ** 31 - 1), moment(at), most]);
      // A Buffer would share its bytes with whoever takes a slice of it, and a state is changed in place.
      return rows.map((row) => ({ ...row, state: new Uint8Array(row.state) }));
    },
    addSnapshot: (table, { n, at, state, outcomes, layout }) =>
      write(table, async (attempt) => void (await attempt.ask(Q.addSnapshot, [table, n, at, state, outcomes, layout]))),
    async commit({ table, row, entry, due, lay, rated, tell }) {
      if (entry && !row)
        return commits.append({ table, entry, ...(due !== undefined && { due }), ...(tell && { tell }) });
      try {
        return await write(table, async (attempt) => {
          if (row && !(await saveRow(attempt, row, due))) return false;
          if (row && entry && !(await appendStrictly(attempt, table, entry))) throw new Taken();
          if (lay && !(await create(attempt, lay.row, lay.request))) throw new Taken();
          if (rated) await queueRated(attempt.ask, table, rated);
          if (!row && due !== undefined) await attempt.ask(Q.setDue, [table, due]);
          await writeTelling(attempt, table, tell);
          return true;
        });
      } catch (error) {
        if (error instanceof Taken || isTaken(error)) return false;
        throw error;
      }
    },
    openTables: async (most) => (await ask(Q.openTables, [most])).map(readRow),
    overTables: async ({ changed, id }, most) => (await ask(Q.overTables, [moment(changed), id, most])).map(readOver),
    tablesOf,
    async pack(before, most) {
      const ids = (await ask(Q.loose, [moment(before), most])).map(({ id }) => id as string);
      for (const id of ids) await packOne(id);
      return ids.length;
    },
    forget: (before) => write("forget", (attempt) => forgetOld(attempt.ask, before)),

    ...nodeStore(db, commits),
    outages: async () =>
      (await patiently(db.patience.all, () => db.pulse(Q.outages))).map(
        ({ from, to }) => [from as number, to as number] as const,
      ),
    async close() {
      await commits.finish();
      await db.close();
    },
  };
}

/** Takes a row back whose entry somebody else has made meanwhile. */
class Taken extends Error {}
