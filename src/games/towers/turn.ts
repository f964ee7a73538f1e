/** T-T and T-N: actions, the windows around them in nasty mode, and the end of a turn. */
import type { Seat, State } from "../../core/game.ts";
import { CHANCE, OVER } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CODES } from "./cards.ts";
import { isOver, isSharedGoalLost, isSharedGoalReached, isTeamDoneAtOnce, resultOf } from "./ending.ts";
import type { TellTowers } from "./events.ts";
import { couldCast } from "./legal.ts";
import { canTowerMove, moveKeepOn, moveTower, walk } from "./moves.ts";
import { declaredMove, declaredText } from "./notation.ts";
import {
  addToHand,
  ahead,
  DECLARED,
  HAND,
  hasRoom,
  isVisible,
  nextSeat,
  PHASES,
  shareOf,
  spaceOf,
  STATE,
} from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;

export function ask(s: State, phase: number, decider: number): void {
  s[at.phase] = phase;
  s[at.decider] = decider;
}

/** T-T1 Turns go clockwise. */
export function beginTurn(s: State, seat: Seat, tell?: TellTowers): void {
  s[at.active] = seat;
  s[at.played] = 0;
  s[at.asked] = 0;
  s[at.redrew] = 0;
  s[at.cast] = NONE;
  beginAction(s);
  tell?.({ what: "turn", seat });
}

function beginAction(s: State): void {
  s[at.card] = NONE;
  s[at.roll] = 0;
  s[at.rerolls] = 0;
  if (s[at.nasty]) {
    s[at.cast] = NONE;
    forgetDeclared(s);
  }
  ask(s, PHASE.playing, s[at.active]!);
}

/** Nothing, or nothing more, to be moved in this action: T-N3 the window after opens as usual. */
export function closeAction(s: State, tell?: TellTowers): void {
  // T-N8 Where Free is no action's spell, the window opens for it even if a spell was cast.
  if (s[at.nasty] && (s[at.cast] === NONE || s[at.freeAnyTime])) openWindow(s, PHASE.windowAfter, tell);
  else finishAction(s, tell);
}

/** The next action, or the end of the turn: T-S1 in basic mode after a last chance to cast, T-N4 in nasty mode at once. */
function finishAction(s: State, tell?: TellTowers): void {
  if (!s[at.redrew] && s[at.played]! < s[at.cardsPerTurn]!) return beginAction(s);
  if (!s[at.nasty]) {
    ask(s, PHASE.ending, s[at.active]!);
    if (couldCast(s, s[at.active]!)) return;
  }
  endTurn(s, tell);
}

/** T-N2 A move is declared in nasty mode, so that everybody may cast before it happens. */
export function declare(s: State, kind: number, piece: number, owner: number, steps: number, tell?: TellTowers): void {
  s[at.declared] = kind;
  s[at.declaredPiece] = piece;
  s[at.declaredOwner] = owner;
  s[at.declaredSteps] = steps;
  s[at.riders] = 0;
  if (tell) tell({ what: "declare", seat: s[at.active]!, move: declaredText(s), declared: declaredMove(s) });
  openWindow(s, PHASE.windowBefore, tell);
}

function forgetDeclared(s: State): void {
  s[at.declared] = DECLARED.nothing;
  s[at.riders] = 0;
}

/** T-N3 The active player first, then clockwise, everybody who could cast something is asked. */
function openWindow(s: State, phase: number, tell?: TellTowers): void {
  s[at.phase] = phase;
  askWindow(s, 0, tell);
}

/** Goes on with the seat so many places after the active one. */
function askWindow(s: State, from: number, tell?: TellTowers): void {
  const players = s[at.players]!;
  for (let i = from; i < players; i++) {
    const seat = (s[at.active]! + i) % players;
    if (couldCast(s, seat)) {
      s[at.decider] = seat;
      return;
    }
  }
  goOnFrom(s, s[at.phase]!, tell);
}

