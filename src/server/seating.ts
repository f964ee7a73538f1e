/** Tables before and around a game: who sits where, under which name and colour, and when it begins. */
import { randomBytes } from "node:crypto";
import { isBotName, LEVEL_NAMES } from "../bots/levels.ts";
import type { Refusal, Seat } from "../core/game.ts";
import { isRefusal, ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf, Terms } from "../core/protocol.ts";
import { begin, latest } from "../core/table.ts";
import { gameNamed, GAMES } from "../games/index.ts";
import { fullClocks } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { luckOf, newId, note } from "./hall.ts";
import { changeSeat, dueOf, pursue, saveRow } from "./playing.ts";
import type { Room } from "./room.ts";
import { alone, freeColours, probe, seatOf, tellInfo } from "./room.ts";
import type { EntryRow, Person, SeatRow, TableRow } from "./store.ts";
import { catchUp, publish } from "./telling.ts";

const levelRefusal = (): Refusal => refuse("level", `The bots are: ${LEVEL_NAMES.join(", ")}.`);
const notHost = (): Refusal => refuse("not-host", "Only the host may do this.");
const begun = (): Refusal => refuse("begun", "The game has already begun.");

/** Lays a table as its host wishes and gives the host the first seat. */
export async function create(
  hall: Hall,
  person: Person,
  { type: _type, id, value, ...terms }: RequestOf<"create">,
): Promise<{ table: string } | Refusal> {
  const seats = seatsFor(terms);
  if (isRefusal(seats)) return seats;
  const request = `${person.id} ${id}`;
  const host: SeatRow = { person: person.id, name: person.name, ...(value !== undefined && { value }) };
  const row = dress(newRow(hall, person.id, terms, [{ ...seats[0], ...host }, ...seats.slice(1)]));
  const isNew = await hall.store.create(row, request);
  if (isNew && row.open) tellLobby(hall);
  return { table: isNew ? row.id : (await hall.store.madeBy(request))! };
}

const newRow = (hall: Hall, host: string, terms: Terms, seats: readonly SeatRow[]): TableRow => ({
  id: newId(),
  watch: newId(),
  version: 1,
  stage: "waiting",
  open: terms.open ?? false,
  created: hall.now(),
  host,
  terms,
  seats,
  secret: randomBytes(32).toString("hex"),
  banned: [],
});

/** Empty seats, and bots on the last ones, if the wish is one the game can fulfil. */
function seatsFor(terms: Terms): SeatRow[] | Refusal {
  const game = gameNamed(terms.game);
  if (!game) return refuse("game", `The games are: ${GAMES.map(({ name }) => name).join(", ")}.`);
  const state = probe(game, { terms });
  if (isRefusal(state)) return state;
  const { bots = [] } = terms;
  if (!bots.every(isBotName)) return levelRefusal();
  const count = game.seats(state);
  if (bots.length >= count) return refuse("bots", "One seat must be left for the host.");
  const seats = Array.from({ length: count }, (): SeatRow => ({}));
  for (const [i, level] of bots.entries()) seats[count - bots.length + i] = { bot: level };
  return seats;
}

/** Everybody who sits has a colour, where colours can be chosen. */
function dress(row: TableRow): TableRow {
  const game = gameNamed(row.terms.game)!;
  const state = probe(game, row);
  const all = isRefusal(state) ? [] : game.colours(state);
  const free = all.filter((colour) => !row.seats.some((seat) => seat.colour === colour));
  const needsOne = (seat: SeatRow): boolean =>
    seat.colour === undefined && (seat.person !== undefined || seat.bot !== undefined);
  const seats = row.seats.map((seat) =>
    needsOne(seat) && free.length > 0 ? Object.assign({ ...seat }, { colour: free.shift()! }) : seat,
  );
  return { ...row, seats };
}

