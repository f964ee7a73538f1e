/**
 * M-K The fight solved exactly.
 *
 * A fight is at most six throws of three wands until it is won or begins anew with the other player leading. Cases are
 * counted out of 3^18, so they are whole numbers far below 2^53 and never rounded; only what a new fight is worth is, where
 * two choices are compared.
 */
import type { Seat, State } from "../../core/game.ts";
import { ALL_WANDS, MOST_THROWS } from "./fight.ts";
import { PHASES, STATE } from "./state.ts";
import { MOST_SUM, SIDES, WANDS } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;

/** How three wands can lie, as one number. */
const LAYOUTS = SIDES ** WANDS;
const WHOLE = SIDES ** (2 * MOST_THROWS * WANDS);
const SUMS = MOST_SUM + 1;

const layoutOf = (a: number, b: number, c: number): number => (a * SIDES + b) * SIDES + c;
const wandOf = (layout: number, wand: number): number => Math.floor(layout / SIDES ** (WANDS - 1 - wand)) % SIDES;
const SUM = Uint8Array.from(
  { length: LAYOUTS },
  (_, layout) => wandOf(layout, 0) + wandOf(layout, 1) + wandOf(layout, 2),
);

/** How the wands lie when some of them are thrown again. */
const AFTER = Uint8Array.from({ length: (ALL_WANDS + 1) * LAYOUTS * LAYOUTS }, (_, index) => {
  const [wands, layout, fallen] = [
    Math.floor(index / LAYOUTS / LAYOUTS),
    Math.floor(index / LAYOUTS) % LAYOUTS,
    index % LAYOUTS,
  ];
  const value = (wand: number): number => wandOf((wands >> wand) & 1 ? fallen : layout, wand);
  return layoutOf(value(0), value(1), value(2));
});
const after = (wands: number, layout: number, fallen: number): number =>
  AFTER[(wands * LAYOUTS + layout) * LAYOUTS + fallen]!;

/** How many of all cases the thrower wins, and in how many the fight begins anew. */
interface Cases {
  readonly won: number;
  readonly anew: number;
}

/** One player's throws under best play, by throws used and how the wands lie: what to throw again (0 is stop), and the cases. */
interface Plan {
  readonly rethrow: Uint8Array;
  readonly won: Float64Array;
  readonly anew: Float64Array;
}
const planIndex = (throws: number, layout: number): number => (throws - 1) * LAYOUTS + layout;

function average(plan: Plan, throws: number, wands: number, layout: number): Cases {
  let won = 0;
  let anew = 0;
  for (let fallen = 0; fallen < LAYOUTS; fallen++) {
    const index = planIndex(throws, after(wands, layout, fallen));
    won += plan.won[index]!;
    anew += plan.anew[index]!;
  }
  return { won: won / LAYOUTS, anew: anew / LAYOUTS };
}

/** The best plan with so many throws, given what stopping brings and what beginning anew is worth to the thrower. */
function makePlan(most: number, stop: (sum: number, throws: number) => Cases, worthAnew: number): Plan {
  const size = most * LAYOUTS;
  const plan = { rethrow: new Uint8Array(size), won: new Float64Array(size), anew: new Float64Array(size) };
  for (let throws = most; throws > 0; throws--)
    for (let layout = 0; layout < LAYOUTS; layout++) {
      let best = stop(SUM[layout]!, throws);
      let chosen = 0;
      const choices = throws < most ? ALL_WANDS : 0;
      for (let wands = 1; wands <= choices; wands++) {
        const other = average(plan, throws + 1, wands, layout);
        if (other.won + other.anew * worthAnew <= best.won + best.anew * worthAnew) continue;
        best = other;
        chosen = wands;
      }
      const index = planIndex(throws, layout);
      plan.rethrow[index] = chosen;
      plan.won[index] = best.won;
      plan.anew[index] = best.anew;
    }
  return plan;
}

interface Solution {
  readonly lead: Plan;
  /** By what the leader laid down. */
  readonly follow: readonly Plan[];
  /** The leader wins a fight with probability won / of. */
  readonly won: number;
  readonly of: number;
}
const followIndex = (sum: number, throws: number): number => sum * MOST_THROWS + throws - 1;

/** Best play of both if leading a new fight wins with a given chance. */
function solveGiven(leaderWins: number): Solution {
  const follow = Array.from({ length: SUMS * MOST_THROWS }, (_, index) => {
    const [leadSum, leadThrows] = [Math.floor(index / MOST_THROWS), (index % MOST_THROWS) + 1];
    // M-F3 Equal sums: fewer throws win, as many throws begin anew.
    const stop = (sum: number, throws: number): Cases => {
      const isEqual = sum === leadSum && throws === leadThrows;
      return { won: !isEqual && sum >= leadSum ? WHOLE : 0, anew: isEqual ? WHOLE : 0 };
    };
    // Who follows now leads then.
    return makePlan(leadThrows, stop, leaderWins);
  });
  const stop = (sum: number, throws: number): Cases => {
    const { won, anew } = average(follow[followIndex(sum, throws)]!, 1, ALL_WANDS, 0);
    return { won: WHOLE - won - anew, anew };
  };
  const lead = makePlan(MOST_THROWS, stop, 1 - leaderWins);
  const { won, anew } = average(lead, 1, ALL_WANDS, 0);
  // The chance p to win as leader solves p = won + anew · (1 − p).
  return { lead, follow, won: won + anew, of: WHOLE + anew };
}

/** Policy iteration: better values make better plans until neither changes. */
function solve(): Solution {
  let solution = solveGiven(1 / 2);
  for (;;) {
    const next = solveGiven(solution.won / solution.of);
    if (next.won === solution.won && next.of === solution.of) return next;
    solution = next;
  }
}

let solved: Solution | undefined;
/** Worked out when first wanted: it takes a blink that nobody else should wait for. */
const solution = (): Solution => (solved ??= solve());

/** M-K The challenger wins a fight under best play with probability won / of. */
export const challengerWins = (): { readonly won: number; readonly of: number } => solution();

function planOf(s: State): Plan {
  const { lead, follow } = solution();
  return s[at.leadThrows] === 0 ? lead : follow[followIndex(s[at.leadSum]!, s[at.leadThrows]!)]!;
}

const layoutIn = (s: State): number => layoutOf(s[at.fightWand]!, s[at.fightWand + 1]!, s[at.fightWand + 2]!);

/** M-F1 The wands to throw again under best play, as bits; 0 is to stop. */
export const bestRethrow = (s: State): number => planOf(s).rethrow[planIndex(s[at.throws]!, layoutIn(s))]!;

/** The chance of a fighter to win, at any point of a fight and under best play of both from there. */
export function winChance(s: State, seat: Seat): number {
  const plan = planOf(s);
  const throws = s[at.throws]!;
  const index = planIndex(throws, layoutIn(s));
  const { won, anew } =
    s[at.phase] === PHASE.fighting
      ? { won: plan.won[index]!, anew: plan.anew[index]! }
      : average(plan, throws + 1, s[at.rethrown]!, layoutIn(s));
  const leaderWins = challengerWins().won / challengerWins().of;
  // Who leads now follows in a new fight.
  const chance = (won + anew * (s[at.leadThrows] === 0 ? 1 - leaderWins : leaderWins)) / WHOLE;
  return seat === s[at.thrower] ? chance : 1 - chance;
}
