import { describe, expect, it } from "vitest";
import { fixed, seeded } from "../../../core/chance.ts";
import type { State } from "../../../core/game.ts";
import { isRefusal, ONLOOKER, OVER } from "../../../core/game.ts";
import { applyText, legalTexts } from "../../../core/record.ts";
import type { GlowwormsEvent } from "./events.ts";
import { glowworms } from "./game.ts";

interface Given {
  readonly stones?: readonly number[];
  readonly lights?: readonly number[];
  readonly sparks?: readonly number[];
  readonly shown?: readonly boolean[];
  readonly goal?: number;
}

/** Seat 0 is to throw. */
function given(wish: Given = {}): State {
  const state = glowworms.read(
    { start: 0, stones: wish.goal ?? 12 },
    {
      active: 0,
      stones: wish.stones ?? [0, 0, 0],
      lights: wish.lights ?? [0, 0, 0],
      sparks: wish.sparks ?? [4, 5, 6],
      shown: wish.shown ?? [false, false, false],
    },
  );
  if (isRefusal(state)) throw new Error(state.say);
  return state;
}

function run(state: State, ...texts: readonly string[]): GlowwormsEvent[] {
  const events: GlowwormsEvent[] = [];
  for (const text of texts) {
    const refusal = applyText(glowworms, state, text, (event) => events.push(event));
    if (refusal) throw new Error(refusal.say);
  }
  return events;
}

describe("setting up", () => {
  it("G-S1 deals three different sparks, and G-S2 begins before the first stone with whoever is drawn", () => {
    const state = glowworms.setup({}, seeded("deal"));
    if (isRefusal(state)) throw new Error(state.say);
    const { sparks, stones, lights } = glowworms.write(state);
    expect(new Set(sparks as number[]).size).toBe(3);
    expect([stones, lights]).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
    const drawn = glowworms.setup({}, fixed(0, 0, 0, 0, 0, 2));
    expect(isRefusal(drawn) || glowworms.active(drawn)).toBe(2);
  });
  it("G-S1, G-S2, G-E1 refuses what does not fit, with its clause", () => {
    for (const [wish, clause] of [
      [{ players: 4 }, "G-S1"],
      [{ start: 3 }, "G-S2"],
      [{ stones: 5 }, "G-E1"],
    ] as const)
      expect(glowworms.setup(wish, seeded("no"))).toMatchObject({ clause });
    expect(glowworms.read({}, { stones: [0, 0, 0], lights: [0, 0, 0], sparks: [4, 4, 1] })).toMatchObject({
      refused: "position",
    });
  });
});

describe("the turn", () => {
  it("G-T1, G-T2 as far as the die shows, and the next seat", () => {
    const state = given();
    run(state, "roll 5", "go");
    expect(glowworms.view(state, 0)).toMatchObject({ stones: [5, 0, 0], active: 1 });
  });
  it("G-T3 a light instead, at most three", () => {
    const state = given({ lights: [2, 0, 0] });
    run(state, "roll 1", "wait", "roll 1", "go", "roll 1", "go", "roll 2");
    expect(glowworms.view(state, 0).lights).toEqual([3, 0, 0]);
    expect(legalTexts(glowworms, state)).toEqual(["go", "show"]);
  });
  it("G-T4 once, the spark in place of the die", () => {
    const state = given();
    const events = run(state, "roll 1", "show");
    expect(events).toContainEqual({ what: "show", seat: 0, spark: 4, from: 0, to: 4, reveals: true });
    run(state, "roll 1", "go", "roll 1", "go", "roll 1");
    expect(legalTexts(glowworms, state)).toEqual(["go", "wait"]);
  });
  it("G-T2, G-T4, G-E1 choices say where to, what ends the game and what cannot be taken back", () => {
    const state = given({ stones: [9, 0, 0], sparks: [2, 5, 6] });
    run(state, "roll 6");
    expect(glowworms.choices(state)).toEqual([
      { text: "go", verb: "go", from: 9, to: 12, ends: true },
      { text: "wait", verb: "wait" },
      { text: "show", verb: "show", from: 9, to: 11, final: true },
    ]);
  });
});

describe("what is hidden", () => {
  it("G-H1 a spark face down is its owner's alone; shown, or at the end, everybody's", () => {
    const state = given({ stones: [9, 0, 0], shown: [false, true, false] });
    expect(glowworms.view(state, 0).sparks).toEqual([4, 5, null]);
    expect(glowworms.view(state, ONLOOKER).sparks).toEqual([null, 5, null]);
    run(state, "roll 3", "go");
    expect(glowworms.view(state, ONLOOKER).sparks).toEqual([4, 5, 6]);
  });
});

describe("the end", () => {
  it("G-E1 at once, on the chosen stone; G-E2 stones, lights and what is still face down count", () => {
    const state = given({ goal: 6, stones: [3, 5, 2], lights: [0, 1, 3], shown: [true, false, true] });
    run(state, "roll 6", "go");
    expect(glowworms.decider(state)).toBe(OVER);
    // 6 and nothing; 5 + 2 + 5; 2 + 6 and nothing.
    expect(glowworms.result(state)).toEqual({ winners: [1], ranking: [[1], [2], [0]] });
  });
  it("G-E2 equal points share a rank", () => {
    const state = given({
      goal: 6,
      stones: [5, 2, 2],
      lights: [0, 0, 0],
      sparks: [1, 5, 6],
      shown: [false, false, true],
    });
    run(state, "roll 2", "go");
    expect(glowworms.result(state)).toEqual({ winners: [0, 1], ranking: [[0, 1], [2]] });
  });
});
