import { describe, expect, test } from "vitest";
import type { State } from "../../core/game.ts";
import { towers } from "./game.ts";
import { may, run, scene } from "./scenario.ts";

const hands = { 0: ["W1", "T1", "TD2"] };
const board = { 9: "/9:0", 10: "000111", 13: "1" };
const options = { players: 2, spells: ["advance-wizard", "swap"] };
const nasty = (): State =>
  scene({ options: { ...options, mode: "nasty" }, board: { 12: "0", 13: "1" }, hands, full: [5] });
const start = (full: readonly number[] = [0]): State => scene({ options, board, hands, full });

describe("a decision that is not legal names its clause", () => {
  test.each<[string, string, State]>([
    ["T-T1", "play W5", start()],
    ["T-T2", "redraw", start()],
    ["T-T5", "reroll", start()],
    ["T-T4", "skip", run(start(), "play T1")],
    ["T-W1", "wizard 13", run(start(), "play W1")],
    ["T-W3", "wizard 9", run(start(), "play W1")],
    ["T-M2", "tower 9/1", run(start(), "play W1")],
    ["T-N3", "pass", start()],
    ["T-G2", "ask", start()],
    ["T-U4", "cast nudge cw", start()],
    ["T-B7", "cast swap 1 2", start()],
    ["T-S1", "cast swap 1 2", run(start([5]), "cast advance-wizard 13 of 1")],
    ["T-N1", "cast swap 1 2", run(nasty(), "cast advance-wizard 13 of 1")],
    ["T-S11", "cast swap 1 12", start([5])],
    ["T-U4", "cast advance-tower 3/1", start([5])],
    ["T-B7", "cast advance-wizard 13 of 1", start([1])],
    ["T-S11", "cast advance-wizard 5 of 1", start([2])],
    ["T-T5", "keep", start()],
    ["T-S1", "end", start()],
    ["T-G2", "give T1", start()],
    ["T-G2", "decline", start()],
    ["T-G2", "return T1", start()],
    ["T-G3", "potion", start()],
    ["T-W1", "wizard 4", run(start(), "play W1")],
    ["T-W1", "wizard 9", run(start(), "play T1")],
    ["T-W1", "wizard 9 of 1", run(start(), "play W1")],
    ["T-W1", "wizard 9", start()],
  ])("%s for %s", (clause, text, state) => {
    const decision = towers.parse(state, text);
    expect(decision).toBeDefined();
    expect(may(state)).not.toContain(text);
    expect(towers.clause(state, decision!)).toBe(clause);
  });
});
