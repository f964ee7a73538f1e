/** M-F The fight of two magicians for a place. */
import type { Outcome, Seat, State } from "../../core/game.ts";
import { CHANCE } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_AT, nodeName } from "./board.ts";
import type { TellMagicians } from "./events.ts";
import { banishApprentice, banishMagician, takeFromPlace, takeFromSeat } from "./moves.ts";
import { ask, fightSum, hasCard, PHASES, STATE } from "./state.ts";
import { WANDS, wandsOf } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;

/** M-F1 The leader throws at most so often. */
export const MOST_THROWS = 3;
export const ALL_WANDS = (1 << WANDS) - 1;

/** M-M4 The active seat has jumped beside another magician and leads. */
export function beginFight(s: State, tell?: TellMagicians): void {
  const challenger = s[at.active]!;
  if (tell) tell({ what: "fight", place: nodeName(s[at.fightAt]!), challenger, challenged: s[at.challenged]! });
  lead(s, challenger);
}

function lead(s: State, seat: Seat): void {
  s[at.leader] = seat;
  s[at.leadSum] = 0;
  s[at.leadThrows] = 0;
  takeWands(s, seat);
}

/** A seat takes up all three wands. */
function takeWands(s: State, seat: Seat): void {
  s[at.thrower] = seat;
  s[at.throws] = 0;
  rethrow(s, ALL_WANDS);
}

/** M-F1 Any wands are thrown again, also such as were left lying before. */
export function rethrow(s: State, chosen: number): void {
  s[at.rethrown] = chosen;
  ask(s, PHASE.fightThrowing, CHANCE);
}

/** M-F1, M-F2 The leader has three throws, the other as many as the leader used. */
const throwsAllowed = (s: State): number => s[at.leadThrows] || MOST_THROWS;

/** The wands lie. True if nobody is to be asked, because this was the last throw. M-F6 A triple is nothing special here. */
export function throwInFight(s: State, outcome: Outcome, tell?: TellMagicians): boolean {
  for (let wand = 0; wand < WANDS; wand++) s[at.fightWand + wand] = outcome[wand]!;
  s[at.throws]!++;
  const seat = s[at.thrower]!;
  if (tell) {
    const rethrown = wandsOf(s[at.rethrown]!);
    tell({ what: "fight-throw", seat, values: Array.from(outcome), rethrown, throws: s[at.throws]!, reveals: true });
  }
  ask(s, PHASE.fighting, seat);
  return s[at.throws] === throwsAllowed(s);
}

const otherFighter = (s: State, seat: Seat): Seat => (seat === s[at.active] ? s[at.challenged]! : s[at.active]!);

/** The thrower is content, or has no throw left. True if the fight is over. */
export function layDown(s: State, tell?: TellMagicians): boolean {
  const seat = s[at.thrower]!;
  const other = otherFighter(s, seat);
  const sum = fightSum(s);
  const throws = s[at.throws]!;
  tell?.({ what: "laid", seat, sum, throws });
  if (s[at.leader] === seat) {
    s[at.leadSum] = sum;
    s[at.leadThrows] = throws;
    takeWands(s, other);
    return false;
  }
  // M-F3 The higher sum, or the same on fewer throws.
  if (sum === s[at.leadSum] && throws === s[at.leadThrows]) {
    tell?.({ what: "fight-again", leader: seat });
    lead(s, seat);
    return false;
  }
  if (sum >= s[at.leadSum]!) winFight(s, seat, other, tell);
  else winFight(s, other, seat, tell);
  return true;
}

/** M-F4 The loser goes to the labyrinth, M-F5 the winner takes the card. */
export function winFight(s: State, winner: Seat, loser: Seat, tell?: TellMagicians): void {
  const place = s[at.fightAt]!;
  const card = CARD_AT[place]!;
  s[at.fightAt] = NONE;
  if (tell) tell({ what: "fight-won", seat: winner, loser, place: nodeName(place) });
  banishMagician(s, loser, tell);
  if (s[at.apprentice + loser] === place) banishApprentice(s, loser, tell);
  if (hasCard(s, winner, card)) return;
  if (s[at.left + card]! > 0) takeFromPlace(s, winner, place, tell);
  else if (hasCard(s, loser, card)) takeFromSeat(s, winner, place, loser, tell);
}
