/** Standing orders, so that the windows of nasty mode never stall a game (T-N3). */
import type { Decision, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { KINDS, pack } from "./decision.ts";
import { ahead, DECLARED, PHASES, spaceOf, STATE } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;

/** `keep`: only if the declared move would bring somebody into Ravenskeep. */
export const ORDERS = ["always", "keep", "never"] as const;

export function byOrder(s: State, order: string): Decision | undefined {
  const phase = s[at.phase]!;
  const isWindow = phase === PHASE.windowBefore || phase === PHASE.windowAfter;
  if (order === "never") return isWindow || phase === PHASE.repeating ? pack(KIND.pass) : undefined;
  if (order === "keep" && isWindow && !(phase === PHASE.windowBefore && wouldEnter(s))) return pack(KIND.pass);
  return undefined;
}

/** T-W4 The declared wizard would reach Ravenskeep's space. */
function wouldEnter(s: State): boolean {
  const level = s[at.declaredPiece]!;
  return (
    s[at.declared] === DECLARED.wizard &&
    level !== NONE &&
    ahead(spaceOf(s, level), s[at.declaredSteps]!) === s[at.keep]
  );
}
