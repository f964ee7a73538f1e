/** The store in one SQLite file. */
import { isDeepStrictEqual } from "node:util";
import type { Line } from "../core/chat.ts";
import { carryOut, readAct } from "./acts.ts";
import { groupCommits } from "./commits.ts";
import { dailyIn } from "./daily/sqlite.ts";
import { forgetOld } from "./forgetting.ts";
import { companyInFile } from "./company/sqlite.ts";
import { forgetBelongings, knownInFile } from "./known/sqlite.ts";
import type { Ban, Report } from "./moderationStore.ts";
import { writeTelling } from "./notices/sqliteTellings.ts";
import { sqliteTidings } from "./notices/sqliteTidings.ts";
import { openFile } from "./opening.ts";
import type { Packed } from "./packing.ts";
import { pack, unpack } from "./packing.ts";
import { queueRated, ratingsIn } from "./ratings/sqlite.ts";
import { pastInFile } from "./player/sqlite.ts";
import { entriesOf, lastPack, readEntry, readOver, readRow, readWhole } from "./rows.ts";
import { statements } from "./statements.ts";
import { ALIVE_MS, OUTAGE_MS } from "./store.ts";
import type {
  Change,
  DeviceRow,
  EntryRow,
  Free,
  Head,
  Missing,
  Person,
  SaidRow,
  SnapshotRow,
  Store,
  TableRow,
} from "./store.ts";
import { troubleOf } from "./trouble.ts";

/** A dead node is not remembered for longer. */
const FORGOTTEN_MS = 86_400_000;

/** A game with more entries is not packed: unpacking it would keep everybody waiting. */
const MOST_PACKED = 4000;
const PACKED = 1;
const LOOSE_FOR_GOOD = 2;
/** Lines of talk read at once. */
const MOST_LINES = 200;

/** A connection that could not be opened as it should is tried again so often at most. */
const MEND_MS = 500;

const freeOf = (free: Free | undefined) => [free?.node ?? null, (free?.now ?? 0) - ALIVE_MS] as const;

/** Milliseconds people wait while another program holds the file. */
const PATIENCE_MS = 3000;

