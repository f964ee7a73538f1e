/** A table around its game – seats, presence, terms – as each person may know it. */
import { SIGNS } from "../core/chat.ts";
import { commitmentTo } from "../core/fair.ts";
import { ONLOOKER } from "../core/game.ts";
import type { SeatInfo, TableInfo } from "../core/info.ts";
import { isSealed } from "./daily/deals.ts";
import { luckOf } from "./hall.ts";
import type { Room, Shown } from "./room.ts";
import {
  delayOf,
  freeColours,
  isEndSeen,
  isHere,
  isLate,
  isOver,
  onlookerCount,
  seatOf,
  windowSeconds,
  isSeatLink,
} from "./room.ts";
import type { SeatRow } from "./store.ts";

const seatInfo = (room: Room, seat: SeatRow): SeatInfo => ({
  by: seat.person !== undefined ? "person" : seat.bot !== undefined ? "bot" : "nobody",
  ...(seat.name !== undefined && { name: seat.name }),
  ...(seat.colour !== undefined && { colour: seat.colour }),
  ...(seat.bot !== undefined && { level: seat.bot }),
  ...(seat.person !== undefined && { here: isHere(room, seat.person), host: seat.person === room.row.host }),
  ...(seat.standIn && { standIn: true }),
});

/** As it is now. A table with a thousand onlookers finds it out once. */
export const shownNow = (room: Room, now: number): Shown => ({
  at: now,
  version: room.row.version,
  seats: room.row.seats.map((seat) => seatInfo(room, seat)),
  onlookers: onlookerCount(room),
  colours: freeColours(room),
});

/** So many changes within one delay are remembered; of more, only the latest. */
const MOST_PAST = 200;

/** Keeps what the table looks like now for those who see it later. */
export function remember(room: Room, now: Shown): void {
  const visible = room.past.findLastIndex(({ at }) => at + delayOf(room) <= now.at);
  room.past = [...room.past.slice(Math.max(0, visible)), now];
  if (room.past.length > MOST_PAST) room.past.splice(-2, 1);
}

/**
 * What those who see everything later are shown. Of the time before this node remembers, nothing is told of who was there;
 * who has given up a seat still has it, since that may have been a moment ago.
 */
export function shownLate(room: Room, now: number): Shown {
  if (room.past.length === 0) remember(room, shownNow(room, now));
  return room.past.findLast(({ at }) => at + delayOf(room) <= now) ?? withoutPresence(room.past[0]!);
}

const withoutPresence = (shown: Shown): Shown => ({
  ...shown,
  seats: shown.seats.map(({ here: _here, standIn: _standIn, ...seat }) => {
    if (seat.by !== "bot" || seat.name === undefined) return seat;
    const { level: _level, ...left } = seat;
    return { ...left, by: "person" };
  }),
});

/** M-T1 What was thrown for who starts: worked out once for each game. */
const thrown = new WeakMap<object, Pick<TableInfo, "startThrows">>();
function thrownFor({ game, row }: Room, setup: object): Pick<TableInfo, "startThrows"> {
  const known = thrown.get(setup);
  if (known) return known;
  const startThrows = game.throwsForStart?.(row.terms.options ?? {}, luckOf(row)(0)) ?? [];
  const found = startThrows.length > 0 ? { startThrows } : {};
  thrown.set(setup, found);
  return found;
}

/** A table as one person may see it. */
export function infoFor(room: Room, person: string, link: string, now: number, live?: Shown): TableInfo {
  const { row, game } = room;
  const { terms } = row;
  const seat = seatOf(room, person, link);
  const you = seat === ONLOOKER ? null : seat;
  const shown = isLate(room, seat) ? shownLate(room, now) : (live ?? shownNow(room, now));
  const state = room.table?.state;
  const hasEnded = isEndSeen(room, seat, now);
  const stage = isOver(room) && !hasEnded ? "playing" : row.stage;
  const silence = stage === "playing" && state ? game.silence(state) : undefined;
  const order = you === null ? undefined : row.seats[you]!.order;
  const next = you === null ? row.nextWatch : row.next;
  return {
    id: link,
    version: shown.version,
    game: game.name,
    options: row.setup?.options ?? terms.options ?? {},
    ...(row.setup && { wish: terms.options ?? {} }),
    ...(row.setup && thrownFor(room, row.setup)),
    stage,
    open: row.open,
    seats: shown.seats,
    you,
    host: row.host === person && isSeatLink(row, link),
    ...(you !== null && { invite: row.door ?? row.id }),
    ...(terms.onlookers !== false && isSeatLink(row, link) && { watch: row.watch }),
    onlookers: shown.onlookers,
    delay: terms.delay ?? 0,
    ...(terms.clock && { clock: terms.clock }),
    window: windowSeconds(room),
    luck: {
      ...(terms.seed === undefined ? { commitment: commitmentTo(row.secret) } : { seeded: true }),
      values: row.seats.map(({ value }) => value ?? null),
      ...(hasEnded && terms.seed === undefined && !isSealed(row, now) && { secret: row.secret }),
    },
    talk: silence === undefined,
    signs: silence?.signs ?? SIGNS,
    orders: game.orders,
    ...(order !== undefined && { order }),
    colours: shown.colours,
    ...(next !== undefined && hasEnded && { next }),
    created: row.created,
    ...(row.daily !== undefined && { daily: row.daily }),
    ...(terms.rated && { rated: true }),
    ...(row.published && { published: true }),
  };
}
