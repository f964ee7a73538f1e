/** Everything the server has about a guest, to take along; and forgetting it, while the games stay for those who played them. */
import { seatOf, isOver } from "./room.ts";
import type { PastGame } from "../core/career.ts";
import type { Refusal } from "../core/game.ts";
import { ONLOOKER } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import { companyOf } from "./company/friends.ts";
import { revoke } from "./devices.ts";
import { GONE } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { newId } from "./hall.ts";
import { channelInfo } from "./notices/channelsOf.ts";
import { noticesOf } from "./notices/routes.ts";
import { passkeysOf } from "./known/passkeys.ts";
import { pastGames } from "./player/careers.ts";
import { saveRow } from "./playing.ts";
import type { Room } from "./room.ts";
import { roomOf } from "./rooms.ts";
import { insist, vacate } from "./seating.ts";
import type { Shapes } from "./shapes.ts";
import type { Person, SeatRow, TableRow } from "./store.ts";

/** Tables and entries that are read in one go. */
const PAGE = 200;

/** All tables somebody has ever sat at, oldest first. */
async function* tablesOf(hall: Hall, person: string): AsyncGenerator<TableRow> {
  for (let after = ""; ;) {
    const ids = await hall.store.sat(person, after, PAGE);
    for (const id of ids) {
      await hall.pace();
      const row = await hall.store.table(id);
      if (row) yield row;
    }
    if (ids.length < PAGE) return;
    after = ids.at(-1)!;
  }
}

/** What was decided at a table by somebody's own requests. */
async function decisionsOf(
  hall: Hall,
  table: string,
  persons: readonly string[],
): Promise<Shapes["Exported"]["tables"][number]["decisions"]> {
  const found: { n: number; text: string; at: number }[] = [];
  for (let from = 0; ; from += PAGE) {
    await hall.pace();
    const entries = await hall.store.entries(table, from, PAGE);
    for (const { n, text, at, request } of entries)
      if (persons.some((person) => request?.startsWith(`${person} `))) found.push({ n, text, at });
    if (entries.length < PAGE) return found;
  }
}

export async function exportOf(hall: Hall, person: Person): Promise<Shapes["Exported"]> {
  const former = await hall.store.formerIds(person.id);
  const tables: Shapes["Exported"]["tables"][number][] = [];
  for await (const { id, terms, stage, created, ended, host, seats, left } of tablesOf(hall, person.id)) {
    const seat = seats.findIndex((each) => each.person === person.id);
    const { name, colour, order, value, standIn } = seats[seat] ?? {};
    const own = { seat: seat < 0 ? (left?.[person.id] ?? null) : seat, name, colour, order, value, standIn };
    const isHost = host === person.id;
    tables.push({
      table: id,
      stage,
      created,
      ended,
      terms,
      isHost,
      ...own,
      decisions: await decisionsOf(hall, id, [person.id, ...former]),
    });
  }
  const devices = (await hall.store.devices(person.id)).map(({ device, seen }) => ({ name: device, seen }));
  const past: Omit<PastGame, "company">[] = [];
  // Others are theirs to take along.
  for await (const { company: _company, ...own } of pastGames(hall, person.id)) past.push(own);
  return {
    person: person.id,
    name: person.name,
    devices,
    former,
    passkeys: await passkeysOf(hall, person.id),
    codes: await hall.store.recoveryLeft(person.id),
    page: (await hall.store.pageOf(person.id)) ?? null,
    tables,
    past,
    said: await hall.store.saidBy(person.id),
    ...(await numbersOf(hall, person.id)),
    ...(await reachOf(hall, person.id)),
    company: await companyOf(hall, person.id),
  };
}

/** Tries and marks that go along at most. */
const MOST_NUMBERS = 10_000;

/** What somebody has reached at deals of the day and in rated games. */
async function numbersOf(hall: Hall, person: string): Promise<Pick<Shapes["Exported"], "tries" | "marks">> {
  const tries = (await hall.store.triesOf(person, MOST_NUMBERS)).map(({ person: _person, ...each }) => each);
  const marks = await Promise.all(GAMES.map(({ name }) => hall.store.marksOf(person, name, MOST_NUMBERS)));
  return { tries, marks: marks.flat().map(({ who: _who, ...each }) => each) };
}

/** So many of the latest tidings. */
const MOST_TIDINGS = 1000;

/** How somebody is reached, and what was on its way. */
async function reachOf(
  hall: Hall,
  person: string,
): Promise<Pick<Shapes["Exported"], "channels" | "notices" | "ears" | "tidings">> {
  const { manner, feed } = await noticesOf(hall, person);
  const rows = await hall.store.channels(person);
  const tidings = await hall.store.tidingsOf(person, MOST_TIDINGS);
  return {
    channels: rows.map((row) => ({ ...channelInfo(row), detail: row.detail })),
    notices: { manner, feed },
    ears: await hall.store.ears(person),
    tidings: tidings.map(({ kind, table, n, channel, state, at }) => ({ kind, table, n, channel, state, at })),
  };
}

/** Shown instead of the name of somebody who wished to be forgotten. */
const NOBODY = "–";

/** Seats are given up, names, talk and devices forgotten. What was played stays, by nobody in particular. */
export async function forgetGuest(hall: Hall, person: Person): Promise<void> {
  const keys = (await hall.store.devices(person.id)).map(({ key }) => key);
  await revoke(hall, person.id, keys);
  const gone = `${GONE}${newId()}`;
  for await (const { id } of tablesOf(hall, person.id)) {
    const room = await roomOf(hall, id);
    if (room) await insist(room, () => leaveNoName(hall, room, person, gone));
  }
  await hall.store.forgetPerson(person.id);
}

async function leaveNoName(hall: Hall, room: Room, person: Person, gone: string): Promise<Refusal | undefined> {
  const seat = seatOf(room, person.id);
  const refusal = seat !== ONLOOKER && !isOver(room) ? await vacate(hall, room, seat, room.row) : undefined;
  if (refusal) return refusal;
  const { row } = room;
  const isOwn = (each: SeatRow, i: number): boolean =>
    each.person === person.id ||
    (each.person === undefined && (row.left?.[person.id] === i || each.name === person.name));
  const seats = row.seats.map((each, i) => {
    if (!isOwn(each, i) || each.name === undefined) return each;
    const { name: _name, ...rest } = each;
    return rest.person === undefined ? rest : { ...rest, name: NOBODY };
  });
  // The id stands for nobody from now on, wherever it was noted.
  const text = JSON.stringify({ ...row, seats }).replaceAll(person.id, gone);
  return saveRow(hall, room, JSON.parse(text) as TableRow);
}
