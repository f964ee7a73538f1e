import { describe, expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { towers } from "./game.ts";
import { run, scene } from "./scenario.ts";

const nasty = { mode: "nasty", spells: "all", players: 3 };
const hands = { 0: ["W1", "W2", "T1"] };
/** Seat 0's wizard stands two spaces before Ravenskeep; seat 1 can cast. */
const board = { 14: "0", 11: "1", 13: "2" };
const start = (): State => scene({ options: nasty, board, hands, full: [0, 4] });

const entering = (): State => run(start(), "play W2", "wizard 14");
const walking = (): State => run(start(), "play W1", "wizard 14");
const repeating = (): State => run(walking(), "cast advance-tower 5/1");

describe("T-N3 standing orders", () => {
  test("from being asked always to never", () => {
    expect(towers.orders).toEqual(["always", "keep", "never"]);
  });

  test.each<[string, () => State, Record<string, string | undefined>]>([
    ["before a wizard enters", entering, { always: undefined, keep: undefined, never: "pass" }],
    ["before another move", walking, { always: undefined, keep: "pass", never: "pass" }],
    ["after a spell of one's own", repeating, { always: undefined, keep: undefined, never: "pass" }],
    ["on one's own turn", start, { always: undefined, keep: undefined, never: undefined }],
  ])("%s", (_, position, answers) => {
    const state = position();
    for (const order of towers.orders) {
      const decision = towers.byOrder(state, order);
      expect([order, decision === undefined ? undefined : towers.format(state, decision)]).toEqual([
        order,
        answers[order],
      ]);
    }
  });
});
