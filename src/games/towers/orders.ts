/** Standing orders, so that the windows of nasty mode never stall a game (T-N3). */
import type { Decision, State } from "../../core/game.ts";
import { PASS, pack } from "./decision.ts";
import { ahead } from "./moves.ts";
import { A_WIZARD, DECLARED, DECLARED_PIECE, DECLARED_STEPS, KEEP, NONE, PHASE, spaceOf } from "./state.ts";
import { REPEATING, WINDOW_AFTER, WINDOW_BEFORE } from "./state.ts";

/** `keep`: only if the declared move would bring somebody into Ravenskeep. */
export const ORDERS = ["always", "keep", "never"] as const;

export function byOrder(s: State, order: string): Decision | undefined {
  const phase = s[PHASE]!;
  const isWindow = phase === WINDOW_BEFORE || phase === WINDOW_AFTER;
  if (order === "never") return isWindow || phase === REPEATING ? pack(PASS) : undefined;
  if (order === "keep" && isWindow && !(phase === WINDOW_BEFORE && wouldEnter(s))) return pack(PASS);
  return undefined;
}

/** T-W4 The declared wizard would reach Ravenskeep's space. */
function wouldEnter(s: State): boolean {
  const level = s[DECLARED_PIECE]!;
  return s[DECLARED] === A_WIZARD && level !== NONE && ahead(spaceOf(s, level), s[DECLARED_STEPS]!) === s[KEEP];
}
