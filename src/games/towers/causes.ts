/** What is known of facts (facts.ts) for the question why: what they tell, whom they favour, how they are taken out of a game. */
import type { Causes, Fact, Seat, State } from "../../core/game.ts";
import { doerOf } from "../../core/game.ts";
import { apply } from "./apply.ts";
import { kindOf, KINDS, pack } from "./decision.ts";
import { ANY, FACT, facts, hasFact, isDeclared, isOnBoard, means } from "./facts.ts";
import { DECLARED, partnerOf, PHASES, shareOf, STATE } from "./state.ts";
import { evaluate } from "./worth.ts";

const { at } = STATE;
const KIND = KINDS;

/** Of several things that come together, what counts most in the end. */
const WEIGHTS: Readonly<Record<number, number>> = {
  [FACT.goal]: 1.4,
  [FACT.home]: 1.3,
  [FACT.fill]: 1.15,
  [FACT.shut]: 1.1,
  [FACT.free]: 1.05,
  [FACT.near]: 1,
  [FACT.waste]: 1,
};

/** The narrow tells more than the broad; what is paid counts only where it can be given back. */
function weight(fact: Fact): number {
  const kind = fact >> 16;
  if (kind === FACT.spend) return 0;
  if (kind === FACT.play || kind === FACT.redraw) return 0.5;
  // T-M3 Whoever shuts in an own wizard does it for the potion; who helps another does it for an own one on the same tower.
  const isOwn = ((fact >> 3) & 7) === doerOf(fact);
  const isHelp = kind === FACT.home || kind === FACT.free || kind === FACT.near;
  if (kind === FACT.cast || (kind === FACT.shut ? isOwn : isHelp && !isOwn)) return 0.6;
  return WEIGHTS[kind]! + (((fact >> 8) & 255) === ANY ? 0 : 0.1);
}

/** T-G1 A seat's side are its own wizards and its partner's. */
const isSide = (s: State, seat: Seat, share: number): boolean =>
  share === shareOf(s, seat) || (s[at.teams] === 1 && share === partnerOf(s, seat));

function favours(s: State, fact: Fact, seat: Seat): number {
  const [kind, owner, doer] = [fact >> 16, (fact >> 3) & 7, doerOf(fact)];
  const isOwners = isSide(s, seat, owner);
  switch (kind) {
    case FACT.goal:
    case FACT.home:
    case FACT.free:
    case FACT.near:
    case FACT.fill:
      return isOwners ? 1 : -1;
    case FACT.shut:
      return isOwners ? -1 : isSide(s, seat, shareOf(s, doer)) ? 1 : 0;
    case FACT.waste:
    case FACT.redraw:
    case FACT.spend:
      return isOwners ? -1 : 1;
    default:
      return 0;
  }
}

export const causes: Causes = {
  facts,
  weight,
  favours,
  // T-T4 The card is wasted.
  instead: (s) => (s[at.phase] === PHASES.moving ? pack(KIND.skip) : undefined),
  means,
  // Judged are wizards home and potions: what cannot happen any more is not counted beforehand.
  evaluateWithout: (s, _, values) => evaluate(s, values),
  giveBack(before, decision, after, fact) {
    const kind = kindOf(decision);
    // T-N2 A declared move is not carried out.
    if (isDeclared(before, fact) || isDeclared(after, fact)) {
      if (kind < KIND.castSpell) {
        after.set(before);
        after[at.declared] = DECLARED.nothing;
        apply(after, decision);
      } else after[at.declared] = DECLARED.nothing;
      return true;
    }
    // What it has moved stands where it stood, and the card or the spell is gone.
    if (isOnBoard(fact) && hasFact(before, decision, fact)) {
      after.set(before.subarray(STATE.from.board, at.empty), STATE.from.board);
      return true;
    }
    // T-1.3 Cards put away count, T-T2 and new ones cost the turn.
    if (fact >> 16 === FACT.redraw && kind === KIND.redraw && after[at.phase] === PHASES.playing) {
      if (after[at.shared]) after[at.discardSize]! -= Math.min(after[at.discardSize]!, before[at.handSize]!);
      after[at.active] = after[at.decider] = before[at.decider]!;
      return true;
    }
    // T-S1 Potions that were paid.
    if (fact >> 16 !== FACT.spend || kind - KIND.castSpell !== ((fact >> 8) & 255)) return false;
    const share = (fact >> 3) & 7;
    const price = after[at.price + kind - KIND.castSpell]!;
    after[at.full + share]! += price;
    after[at.spent + share]! -= price;
    return true;
  },
};
