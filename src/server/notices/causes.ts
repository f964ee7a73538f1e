/** Who is to be told of what happens at a table. It is written down with what happens: neither is ever there alone. */
import type { JsonObject } from "../../core/game.ts";
import { OVER } from "../../core/game.ts";
import { UNDO } from "../../core/table.ts";
import { deadline } from "../clocks.ts";
import { orderedText } from "../due.ts";
import type { Hall } from "../hall.ts";
import type { Room } from "../room.ts";
import { delayOf, isBot } from "../room.ts";
import type { EntryRow, TableRow } from "../store.ts";
import { looksHere, noteLook } from "./looking.ts";
import type { NewTiding, Telling } from "./tidingStore.ts";

/** Somebody who comes back at once, or takes back at once, need not be told. */
const GRACE_MS = 1000;
/** Who takes back and decides again tells the others so often at most. */
const UNDO_MS = 60_000;
/** Nobody is reminded of what is over in a few minutes. */
const LEAST_HALF_MS = 600_000;
const LEAST_TENTH_MS = 120_000;

const isSlow = ({ terms }: TableRow): boolean => terms.clock?.kind === "slow";

/** When somebody last took back at a table in this memory. */
const takenBack = new WeakMap<Room, number>();

/** The others at a table, by name. */
const company = (row: TableRow, person: string | undefined): JsonObject => ({
  game: row.terms.game,
  with: row.seats.flatMap((seat) =>
    seat.person === person && person !== undefined ? [] : seat.person !== undefined ? [seat.name ?? ""] : [],
  ),
});

/** The person who has to decide now; undefined: a bot does, an order, or nobody. */
export function askedPerson(room: Room): string | undefined {
  const { table, game, row } = room;
  if (!table) return undefined;
  const decider = game.decider(table.state);
  const seat = decider === OVER ? undefined : row.seats[decider];
  if (!seat || isBot(seat) || orderedText(room) !== undefined) return undefined;
  return seat.person;
}

/** After an entry that is about to be written: `before` is who was asked until now. */
export function tellingOf(room: Room, row: TableRow, entry: EntryRow, before: string | undefined): Telling | undefined {
  const outdates = isSlow(row) ? { outdates: entry.n } : {};
  const tidings = row.stage === "over" ? ending(room, row, entry) : asking(room, row, entry, before);
  return tidings.length > 0 || isSlow(row) ? { tidings, ...outdates } : undefined;
}

/** It is on disk: it goes out when it is due, and the store knows of who is asked whether they look. */
export function written(hall: Hall, room: Room, telling: Telling | undefined): void {
  if (telling) hall.reach?.soon(Math.min(...telling.tidings.map(({ at }) => at)));
  const person = askedPerson(room);
  if (person !== undefined) noteLook(hall, room, person);
}

function asking(room: Room, row: TableRow, { n, at, by, text }: EntryRow, before: string | undefined): NewTiding[] {
  if (text === UNDO) takenBack.set(room, at);
  const person = askedPerson(room);
  if (person === undefined) return [];
  // Where a game is played at once, who sees it knows it: nothing is written for them at all.
  if (!isSlow(row) && looksHere(room, person)) return [];
  const due = deadline(room);
  const until = due && due.what !== "absent" ? { until: due.at } : {};
  const detail = { ...company(row, person), ...until, by: nameOf(row, by) };
  const about = { person, table: row.id, n };
  const wait = at - (takenBack.get(room) ?? -Infinity) < UNDO_MS ? UNDO_MS : GRACE_MS;
  const turn: NewTiding[] = person === before ? [] : [{ ...about, kind: "turn", at: at + wait, detail }];
  return [...turn, ...(isSlow(row) && due ? reminders(about, detail, at, due.at) : [])];
}

function reminders(
  about: Pick<NewTiding, "person" | "table" | "n">,
  detail: JsonObject,
  now: number,
  until: number,
): NewTiding[] {
  const left = until - now;
  const half: NewTiding = { ...about, kind: "half", at: Math.round(now + left / 2), detail };
  const tenth: NewTiding = { ...about, kind: "tenth", at: Math.round(until - left / 10), detail };
  return [...(left / 2 >= LEAST_HALF_MS ? [half] : []), ...(left / 10 >= LEAST_TENTH_MS ? [tenth] : [])];
}

/** Players at once, followers when onlookers may know. */
function ending(room: Room, row: TableRow, { n, at, request }: EntryRow): NewTiding[] {
  const last = request?.slice(0, request.indexOf(" "));
  const { result } = row;
  const winners = result && "winners" in result ? result.winners : undefined;
  const outcome = (seat: number): JsonObject => {
    if (!result) return {};
    if (!winners) return { won: "won" in result && result.won };
    const others = winners.filter((each) => each !== seat).map((each) => nameOf(row, each));
    return { won: winners.includes(seat), winners: others };
  };
  const players = row.seats.flatMap(({ person }, seat): NewTiding[] =>
    person === undefined || person === last
      ? []
      : [
          {
            person,
            kind: "over",
            table: row.id,
            n,
            at: at + GRACE_MS,
            detail: { ...company(row, person), ...outcome(seat) },
          },
        ],
  );
  if (row.terms.onlookers === false) return players;
  const detail = { ...company(row, undefined), ...outcome(-1), watch: row.watch, what: "over" };
  return [...players, { kind: "report", table: row.id, n, at: at + GRACE_MS + delayOf({ ...room, row }), detail }];
}

/** The first question of a game, and that it has begun. */
export function beginning(room: Room, row: TableRow, entry: EntryRow): Telling {
  const first = tellingOf(room, row, entry, undefined);
  const detail = { ...company(row, undefined), watch: row.watch, what: "begun" };
  const report: NewTiding = { kind: "report", table: row.id, n: 0, at: entry.at + delayOf({ ...room, row }), detail };
  return { tidings: [...(first?.tidings ?? []), ...(row.terms.onlookers === false ? [] : [report])] };
}

/** Everybody who sat at the last table, except who asks. */
export const rematching = (before: TableRow, laid: TableRow, host: string, now: number): Telling => ({
  tidings: laid.seats.flatMap(({ person }): NewTiding[] =>
    person === undefined || person === host
      ? []
      : [
          {
            person,
            kind: "rematch",
            table: laid.id,
            n: 0,
            at: now + GRACE_MS,
            detail: {
              ...company(laid, person),
              host: laid.seats.find((seat) => seat.person === host)?.name ?? "",
              before: before.id,
            },
          },
        ],
  ),
});

const nameOf = ({ seats }: TableRow, seat: number): string => seats[seat]?.name ?? "";
