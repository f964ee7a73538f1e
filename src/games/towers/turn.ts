/** T-T and T-N: actions, the windows around them in nasty mode, and the end of a turn. */
import type { Seat, State } from "../../core/game.ts";
import * as game from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as ending from "./ending.ts";
import type { TellTowers } from "./events.ts";
import * as legality from "./legal.ts";
import * as moves from "./moves.ts";
import * as notation from "./notation.ts";
import * as at from "./state.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const { declaredText } = notation;
const { ahead, canTowerMove, hasRoom, moveKeepOn, moveTower, walk } = moves;
const { couldCast } = legality;
const { isOver, isSharedGoalReached, isSharedGoalLost, isTeamDoneAtOnce, resultOf } = ending;
const { CHANCE, OVER } = game;
const { CODES } = cards;
const {
  A_TOWER,
  A_WIZARD,
  ACTIVE,
  AFTER_REPEATS,
  ASKED,
  CARD,
  CARDS_PER_TURN,
  CAST,
  DECIDER,
  DECK,
  DECK_SIZE,
  DECLARED,
  DECLARED_OWNER,
  DECLARED_PIECE,
  DECLARED_STEPS,
  ENDING,
  FINISHED,
  FREE_ANY_TIME,
  HAND,
  HAND_SIZE,
  NASTY,
  NONE,
  NOTHING,
  PHASE,
  PLAYED,
  PLAYERS,
  PLAYING,
  REDREW,
  REPEATING,
  REROLLS,
  RIDER_OWNER,
  RIDERS,
  ROLL,
  SHARED,
  SHUFFLING,
  WINDOW_AFTER,
  WINDOW_BEFORE,
  addToHand,
  isVisible,
  nextSeat,
  shareOf,
  spaceOf,
} = at;

export function ask(s: State, phase: number, decider: number): void {
  s[PHASE] = phase;
  s[DECIDER] = decider;
}

/** T-T1 Turns go clockwise. */
export function beginTurn(s: State, seat: Seat, tell?: TellTowers): void {
  s[ACTIVE] = seat;
  s[PLAYED] = 0;
  s[ASKED] = 0;
  s[REDREW] = 0;
  s[CAST] = NONE;
  beginAction(s);
  tell?.({ what: "turn", seat });
}

function beginAction(s: State): void {
  s[CARD] = NONE;
  s[ROLL] = 0;
  s[REROLLS] = 0;
  if (s[NASTY]) {
    s[CAST] = NONE;
    forgetDeclared(s);
  }
  ask(s, PLAYING, s[ACTIVE]!);
}

/** Nothing, or nothing more, to be moved in this action: T-N3 the window after opens as usual. */
export function closeAction(s: State, tell?: TellTowers): void {
  // T-N8 Where Free is no action's spell, the window opens for it even if a spell was cast.
  if (s[NASTY] && (s[CAST] === NONE || s[FREE_ANY_TIME])) openWindow(s, WINDOW_AFTER, tell);
  else finishAction(s, tell);
}

/** The next action, or the end of the turn: T-S1 in basic mode after a last chance to cast, T-N4 in nasty mode at once. */
function finishAction(s: State, tell?: TellTowers): void {
  if (!s[REDREW] && s[PLAYED]! < s[CARDS_PER_TURN]!) return beginAction(s);
  if (!s[NASTY]) {
    ask(s, ENDING, s[ACTIVE]!);
    if (couldCast(s, s[ACTIVE]!)) return;
  }
  endTurn(s, tell);
}

/** T-N2 A move is declared in nasty mode, so that everybody may cast before it happens. */
export function declare(s: State, kind: number, piece: number, owner: number, steps: number, tell?: TellTowers): void {
  s[DECLARED] = kind;
  s[DECLARED_PIECE] = piece;
  s[DECLARED_OWNER] = owner;
  s[DECLARED_STEPS] = steps;
  s[RIDERS] = 0;
  if (tell) tell({ what: "declare", seat: s[ACTIVE]!, move: declaredText(s) });
  openWindow(s, WINDOW_BEFORE, tell);
}

function forgetDeclared(s: State): void {
  s[DECLARED] = NOTHING;
  s[RIDERS] = 0;
}

/** T-N3 The active player first, then clockwise, everybody who could cast something is asked. */
function openWindow(s: State, phase: number, tell?: TellTowers): void {
  s[PHASE] = phase;
  askWindow(s, 0, tell);
}

/** Goes on with the seat so many places after the active one. */
function askWindow(s: State, from: number, tell?: TellTowers): void {
  const players = s[PLAYERS]!;
  for (let i = from; i < players; i++) {
    const seat = (s[ACTIVE]! + i) % players;
    if (couldCast(s, seat)) {
      s[DECIDER] = seat;
      return;
    }
  }
  goOnFrom(s, s[PHASE]!, tell);
}

const placeInWindow = (s: State, seat: Seat): number => (seat - s[ACTIVE]! + s[PLAYERS]!) % s[PLAYERS]!;

