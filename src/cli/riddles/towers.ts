/** Riddles of the towers: alone, two cards of a turn, windows of a nasty game, and who is under there. */
import { prove } from "../../bots/proof.ts";
import { turnWalker } from "../../bots/turns.ts";
import type { Decision, JsonObject, Seat, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { cardOf, hasDice } from "../../games/towers/cards.ts";
import { kindOf, KINDS } from "../../games/towers/decision.ts";
import { towers } from "../../games/towers/game.ts";
import { NO_LUCK } from "../../games/towers/puzzle.ts";
import { sortedPile } from "../../games/towers/riddles.ts";
import { solitaire } from "../../games/towers/solitaire.ts";
import { isVisible, LEVELS, PHASES, STATE, wizardsOn } from "../../games/towers/state.ts";
import type { Question, Theme, Turning } from "./deal.ts";
import { through, written } from "./deal.ts";
import type { Settled } from "./expectation.ts";
import { after, chanceOf, legalOf, onlyBest } from "./expectation.ts";

const { at } = STATE;

/** T-T3 Where cards could run out, more would be left to luck than a riddle says. */
const ENOUGH_CARDS = 12;
/** Where dice are in it, the best must be better by so much. */
const MARGIN = 0.15;

const format = (state: State, decision: Decision): string => towers.format(state, decision);

function question(theme: string, goal: string, { from, moves }: Turning, best: readonly string[]): Question {
  return {
    theme,
    goal,
    options: towers.options(from),
    state: withoutLuck(written(towers, from)),
    moves: [...moves],
    best,
  };
}

/** What nobody sees need not be as it was: sorted, it takes less room. */
function withoutLuck(state: JsonObject): JsonObject {
  const { deck, discard } = state as { deck: readonly string[]; discard: readonly string[] };
  return { ...state, deck: sortedPile(deck), discard: discard.toSorted() };
}

/** T-1.3 So few cards, one beginning: in the order in which the draw pile lies there for all to see. */
const solo: Theme = {
  name: "solo",
  count: 100,
  find: (seed) =>
    through(towers, { mode: "solo", memory: "open" }, seed, ({ from, state, moves }) => {
      if (moves.length > 0) return undefined;
      const left = state[at.wizards]! - state[at.home]!;
      if (left > 3) return undefined;
      const position = withDiceLast(from);
      return position && soloQuestion(position, left);
    }),
};

function soloQuestion(state: State, left: number): Question | undefined {
  const proof = prove(towers, solitaire, { state, outcomes: 1 }, NO_LUCK, MOST_SOLO_CARDS);
  if (!proof || proof.fewest < 2 || proof.fewest < left) return undefined;
  const good: Decision[][] = [];
  turnWalker(towers, NO_LUCK)({ state, outcomes: 1 }, (next, outcomes, path) => {
    if (good.length > 1) return;
    const rest = proof.fewest - (solitaire.spent(next) - solitaire.spent(state));
    const isGood =
      towers.result(next) !== undefined || prove(towers, solitaire, { state: next, outcomes }, NO_LUCK, rest);
    if (isGood) good.push([...path]);
  });
  const [first, second] = good;
  if (!first || second || first.length > 2) return undefined;
  const best = first.map((decision, i) => format(i === 0 ? state : after(towers, state, first[0]!), decision));
  return {
    theme: "solo",
    goal: `cards-${proof.fewest}`,
    options: towers.options(state),
    state: written(towers, state),
    moves: [],
    best,
  };
}

const MOST_SOLO_CARDS = 3;

/** T-T5 No dice within reach, so that nothing is left to luck. */
function withDiceLast(state: State): State | undefined {
  const all = written(towers, state);
  const { deck, hands } = all as { deck: readonly string[]; hands: readonly (readonly string[])[] };
  const isDice = (code: string): boolean => hasDice(cardOf(code));
  if (hands.flat().some(isDice) || deck.filter((code) => !isDice(code)).length < ENOUGH_CARDS) return undefined;
  const near = deck.filter((code) => !isDice(code));
  const [coming, rest] = [near.slice(0, MOST_SOLO_CARDS), near.slice(MOST_SOLO_CARDS)];
  const position = towers.read(towers.options(state), {
    ...all,
    deck: [...coming, ...sortedPile([...rest, ...deck.filter(isDice)])],
  });
  return isRefusal(position) ? undefined : position;
}

/** T-T1 Two cards: to win in this turn, or to fill a potion and come home. The first card alone does neither. */
const turn = (goal: "win" | "both"): Theme => ({
  name: "turn",
  goal,
  count: 40,
  find: (seed) =>
    through(towers, { players: 2, spells: [], memory: "notes" }, seed, (turning) => {
      const { state, moves } = turning;
      if (moves.length > 0 || state[at.deckSize]! < ENOUGH_CARDS) return undefined;
      const seat = state[at.active]!;
      const wantedHome = state[at.home + seat]! + 1;
      const wantedEmpty = goal === "win" ? 0 : state[at.empty + seat]! - 1;
      if (goal === "win" ? wantedHome !== state[at.wizards] : wantedEmpty < 0) return undefined;
      const settled: Settled = (s) => {
        if (s[at.home + seat]! >= wantedHome && s[at.empty + seat]! <= wantedEmpty) return 1;
        return s[at.active] === seat && s[at.phase] !== PHASES.finished ? undefined : 0;
      };
      const best = firstOf(state, seat, settled);
      return best && question("turn", goal, turning, best);
    }),
});

/** The only decision worth making; undefined: there are several, or it settles everything already. */
function onlyOne(state: State, seat: Seat, settled: Settled): Decision | undefined {
  const legal = legalOf(towers, state);
  const values = legal.map((decision) => chanceOf(towers, after(towers, state, decision), seat, settled));
  const only = onlyBest(values, MARGIN);
  return only === undefined || settled(after(towers, state, legal[only]!)) !== undefined ? undefined : legal[only];
}

/** The only good beginning of a turn: a card that needs no dice, and what it moves. */
function firstOf(state: State, seat: Seat, settled: Settled): string[] | undefined {
  const card = onlyOne(state, seat, settled);
  if (card === undefined) return undefined;
  const played = after(towers, state, card);
  if (played[at.phase] !== PHASES.moving) return undefined;
  const move = onlyOne(played, seat, settled);
  return move === undefined ? undefined : [format(state, card), format(played, move)];
}

/** T-N3 The other's last move of a turn would come home, or win: one answer of many prevents it. */
const window: Theme = {
  name: "window",
  count: 60,
  find: (seed) =>
    through(towers, { players: 2, mode: "nasty", spells: "random:3", memory: "notes" }, seed, (turning) => {
      const { state } = turning;
      const [seat, rival] = [state[at.decider]!, state[at.active]!];
      if (state[at.phase] !== PHASES.windowBefore || seat === rival || state[at.played]! < 2) return undefined;
      if (state[at.deckSize]! < ENOUGH_CARDS) return undefined;
      const home = state[at.home + rival]!;
      const isLast = home === state[at.wizards]! - 1 && state[at.empty + rival] === 0;
      const settled: Settled = (s) =>
        s[at.home + rival]! > home ? 0 : s[at.active] === rival && s[at.phase] !== PHASES.finished ? undefined : 1;
      const legal = legalOf(towers, state);
      if (legal.length < 4) return undefined;
      const values = legal.map((decision) => chanceOf(towers, after(towers, state, decision), seat, settled));
      const only = onlyBest(values, 1);
      if (only === undefined) return undefined;
      return question("window", isLast ? "stop-win" : "stop-home", turning, [format(state, legal[only]!)]);
    }),
};

/** T-H2 From the first turn on everybody could see who was shut in: now a tower is to be moved that frees somebody of one's own. */
const memory: Theme = {
  name: "memory",
  count: 80,
  find: (seed) =>
    through(
      towers,
      { players: 2 + (seed.charCodeAt(seed.length - 1) % 2), spells: [], memory: "strict" },
      seed,
      ({ state, start, all, turns }) => {
        if (turns < FEWEST_TURNS || state[at.phase] !== PHASES.moving || state[at.roll] !== 0) return undefined;
        const lift = liftOf(state, state[at.active]!);
        if (lift === undefined) return undefined;
        return {
          theme: "memory",
          goal: "free",
          options: towers.options(start),
          state: withSeen(written(towers, start), start[at.deckSize]! - state[at.deckSize]!),
          moves: [...all],
          best: [lift],
        };
      },
      MOST_TURNS,
    ),
};

/** Only the cards drawn on the way need to lie where they lay. */
function withSeen(state: JsonObject, drawn: number): JsonObject {
  const { deck } = state as { deck: readonly string[] };
  return { ...state, deck: [...deck.slice(0, drawn), ...sortedPile(deck.slice(drawn))] };
}

const FEWEST_TURNS = 4;
const MOST_TURNS = 8;
/** So many other towers show somebody else when they are lifted. */
const FEWEST_WRONG = 2;

const hiddenOf = (s: State, owner: Seat): number => {
  let count = 0;
  for (let level = 0; level < LEVELS; level++) if (!isVisible(s, level)) count += wizardsOn(s, level, owner);
  return count;
};

function liftOf(s: State, seat: Seat): string | undefined {
  const lifts = legalOf(towers, s);
  const freed = lifts.map((decision) =>
    kindOf(decision) === KINDS.moveTower ? hiddenOf(s, seat) - hiddenOf(after(towers, s, decision), seat) : 0,
  );
  const others = lifts.filter(
    (decision, i) =>
      freed[i]! <= 0 &&
      Array.from({ length: s[at.owners]! }, (_, owner) => owner).some(
        (owner) => owner !== seat && hiddenOf(after(towers, s, decision), owner) < hiddenOf(s, owner),
      ),
  );
  const only = onlyBest(freed, 1);
  if (only === undefined || freed[only]! < 1 || others.length < FEWEST_WRONG) return undefined;
  return format(s, lifts[only]!);
}

export const TOWERS_THEMES: readonly Theme[] = [solo, turn("win"), turn("both"), window, memory];
