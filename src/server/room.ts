/** A table in this node's memory: its row, its game, and who is connected to it. Everything here can be read from the store again. */
import type { Game, Refusal, Seat } from "../core/game.ts";
import { isRefusal, ONLOOKER } from "../core/game.ts";
import type { SeatInfo } from "../core/info.ts";
import type { Line } from "../core/chat.ts";
import type { Notice } from "../core/protocol.ts";
import { seeded } from "../core/chance.ts";
import type { Snapshot } from "../core/snapshot.ts";
import type { Step, Table } from "../core/table.ts";
import { latest } from "../core/table.ts";
import { LOOK_MS } from "./idle.ts";
import type { SeatRow, TableRow } from "./store.ts";

/** One socket of a person. */
export interface Connection {
  readonly person: string;
  /** Where it comes from, as limits know it. */
  readonly place: string;
  isOpen(): boolean;
  /** `onSent` is called when it has left this process, or never will. */
  send(text: string, onSent?: () => void): void;
  /** Closes it; whoever it is may come again. */
  end(): void;
}

export interface Watcher {
  readonly connection: Connection;
  /** The id this connection came with: the table's own, or the onlookers'. */
  readonly link: string;
  /** The last frame it was sent. */
  sent: number;
  /** It is being sent what it has missed. */
  isBehind: boolean;
}

/** Who follows a table at another node: those who have a seat, and how many others. */
export interface Elsewhere {
  readonly persons: readonly string[];
  readonly onlookers: number;
}

/** The table around its game at one moment: what is the same for everybody. */
export interface Shown {
  readonly at: number;
  readonly version: number;
  readonly seats: readonly SeatInfo[];
  readonly onlookers: number;
  readonly colours: readonly string[];
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
  /** When each entry of the table's log was made. One that is on its way to the disk is not among them yet. */
  readonly times: number[];
  /** How things stood at a few earlier moments, oldest first: where to begin again. */
  kept: (Snapshot & { readonly at: number })[];
  /** What happened last. */
  last: Step | undefined;
  /** Milliseconds left per seat when the decider was asked, and when that was. */
  left: (number | null)[];
  since: number;
  /** When each question was put that can be gone back to, and at last the present one. */
  readonly asked: number[];
  readonly watchers: Map<Connection, Watcher>;
  /** Who is connected to other nodes, by node. */
  readonly elsewhere: Map<string, Elsewhere>;
  /** When a person's last connection was lost, or this room was opened without them. */
  readonly gone: Map<string, number>;
  readonly opened: number;
  /** What is under way; the next one waits for it. */
  tail: Promise<unknown>;
  timer: NodeJS.Timeout | undefined;
  delayed: NodeJS.Timeout | undefined;
  /** The table around its game as it was at several moments, oldest first, and lines of talk: for those who see it later. */
  past: Shown[];
  /** The one of those they were told last. */
  shown: Shown | undefined;
  overheard: Line[];
  /** The last signs that were given here. */
  signs: readonly string[];
  /** Onlookers have come or gone, and the others will be told. */
  counting: NodeJS.Timeout | undefined;
  /** The bot thinks about an answer to this frame. */
  thinking: number;
  /** Somebody has asked for this table last. */
  lookedAt: number;
  /** The bot waits because nobody looks: this calls it. */
  hurry: (() => void) | undefined;
  /** The due time in the store, if known. */
  due: number | null | undefined;
  /** This node acts here: bots, clocks, standing orders. And: it has asked whether it may. And: another has let go meanwhile. */
  isKept: boolean;
  isAsking: boolean;
  isFreed: boolean;
  /** Another node acts here, until it lets go or dies. */
  isOthers: boolean;
  /** When nobody was alive, as far as its clocks have been reckoned with it. */
  outages: readonly (readonly [number, number])[];
  /** The last line of talk that was told; −1: none. */
  said: number;
  /** Stops listening to other nodes. */
  leaveBus: (() => void) | undefined;
}

/** One at a time: nobody sees a table while a change of it is on its way to the disk. */
export function alone<T>(room: Room, task: () => Promise<T>): Promise<T> {
  const result = room.tail.then(task);
  room.tail = result.catch(() => {});
  return result;
}

/** Is it one by which people sit at the table? */
export const isSeatLink = ({ id, door }: TableRow, link: string): boolean => link === id || link === door;

/** The seat of a person; ONLOOKER for everybody else and for whoever came by the onlookers' link. */
export function seatOf(room: Room, person: string, link = room.id): Seat {
  const seat = room.row.seats.findIndex((each) => each.person === person);
  return seat < 0 || !isSeatLink(room.row, link) ? ONLOOKER : seat;
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
  for (const { persons } of room.elsewhere.values()) if (persons.includes(person)) return true;
  return false;
}

/** Does anybody see what happens here, or has just asked? */
export const isLookedAt = (room: Room, now: number): boolean =>
  room.watchers.size > 0 ||
  now - room.lookedAt < LOOK_MS ||
  [...room.elsewhere.values()].some(({ persons, onlookers }) => persons.length + onlookers > 0);

/** Is any of the table's people connected? */
export const isAnybodyHere = (room: Room): boolean =>
  room.row.seats.some(({ person }) => person !== undefined && isHere(room, person));

export const isOver = (room: Room): boolean => room.row.stage === "over";

/** Milliseconds by which onlookers see everything later. While a table waits for people there is nothing to see too early. */
export const delayOf = ({ row }: Room): number => (row.stage === "waiting" ? 0 : (row.terms.delay ?? 0) * 1000);

/** Is this one of those who see everything later? */
export const isLate = (room: Room, seat: Seat): boolean => seat === ONLOOKER && delayOf(room) > 0;

/** The newest frame somebody may see now, −1: none yet. An entry that is still on its way to the disk is nobody's to see. */
export function newestFor(room: Room, seat: Seat, now: number): number {
  let known = room.times.length;
  if (isLate(room, seat)) while (known > 0 && room.times[known - 1]! + delayOf(room) > now) known--;
  return (room.table?.from ?? 0) + known - 1;
}

/** When an entry that this room still knows was made. */
export const timeOf = (room: Room, n: number): number | undefined => room.times[n - (room.table?.from ?? 0)];

/** Has the end of the game been told to somebody at this seat? */
export const isEndSeen = (room: Room, seat: Seat, now: number): boolean =>
  isOver(room) && room.table !== undefined && newestFor(room, seat, now) === latest(room.table);

export const onlookersOf = (room: Room): Watcher[] =>
  [...room.watchers.values()].filter(({ connection, link }) => seatOf(room, connection.person, link) === ONLOOKER);

/** At all nodes. */
export const onlookerCount = (room: Room): number =>
  [...room.elsewhere.values()].reduce((sum, { onlookers }) => sum + onlookers, onlookersOf(room).length);

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
