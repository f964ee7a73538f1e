import { expect, test } from "vitest";
import type { JsonObject, State } from "../core/game.ts";
import { isRefusal, OVER } from "../core/game.ts";
import { applyText } from "../core/record.ts";
import { towers } from "../games/towers/game.ts";
import type { Puzzle } from "../games/towers/puzzle.ts";
import { NO_LUCK } from "../games/towers/puzzle.ts";
import data from "../games/towers/puzzles.json" with { type: "json" };
import { solitaire } from "../games/towers/solitaire.ts";
import { prove } from "./proof.ts";
import { turnWalker } from "./turns.ts";

const puzzles = data as unknown as readonly Puzzle[];

const positionOf = ({ options, state }: Puzzle): State => {
  const position = towers.read(options, state);
  if (isRefusal(position)) throw new Error(position.say);
  return position;
};

test("there are at least 24 puzzles of rising length", () => {
  const lengths = puzzles.map(({ fewest }) => fewest);
  expect(lengths.length).toBeGreaterThanOrEqual(24);
  expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
  expect(new Set(lengths)).toEqual(new Set([2, 3, 4, 5, 6]));
  expect(new Set(puzzles.map(({ state }) => JSON.stringify(state))).size).toBe(puzzles.length);
});

test.each(puzzles.map((puzzle, i) => [i + 1, puzzle] as const))(
  "T-1.3 puzzle %i needs as many cards as it says: fewer are refuted, and its solution wins",
  (_, puzzle) => {
    const state = positionOf(puzzle);
    const from = { state, outcomes: 1 };
    expect(prove(towers, solitaire, from, NO_LUCK, puzzle.fewest - 1)).toBeUndefined();
    expect(prove(towers, solitaire, from, NO_LUCK, puzzle.fewest)?.moves).toEqual(puzzle.moves);
    const before = solitaire.spent(state);
    for (const move of puzzle.moves) expect(applyText(towers, state, move)).toBeUndefined();
    expect(towers.result(state)).toEqual({ won: true, score: before + puzzle.fewest });
  },
);

/** Every way to play, with no bound and no memory of positions: slow, and nothing to go wrong. */
function winsWithin(state: State, cards: number): boolean {
  let wins = false;
  const before = solitaire.spent(state);
  turnWalker(towers, NO_LUCK)({ state, outcomes: 1 }, (after) => {
    const left = cards - (solitaire.spent(after) - before);
    if (wins || left < 0) return;
    if (towers.decider(after) === OVER) wins = "score" in towers.result(after)!;
    else if (left > 0) wins = winsWithin(after, left);
  });
  return wins;
}

test("T-1.3 the plainest search agrees with the proofs of the short puzzles", () => {
  for (const puzzle of puzzles.filter(({ fewest }) => fewest <= 3)) {
    expect(winsWithin(positionOf(puzzle), puzzle.fewest - 1)).toBe(false);
    expect(winsWithin(positionOf(puzzle), puzzle.fewest)).toBe(true);
  }
});

test("T-1.3, T-1.5 what is needed at least is never more than a solution takes", () => {
  const tooMuch = puzzles.flatMap((puzzle) => {
    const state = positionOf(puzzle);
    return puzzle.moves.filter((move, i) => {
      const left = puzzle.moves.slice(i).filter((each) => each.startsWith("play")).length;
      const claimed = towers.hints.isTurnStart(state) ? solitaire.needed(state) : 0;
      applyText(towers, state, move);
      return claimed > left;
    });
  });
  expect(tooMuch).toEqual([]);
});

test("a dice card within reach is no puzzle: luck is never asked", () => {
  for (const { state, fewest } of puzzles) {
    const { hands, deck } = state as unknown as { hands: string[][]; deck: string[] } & JsonObject;
    expect([...hands[0]!, ...deck.slice(0, fewest)].filter((card) => card.includes("D"))).toEqual([]);
  }
});
