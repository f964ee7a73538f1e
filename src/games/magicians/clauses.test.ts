import { expect, it } from "vitest";
import { magicians } from "./game.ts";
import { given } from "./scenario.ts";

it.each([
  ["M-M1", "magician mill"],
  ["M-M2", "stay"],
  ["M-A1", "apprentice mill"],
  ["M-A1", "rest"],
  ["M-C1", "take 1"],
  ["M-F1", "rethrow 0"],
  ["M-F1", "stop"],
  ["M-A5", "cast"],
  ["M-A5", "decline"],
  ["M-Z1", "power"],
  ["M-Z1", "magic mill"],
  ["M-Z1", "fate"],
])("%s speaks about %s when it is not legal", (clause, text) => {
  const { state } = given();
  expect(magicians.clause(state, magicians.parse(state, text)!)).toBe(clause);
});

it("M-T3, M-T4 another throw is a turn for the clock, and so is the turn itself", () => {
  expect(magicians.beginsTurn({ what: "again", seat: 0 })).toBe(true);
  expect(magicians.beginsTurn({ what: "turn", seat: 0 })).toBe(true);
  expect(magicians.beginsTurn({ what: "stay", seat: 0 })).toBe(false);
});

it("M-B5 the game has its name, three seats and no silence", () => {
  const { state } = given();
  expect([magicians.name, magicians.seats(state), magicians.isTogether(state)]).toEqual(["magicians", 3, false]);
  expect([magicians.silence(state), magicians.colours(state), magicians.orders]).toEqual([undefined, [], []]);
});
