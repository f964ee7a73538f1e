/** What each decision and each outcome of chance does. */
import type { Decision, Outcome, State } from "../../core/game.ts";
import { CHANCE } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_TABLES, CODES, hasDice } from "./cards.ts";
import { NOBODY, pay, takeEffect } from "./cast.ts";
import { detailOf, kindOf, KINDS, wizardOwner, wizardSpace } from "./decision.ts";
import { isTeamDoneAtOnce } from "./ending.ts";
import type { TellTowers } from "./events.ts";
import { stepsOf } from "./legal.ts";
import { SPELL_NUMBERS } from "./spells.ts";
import {
  addToHand,
  DECLARED,
  discard,
  handCard,
  handCodes,
  ownerMovedBy,
  partnerOf,
  PHASES,
  removeFromHand,
  shareOf,
  STATE,
} from "./state.ts";
import {
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
} from "./turn.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const PHASE = PHASES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

export function apply(s: State, decision: Decision, tell?: TellTowers): void {
  const kind = kindOf(decision);
  decide(s, kind, detailOf(decision), tell);
  // T-G7 Without `teamFinishesRound` the game ends in the very decision that completes a team's goal.
  if (s[at.phase] !== PHASE.finished && isTeamDoneAtOnce(s)) finish(s, tell);
}

function decide(s: State, kind: number, detail: number, tell?: TellTowers): void {
  if (kind >= KIND.castSpell) return cast(s, kind - KIND.castSpell, detail, tell);
  switch (kind) {
    case KIND.play:
      return playCard(s, detail, tell);
    case KIND.redraw:
      return redraw(s, detail, tell);
    case KIND.keepRoll:
      return ask(s, PHASE.moving, s[at.active]!);
    case KIND.reroll:
      s[at.rerolls]!--;
      return ask(s, PHASE.rolling, CHANCE);
    case KIND.moveWizard:
      return moveWizard(s, s[at.top + wizardSpace(detail)]!, wizardOwner(detail), tell);
    case KIND.moveTower:
      return moveAnyTower(s, detail, stepsOf(s, CARD.towerSteps), tell);
    case KIND.skip:
      tell?.({ what: "skip", seat: s[at.active]! });
      return closeAction(s, tell);
    case KIND.pass:
      return pass(s, tell);
    case KIND.end:
      return endTurn(s, tell);
    case KIND.ask:
      tell?.({ what: "ask", seat: s[at.active]! });
      s[at.asked] = 1;
      return ask(s, PHASE.giving, partnerOf(s, s[at.active]!));
    case KIND.give:
      handOver(s, detail, "give", tell);
      return ask(s, PHASE.returning, s[at.active]!);
    case KIND.decline:
      tell?.({ what: "decline", seat: s[at.decider]! });
      return ask(s, PHASE.playing, s[at.active]!);
    case KIND.return:
      handOver(s, detail, "return", tell);
      return ask(s, PHASE.playing, s[at.active]!);
    case KIND.potion:
      return givePotion(s, tell);
  }
}

/** T-T5 The roll of the die (T-B8), or T-T3 the discard pile in its new order, top first. */
export function applyOutcome(s: State, outcome: Outcome, tell?: TellTowers): void {
  if (s[at.phase] === PHASE.rolling) {
    s[at.roll] = outcome[0]!;
    tell?.({ what: "roll", seat: s[at.active]!, value: outcome[0]!, reveals: true });
    return ask(s, s[at.rerolls]! > 0 ? PHASE.keeping : PHASE.moving, s[at.active]!);
  }
  const count = outcome.length;
  for (let i = 0; i < count; i++) s[at.deck + count - 1 - i] = outcome[i]!;
  s[at.deckSize] = count;
  s[at.discardSize] = 0;
  tell?.({ what: "shuffle", count, reveals: true });
  drawUp(s, tell);
}

