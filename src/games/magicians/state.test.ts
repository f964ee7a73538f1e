import { expect, it } from "vitest";
import { cardsOf, STATE } from "./state.ts";

/** Each field: how many bytes, and the greatest value of each. */
it.each([
  ["M-B5", "start", 1, 2],
  ["M-O", "mayRest", 1, 1],
  ["M-O", "roundLimit", 2, 255],
  ["M-O", "round", 2, 255],
  ["M-T1", "turn", 1, 2],
  ["M-T1", "active", 1, 2],
  ["M-T5", "phase", 1, 8],
  ["M-T4", "bonuses", 1, 12],
  ["M-T4", "bonusOf", 12, 2],
  ["M-B6", "wand", 3, 2],
  ["M-T5", "magicianDue", 1, 1],
  ["M-T5", "apprenticeDue", 1, 1],
  ["M-M4", "fightAt", 1, 8],
  ["M-A5", "spellDue", 1, 1],
  ["M-F1", "challenged", 1, 2],
  ["M-F1", "leader", 1, 2],
  ["M-F1", "thrower", 1, 2],
  ["M-F1", "leadSum", 1, 6],
  ["M-F1", "fightWand", 3, 2],
  ["M-F1", "rethrown", 1, 7],
  ["M-Z1", "hidden", 3, 2],
  ["M-B1", "magician", 3, 8],
  ["M-B3", "apprentice", 3, 249],
  ["M-Z2", "stone", 3, 1],
  ["M-B2", "held", 3, 127],
  ["M-B2", "left", 7, 3],
] as const)("%s the field %s has %i bytes up to %i", (_, field, bytes, most) => {
  const s = new Uint8Array(STATE.bytes);
  const full = Array<number>(bytes).fill(most);
  STATE.put(s, field, full);
  expect(STATE.take(s, field)).toEqual(full);
  expect(() => STATE.put(s, field, full.with(bytes - 1, most + 1))).toThrow(`${field} cannot hold`);
});

it("M-C3 cards are counted, none to all seven", () => {
  const s = new Uint8Array(STATE.bytes);
  for (let held = 0; held < 128; held++) {
    s[STATE.at.held + 1] = held;
    const names = [...held.toString(2)].filter((bit) => bit === "1");
    expect(cardsOf(s, 1)).toBe(names.length);
  }
});
