/** What each decision and each outcome of chance does. */
import type { Decision, Outcome, State, Tell } from "../../core/game.ts";
import * as game from "../../core/game.ts";
import * as cards from "./cards.ts";
import * as casting from "./cast.ts";
import * as kinds from "./decision.ts";
import * as ending from "./ending.ts";
import type { TellTowers } from "./events.ts";
import * as legality from "./legal.ts";
import * as spells from "./spells.ts";
import * as at from "./state.ts";
import * as turn from "./turn.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md: twice the speed).
const {
  ask,
  askAgain,
  askForRepeat,
  closeAction,
  declare,
  drawUp,
  endTurn,
  finish,
  moveTowerByCard,
  moveWizardsByCard,
  pass,
} = turn;
const { stepsOf } = legality;
const { isTeamDoneAtOnce } = ending;
const { CHANCE } = game;
const { CARD_REROLLS, CODES, TOWER_STEPS, WIZARD_STEPS, hasDice } = cards;
const { NOBODY, pay, takeEffect } = casting;
const {
  ASK,
  CAST_SPELL,
  DECLINE,
  END,
  GIVE,
  KEEP_ROLL,
  MOVE_TOWER,
  MOVE_WIZARD,
  PASS,
  PLAY,
  POTION,
  REDRAW,
  REROLL,
  RETURN,
  SKIP,
  detailOf,
  kindOf,
  wizardOwner,
  wizardSpace,
} = kinds;
const { FREE, PIGGYBACK } = spells;
const {
  A_TOWER,
  A_WIZARD,
  ACTIVE,
  ANY_ENTRY_ENDS_TURN,
  ASKED,
  CARD,
  CAST,
  DECIDER,
  DECK,
  DECK_SIZE,
  DISCARD_SIZE,
  ENDING,
  FINISHED,
  FREE_ANY_TIME,
  FULL,
  GIVING,
  HAND_SIZE,
  KEEPING,
  MOVING,
  NASTY,
  NONE,
  PHASE,
  PLAYED,
  PLAYING,
  REDREW,
  REROLLS,
  RETURNING,
  ROLL,
  ROLLING,
  TOP,
  addToHand,
  discard,
  handCard,
  handCodes,
  ownerMovedBy,
  partnerOf,
  removeFromHand,
  shareOf,
} = at;

export function apply(s: State, decision: Decision, tell?: Tell): void {
  const kind = kindOf(decision);
  decide(s, kind, detailOf(decision), tell);
  // T-G7 Without `teamFinishesRound` the game ends in the very decision that completes a team's goal.
  if (s[PHASE] !== FINISHED && isTeamDoneAtOnce(s)) finish(s, tell);
}

function decide(s: State, kind: number, detail: number, tell?: TellTowers): void {
  if (kind >= CAST_SPELL) return cast(s, kind - CAST_SPELL, detail, tell);
  switch (kind) {
    case PLAY:
      return playCard(s, detail, tell);
    case REDRAW:
      return redraw(s, detail, tell);
    case KEEP_ROLL:
      return ask(s, MOVING, s[ACTIVE]!);
    case REROLL:
      s[REROLLS]!--;
      return ask(s, ROLLING, CHANCE);
    case MOVE_WIZARD:
      return moveWizard(s, s[TOP + wizardSpace(detail)]!, wizardOwner(detail), tell);
    case MOVE_TOWER:
      return moveAnyTower(s, detail, stepsOf(s, TOWER_STEPS), tell);
    case SKIP:
      tell?.({ what: "skip", seat: s[ACTIVE]! });
      return closeAction(s, tell);
    case PASS:
      return pass(s, tell);
    case END:
      return endTurn(s, tell);
    case ASK:
      tell?.({ what: "ask", seat: s[ACTIVE]! });
      s[ASKED] = 1;
      return ask(s, GIVING, partnerOf(s, s[ACTIVE]!));
    case GIVE:
      handOver(s, detail, "give", tell);
      return ask(s, RETURNING, s[ACTIVE]!);
    case DECLINE:
      tell?.({ what: "decline", seat: s[DECIDER]! });
      return ask(s, PLAYING, s[ACTIVE]!);
    case RETURN:
      handOver(s, detail, "return", tell);
      return ask(s, PLAYING, s[ACTIVE]!);
    case POTION:
      return givePotion(s, tell);
  }
}