/** T-T1 The card is discarded face up; T-T5 a dice card is rolled for before anything is chosen. */
function playCard(s: State, card: number, tell?: TellTowers): void {
  removeFromHand(s, shareOf(s, s[at.active]!), card);
  discard(s, card);
  s[at.played]!++;
  s[at.card] = card;
  tell?.({ what: "play", seat: s[at.active]!, card: CODES[card]! });
  if (!hasDice(card)) return ask(s, PHASE.moving, s[at.active]!);
  s[at.rerolls] = CARD.rerolls[card]!;
  ask(s, PHASE.rolling, CHANCE);
}

/** T-T2 The whole hand is discarded, sorted, by the decision itself; then a tower goes one space. */
function redraw(s: State, tower: number, tell?: TellTowers): void {
  const share = shareOf(s, s[at.active]!);
  if (tell) tell({ what: "redraw", seat: s[at.active]!, cards: handCodes(s, share), reveals: true });
  for (let i = 0; i < s[at.handSize + share]!; i++) discard(s, handCard(s, share, i));
  s[at.handSize + share] = 0;
  s[at.redrew] = 1;
  if (tower === 0) closeAction(s, tell);
  else moveAnyTower(s, tower, 1, tell);
}

/** A card's move happens at once, or T-N2 is declared first. */
function moveAnyTower(s: State, tower: number, steps: number, tell?: TellTowers): void {
  if (s[at.nasty]) declare(s, DECLARED.tower, tower, NONE, steps, tell);
  else moveTowerByCard(s, tower, steps, tell);
}

function moveWizard(s: State, level: number, owner: number, tell?: TellTowers): void {
  const steps = stepsOf(s, CARD.wizardSteps);
  if (s[at.nasty]) declare(s, DECLARED.wizard, level, owner, steps, tell);
  else moveWizardsByCard(s, level, owner, 1, steps, tell);
}

/** T-G2 Partners hand over a card face down. */
function handOver(s: State, card: number, what: "give" | "return", tell?: TellTowers): void {
  const seat = s[at.decider]!;
  const to = partnerOf(s, seat);
  removeFromHand(s, seat, card);
  addToHand(s, to, card);
  tell?.({ what, seat, to, card: CODES[card]!, reveals: true });
}

/** T-G3 A full potion goes to the partner. */
function givePotion(s: State, tell?: TellTowers): void {
  const seat = s[at.active]!;
  const to = partnerOf(s, seat);
  s[at.full + seat]!--;
  s[at.full + to]!++;
  tell?.({ what: "potion", seat, to });
}

/** A spell is paid for and takes effect; T-S2 it may end the turn, T-N3 it may be repeated. */
function cast(s: State, spell: number, detail: number, tell?: TellTowers): void {
  const seat = s[at.decider]!;
  const isOwnSpell = spell !== SPELL.free || !s[at.freeAnyTime];
  if (isOwnSpell) s[at.cast] = spell;
  pay(s, seat, spell, tell);
  if (spell === SPELL.piggyback && !s[at.nasty]) {
    // T-S9 The card moves two wizards of the level.
    return moveWizardsByCard(s, s[at.top + detail]!, ownerMovedBy(s, seat), 2, stepsOf(s, CARD.wizardSteps), tell);
  }
  const moved = ownerMovedBy(s, s[at.active]!);
  const home = takeEffect(s, seat, spell, detail, tell);
  if (isTeamDoneAtOnce(s)) return finish(s, tell);
  if (home !== NOBODY && endsTurn(s, seat, home, moved)) return endTurn(s, tell);
  if (s[at.nasty]) return isOwnSpell ? askForRepeat(s, tell) : askAgain(s, tell);
  // T-S1 One spell a turn: after the last card nothing is left to do.
  if (s[at.phase] === PHASE.ending) endTurn(s, tell);
}

/** T-S2, T-N7 Only the active player's spell, and only for the wizards this edition counts, as things stood before it. */
const endsTurn = (s: State, seat: number, home: number, movedBefore: number): boolean =>
  seat === s[at.active] && (s[at.anyEntryEndsTurn] === 1 || home === shareOf(s, seat) || home === movedBefore);