/** Sits down. In a running game only where a bot sits, if the table allows newcomers. */
export function sit(
  hall: Hall,
  room: Room,
  person: Person,
  message: RequestOf<"sit">,
): Promise<{ seat: number } | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (message.table !== row.id) return refuse("onlookers-link", "This link is for onlookers.");
    if (row.banned.includes(person.id)) return refuse("banned", "The host has sent you away from this table.");
    const own = seatOf(room, person.id);
    if (own !== ONLOOKER && (message.seat === undefined || message.seat === own))
      return (await changeValue(hall, room, own, message.value)) ?? { seat: own };
    if (row.stage === "over" || (row.stage === "playing" && (own !== ONLOOKER || !row.terms.late))) return begun();
    const isFree = (each: SeatRow): boolean =>
      each.person === undefined && (row.stage === "playing" || each.bot === undefined);
    const seat = message.seat ?? row.seats.findIndex(isFree);
    if (!row.seats[seat] || !isFree(row.seats[seat])) return refuse("taken", "This seat is taken.");
    const { value = row.seats[own]?.value } = message;
    const seats = [...row.seats];
    const colour = row.seats[own]?.colour ?? row.seats[seat].colour;
    if (own !== ONLOOKER) seats[own] = {};
    seats[seat] = {
      person: person.id,
      name: person.name,
      ...(colour !== undefined && { colour }),
      // A running game's luck is settled.
      ...keepOrTake(row, seat, value),
    };
    const refusal = await saveRow(hall, room, dress({ ...row, seats }));
    if (refusal) return refusal;
    showSeat(hall, room, person.id);
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
function showSeat(hall: Hall, room: Room, person: string): void {
  if (!room.table) return;
  for (const watcher of room.watchers.values())
    if (watcher.connection.person === person) {
      watcher.sent = latest(room.table) - 1;
      catchUp(hall, room, watcher);
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
    if (!free.includes(message.colour)) return refuse("colour", `Free colours: ${free.join(", ") || "none"}.`, "T-E");
    return (await changeSeat(hall, room, seat, { colour: message.colour })) ?? {};
  });
}

export function leave(hall: Hall, room: Room, person: Person, message: RequestOf<"leave">): Promise<object | Refusal> {
  return alone(room, async () => {
    const seat = seatOf(room, person.id, message.table);
    return seat === ONLOOKER ? {} : ((await vacate(hall, room, seat, room.row)) ?? {});
  });
}

export function kick(hall: Hall, room: Room, person: Person, message: RequestOf<"kick">): Promise<object | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (row.host !== person.id || message.table !== row.id) return notHost();
    const target = row.seats[message.seat]?.person;
    if (target === undefined) return {};
    if (target === person.id) return refuse("kick", "The host cannot be sent away.");
    return (await vacate(hall, room, message.seat, { ...row, banned: [...row.banned, target] })) ?? {};
  });
}

/** Empties a seat; in a running game a bot goes on with it. Another person becomes host if the host has gone. */
async function vacate(hall: Hall, room: Room, seat: Seat, row: TableRow): Promise<Refusal | undefined> {
  const gone = row.seats[seat]!;
  const seats = [...row.seats];
  if (row.stage === "waiting") seats[seat] = {};
  else {
    const { person: _person, standIn: _standIn, order: _order, ...rest } = gone;
    seats[seat] = { ...rest, bot: LEVEL_NAMES[1] };
  }
  const heir = seats.find(({ person }) => person !== undefined)?.person;
  const host = row.host === gone.person && heir !== undefined ? heir : row.host;
  const open = row.open && heir !== undefined;
  const refusal = await saveRow(hall, room, { ...row, seats, host, open });
  if (!refusal && row.open) tellLobby(hall);
  return refusal;
}

export function seatBot(hall: Hall, room: Room, person: Person, message: RequestOf<"bot">): Promise<object | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (row.host !== person.id || message.table !== row.id) return notHost();
    if (row.stage !== "waiting") return begun();
    const seat = row.seats[message.seat];
    if (!seat || seat.person !== undefined) return refuse("taken", "This seat is taken.");
    if (message.level !== null && !isBotName(message.level)) return levelRefusal();
    const seats = row.seats.map((each, i) => (i === message.seat ? withBot(message.level) : each));
    const refusal = await saveRow(hall, room, dress({ ...row, seats }));
    if (!refusal && row.open) tellLobby(hall);
    return refusal ?? {};
  });
}