/** T-T5 The roll of the die (T-B8), or T-T3 the discard pile in its new order, top first. */
export function applyOutcome(s: State, outcome: Outcome, tell?: TellTowers): void {
  if (s[PHASE] === ROLLING) {
    s[ROLL] = outcome[0]!;
    tell?.({ what: "roll", seat: s[ACTIVE]!, value: outcome[0]!, reveals: true });
    return ask(s, s[REROLLS]! > 0 ? KEEPING : MOVING, s[ACTIVE]!);
  }
  const count = outcome.length;
  for (let i = 0; i < count; i++) s[DECK + count - 1 - i] = outcome[i]!;
  s[DECK_SIZE] = count;
  s[DISCARD_SIZE] = 0;
  tell?.({ what: "shuffle", count, reveals: true });
  drawUp(s, tell);
}

/** T-T1 The card is discarded face up; T-T5 a dice card is rolled for before anything is chosen. */
function playCard(s: State, card: number, tell?: TellTowers): void {
  removeFromHand(s, shareOf(s, s[ACTIVE]!), card);
  discard(s, card);
  s[PLAYED]!++;
  s[CARD] = card;
  tell?.({ what: "play", seat: s[ACTIVE]!, card: CODES[card]! });
  if (!hasDice(card)) return ask(s, MOVING, s[ACTIVE]!);
  s[REROLLS] = CARD_REROLLS[card]!;
  ask(s, ROLLING, CHANCE);
}

/** T-T2 The whole hand is discarded, sorted, by the decision itself; then a tower goes one space. */
function redraw(s: State, tower: number, tell?: TellTowers): void {
  const share = shareOf(s, s[ACTIVE]!);
  if (tell) tell({ what: "redraw", seat: s[ACTIVE]!, cards: handCodes(s, share), reveals: true });
  for (let i = 0; i < s[HAND_SIZE + share]!; i++) discard(s, handCard(s, share, i));
  s[HAND_SIZE + share] = 0;
  s[REDREW] = 1;
  if (tower === 0) closeAction(s, tell);
  else moveAnyTower(s, tower, 1, tell);
}

/** A card's move happens at once, or T-N2 is declared first. */
function moveAnyTower(s: State, tower: number, steps: number, tell?: TellTowers): void {
  if (s[NASTY]) declare(s, A_TOWER, tower, NONE, steps, tell);
  else moveTowerByCard(s, tower, steps, tell);
}

function moveWizard(s: State, level: number, owner: number, tell?: TellTowers): void {
  const steps = stepsOf(s, WIZARD_STEPS);
  if (s[NASTY]) declare(s, A_WIZARD, level, owner, steps, tell);
  else moveWizardsByCard(s, level, owner, 1, steps, tell);
}

/** T-G2 Partners hand over a card face down. */
function handOver(s: State, card: number, what: "give" | "return", tell?: TellTowers): void {
  const seat = s[DECIDER]!;
  const to = partnerOf(s, seat);
  removeFromHand(s, seat, card);
  addToHand(s, to, card);
  tell?.({ what, seat, to, card: CODES[card]!, reveals: true });
}

/** T-G3 A full potion goes to the partner. */
function givePotion(s: State, tell?: TellTowers): void {
  const seat = s[ACTIVE]!;
  const to = partnerOf(s, seat);
  s[FULL + seat]!--;
  s[FULL + to]!++;
  tell?.({ what: "potion", seat, to });
}

/** A spell is paid for and takes effect; T-S2 it may end the turn, T-N3 it may be repeated. */
function cast(s: State, spell: number, detail: number, tell?: TellTowers): void {
  const seat = s[DECIDER]!;
  const isOwnSpell = spell !== FREE || !s[FREE_ANY_TIME];
  if (isOwnSpell) s[CAST] = spell;
  pay(s, seat, spell, tell);
  if (spell === PIGGYBACK && !s[NASTY]) {
    // T-S9 The card moves two wizards of the level.
    return moveWizardsByCard(s, s[TOP + detail]!, ownerMovedBy(s, seat), 2, stepsOf(s, WIZARD_STEPS), tell);
  }
  const moved = ownerMovedBy(s, s[ACTIVE]!);
  const home = takeEffect(s, seat, spell, detail, tell);
  if (isTeamDoneAtOnce(s)) return finish(s, tell);
  if (home !== NOBODY && endsTurn(s, seat, home, moved)) return endTurn(s, tell);
  if (s[NASTY]) return isOwnSpell ? askForRepeat(s, tell) : askAgain(s, tell);
  // T-S1 One spell a turn: after the last card nothing is left to do.
  if (s[PHASE] === ENDING) endTurn(s, tell);
}

/** T-S2, T-N7 Only the active player's spell, and only for the wizards this edition counts, as things stood before it. */
const endsTurn = (s: State, seat: number, home: number, movedBefore: number): boolean =>
  seat === s[ACTIVE] && (s[ANY_ENTRY_ENDS_TURN] === 1 || home === shareOf(s, seat) || home === movedBefore);
