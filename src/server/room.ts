/** A table in this node's memory: its row, its game, and who is connected to it. Everything here can be read from the store again. */
import type { Game, Refusal, Seat } from "../core/game.ts";
import { isRefusal, ONLOOKER } from "../core/game.ts";
import type { Notice, SeatInfo, TableInfo } from "../core/protocol.ts";
import { commitmentTo } from "../core/fair.ts";
import { seeded } from "../core/chance.ts";
import type { Table } from "../core/table.ts";
import { latest } from "../core/table.ts";
import type { SeatRow, TableRow } from "./store.ts";

/** One socket of a person. */
export interface Connection {
  readonly person: string;
  isOpen(): boolean;
  send(text: string): void;
}

export interface Watcher {
  readonly connection: Connection;
  /** The id this connection came with: the table's own, or the onlookers'. */
  readonly link: string;
  /** The last frame it was sent. */
  sent: number;
}

export interface Room {
  readonly id: string;
  /** This room in this memory: what it publishes, it need not hear. */
  readonly instance: string;
  /** It is no longer the room of its table; another may be. */
  isEvicted: boolean;
  readonly game: Game;
  row: TableRow;
  /** Once the game has begun. */
  table: Table | undefined;
  /** When each entry was made. */
  readonly times: number[];
  /** Milliseconds left per seat when the decider was asked, and when that was. */
  left: (number | null)[];
  since: number;
  /** Requests that have become entries, with their numbers. */
  readonly done: Map<string, number>;
  readonly watchers: Map<Connection, Watcher>;
  /** Persons connected to other nodes, by node. */
  readonly elsewhere: Map<string, readonly string[]>;
  /** When a person's last connection was lost, or this room was opened without them. */
  readonly gone: Map<string, number>;
  readonly opened: number;
  /** What is under way; the next one waits for it. */
  tail: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  delayed: NodeJS.Timeout | undefined;
  /** Onlookers have come or gone, and the others will be told. */
  counting: NodeJS.Timeout | undefined;
  /** The bot thinks about an answer to this frame. */
  thinking: number;
  /** The due time in the store, if known. */
  due: number | null | undefined;
  /** Stops listening to other nodes. */
  leaveBus: (() => void) | undefined;
}

/** One at a time: nobody sees a table while a change of it is on its way to the disk. */
export function alone<T>(room: Room, task: () => Promise<T>): Promise<T> {
  const result = room.tail.then(task);
  room.tail = result.catch(() => {});
  return result;
}

/** The seat of a person; ONLOOKER for everybody else and for whoever came by the onlookers' link. */
export function seatOf(room: Room, person: string, link = room.id): Seat {
  const seat = room.row.seats.findIndex((each) => each.person === person);
  return seat < 0 || link !== room.id ? ONLOOKER : seat;
}

/** Does a bot decide for this seat? */
export const isBot = (seat: SeatRow): boolean => seat.person === undefined || seat.standIn === true;

/** Connected to this node. */
export function isConnected(room: Room, person: string): boolean {
  for (const { connection } of room.watchers.values()) if (connection.person === person) return true;
  return false;
}

export function isHere(room: Room, person: string): boolean {
  if (isConnected(room, person)) return true;
  for (const persons of room.elsewhere.values()) if (persons.includes(person)) return true;
  return false;
}

/** Is any of the table's people connected? */
export const isAnybodyHere = (room: Room): boolean =>
  room.row.seats.some(({ person }) => person !== undefined && isHere(room, person));

export const isOver = (room: Room): boolean => room.row.stage === "over";

/** The newest frame somebody may see now: onlookers see later if the table says so. −1: none yet. */
export function newestFor(room: Room, seat: Seat, now: number): number {
  if (!room.table) return -1;
  const delay = room.row.terms.delay ?? 0;
  if (seat !== ONLOOKER || delay === 0) return latest(room.table);
  let n = latest(room.table);
  while (n >= 0 && room.times[n]! + delay * 1000 > now) n--;
  return n;
}

const seatInfo = (room: Room, seat: SeatRow): SeatInfo => ({
  by: seat.person !== undefined ? "person" : seat.bot !== undefined ? "bot" : "nobody",
  ...(seat.name !== undefined && { name: seat.name }),
  ...(seat.colour !== undefined && { colour: seat.colour }),
  ...(seat.bot !== undefined && { level: seat.bot }),
  ...(seat.person !== undefined && { here: isHere(room, seat.person), host: seat.person === room.row.host }),
  ...(seat.standIn && { standIn: true }),
});

