import { describe, expect, it } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { Policy } from "../../core/game.ts";
import { decisions } from "../../core/game.ts";
import { random } from "../../core/policy.ts";
import { start, walk } from "../../testing/walk.ts";
import { magicians } from "./game.ts";
import { eager, wild } from "./policies.ts";
import type { Given } from "./scenario.ts";
import { given } from "./scenario.ts";

const list = decisions();

function choose(policy: Policy, state: Uint8Array, seed = "choice"): string {
  const count = magicians.legal(state, list);
  return magicians.format(state, policy(state, list, count, seeded(seed)));
}

describe("eager", () => {
  const near: Given = { magicians: ["sun", "life", "life"], apprentices: ["sun-mill.1", "life", "life"] };

  it("M-C1 brings both figures together where they take a card", () => {
    const at = given(near).do("throw 1 1 1");
    for (let i = 0; i < 2; i++) at.do(choose(eager, at.state));
    expect(at.position().cards[0]).toEqual(["mill"]);
  });

  it("M-C1 takes the card of who has most", () => {
    const at = given({ ...near, cards: [[], ["mill"], ["mill", "sun", "moon"]] });
    at.do("throw 1 1 1", "apprentice mill", "magician mill");
    expect(choose(eager, at.state)).toBe("take 2");
  });

  it("M-F1 fights by the exact solution", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] });
    at.do("throw 1 0 0", "magician mill", "apprentice sun-mill.1", "throw 0 2 0");
    expect(choose(eager, at.state)).toBe("rethrow 0 2");
    expect(choose(eager, at.do("rethrow 0 2", "throw 1 2 1").state)).toBe("stop");
  });

  it("M-F5 does not attack for a card it has", () => {
    const at = given({
      magicians: ["sun", "mill", "life"],
      apprentices: ["sun", "life", "life"],
      cards: [["mill"], [], []],
    });
    expect(choose(eager, at.do("throw 1 0 0").state)).not.toBe("magician mill");
  });

  it("M-Z3 casts where magic may bring a card, and goes there", () => {
    const at = given({
      magicians: ["forest", "life", "life"],
      apprentices: ["sun", "life", "life"],
      stones: [true, false, false],
    });
    at.do("throw 0 1 1", "apprentice sun-mill.2");
    expect(choose(eager, at.state)).toBe("cast");
    at.do("cast", "symbols power fate fate");
    expect(choose(eager, at.state)).toBe("magic forest");
  });

  it("M-C3 beats two random players nine times of ten", () => {
    let won = 0;
    for (let game = 0; game < 60; game++) if (winner(`eager ${game}`, game % 3) === game % 3) won++;
    expect(won).toBeGreaterThan(54);
  });
});

/** Who wins when one seat is eager and the others decide at random. */
function winner(seed: string, eagerSeat: number): number {
  const chance = seeded(seed);
  const state = start(magicians, {}, chance);
  const each: Policy = (s, ...rest) => (magicians.decider(s) === eagerSeat ? eager : random)(s, ...rest);
  for (const _ of walk(magicians, state, each, chance));
  const result = magicians.result(state);
  return result && "winners" in result ? result.winners[0]! : -1;
}

describe("wild", () => {
  it("M-M4 looks for fights, and decides anything at all now and then", () => {
    const at = given({ magicians: ["sun", "mill", "life"], apprentices: ["sun", "life", "life"] }).do("throw 1 0 0");
    const choices = Array.from({ length: 200 }, (_, i) => choose(wild, at.state, `wild ${i}`));
    expect(choices.filter((text) => text === "magician mill").length).toBeGreaterThan(50);
    expect(new Set(choices).size).toBe(at.legal().length);
  });
});
