/** M-B6 What a seat could do with its next throw, each way the wands can fall counted once. */
import type { Seat, State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { apply, applyOutcome } from "./apply.ts";
import type { Outlook } from "./choices.ts";
import { choices } from "./choices.ts";
import { parse } from "./notation.ts";
import { PHASES, SEATS, STATE } from "./state.ts";
import { beginTurn } from "./turn.ts";
import { SIDES, WANDS } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;

/** Something a throw makes possible, and the other seat concerned. */
export interface Feat {
  readonly what: "card" | "take" | "win" | "fight" | "banish";
  readonly seat?: Seat;
}

/** How many of the 27 ways allow it. */
export interface FeatChance extends Feat {
  readonly falls: number;
}
export const FALLS = SIDES ** WANDS;

const isFeat = (what: Outlook["what"]): what is Feat["what"] =>
  what === "card" || what === "take" || what === "win" || what === "fight" || what === "banish";

/** Where nothing of a turn has happened, or its throw is still to be played out, somebody's turn can be imagined. */
export const mayImagine = (s: State): boolean =>
  s[at.fightAt] === NONE && (s[at.phase] === PHASE.throwing || s[at.phase] === PHASE.moving);

/** What a seat could do if it threw next, the likeliest first. Nobody else has moved until then. */
export function featsOf(s: State, seat: Seat): FeatChance[] {
  const counts = new Map<string, FeatChance>();
  const start = copy(s);
  beginTurn(start, seat);
  for (let fall = 0; fall < FALLS; fall++) {
    const thrown = copy(start);
    applyOutcome(thrown, [Math.floor(fall / (SIDES * SIDES)), Math.floor(fall / SIDES) % SIDES, fall % SIDES]);
    const found = new Map<string, Feat>();
    // M-T2 Either figure may go first.
    if (thrown[at.phase] === PHASE.moving && thrown[at.active] === seat) explore(thrown, seat, found);
    for (const [key, feat] of found) counts.set(key, { ...feat, falls: (counts.get(key)?.falls ?? 0) + 1 });
  }
  return [...counts.values()].toSorted((a, b) => b.falls - a.falls);
}

/** Every way to play both parts of a throw, and what comes of each. */
function explore(s: State, seat: Seat, found: Map<string, Feat>): void {
  for (const { text, brings, verb } of choices(s)) {
    if (brings && isFeat(brings.what)) note(found, brings.what, brings.seat);
    if (verb !== "magician" && verb !== "apprentice") continue;
    const after = copy(s);
    apply(after, parse(s, text)!);
    if (after[at.phase] === PHASE.moving && after[at.active] === seat) explore(after, seat, found);
  }
}

function note(found: Map<string, Feat>, what: Feat["what"], other: Seat | undefined): void {
  // Of a card only that there is one; of others also who.
  const seat = what === "card" || what === "win" ? undefined : other;
  found.set(`${what} ${seat ?? ""}`, seat === undefined ? { what } : { what, seat });
}

/** Everybody else, in the order of turns. */
export const othersThan = (seat: Seat): Seat[] => Array.from({ length: SEATS - 1 }, (_, i) => (seat + 1 + i) % SEATS);
