/** Who sits where, under which name and colour. */
import { isBotName, STAND_IN } from "../bots/levels.ts";
import type { Refusal, Seat } from "../core/game.ts";
import { ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf } from "../core/protocol.ts";
import { latest } from "../core/table.ts";
import { oneTry } from "./daily/deals.ts";
import { isBanned, isOldLink, placesToBan } from "./doors.ts";
import { tellPerson } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { newId } from "./hall.ts";
import { roomOf } from "./rooms.ts";
import { tellLobby } from "./lobby.ts";
import { changeSeat, saveRow } from "./playing.ts";
import { plainName } from "./plainText.ts";
import { staysRated } from "./ratings/rules.ts";
import type { Caller } from "./requests.ts";
import type { Room } from "./room.ts";
import { alone, freeColours, isSeatLink, seatOf } from "./room.ts";
import { begun, dress, levelRefusal, nameAt, notHost, withBot } from "./seats.ts";
import { doneBy } from "./repeats.ts";
import type { DoneRow, Person, SeatRow, TableRow } from "./store.ts";
import { catchUp } from "./telling.ts";

/** Sits down. In a running game only where a bot sits, if the table allows newcomers. */
export function sit(
  hall: Hall,
  room: Room,
  person: Caller,
  message: RequestOf<"sit">,
): Promise<{ seat: number } | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (!isSeatLink(row, message.table)) return refuse("onlookers-link", "This link is for onlookers.");
    const own = seatOf(room, person.id);
    if (own === ONLOOKER && isBanned(row, person))
      return refuse("banned", "The host has sent you away from this table.");
    if (own === ONLOOKER && isOldLink(row, person.id, message.table))
      return refuse("old-link", "This link seats nobody any more: ask the host for the new one.");
    if (own !== ONLOOKER && (message.seat === undefined || message.seat === own))
      return (await changeValue(hall, room, own, message.value)) ?? { seat: own };
    if (row.stage === "over" || (row.stage === "playing" && (own !== ONLOOKER || !row.terms.late))) return begun();
    const isFree = (each: SeatRow): boolean =>
      each.person === undefined && (row.stage === "playing" || each.bot === undefined);
    const former = row.stage === "playing" ? row.left?.[person.id] : undefined;
    const seat = message.seat ?? former ?? row.seats.findIndex(isFree);
    if (!row.seats[seat] || !isFree(row.seats[seat])) return refuse("taken", "This seat is taken.");
    if (former !== undefined && former !== seat)
      return refuse("seen-hand", "You have seen another hand of this game: only your old seat is yours to take.");
    const { value = row.seats[own]?.value } = message;
    const seats = [...row.seats];
    const colour = row.seats[own]?.colour ?? row.seats[seat].colour;
    if (own !== ONLOOKER) seats[own] = {};
    seats[seat] = {
      person: person.id,
      name: nameAt(row, person),
      ...(colour !== undefined && { colour }),
      // A running game's luck is settled.
      ...keepOrTake(row, seat, value),
    };
    const refusal = await saveRow(hall, room, dress({ ...row, seats }), doneBy(person.id, message, { seat }));
    if (refusal) return refusal;
    await showSeat(hall, room, person.id);
    if (row.open) tellLobby(hall);
    return { seat };
  });
}

/** Who has seen the server's promise may still choose another value, until the game begins. */
async function changeValue(
  hall: Hall,
  room: Room,
  seat: Seat,
  value: string | undefined,
): Promise<Refusal | undefined> {
  if (value === undefined || room.row.stage !== "waiting" || room.row.seats[seat]!.value === value) return undefined;
  return changeSeat(hall, room, seat, { value });
}

function keepOrTake(row: TableRow, seat: Seat, value: string | undefined): { value?: string } {
  const kept = row.stage === "playing" ? row.seats[seat]!.value : value;
  return kept === undefined ? {} : { value: kept };
}

/** Who takes a seat in a running game sees at once what that seat sees. */
async function showSeat(hall: Hall, room: Room, person: string): Promise<void> {
  if (!room.table) return;
  for (const watcher of room.watchers.values())
    if (watcher.connection.person === person) {
      watcher.sent = latest(room.table) - 1;
      await catchUp(hall, room, watcher);
    }
}

export function chooseColour(
  hall: Hall,
  room: Room,
  person: Person,
  message: RequestOf<"colour">,
): Promise<object | Refusal> {
  return alone(room, async () => {
    const seat = seatOf(room, person.id, message.table);
    if (seat === ONLOOKER) return refuse("no-seat", "You have no seat at this table.");
    if (room.row.seats[seat]!.colour === message.colour) return {};
    const free = freeColours(room);
    if (!free.includes(message.colour)) return refuse("colour", `Free colours: ${free.join(", ") || "none"}.`);
    return (await changeSeat(hall, room, seat, { colour: message.colour }, doneBy(person.id, message))) ?? {};
  });
}

