/** Riddles of the magicians: what to throw again in a fight, where to walk, whom to take a card from. */
import type { JsonObject, Seat, State } from "../../core/game.ts";
import { CHANCE, copy, isRefusal } from "../../core/game.ts";
import { replay } from "../../core/record.ts";
import { chanceAgain, chanceOfStopping } from "../../games/magicians/chances.ts";
import { detailOf, kindOf, KINDS } from "../../games/magicians/decision.ts";
import { magicians } from "../../games/magicians/game.ts";
import { challengerWins } from "../../games/magicians/odds.ts";
import type { FightPosition, Position } from "../../games/magicians/position.ts";
import { cardsOf, PHASES, SEATS, STATE } from "../../games/magicians/state.ts";
import { wandsOf } from "../../games/magicians/wands.ts";
import type { Question, Theme, Turning } from "./deal.ts";
import { through, written } from "./deal.ts";
import { after, legalOf, onlyBest, outcomesOf } from "./expectation.ts";

const { at } = STATE;

/** A riddle's best is better by so much. */
const MARGIN = 0.02;
/** What is better by more than this is plain to see. */
const PLAIN = 0.45;

/** A question with its figures, if exactly one decision is best. */
function asked(theme: string, goal: string, turning: Turning, values: readonly number[]): Question | undefined {
  const { from, state, moves } = turning;
  const only = onlyBest(values, MARGIN);
  if (only === undefined || values.length < 2) return undefined;
  const texts = legalOf(magicians, state).map((decision) => magicians.format(state, decision));
  return {
    theme,
    goal,
    options: magicians.options(from),
    state: written(magicians, from),
    moves,
    best: [texts[only]!],
    values: Object.fromEntries(texts.map((text, i) => [text, Math.round(values[i]! * 1e4) / 1e4])),
  };
}

const MOST_PASSED = 40;

/** M-F1 Every throw that may be made again, if the fight is not decided by it already. */
const duel: Theme = {
  name: "duel",
  count: 45,
  find(seed, deal) {
    // Most fights begin alike: now an early throw of the game is asked for, now a late one.
    let passed = deal % MOST_PASSED;
    return through(magicians, {}, seed, (turning) => {
      const { state } = turning;
      if (state[at.phase] !== PHASES.fighting || passed-- > 0) return undefined;
      const { turn } = magicians.write(state) as JsonObject & Position;
      const fight = turn.fight!;
      const values = legalOf(magicians, state).map((decision) =>
        chanceWith(fight, kindOf(decision), detailOf(decision)),
      );
      const sorted = values.toSorted((a, b) => b - a);
      if (sorted[0]! > 0.97 || sorted[0]! - sorted[1]! > PLAIN) return undefined;
      return asked("duel", "win-duel", turning, values);
    });
  },
  // A fight looks the same on every place, and whichever wand shows what.
  alike({ options, state, moves }) {
    const s = replay(magicians, { record: 1, game: magicians.name, options, state, moves });
    if (isRefusal(s)) throw new Error(s.say);
    const { turn } = magicians.write(s) as JsonObject & Position;
    const { leadSum, leadThrows, throws, values } = turn.fight!;
    return [leadSum, leadThrows, throws, ...values!.toSorted()].join();
  },
};

const chanceWith = (fight: FightPosition, kind: number, detail: number): number =>
  kind === KINDS.stop ? chanceOfStopping(fight) : chanceAgain(fight, wandsOf(detail));

