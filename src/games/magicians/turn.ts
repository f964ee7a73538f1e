/** M-T Turns, eye throws, and the order in which one is played out. */
import type { Outcome, Seat, State } from "../../core/game.ts";
import { CHANCE } from "../../core/game.ts";
import { NONE, setWord, wordAt } from "../../core/layout.ts";
import { closesRound, finish, isLastRound } from "./ending.ts";
import type { TellMagicians } from "./events.ts";
import { beginFight } from "./fight.ts";
import { banishApprentice, banishMagician } from "./moves.ts";
import { ask, eyeSum, PHASES, SEATS, STATE } from "./state.ts";
import { WANDS } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;

/** M-T1 Seats ascend. */
export function beginTurn(s: State, seat: Seat, tell?: TellMagicians): void {
  s[at.turn] = seat;
  s[at.active] = seat;
  ask(s, PHASE.throwing, CHANCE);
  tell?.({ what: "turn", seat });
}

/** M-T2 The wands say how far both figures go. M-T3 Three equal ones bring another throw, or an early end. */
export function eyeThrow(s: State, outcome: Outcome, tell?: TellMagicians): void {
  const seat = s[at.active]!;
  for (let wand = 0; wand < WANDS; wand++) s[at.wand + wand] = outcome[wand]!;
  if (tell) tell({ what: "throw", seat, values: Array.from(outcome), reveals: true });
  if (s[at.wand] === s[at.wand + 1] && s[at.wand] === s[at.wand + 2]) {
    tell?.({ what: "triple", seat, value: s[at.wand]! });
    if (eyeSum(s) === 0) return loseThrow(s, seat, tell);
    s[at.throwsDue]!++;
  }
  s[at.magicianDue] = s[at.wand + seat]! > 0 ? 1 : 0;
  s[at.apprenticeDue] = 1;
  ask(s, PHASE.moving, seat);
}

/** M-T3 Triple 0: both figures go to the labyrinth, M-T4 and no throw is due to this seat any more. */
function loseThrow(s: State, seat: Seat, tell?: TellMagicians): void {
  banishMagician(s, seat, tell);
  banishApprentice(s, seat, tell);
  s[at.throwsDue] = 0;
  let kept = 0;
  for (let i = 0; i < s[at.bonuses]!; i++) {
    const owner = s[at.bonusOf + i]!;
    if (owner !== seat) s[at.bonusOf + kept++] = owner;
  }
  s[at.bonuses] = kept;
  nextThrow(s, tell);
}

/** M-T5 What comes next in this throw: the two moves, then the fight, then the spell throw. */
export function goOn(s: State, tell?: TellMagicians): void {
  if (s[at.phase] === PHASE.finished) return;
  if (s[at.magicianDue] || s[at.apprenticeDue]) ask(s, PHASE.moving, s[at.active]!);
  else if (s[at.fightAt] !== NONE) beginFight(s, tell);
  else if (s[at.spellDue]) ask(s, PHASE.casting, s[at.active]!);
  else nextThrow(s, tell);
}

/** M-T4 Throws due to the active seat, then those of defenders as they were won, then the next turn. */
function nextThrow(s: State, tell?: TellMagicians): void {
  if (s[at.throwsDue]! > 0) s[at.throwsDue]!--;
  else if (s[at.bonuses]! > 0) s[at.active] = nextBonus(s);
  else return endTurn(s, tell);
  ask(s, PHASE.throwing, CHANCE);
  tell?.({ what: "again", seat: s[at.active]! });
}

function nextBonus(s: State): Seat {
  const seat = s[at.bonusOf]!;
  s[at.bonuses]!--;
  for (let i = 0; i < s[at.bonuses]!; i++) s[at.bonusOf + i] = s[at.bonusOf + i + 1]!;
  return seat;
}

/** M-O The last round may close with this turn. */
function endTurn(s: State, tell?: TellMagicians): void {
  if (closesRound(s)) {
    if (isLastRound(s)) return finish(s, tell);
    setWord(s, at.round, wordAt(s, at.round) + 1);
  }
  beginTurn(s, (s[at.turn]! + 1) % SEATS, tell);
}