export function leave(hall: Hall, room: Room, person: Person, message: RequestOf<"leave">): Promise<object | Refusal> {
  return alone(room, async () => {
    const seat = seatOf(room, person.id, message.table);
    if (seat !== ONLOOKER && room.row.daily !== undefined) return oneTry();
    const bound = seat === ONLOOKER ? undefined : staysRated(room.row);
    if (bound) return bound;
    return seat === ONLOOKER ? {} : ((await vacate(hall, room, seat, room.row, doneBy(person.id, message))) ?? {});
  });
}

/** Sends somebody away for good: the old link seats no stranger from now on, and the host has a new one to hand out. */
export function kick(hall: Hall, room: Room, person: Caller, message: RequestOf<"kick">): Promise<object | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (row.host !== person.id || !isSeatLink(row, message.table)) return notHost();
    const target = row.seats[message.seat]?.person;
    if (target === undefined) return {};
    const bound = staysRated(row);
    if (bound) return bound;
    if (target === person.id) return refuse("kick", "The host cannot be sent away.");
    const banned = [...row.banned, target, ...placesToBan(room, target, person.place)];
    const sentAway = { ...row, banned, door: newId() };
    return (await vacate(hall, room, message.seat, sentAway, doneBy(person.id, message))) ?? {};
  });
}

/** Empties a seat; in a running game a bot goes on with it. Another person becomes host if the host has gone. */
export async function vacate(
  hall: Hall,
  room: Room,
  seat: Seat,
  row: TableRow,
  done?: DoneRow,
): Promise<Refusal | undefined> {
  const gone = row.seats[seat]!;
  const seats = [...row.seats];
  if (row.stage === "waiting") seats[seat] = {};
  else {
    const { person: _person, standIn: _standIn, order: _order, ...rest } = gone;
    seats[seat] = { ...rest, bot: STAND_IN };
  }
  const left = row.stage === "playing" ? { ...row.left, [gone.person!]: seat } : undefined;
  const heir = seats.find(({ person }) => person !== undefined)?.person;
  const host = row.host === gone.person && heir !== undefined ? heir : row.host;
  const open = row.open && heir !== undefined;
  const refusal = await saveRow(hall, room, { ...row, seats, host, open, ...(left && { left }) }, done);
  if (!refusal && row.open) tellLobby(hall);
  return refusal;
}

export function seatBot(hall: Hall, room: Room, person: Person, message: RequestOf<"bot">): Promise<object | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (row.host !== person.id || !isSeatLink(row, message.table)) return notHost();
    if (row.stage !== "waiting") return begun();
    const seat = row.seats[message.seat];
    if (!seat || seat.person !== undefined) return refuse("taken", "This seat is taken.");
    if (message.level !== null && !isBotName(message.level)) return levelRefusal();
    const seats = row.seats.map((each, i) => (i === message.seat ? withBot(message.level) : each));
    const refusal = await saveRow(hall, room, dress({ ...row, seats }), doneBy(person.id, message));
    if (!refusal && row.open) tellLobby(hall);
    return refusal ?? {};
  });
}

/** A new name, at once at every table that is not over: a finished one keeps who played it. */
export async function rename(hall: Hall, person: Person, name: string): Promise<{ name: string } | Refusal> {
  const plain = plainName(name);
  if (plain === "") return refuse("name", "A name needs a letter.");
  if (hall.wordFilter(plain) !== plain) return refuse("unwanted", "This word is not wanted here.");
  await hall.store.rename(person.id, plain);
  tellPerson(hall, person.id, { name: plain });
  for (const row of await hall.store.tablesOf(person.id, MOST_RENAMED, { over: false })) {
    const room = await roomOf(hall, row.id);
    if (room)
      await insist(room, async () => {
        const seat = seatOf(room, person.id);
        const own = nameAt(room.row, { ...person, name: plain });
        if (seat === ONLOOKER || room.row.seats[seat]!.name === own) return undefined;
        const refusal = await changeSeat(hall, room, seat, { name: own });
        if (!refusal && room.row.open) tellLobby(hall);
        return refusal;
      });
  }
  return { name: plain };
}

const MOST_RENAMED = 20;
const MOST_TRIES = 5;

/** Changes a row, once more if another node was faster: then the room knows its row by now. */
export async function insist(room: Room, change: () => Promise<Refusal | undefined>): Promise<Refusal | undefined> {
  for (let tries = 1; ; tries++) {
    const refusal = await alone(room, change);
    if (refusal?.refused !== "stale" || tries === MOST_TRIES) return refusal;
  }
}
