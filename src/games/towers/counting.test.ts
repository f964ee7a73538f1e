import { expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { copy } from "../../core/game.ts";
import { CODES, cardOf, DIE } from "./cards.ts";
import { choices } from "./choices.ts";
import { atLeastOne, chanceOfDraw, chanceOfHand, stepsHome, stepsShut, unseenBy } from "./counting.ts";
import { towers } from "./game.ts";
import { scene } from "./scenario.ts";

/** All but a few cards are discarded, so that every hand can be tried out. */
const UNSEEN = ["W3", "T2", "T2", "TDWD", "WD2", "TD3", "W1", "T4W2", "T1"];
const HAND = ["T5", "W5", "W4"];

/** Seat 1 is to play, and holds three of the unseen cards. */
function holding(hand: readonly string[]): State {
  const rest = [...UNSEEN];
  for (const card of hand) rest.splice(rest.indexOf(card), 1);
  return scene({ board: BOARD, keep: 8, active: 1, hands: [HAND, hand], deck: rest, deckSize: rest.length });
}
const BOARD = { 3: "/1:0", 5: "/5:1", 6: "/6:1", 7: "/4:", 10: "0/3:", 12: "0" };

/** What the rules allow with one card of a hand, however its die falls: the chance that one of its faces does it. */
function byRules(state: State, card: string, does: (state: State) => boolean): number {
  const played = copy(state);
  towers.apply(played, towers.parse(played, `play ${card}`)!);
  const faces = (s: State): number => {
    let good = 0;
    for (let face = 1; face < DIE; face++) {
      const rolled = copy(s);
      towers.applyOutcome(rolled, [face]);
      if (choices(rolled).some(({ verb }) => verb === "keep")) towers.apply(rolled, towers.parse(rolled, "keep")!);
      good += Number(does(rolled));
    }
    return good / (DIE - 1);
  };
  if (card === "TDWD") return faces(played);
  if (card === "WD2") return 1 - (1 - faces(played)) ** 2;
  if (card === "TD3") return 1 - (1 - faces(played)) ** 3;
  return Number(does(played));
}

const bringsHome = (s: State): boolean => choices(s).some(({ verb, home }) => verb === "wizard" && home === true);
/** Some tower can come down on a space where a wizard of seat 0 stands under the sky. */
const shuts = (s: State): boolean =>
  choices(s).some(({ verb, to }) => verb === "tower" && to !== undefined && [3, 12].includes(to));

test.each([
  ["brings a wizard home", bringsHome, (s: State) => stepsHome(s, 1)],
  ["shuts somebody in", shuts, (s: State) => stepsShut(s, 0)],
])("T-H1 how often somebody %s with one card: as over every hand they may hold", (_, does, steps) => {
  let [sum, hands] = [0, 0];
  for (let a = 0; a < UNSEEN.length; a++)
    for (let b = a + 1; b < UNSEEN.length; b++)
      for (let c = b + 1; c < UNSEEN.length; c++) {
        const hand = [UNSEEN[a]!, UNSEEN[b]!, UNSEEN[c]!];
        const state = holding(hand);
        sum += Math.max(...hand.map((card) => byRules(state, card, does)));
        hands++;
      }
  const state = holding(UNSEEN.slice(0, 3));
  expect(chanceOfHand(unseenBy(state, 0), 3, steps(state))).toBeCloseTo(sum / hands, 12);
  expect(sum / hands).toBeGreaterThan(0.2);
  expect(sum / hands).toBeLessThan(1);
});

test("T-H1 unseen is what lies in the draw pile and in other hands", () => {
  const state = holding(["T2", "W3", "WD2"]);
  const unseen = unseenBy(state, 0);
  expect(CODES.flatMap((code, kind) => Array<string>(unseen[kind]!).fill(code))).toEqual(UNSEEN.toSorted());
  // Seat 1 knows its own hand, and not the other's.
  expect(unseenBy(state, 1)[cardOf("T5")]).toBe(1);
  expect(unseenBy(state, 1)[cardOf("WD2")]).toBe(0);
  expect(chanceOfDraw(unseen, { tower: 0, wizard: 1 << 3 })).toBeCloseTo((1 + 1 / 6 + (1 - (5 / 6) ** 2)) / 9, 12);
});

test("drawing without putting back", () => {
  expect(atLeastOne(10, 3, 3)).toBeCloseTo(1 - (7 * 6 * 5) / (10 * 9 * 8), 12);
  expect([atLeastOne(5, 0, 3), atLeastOne(5, 5, 1), atLeastOne(2, 1, 3)]).toEqual([0, 1, 1]);
});