export function sqliteStore(
  file: string,
  onCommit: (seconds: number) => void = () => {},
  patience = PATIENCE_MS,
): Store {
  let { db, lack } = openFile(file);
  let sql = statements(db);
  let triedAt = performance.now();
  let isClosed = false;
  let findPack = lastPack();

  /** Opens the file anew once it can be written again. Until then there is the connection that can at least read. */
  function mend(): void {
    if (!lack) return;
    if (performance.now() - triedAt < MEND_MS) throw lack;
    triedAt = performance.now();
    // What was opened on a full disk holds the file alone: it has to go first, but only when there is room again.
    const isHeld = lack.kind === "full" || lack.kind === "failing";
    if (isHeld && !isClosed) {
      sql.tryDisk.run();
      db.close();
      isClosed = true;
    }
    const next = openFile(file);
    if (next.lack && !isHeld) {
      next.db.close();
      throw next.lack;
    }
    if (!isHeld) db.close();
    ({ db, lack } = next);
    sql = statements(db);
    isClosed = false;
    if (lack) throw lack;
  }

  const { write, finish, giveUp } = groupCommits({ file, db: () => db, onCommit, mend, patience });

  /** What cannot be read is the store's trouble, as what cannot be written. */
  async function read<T>(look: () => T): Promise<T> {
    try {
      if (isClosed) throw lack;
      return look();
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble?.kind === "damaged") giveUp(trouble);
      throw trouble ?? error;
    }
  }

  function saveRow(row: TableRow): boolean {
    const { id, version, stage, open, door } = row;
    const values = [version, stage, Number(open), JSON.stringify(row), Date.now(), door ?? null] as const;
    const { changes } = sql.update.run(...values, id, version - 1);
    if (changes === 0) return false;
    seatAll(row);
    if (stage === "over") sql.ended.run(id);
    return true;
  }

  function seatAll({ id, created, stage, seats }: TableRow): void {
    for (const { person } of seats)
      if (person !== undefined) sql.sit.run(person, id, created, Number(stage === "over"));
  }

  function saveEntry(table: string, { n, by, text, luck, at, left, request }: EntryRow): boolean {
    const values = [table, n, by, text, JSON.stringify(luck), at, JSON.stringify(left), request ?? null] as const;
    return sql.append.run(...values).changes === 1;
  }

  /** The entries go only when the piece is there and gives them back as they were. */
  function sealPack(id: string, whole: Packed, packed: Uint8Array): void {
    if (!isDeepStrictEqual(unpack(packed), whole)) throw new Error("a game cannot be packed without loss");
    sql.addPack.run(id, packed);
    sql.unpile.run(id);
    sql.markPacked.run(PACKED, id);
  }

  function create(row: TableRow, request: string): boolean {
    const { id, watch, version, stage, open, created } = row;
    const values = [id, watch, version, stage, Number(open), created, created, request, JSON.stringify(row)] as const;
    const isNew = sql.create.run(...values).changes === 1;
    if (isNew) seatAll(row);
    return isNew;
  }

  function apply({ table, row, entry, due, lay, rated, tell }: Change): boolean {
    // Only where two parts can disagree is there anything to roll back.
    const isPair = row !== undefined && (entry !== undefined || lay !== undefined);
    if (isPair) db.exec("SAVEPOINT pair");
    const isDone =
      (!row || saveRow(row)) && (!entry || saveEntry(table, entry)) && (!lay || create(lay.row, lay.request));
    if (isPair) db.exec(isDone ? "RELEASE pair" : "ROLLBACK TO pair; RELEASE pair");
    if (isDone && due !== undefined) sql.setDue.run(due, table);
    if (isDone && rated) queueRated(sql.ratings, table, rated);
    if (isDone && tell) writeTelling(sql, table, tell);
    return isDone;
  }

  return {
    ...dailyIn(() => sql.daily, read, write),
    ...ratingsIn(() => sql.ratings, read, write),
    ...sqliteTidings({ sql: () => sql, read, write }),
    ...knownInFile({ sql: () => sql.known, read, write }),
    ...companyInFile({ sql: () => sql.company, read, write }),
    ...pastInFile({ sql: () => sql.past, read, write }),
    create: (row, request) => write(() => create(row, request)),
    madeBy: (request) => read(() => sql.madeBy.get(request)?.id as string | undefined),
    table: (id) => read(() => readWhole(sql, sql.table.get(id), findPack)),
    entries: (table, from, most) => read(() => [...entriesOf(sql, table, from, most, findPack)]),
    snapshots: (table, layout, { n, at }, most) =>
      read(() => sql.snapshots.all(table, layout, n, at, most) as unknown as SnapshotRow[]),
    addSnapshot: (table, { n, at, state, outcomes, layout }) =>
      write(() => void sql.addSnapshot.run(table, n, at, state, outcomes, layout)),
    commit: (change) => write(() => apply(change)),
    openTables: (most) => read(() => sql.openTables.all(most).map((each) => readRow(each))),
    due: (until, free) => read(() => sql.due.all(until, ...freeOf(free)).map((each) => each.id as string)),
    dueNow: (most, free) => read(() => sql.dueNow.all(most, ...freeOf(free)).map((each) => each.id as string)),
    overTables: ({ changed, id }, most) => read(() => sql.overTables.all(changed, id, most).map(readOver)),
    tablesOf: (person, most, { over, before } = {}) =>
      read(() => {
        const rows: TableRow[] = [];
        const find = over === false ? sql.unfinishedOf : sql.tablesOf;
        for (const { id, over: isOver } of find.iterate({ person, before: before ?? null })) {
          if (over === true && isOver === 0) continue;
          const row = readRow(sql.table.get(id as string)!);
          // Who has left the table has sat there, and does so no more.
          if (row.seats.some((seat) => seat.person === person)) rows.push(row);
          if (rows.length === most) break;
        }
        return rows;
      }),
    pack: async (before, most) => {
      const ids = await read(() => sql.loose.all(before, most).map(({ id }) => id as string));
      for (const id of ids) {
        // One that is longer than anybody plays stays as it is: whoever reads it reads a page at a time.
        const entries = await read(() => sql.entries.all(id, 0, MOST_PACKED + 1).map(readEntry));
        if (entries.length > MOST_PACKED) {
          await write(() => void sql.markPacked.run(LOOSE_FOR_GOOD, id));
          continue;
        }
        const { setup } = await read(() => readRow(sql.table.get(id)!));
        const packed = await pack({ setup, entries });
        await write(() => sealPack(id, { setup, entries }, packed));
      }
      return ids.length;
    },
    forget: (before) => {
      findPack = lastPack();
      return write(() => forgetOld(sql, before));
    },

    person: (token) => read(() => sql.person.get(token) as { id: string; name: string } | undefined),
    people: (tokens) =>
      read(() =>
        tokens.flatMap((token) => {
          const person = sql.person.get(token) as Person | undefined;
          return person ? [{ token, ...person }] : [];
        }),
      ),
    addPerson: (person, token, now, device = "") =>
      write(() => {
        sql.addPerson.run(person.id, person.name, now);
        sql.addToken.run(token, person.id, null, device, now);
      }),
    rename: (person, name) => write(() => void sql.rename.run(name, person)),
    saw: (person, token, now) =>
      write(() => {
        sql.saw.run(now, person);
        sql.sawDevice.run(now, token);
      }),
    addToken: (token, person, until) => write(() => void sql.addToken.run(token, person, until ?? null, "", 0)),
    peek: (token, now) => read(() => sql.peek.get(token, now) as Person | undefined),
    claim: (token, next, device, now) =>
      write(() => {
        const person = sql.peek.get(token, now) as Person | undefined;
        if (!person) return undefined;
        sql.revoke.run(person.id, token);
        sql.addToken.run(next, person.id, null, device, now);
        return person;
      }),
    devices: (person) => read(() => sql.devices.all(person) as unknown as DeviceRow[]),
    revoke: (person, tokens) => write(() => tokens.forEach((token) => sql.revoke.run(person, token))),
    sat: (person, after, most) => read(() => sql.sat.all(person, after, most).map(({ id }) => id as string)),
    saidBy: (person) => read(() => sql.saidByPerson.all(person) as unknown as SaidRow[]),
    forgetPerson: (person) =>
      write(() => {
        forgetBelongings(sql.known, person);
        for (const drop of [sql.dropSaid, sql.dropSat, sql.dropTokens, sql.dropPerson]) drop.run(person);
        for (const drop of [sql.daily.drop, sql.ratings.drop]) drop.run(person);
        for (const drop of sql.dropReach) drop.run(person);
      }),

    say: (table, { seat, name, text, at }, request) =>
      write(() => {
        sql.say.run(table, seat, name, text, at, request, table);
        return sql.saidBy.get(table, request)!.k as number;
      }),
    lines: (table, from) => read(() => sql.lines.all(table, from, MOST_LINES) as unknown as Line[]),
    lastLines: (table, until, most) =>
      read(() => (sql.lastLines.all(table, until, most) as unknown as Line[]).toReversed()),

    report: ({ at, table, by, about, name, why, text, said }, request) =>
      write(() => {
        if (sql.reportOf.get(request)) return false;
        sql.dropReport.run(table, by, about);
        sql.report.run(at, table, by, about, name, why, text, JSON.stringify(said), request);
        return true;
      }),
    reports: (most) =>
      read(() => sql.reports.all(most).map((row) => ({ ...row, said: JSON.parse(row.said as string) }) as Report)),
    bans: (now) => read(() => sql.bans.all(now) as unknown as Ban[]),
    act: (act, change) => write(() => carryOut(sql, act, change)),
    acts: (most) => read(() => sql.acts.all(most).map(readAct)),

    heads: (tables) => read(() => tables.flatMap((id) => (sql.head.get(id) as Head | undefined) ?? [])),
    keep: (table, node, now) => write(() => sql.keep.run(table, node, now - ALIVE_MS).changes === 1),
    miss: (table, person, at) => write(() => void sql.miss.run(table, person, at)),
    found: (table, person, at) => write(() => void sql.found.run(table, person, at)),
    missing: (table) => read(() => sql.missing.all(table) as unknown as Missing[]),
    letGo: (table, node) => write(() => void sql.letGo.run(table, node)),
    time: async () => Date.now(),
    farewell: (node) => write(() => void sql.dropNodes.run(node, 0)),
    beat: (now, node) =>
      write(() => {
        const last = sql.pulse.get()?.at as number | undefined;
        const hasLived = node !== undefined && sql.knowsNode.get(node) !== undefined;
        const most = OUTAGE_MS[hasLived ? "bridged" : node === undefined ? "alone" : "shared"];
        if (last !== undefined && now - last > most) sql.addOutage.run(last, now);
        sql.beat.run(now);
        if (node === undefined) return [];
        sql.dropNodes.run("", now - FORGOTTEN_MS);
        sql.seeNode.run(node, now);
        return sql.nodes.all(now - ALIVE_MS).map(({ id }) => id as string);
      }),
    outages: () => read(() => sql.outages.all().map(({ from, to }) => [from as number, to as number] as const)),
    close: async () => {
      finish();
      if (!isClosed) db.close();
    },
  };
}
