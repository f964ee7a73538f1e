/** Laying a table, beginning its game, and once more with the same people. */
import { randomBytes } from "node:crypto";
import { isBotName } from "../bots/levels.ts";
import type { Refusal } from "../core/game.ts";
import { isRefusal, ONLOOKER, refuse } from "../core/game.ts";
import type { RequestOf, Terms } from "../core/protocol.ts";
import { begin } from "../core/table.ts";
import { GAMES, gameNamed } from "../games/index.ts";
import { fullClocks } from "./clocks.ts";
import { oneTry } from "./daily/deals.ts";
import type { Hall } from "./hall.ts";
import { luckOf, newId } from "./hall.ts";
import { limited, note } from "./rooms.ts";
import { tellLobby } from "./lobby.ts";
import { dueOf } from "./due.ts";
import { beginning, rematching, written } from "./notices/causes.ts";
import { pursue, saveRow } from "./playing.ts";
import { ratedRefusal } from "./ratings/rules.ts";
import type { Caller } from "./requests.ts";
import type { Room } from "./room.ts";
import { alone, isSeatLink, probe, seatOf } from "./room.ts";
import { dress, levelRefusal, notHost, withBot } from "./seats.ts";
import type { EntryRow, Person, SeatRow, TableRow } from "./store.ts";
import { publish, tellBeginning } from "./telling.ts";

/** Lays a table as its host wishes and gives the host the first seat. */
export async function create(
  hall: Hall,
  person: Caller,
  { type: _type, id, value, ...terms }: RequestOf<"create">,
): Promise<{ table: string } | Refusal> {
  const seats = seatsFor(terms);
  if (isRefusal(seats)) return seats;
  const request = `${person.id} ${id}`;
  if (terms.open && !(await hall.openings.may(hall, person))) {
    // It may be one of those that wait.
    const before = await hall.store.madeBy(request);
    return before === undefined ? enoughOpen() : { table: before };
  }
  const host: SeatRow = { person: person.id, name: person.name, ...(value !== undefined && { value }) };
  const row = dress(newRow(hall, person.id, terms, [{ ...seats[0], ...host }, ...seats.slice(1)]));
  const isNew = await hall.store.create(row, request);
  if (isNew && row.open) {
    hall.openings.add(person.place, row.id);
    tellLobby(hall);
  }
  return { table: isNew ? row.id : (await hall.store.madeBy(request))! };
}

const enoughOpen = (): Refusal =>
  refuse("too-many", "Enough of your tables wait in the list: begin one, or lay this one for friends only.");

export const newRow = (hall: Hall, host: string, terms: Terms, seats: readonly SeatRow[]): TableRow => ({
  id: newId(),
  watch: newId(),
  version: 1,
  stage: "waiting",
  open: terms.open ?? false,
  // Who wants no onlookers wants no readers either.
  ...(terms.open && terms.onlookers !== false && hall.publishing && { published: true }),
  created: hall.now(),
  host,
  terms,
  seats,
  secret: randomBytes(32).toString("hex"),
  banned: [],
});

/** Empty seats, and bots on the last ones, if the wish is one the game can fulfil. */
export function seatsFor(terms: Terms): SeatRow[] | Refusal {
  const game = gameNamed(terms.game);
  if (!game) return refuse("game", `The games are: ${GAMES.map(({ name }) => name).join(", ")}.`);
  const state = probe(game, { terms });
  if (isRefusal(state)) return state;
  const refusal = ratedRefusal(game, state, terms);
  if (refusal) return refusal;
  const { bots = [] } = terms;
  if (!bots.every(isBotName)) return levelRefusal();
  const count = game.seats(state);
  if (bots.length >= count) return refuse("bots", "One seat must be left for the host.");
  const seats = Array.from({ length: count }, (): SeatRow => ({}));
  for (const [i, level] of bots.entries()) seats[count - bots.length + i] = { bot: level };
  return seats;
}

/** Begins: from now on seats, values and options are settled. Setup and first luck are on disk before anybody sees them. */
export function start(hall: Hall, room: Room, person: Person, message: RequestOf<"start">): Promise<object | Refusal> {
  return alone(room, async () => {
    if (room.row.host !== person.id || !isSeatLink(room.row, message.table)) return notHost();
    if (room.row.stage !== "waiting") return {};
    const { fill } = message;
    if (fill !== undefined && !isBotName(fill)) return levelRefusal();
    const isEmpty = ({ person: who, bot }: SeatRow): boolean => who === undefined && bot === undefined;
    if (fill === undefined && room.row.seats.some(isEmpty)) return refuse("not-full", "There are empty seats.");
    const seats = room.row.seats.map((seat) => (isEmpty(seat) ? withBot(fill!) : seat));
    const row = dress({ ...room.row, seats });
    const table = begin(room.game, row.terms.options ?? {}, luckOf(row));
    if (isRefusal(table)) return table;
    limited(table);
    const now = hall.now();
    const options = room.game.options(table.setup);
    const before = room.row;
    const playing: TableRow = {
      ...row,
      stage: "playing",
      open: false,
      version: row.version + 1,
      setup: { options, state: room.game.write(table.setup) },
    };
    const left = fullClocks(row.terms.clock, seats.length);
    const entry: EntryRow = { ...table.log[0]!, n: 0, at: now, left };
    const begun = { ...room, row: playing, table, left, since: now, asked: [now] };
    const due = dueOf(begun);
    const tell = beginning(begun, playing, entry);
    if (!(await hall.store.commit({ table: room.id, row: playing, entry, due, tell })))
      return refuse("stale", "Somebody was faster.");
    Object.assign(room, { row: playing, table, since: now, asked: [now], due });
    note(room, entry);
    written(hall, room, tell);
    tellBeginning(hall, room);
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
    if (seatOf(room, person.id, message.table) === ONLOOKER)
      return refuse("no-seat", "You have no seat at this table.");
    if (row.next !== undefined) return { table: row.next };
    if (row.daily !== undefined) return oneTry();
    if (row.stage !== "over") return refuse("not-over", "The game is not over.");
    const { seed: _seed, ...terms } = row.terms;
    const seats = row.seats.map(({ value: _value, standIn: _standIn, name, ...rest }) => ({
      ...rest,
      // Whoever left the last game is not missed in the next one.
      ...(name !== undefined && rest.person !== undefined && { name }),
    }));
    const laid = { ...newRow(hall, person.id, { ...terms, open: false }, seats), banned: row.banned };
    const request = `${row.id} rematch`;
    const known = (table: TableRow): TableRow => ({ ...room.row, next: table.id, nextWatch: table.watch });
    const tell = rematching(row, laid, person.id, hall.now());
    const refusal = await saveRow(hall, room, known(laid), undefined, { row: laid, request }, tell);
    if (!refusal) return { table: laid.id };
    // Earlier versions laid the table first and noted it then: it may lie there, and nobody knows of it.
    const made = room.row.next === undefined ? await hall.store.madeBy(request) : undefined;
    const before = made === undefined ? undefined : await hall.store.table(made);
    return before ? ((await saveRow(hall, room, known(before))) ?? { table: before.id }) : refusal;
  });
}