/** What follows a closed window, or the last repeat of a spell. */
function goOnFrom(s: State, phase: number, tell?: TellTowers): void {
  if (phase === WINDOW_BEFORE) carryOut(s, tell);
  else if (phase === WINDOW_AFTER) finishAction(s, tell);
  else ask(s, phase, s[ACTIVE]!);
}

/** T-N3 `pass`: no more repeats of a spell, or the next seat in the window. */
export function pass(s: State, tell?: TellTowers): void {
  tell?.({ what: "pass", seat: s[DECIDER]! });
  if (s[PHASE] === REPEATING) goOnFrom(s, s[AFTER_REPEATS]!, tell);
  else askWindow(s, placeInWindow(s, s[DECIDER]!) + 1, tell);
}

/** T-N3 After every cast of the action's spell its caster is asked for the same again, if it can be cast again. */
export function askForRepeat(s: State, tell?: TellTowers): void {
  if (s[PHASE] !== REPEATING) s[AFTER_REPEATS] = s[PHASE]!;
  s[PHASE] = REPEATING;
  if (!couldCast(s, s[DECIDER]!)) goOnFrom(s, s[AFTER_REPEATS]!, tell);
}

/** T-N8 After Free as a spell of its own, its caster is asked again before the next seat. */
export function askAgain(s: State, tell?: TellTowers): void {
  if (s[PHASE] === WINDOW_BEFORE || s[PHASE] === WINDOW_AFTER) askWindow(s, placeInWindow(s, s[DECIDER]!), tell);
}

/** T-N5 The declared move happens from where the piece is now, if it still can; otherwise the card is lost. */
function carryOut(s: State, tell?: TellTowers): void {
  s[DECIDER] = s[ACTIVE]!;
  const piece = s[DECLARED_PIECE]!;
  const steps = s[DECLARED_STEPS]!;
  if (s[DECLARED] === A_TOWER && canTowerMove(s, piece, steps)) return moveTowerByCard(s, piece, steps, tell);
  if (s[DECLARED] === A_WIZARD && piece !== NONE && isVisible(s, piece))
    if (hasRoom(s, ahead(spaceOf(s, piece), steps), 1 + s[RIDERS]!))
      return moveWizardsByCard(s, piece, s[DECLARED_OWNER]!, 1, steps, tell);
  tell?.({ what: "lost", seat: s[ACTIVE]! });
  finishAction(s, tell);
}

export function moveTowerByCard(s: State, tower: number, steps: number, tell?: TellTowers): void {
  moveTower(s, tower, steps, s[ACTIVE]!, tell);
  closeAction(s, tell);
}

/** A card's wizards go, T-N6 riders with them. T-W6 Who enters Ravenskeep ends the turn at once. */
export function moveWizardsByCard(
  s: State,
  level: number,
  owner: number,
  count: number,
  steps: number,
  tell?: TellTowers,
): void {
  const to = ahead(spaceOf(s, level), steps);
  const home = walk(s, level, owner, count, to, tell);
  if (s[RIDERS]! > 0) walk(s, level, s[RIDER_OWNER]!, s[RIDERS]!, to, tell);
  if (!home) return closeAction(s, tell);
  moveKeepOn(s, tell);
  endTurn(s, tell);
}

/** T-T7 Goal reached; draw; pile exhausted; round over; next seat. T-G7 An end in the very decision comes before all. */
export function endTurn(s: State, tell?: TellTowers): void {
  if (isTeamDoneAtOnce(s) || isSharedGoalReached(s)) finish(s, tell);
  else drawUp(s, tell);
}

/** T-T3 Draw up to three; when a card must be drawn and there is none, the discard pile is shuffled. T-1.4 Not in solo. */
export function drawUp(s: State, tell?: TellTowers): void {
  const share = shareOf(s, s[ACTIVE]!);
  const count = Math.min(HAND - s[HAND_SIZE + share]!, s[DECK_SIZE]!);
  if (tell && count > 0)
    tell({ what: "draw", seat: s[ACTIVE]!, cards: nextCards(s, count), open: s[SHARED] === 1, reveals: true });
  for (let i = 0; i < count; i++) addToHand(s, share, s[DECK + --s[DECK_SIZE]!]!);
  if (s[HAND_SIZE + share]! < HAND && !s[SHARED]) return ask(s, SHUFFLING, CHANCE);
  if (isSharedGoalLost(s) || isOver(s)) return finish(s, tell);
  beginTurn(s, nextSeat(s, s[ACTIVE]!), tell);
}

const nextCards = (s: State, count: number): string[] =>
  Array.from({ length: count }, (_, i) => CODES[s[DECK + s[DECK_SIZE]! - 1 - i]!]!);

export function finish(s: State, tell?: TellTowers): void {
  ask(s, FINISHED, OVER);
  if (tell) tell({ what: "over", result: resultOf(s) });
}