const withBot = (level: string | null): SeatRow => (level === null ? {} : { bot: level });

/** Begins: from now on seats, values and options are settled. Setup and first luck are on disk before anybody sees them. */
export function start(hall: Hall, room: Room, person: Person, message: RequestOf<"start">): Promise<object | Refusal> {
  return alone(room, async () => {
    if (room.row.host !== person.id || message.table !== room.row.id) return notHost();
    if (room.row.stage !== "waiting") return {};
    const { fill } = message;
    if (fill !== undefined && !isBotName(fill)) return levelRefusal();
    const isEmpty = ({ person: who, bot }: SeatRow): boolean => who === undefined && bot === undefined;
    if (fill === undefined && room.row.seats.some(isEmpty)) return refuse("not-full", "There are empty seats.");
    const seats = room.row.seats.map((seat) => (isEmpty(seat) ? withBot(fill!) : seat));
    const row = dress({ ...room.row, seats });
    const table = begin(room.game, row.terms.options ?? {}, luckOf(row));
    if (isRefusal(table)) return table;
    const now = hall.now();
    const options = room.game.options(table.setup);
    const before = room.row;
    room.row = {
      ...row,
      stage: "playing",
      open: false,
      version: row.version + 1,
      setup: { options, state: room.game.write(table.setup) },
    };
    room.table = table;
    room.left = fullClocks(row.terms.clock, seats.length);
    room.since = now;
    const entry: EntryRow = { ...table.log[0]!, n: 0, at: now, left: room.left };
    const due = dueOf(room);
    if (!(await hall.store.commit({ table: room.id, row: room.row, entry, due }))) {
      room.row = before;
      room.table = undefined;
      return refuse("stale", "Somebody was faster.");
    }
    room.due = due;
    note(room, entry);
    tellInfo(room, now);
    for (const watcher of room.watchers.values()) catchUp(hall, room, watcher);
    publish(hall, room, { n: 0, version: room.row.version });
    if (before.open) tellLobby(hall);
    pursue(hall, room);
    return {};
  });
}

/** The same people once more. Whoever asks first lays the table; everybody is told where. */
export function rematch(
  hall: Hall,
  room: Room,
  person: Person,
  message: RequestOf<"rematch">,
): Promise<{ table: string } | Refusal> {
  return alone(room, async () => {
    const { row } = room;
    if (row.next !== undefined) return { table: row.next };
    if (seatOf(room, person.id, message.table) === ONLOOKER)
      return refuse("no-seat", "You have no seat at this table.");
    if (row.stage !== "over") return refuse("not-over", "The game is not over.");
    const { seed: _seed, ...terms } = row.terms;
    const seats = row.seats.map(({ value: _value, standIn: _standIn, ...rest }) => rest);
    const next = newRow(hall, person.id, { ...terms, open: false }, seats);
    await hall.store.create(next, `${row.id} rematch`);
    const made = (await hall.store.madeBy(`${row.id} rematch`))!;
    return (await saveRow(hall, room, { ...row, next: made })) ?? { table: made };
  });
}

/** A new name, at once at every table of this node that has not begun. */
export async function rename(hall: Hall, person: Person, name: string): Promise<{ name: string } | Refusal> {
  const plain = plainName(name);
  if (plain === "") return refuse("name", "A name needs a letter.");
  await hall.store.rename(person.id, plain);
  for (const row of await hall.store.tablesOf(person.id, MOST_RENAMED)) {
    const room = row.stage === "waiting" ? await hall.rooms.get(row.id) : undefined;
    if (room)
      await alone(room, async () => {
        const seat = seatOf(room, person.id);
        if (seat !== ONLOOKER) await changeSeat(hall, room, seat, { name: plain });
      });
  }
  return { name: plain };
}

const MOST_RENAMED = 20;

/** Names are text: no control or direction characters, no runs of spaces. */
const plainName = (name: string): string =>
  name
    .normalize("NFC")
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "")
    .replace(/\s+/gu, " ")
    .trim();

/** The list of open tables has changed. */
export const tellLobby = (hall: Hall): void => hall.bus.publish("lobby", "");