/** The chance of the active seat to get a card, or the seventh, by this throw; what a throw is followed by does not count. */
function chanceOfCard(state: State, seat: Seat, wanted: number, isNext: (s: State) => number): number {
  if (cardsOf(state, seat) >= wanted) return 1;
  if (state[at.phase] === PHASES.throwing || state[at.phase] === PHASES.finished) return isNext(state);
  if (state[at.phase] === PHASES.fightThrowing) {
    const { won, of } = challengerWins();
    const value = (hasWon: boolean): number => chanceOfCard(fought(state, hasWon), seat, wanted, isNext);
    return (won / of) * value(true) + (1 - won / of) * value(false);
  }
  if (magicians.decider(state) === CHANCE)
    return outcomesOf(magicians, state).reduce((sum, { outcome, chance }) => {
      const next = copy(state);
      magicians.applyOutcome(next, outcome);
      return sum + chance * chanceOfCard(next, seat, wanted, isNext);
    }, 0);
  let best = 0;
  for (const decision of legalOf(magicians, state)) {
    if (best === 1) break;
    best = Math.max(best, chanceOfCard(after(magicians, state, decision), seat, wanted, isNext));
  }
  return best;
}

/** M-F2, M-F3 The fight as its challenger wins it with all notches against none, or loses it so. */
function fought(state: State, hasWon: boolean): State {
  const s = copy(state);
  const throws = hasWon ? [2, 0] : [0, 2];
  for (const notches of throws) {
    magicians.applyOutcome(s, [notches, notches, notches]);
    const stop = s[at.phase] === PHASES.fighting && legalOf(magicians, s).find((each) => kindOf(each) === KINDS.stop);
    if (stop) magicians.apply(s, stop);
  }
  return s;
}

/** The same board at the start of somebody's turn. */
function turnOf(state: State, seat: Seat): State {
  const next = magicians.read(magicians.options(state), {
    ...written(magicians, state),
    active: seat,
    decider: "chance",
  });
  if (isRefusal(next)) throw new Error(next.say);
  return next;
}

function throwChance(state: State, seat: Seat, wanted: number): number {
  return outcomesOf(magicians, state).reduce((sum, { outcome, chance }) => {
    const thrown = copy(state);
    magicians.applyOutcome(thrown, outcome);
    return sum + chance * chanceOfCard(thrown, seat, wanted, () => 0);
  }, 0);
}

/** M-A1 Only the apprentice is left to move: the best hope of a card in this throw or the next, if the others stood still. */
const walk: Theme = {
  name: "walk",
  count: 45,
  find: (seed) =>
    through(magicians, {}, seed, (turning) => {
      const { state, turns } = turning;
      if (turns < 4 || state[at.phase] !== PHASES.moving || state[at.magicianDue] || state[at.fightAt] !== 255)
        return undefined;
      const legal = legalOf(magicians, state);
      if (legal.length < 4) return undefined;
      const seat = state[at.active]!;
      const wanted = cardsOf(state, seat) + 1;
      const known = new Map<string, number>();
      const later = (s: State): number => {
        if (s[at.phase] === PHASES.finished) return 0;
        const next = turnOf(s, seat);
        const key = next.join();
        const value = known.get(key) ?? throwChance(next, seat, wanted);
        known.set(key, value);
        return value;
      };
      const values = legal.map((each) => chanceOfCard(after(magicians, state, each), seat, wanted, later));
      if (Math.max(...values) > 0.97) return undefined;
      return asked("walk", "card", turning, values);
    }),
};

/** M-C1 A card that both others have: whoever is left with it must not win by the next throw. */
const rob: Theme = {
  name: "rob",
  count: 25,
  find: (seed) =>
    through(magicians, {}, seed, (turning) => {
      const { state } = turning;
      if (state[at.phase] !== PHASES.taking) return undefined;
      const seat = state[at.active]!;
      const values = legalOf(magicians, state).map((decision) => {
        const next = after(magicians, state, decision);
        // Everything else of this throw must be over: nobody is asked before the others throw.
        if (next[at.phase] !== PHASES.throwing) return Number.NaN;
        let safe = 1;
        for (let other = 0; other < SEATS; other++)
          if (other !== seat) safe *= 1 - throwChance(turnOf(next, other), other, 7);
        return safe;
      });
      if (values.some(Number.isNaN)) return undefined;
      return asked("rob", "safe", turning, values);
    }),
};

export const MAGICIANS_THEMES: readonly Theme[] = [duel, walk, rob];
