import { expect, it } from "vitest";
import { CARD_TABLES, cardOf, CARDS, CODES, COPIES, DIE } from "./cards.ts";

const CARD = CARD_TABLES;

it("T-B6 there are 90 cards of 23 kinds, numbered in the order of their codes", () => {
  expect(CARDS).toBe(90);
  expect(CODES).toHaveLength(23);
  expect(CODES.toSorted()).toEqual(CODES);
});

it.each([
  ["W1", 4, 0, 1, 0],
  ["W5", 4, 0, 5, 0],
  ["T4", 4, 4, 0, 0],
  ["T3W3", 3, 3, 3, 0],
  ["T5W1", 6, 5, 1, 0],
  ["T4W2", 6, 4, 2, 0],
  ["T2W4", 6, 2, 4, 0],
  ["T1W5", 6, 1, 5, 0],
  ["TDWD", 6, DIE, DIE, 0],
  ["TD2", 3, DIE, 0, 1],
  ["WD2", 3, 0, DIE, 1],
  ["TD3", 1, DIE, 0, 2],
  ["WD3", 1, 0, DIE, 2],
])("T-B6 %s: %i copies, tower %i, wizard %i, %i rerolls", (code, copies, tower, wizard, rerolls) => {
  const card = cardOf(code);
  expect([COPIES[card], CARD.towerSteps[card], CARD.wizardSteps[card], CARD.rerolls[card]]).toEqual([
    copies,
    tower,
    wizard,
    rerolls,
  ]);
});
