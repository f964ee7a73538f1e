import { expect, it } from "vitest";
import { CARD_TABLES, cardOf, CARDS, CODES, COPIES, DIE, faceOf } from "./cards.ts";

const CARD = CARD_TABLES;

it("T-B6 there are 90 cards of 23 kinds, numbered in the order of their codes", () => {
  expect(CARDS).toBe(90);
  expect(CODES).toHaveLength(23);
  expect(CODES.toSorted()).toEqual(CODES);
});

it.each([
  ["T1", 4, 1, 0, 0],
  ["T1W1", 3, 1, 1, 0],
  ["T1W5", 6, 1, 5, 0],
  ["T2", 4, 2, 0, 0],
  ["T2W2", 3, 2, 2, 0],
  ["T2W4", 6, 2, 4, 0],
  ["T3", 4, 3, 0, 0],
  ["T3W3", 3, 3, 3, 0],
  ["T4", 4, 4, 0, 0],
  ["T4W2", 6, 4, 2, 0],
  ["T4W4", 3, 4, 4, 0],
  ["T5", 4, 5, 0, 0],
  ["T5W1", 6, 5, 1, 0],
  ["TD2", 3, DIE, 0, 1],
  ["TD3", 1, DIE, 0, 2],
  ["TDWD", 6, DIE, DIE, 0],
  ["W1", 4, 0, 1, 0],
  ["W2", 4, 0, 2, 0],
  ["W3", 4, 0, 3, 0],
  ["W4", 4, 0, 4, 0],
  ["W5", 4, 0, 5, 0],
  ["WD2", 3, 0, DIE, 1],
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

it.each([
  ["T4", { tower: 4, wizard: undefined, dice: 0 }],
  ["T1W5", { tower: 1, wizard: 5, dice: 0 }],
  ["TDWD", { tower: "die", wizard: "die", dice: 1 }],
  ["WD3", { tower: undefined, wizard: "die", dice: 3 }],
  ["TD2", { tower: "die", wizard: undefined, dice: 2 }],
])("T-B6, T-T5 %s says what is printed on it", (code, face) => {
  expect(faceOf(code)).toEqual(face);
});