const placeInWindow = (s: State, seat: Seat): number => (seat - s[at.active]! + s[at.players]!) % s[at.players]!;

/** What follows a closed window, or the last repeat of a spell. */
function goOnFrom(s: State, phase: number, tell?: TellTowers): void {
  if (phase === PHASE.windowBefore) carryOut(s, tell);
  else if (phase === PHASE.windowAfter) finishAction(s, tell);
  else ask(s, phase, s[at.active]!);
}

/** T-N3 `pass`: no more repeats of a spell, or the next seat in the window. */
export function pass(s: State, tell?: TellTowers): void {
  tell?.({ what: "pass", seat: s[at.decider]! });
  if (s[at.phase] === PHASE.repeating) goOnFrom(s, s[at.afterRepeats]!, tell);
  else askWindow(s, placeInWindow(s, s[at.decider]!) + 1, tell);
}

/** T-N3 After every cast of the action's spell its caster is asked for the same again, if it can be cast again. */
export function askForRepeat(s: State, tell?: TellTowers): void {
  if (s[at.phase] !== PHASE.repeating) s[at.afterRepeats] = s[at.phase]!;
  s[at.phase] = PHASE.repeating;
  if (!couldCast(s, s[at.decider]!)) goOnFrom(s, s[at.afterRepeats]!, tell);
}

/** T-N8 After Free as a spell of its own, its caster is asked again before the next seat. */
export function askAgain(s: State, tell?: TellTowers): void {
  if (s[at.phase] === PHASE.windowBefore || s[at.phase] === PHASE.windowAfter)
    askWindow(s, placeInWindow(s, s[at.decider]!), tell);
}

/** T-N5 The declared move happens from where the piece is now, if it still can; otherwise the card is lost. */
function carryOut(s: State, tell?: TellTowers): void {
  s[at.decider] = s[at.active]!;
  const piece = s[at.declaredPiece]!;
  const steps = s[at.declaredSteps]!;
  if (s[at.declared] === DECLARED.tower && canTowerMove(s, piece, steps)) return moveTowerByCard(s, piece, steps, tell);
  if (s[at.declared] === DECLARED.wizard && piece !== NONE && isVisible(s, piece))
    if (hasRoom(s, ahead(spaceOf(s, piece), steps), 1 + s[at.riders]!))
      return moveWizardsByCard(s, piece, s[at.declaredOwner]!, 1, steps, tell);
  tell?.({ what: "lost", seat: s[at.active]! });
  finishAction(s, tell);
}

export function moveTowerByCard(s: State, tower: number, steps: number, tell?: TellTowers): void {
  moveTower(s, tower, steps, s[at.active]!, tell);
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
  if (s[at.riders]! > 0) walk(s, level, s[at.riderOwner]!, s[at.riders]!, to, tell);
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
  const share = shareOf(s, s[at.active]!);
  const count = Math.min(HAND - s[at.handSize + share]!, s[at.deckSize]!);
  if (tell && count > 0)
    tell({ what: "draw", seat: s[at.active]!, cards: nextCards(s, count), open: s[at.shared] === 1, reveals: true });
  for (let i = 0; i < count; i++) addToHand(s, share, s[at.deck + --s[at.deckSize]!]!);
  if (s[at.handSize + share]! < HAND && !s[at.shared]) return ask(s, PHASE.shuffling, CHANCE);
  if (isSharedGoalLost(s) || isOver(s)) return finish(s, tell);
  beginTurn(s, nextSeat(s, s[at.active]!), tell);
}

const nextCards = (s: State, count: number): string[] =>
  Array.from({ length: count }, (_, i) => CODES[s[at.deck + s[at.deckSize]! - 1 - i]!]!);

export function finish(s: State, tell?: TellTowers): void {
  ask(s, PHASE.finished, OVER);
  if (tell) tell({ what: "over", result: resultOf(s) });
}
