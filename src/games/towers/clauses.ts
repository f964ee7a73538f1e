/** Which clause to read about a decision that is not legal now. */
import type { Decision, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { detailOf, kindOf, KINDS, wizardOwner, wizardSpace } from "./decision.ts";
import { stepsOf } from "./legal.ts";
import { CARD_TABLES } from "./cards.ts";
import { ahead, hasRoom, isInPlay, PHASES, shareOf, STATE, wizardsOn } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const PHASE = PHASES;
const KIND = KINDS;

const CLAUSES: Readonly<Record<number, string>> = {
  [KIND.play]: "T-T1",
  [KIND.redraw]: "T-T2",
  [KIND.keepRoll]: "T-T5",
  [KIND.reroll]: "T-T5",
  [KIND.moveTower]: "T-M2",
  [KIND.skip]: "T-T4",
  [KIND.pass]: "T-N3",
  [KIND.end]: "T-S1",
  [KIND.ask]: "T-G2",
  [KIND.give]: "T-G2",
  [KIND.decline]: "T-G2",
  [KIND.return]: "T-G2",
  [KIND.potion]: "T-G3",
};

export function clause(s: State, decision: Decision): string {
  const kind = kindOf(decision);
  if (kind === KIND.moveWizard) return wizardClause(s, detailOf(decision));
  if (kind >= KIND.castSpell) return castClause(s, kind - KIND.castSpell);
  return CLAUSES[kind]!;
}

/** T-W3 The level is full; otherwise T-W1 it is no visible wizard of the seat's own. */
function wizardClause(s: State, detail: number): string {
  const space = wizardSpace(detail);
  const stands = wizardsOn(s, s[at.top + space]!, wizardOwner(detail)) > 0;
  const isFull = s[at.phase] === PHASE.moving && !hasRoom(s, ahead(space, stepsOf(s, CARD.wizardSteps)), 1);
  return stands && isFull ? "T-W3" : "T-W1";
}

/** Not in play, too dear, already cast, or without a target. */
function castClause(s: State, spell: number): string {
  if (!isInPlay(s, spell)) return "T-U4";
  if (s[at.full + shareOf(s, s[at.decider]!)]! < s[at.price + spell]!) return "T-B7";
  if (s[at.cast] !== NONE) return s[at.nasty] ? "T-N1" : "T-S1";
  return "T-S11";
}
