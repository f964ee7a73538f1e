/** Which clause to read about a decision that is not legal now. */
import type { Decision, State } from "../../core/game.ts";
import * as d from "./decision.ts";
import { stepsOf } from "./legal.ts";
import { WIZARD_STEPS } from "./cards.ts";
import { ahead, hasRoom } from "./moves.ts";
import { CAST, FULL, MOVING, NASTY, NONE, PHASE, PRICE, shareOf, SPELLS_IN_PLAY } from "./state.ts";
import { DECIDER, ON, TOP } from "./state.ts";

const CLAUSES: Readonly<Record<number, string>> = {
  [d.PLAY]: "T-T1",
  [d.REDRAW]: "T-T2",
  [d.KEEP_ROLL]: "T-T5",
  [d.REROLL]: "T-T5",
  [d.MOVE_TOWER]: "T-M2",
  [d.SKIP]: "T-T4",
  [d.PASS]: "T-N3",
  [d.END]: "T-S1",
  [d.ASK]: "T-G2",
  [d.GIVE]: "T-G2",
  [d.DECLINE]: "T-G2",
  [d.RETURN]: "T-G2",
  [d.POTION]: "T-G3",
};

export function clause(s: State, decision: Decision): string {
  const kind = d.kindOf(decision);
  if (kind === d.MOVE_WIZARD) return wizardClause(s, d.detailOf(decision));
  if (kind >= d.CAST_SPELL) return castClause(s, kind - d.CAST_SPELL);
  return CLAUSES[kind]!;
}

/** T-W3 The level is full; otherwise T-W1 it is no visible wizard of the seat's own. */
function wizardClause(s: State, detail: number): string {
  const space = d.wizardSpace(detail);
  const stands = s[ON + s[TOP + space]! * 6 + d.wizardOwner(detail)]! > 0;
  const isFull = s[PHASE] === MOVING && !hasRoom(s, ahead(space, stepsOf(s, WIZARD_STEPS)), 1);
  return stands && isFull ? "T-W3" : "T-W1";
}

/** Not in play, too dear, already cast, or without a target. */
function castClause(s: State, spell: number): string {
  if (((s[SPELLS_IN_PLAY]! >> spell) & 1) === 0) return "T-U4";
  if (s[FULL + shareOf(s, s[DECIDER]!)]! < s[PRICE + spell]!) return "T-B7";
  if (s[CAST] !== NONE) return s[NASTY] ? "T-N1" : "T-S1";
  return "T-S11";
}
