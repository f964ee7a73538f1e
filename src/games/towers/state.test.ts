import { expect, it } from "vitest";
import { STATE } from "./state.ts";

/** Each field: how many bytes, and the greatest value of each. */
it.each([
  ["T-U1", "players", 1, 6],
  ["T-N1", "mode", 1, 5],
  ["T-E", "edition", 1, 3],
  ["T-H2", "memory", 1, 2],
  ["T-G1", "teams", 1, 1],
  ["T-T1", "start", 1, 5],
  ["T-U1", "owners", 1, 6],
  ["T-U4", "spellsInPlay", 1, 255],
  ["T-B7", "price", 8, 99],
  ["T-N1", "nasty", 1, 1],
  ["T-C1", "shared", 1, 1],
  ["T-T1", "active", 1, 5],
  ["T-T7", "phase", 1, 11],
  ["T-B6", "card", 1, 22],
  ["T-B8", "roll", 1, 6],
  ["T-G2", "asked", 1, 1],
  ["T-T2", "redrew", 1, 1],
  ["T-S1", "cast", 1, 7],
  ["T-N3", "afterRepeats", 1, 11],
  ["T-N2", "declared", 1, 2],
  ["T-N2", "declaredPiece", 1, 24],
  ["T-N2", "declaredOwner", 1, 5],
  ["T-N6", "riders", 1, 6],
  ["T-N6", "riderOwner", 1, 5],
  ["T-B1", "keep", 1, 15],
  ["T-B5", "above", 25, 9],
  ["T-B5", "below", 10, 24],
  ["T-B5", "towerSpace", 10, 15],
  ["T-B5", "top", 16, 24],
  ["T-W3", "size", 25, 6],
  ["T-W3", "on", 150, 6],
  ["T-W4", "home", 6, 255],
  ["T-U1", "empty", 6, 255],
  ["T-U3", "handSize", 6, 4],
  ["T-U3", "hands", 24, 22],
  ["T-B6", "deckSize", 1, 90],
  ["T-B6", "deck", 90, 22],
  ["T-B6", "discardSize", 1, 90],
  ["T-B6", "discard", 90, 22],
] as const)("%s the field %s has %i bytes up to %i", (_, field, bytes, most) => {
  const s = new Uint8Array(STATE.bytes);
  const full = Array<number>(bytes).fill(most);
  STATE.put(s, field, full);
  expect(STATE.take(s, field)).toEqual(full);
  expect(() => STATE.put(s, field, full.with(bytes - 1, most + 1))).toThrow(`${field} cannot hold`);
});
