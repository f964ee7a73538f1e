/** M-F The fight of two magicians for a place. */
import type { Outcome, Seat, State } from "../../core/game.ts";
import * as core from "../../core/game.ts";
import * as boards from "./board.ts";
import type { TellMagicians } from "./events.ts";
import * as moves from "./moves.ts";
import * as at from "./state.ts";
import * as wands from "./wands.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md).
const { CHANCE } = core;
const { CARD_AT, nodeName } = boards;
const { banishApprentice, banishMagician, takeFromPlace, takeFromSeat } = moves;
const {
  ACTIVE,
  APPRENTICE,
  CHALLENGED,
  FIGHTING,
  FIGHT_AT,
  FIGHT_THROWING,
  FIGHT_WAND,
  LEADER,
  LEAD_SUM,
  LEAD_THROWS,
  LEFT,
  NONE,
  RETHROWN,
  THROWER,
  THROWS,
  ask,
  fightSum,
  hasCard,
} = at;
const { WANDS, wandsOf } = wands;

/** M-F1 The leader throws at most so often. */
export const MOST_THROWS = 3;
export const ALL_WANDS = (1 << WANDS) - 1;

/** M-M4 The active seat has jumped beside another magician and leads. */
export function beginFight(s: State, tell?: TellMagicians): void {
  const challenger = s[ACTIVE]!;
  if (tell) tell({ what: "fight", place: nodeName(s[FIGHT_AT]!), challenger, challenged: s[CHALLENGED]! });
  lead(s, challenger);
}

function lead(s: State, seat: Seat): void {
  s[LEADER] = seat;
  s[LEAD_SUM] = 0;
  s[LEAD_THROWS] = 0;
  takeWands(s, seat);
}

/** A seat takes up all three wands. */
function takeWands(s: State, seat: Seat): void {
  s[THROWER] = seat;
  s[THROWS] = 0;
  rethrow(s, ALL_WANDS);
}

/** M-F1 Any wands are thrown again, also such as were left lying before. */
export function rethrow(s: State, chosen: number): void {
  s[RETHROWN] = chosen;
  ask(s, FIGHT_THROWING, CHANCE);
}

/** M-F1, M-F2 The leader has three throws, the other as many as the leader used. */
const throwsAllowed = (s: State): number => s[LEAD_THROWS] || MOST_THROWS;

/** The wands lie. True if nobody is to be asked, because this was the last throw. M-F6 A triple is nothing special here. */
export function throwInFight(s: State, outcome: Outcome, tell?: TellMagicians): boolean {
  for (let wand = 0; wand < WANDS; wand++) s[FIGHT_WAND + wand] = outcome[wand]!;
  s[THROWS]!++;
  const seat = s[THROWER]!;
  if (tell) {
    const rethrown = wandsOf(s[RETHROWN]!);
    tell({ what: "fight-throw", seat, values: Array.from(outcome), rethrown, throws: s[THROWS]!, reveals: true });
  }
  ask(s, FIGHTING, seat);
  return s[THROWS] === throwsAllowed(s);
}

const otherFighter = (s: State, seat: Seat): Seat => (seat === s[ACTIVE] ? s[CHALLENGED]! : s[ACTIVE]!);

/** The thrower is content, or has no throw left. True if the fight is over. */
export function layDown(s: State, tell?: TellMagicians): boolean {
  const seat = s[THROWER]!;
  const other = otherFighter(s, seat);
  const sum = fightSum(s);
  const throws = s[THROWS]!;
  tell?.({ what: "laid", seat, sum, throws });
  if (s[LEADER] === seat) {
    s[LEAD_SUM] = sum;
    s[LEAD_THROWS] = throws;
    takeWands(s, other);
    return false;
  }
  // M-F3 The higher sum, or the same on fewer throws.
  if (sum === s[LEAD_SUM] && throws === s[LEAD_THROWS]) {
    tell?.({ what: "fight-again", leader: seat });
    lead(s, seat);
    return false;
  }
  if (sum >= s[LEAD_SUM]!) winFight(s, seat, other, tell);
  else winFight(s, other, seat, tell);
  return true;
}

/** M-F4 The loser goes to the labyrinth, M-F5 the winner takes the card. */
export function winFight(s: State, winner: Seat, loser: Seat, tell?: TellMagicians): void {
  const place = s[FIGHT_AT]!;
  const card = CARD_AT[place]!;
  s[FIGHT_AT] = NONE;
  if (tell) tell({ what: "fight-won", seat: winner, loser, place: nodeName(place) });
  banishMagician(s, loser, tell);
  if (s[APPRENTICE + loser] === place) banishApprentice(s, loser, tell);
  if (hasCard(s, winner, card)) return;
  if (s[LEFT + card]! > 0) takeFromPlace(s, winner, place, tell);
  else if (hasCard(s, loser, card)) takeFromSeat(s, winner, place, loser, tell);
}
