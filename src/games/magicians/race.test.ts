import { expect, test } from "vitest";
import { BOARD, CARD_AT, nodeNamed } from "./board.ts";
import { raceFor } from "./race.ts";

const cardsOf = (...places: readonly string[]): number =>
  places.reduce((cards, place) => cards | (1 << CARD_AT[nodeNamed(place)]!), 0);
const race = (cards: number, magician: string, apprentice: string, stone = 0): number =>
  raceFor(cards, nodeNamed(magician), nodeNamed(apprentice), stone);

const SUN = cardsOf("sun");
/** One throw from now. */
const NEXT = 0.85;

test.each([
  // M-K Two steps: sum 2 in 6 of 27 throws; the magician stays.
  ["sun", "sun-mill.2", 0, 6],
  // M-A2 The stone also doubles sum 1.
  ["sun", "sun-mill.2", 1, 9],
  // One jump and one step: the own wand shows 1, the others nothing.
  ["castle", "sun-mill.1", 0, 1],
])(
  "M-C1 magician on %s, apprentice on %s, stone %d: worth at least the %d of 27 throws that bring the card at once",
  (magician, apprentice, stone, cases) => {
    const value = race(SUN, magician, apprentice, stone);
    expect(value).toBeGreaterThan((NEXT * cases) / 27);
    expect(value).toBeLessThan(NEXT);
  },
);

test("M-C1 figures that already stand together have to part first", () => {
  expect(race(SUN, "sun", "sun")).toBeLessThan(race(SUN, "sun", "sun-mill.2"));
});

test("more cards to look for, or a stone, never make the race longer", () => {
  const all = cardsOf(...BOARD.cards.map(({ place }) => BOARD.nodes[place]!));
  const places = Array.from({ length: BOARD.places }, (_, place) => place);
  for (const magician of places)
    for (const apprentice of BOARD.nodes.keys()) {
      const [one, two, seven] = [SUN, SUN | cardsOf("moon"), all].map((cards) =>
        raceFor(cards, magician, apprentice, 0),
      );
      expect(two).toBeGreaterThanOrEqual(one! - 0.01);
      expect(seven).toBeGreaterThanOrEqual(two! - 0.01);
      expect(raceFor(all, magician, apprentice, 1)).toBeGreaterThanOrEqual(seven! - 0.01);
    }
});

test("M-T3 the labyrinth is the longest way", () => {
  expect(race(SUN, "labyrinth", "labyrinth")).toBeLessThan(race(SUN, "life", "life"));
  expect(race(SUN, "labyrinth", "labyrinth")).toBeGreaterThan(0);
});

test("who looks for nothing has no race", () => {
  expect(race(0, "sun", "moon")).toBe(0);
});
