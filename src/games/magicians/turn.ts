/** M-T Turns, eye throws, and the order in which one is played out. */
import type { Outcome, Seat, State } from "../../core/game.ts";
import * as core from "../../core/game.ts";
import * as endings from "./ending.ts";
import type { TellMagicians } from "./events.ts";
import * as fights from "./fight.ts";
import * as moves from "./moves.ts";
import * as at from "./state.ts";
import * as wands from "./wands.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md).
const { CHANCE } = core;
const { closesRound, finish, isLastRound } = endings;
const { beginFight } = fights;
const { banishApprentice, banishMagician } = moves;
const {
  ACTIVE,
  APPRENTICE_DUE,
  BONUSES,
  BONUS_OF,
  CASTING,
  FIGHT_AT,
  FINISHED,
  MAGICIAN_DUE,
  MOVING,
  NONE,
  PHASE,
  ROUND,
  SEATS,
  SPELL_DUE,
  THROWING,
  THROWS_DUE,
  TURN,
  WAND,
  ask,
  eyeSum,
  setWord,
  word,
} = at;
const { WANDS } = wands;

/** M-T1 Seats ascend. */
export function beginTurn(s: State, seat: Seat, tell?: TellMagicians): void {
  s[TURN] = seat;
  s[ACTIVE] = seat;
  ask(s, THROWING, CHANCE);
  tell?.({ what: "turn", seat });
}

/** M-T2 The wands say how far both figures go. M-T3 Three equal ones bring another throw, or an early end. */
export function eyeThrow(s: State, outcome: Outcome, tell?: TellMagicians): void {
  const seat = s[ACTIVE]!;
  for (let wand = 0; wand < WANDS; wand++) s[WAND + wand] = outcome[wand]!;
  if (tell) tell({ what: "throw", seat, values: Array.from(outcome), reveals: true });
  if (s[WAND] === s[WAND + 1] && s[WAND] === s[WAND + 2]) {
    tell?.({ what: "triple", seat, value: s[WAND]! });
    if (eyeSum(s) === 0) return loseThrow(s, seat, tell);
    s[THROWS_DUE]!++;
  }
  s[MAGICIAN_DUE] = s[WAND + seat]! > 0 ? 1 : 0;
  s[APPRENTICE_DUE] = 1;
  ask(s, MOVING, seat);
}

/** M-T3 Triple 0: both figures go to the labyrinth, M-T4 and no throw is due to this seat any more. */
function loseThrow(s: State, seat: Seat, tell?: TellMagicians): void {
  banishMagician(s, seat, tell);
  banishApprentice(s, seat, tell);
  s[THROWS_DUE] = 0;
  let kept = 0;
  for (let i = 0; i < s[BONUSES]!; i++) {
    const owner = s[BONUS_OF + i]!;
    if (owner !== seat) s[BONUS_OF + kept++] = owner;
  }
  s[BONUSES] = kept;
  nextThrow(s, tell);
}

/** M-T5 What comes next in this throw: the two moves, then the fight, then the spell throw. */
export function goOn(s: State, tell?: TellMagicians): void {
  if (s[PHASE] === FINISHED) return;
  if (s[MAGICIAN_DUE] || s[APPRENTICE_DUE]) ask(s, MOVING, s[ACTIVE]!);
  else if (s[FIGHT_AT] !== NONE) beginFight(s, tell);
  else if (s[SPELL_DUE]) ask(s, CASTING, s[ACTIVE]!);
  else nextThrow(s, tell);
}

/** M-T4 Throws due to the active seat, then those of defenders as they were won, then the next turn. */
function nextThrow(s: State, tell?: TellMagicians): void {
  if (s[THROWS_DUE]! > 0) s[THROWS_DUE]!--;
  else if (s[BONUSES]! > 0) s[ACTIVE] = nextBonus(s);
  else return endTurn(s, tell);
  ask(s, THROWING, CHANCE);
  tell?.({ what: "again", seat: s[ACTIVE]! });
}

function nextBonus(s: State): Seat {
  const seat = s[BONUS_OF]!;
  s[BONUSES]!--;
  for (let i = 0; i < s[BONUSES]!; i++) s[BONUS_OF + i] = s[BONUS_OF + i + 1]!;
  return seat;
}

/** M-O The last round may close with this turn. */
function endTurn(s: State, tell?: TellMagicians): void {
  if (closesRound(s)) {
    if (isLastRound(s)) return finish(s, tell);
    setWord(s, ROUND, word(s, ROUND) + 1);
  }
  beginTurn(s, (s[TURN]! + 1) % SEATS, tell);
}