const seatInfos = (room: Room): SeatInfo[] => room.row.seats.map((seat) => seatInfo(room, seat));

/** What is the same for everybody, so that a table with a thousand onlookers finds it out once. */
interface Shared {
  readonly seats: readonly SeatInfo[];
  readonly onlookers: number;
  readonly colours: readonly string[];
}

const sharedInfo = (room: Room): Shared => ({
  seats: seatInfos(room),
  onlookers: onlookers(room),
  colours: freeColours(room),
});

/** A table as one person may see it. */
export function infoFor(room: Room, person: string, link: string, now: number, shared = sharedInfo(room)): TableInfo {
  const { row, game } = room;
  const { terms } = row;
  const seat = seatOf(room, person, link);
  const you = seat === ONLOOKER ? null : seat;
  const state = room.table?.state;
  const isEndSeen = isOver(room) && room.table !== undefined && newestFor(room, seat, now) === latest(room.table);
  const order = you === null ? undefined : row.seats[you]!.order;
  return {
    id: link,
    version: row.version,
    game: game.name,
    options: row.setup?.options ?? terms.options ?? {},
    stage: isOver(room) && !isEndSeen ? "playing" : row.stage,
    open: row.open,
    seats: shared.seats,
    you,
    host: row.host === person && link === row.id,
    ...(terms.onlookers !== false && link === row.id && { watch: row.watch }),
    onlookers: shared.onlookers,
    delay: terms.delay ?? 0,
    ...(terms.clock && { clock: terms.clock }),
    window: windowSeconds(room),
    luck: {
      ...(terms.seed === undefined ? { commitment: commitmentTo(row.secret) } : { seeded: true }),
      values: row.seats.map(({ value }) => value ?? null),
      ...(isEndSeen && terms.seed === undefined && { secret: row.secret }),
    },
    talk: row.stage !== "playing" || state === undefined || game.mayChat(state),
    orders: game.orders,
    ...(order !== undefined && { order }),
    colours: shared.colours,
    ...(row.next !== undefined && link === row.id && { next: row.next }),
    created: row.created,
  };
}

const onlookers = (room: Room): number =>
  [...room.watchers.values()].filter(({ connection, link }) => seatOf(room, connection.person, link) === ONLOOKER)
    .length;

/** T-N3 Seconds until a window passes by itself. */
export function windowSeconds({ row: { terms } }: Room): number {
  return terms.window ?? (terms.clock?.kind === "slow" ? Math.ceil(terms.clock.seconds / 4) : 10);
}

/** Colours nobody has chosen; none where colours belong to the seats. */
export function freeColours(room: Room): string[] {
  const state = room.table?.setup ?? probe(room.game, room.row);
  if (isRefusal(state)) return [];
  return room.game.colours(state).filter((colour) => !room.row.seats.some((seat) => seat.colour === colour));
}

/** Some game of this table's kind, to ask about seats and colours before the real one begins. */
export const probe = (game: Game, { terms }: Pick<TableRow, "terms">): Uint8Array | Refusal =>
  game.setup(terms.options ?? {}, seeded("probe"));

export const wire = (notice: Notice): string => JSON.stringify(notice);

/** Tells everybody who follows the table what it looks like now. */
export function tellInfo(room: Room, now: number): void {
  if (room.watchers.size === 0) return;
  const shared = sharedInfo(room);
  for (const { connection, link } of room.watchers.values())
    connection.send(wire({ type: "table", table: link, info: infoFor(room, connection.person, link, now, shared) }));
}

/** Talk would tell onlookers of a table with a delay what they are to see later. */
export const mayOverhear = ({ row }: Room, seat: Seat): boolean =>
  seat !== ONLOOKER || (row.terms.delay ?? 0) === 0 || row.stage !== "playing";

/** Tells everybody who may overhear it the same. */
export function tellAll(room: Room, notice: (link: string) => Notice): void {
  const texts = new Map<string, string>();
  for (const { connection, link } of room.watchers.values()) {
    if (!mayOverhear(room, seatOf(room, connection.person, link))) continue;
    if (!texts.has(link)) texts.set(link, wire(notice(link)));
    connection.send(texts.get(link)!);
  }
}
