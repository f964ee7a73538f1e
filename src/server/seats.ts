/** Seats as rows: what laying a table and sitting down have in common. */
import { LEVEL_NAMES } from "../bots/levels.ts";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { MOST_NAME } from "../core/chat.ts";
import { gameNamed } from "../games/index.ts";
import { probe } from "./room.ts";
import type { Person, SeatRow, TableRow } from "./store.ts";

export const levelRefusal = (): Refusal => refuse("level", `The bots are: ${LEVEL_NAMES.join(", ")}.`);
export const notHost = (): Refusal => refuse("not-host", "Only the host may do this.");
export const begun = (): Refusal => refuse("begun", "The game has already begun.");

export const withBot = (level: string | null): SeatRow => (level === null ? {} : { bot: level });

const folded = (name: string): string => name.normalize("NFKC").toLowerCase();

/** No two people at a table are called alike: who comes second gets a number. Nobody is sent away for a name. */
export function nameAt(row: TableRow, { id, name }: Person): string {
  const taken = new Set(
    row.seats.flatMap((seat) => (seat.person !== undefined && seat.person !== id ? [folded(seat.name ?? "")] : [])),
  );
  let own = name;
  for (let k = 2; taken.has(folded(own)); k++) {
    const number = ` ${k}`;
    own =
      [...name]
        .slice(0, MOST_NAME - number.length)
        .join("")
        .trimEnd() + number;
  }
  return own;
}

/** Everybody who sits has a colour, where colours can be chosen. */
export function dress(row: TableRow): TableRow {
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
