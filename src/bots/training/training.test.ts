import { deserialize, serialize } from "node:v8";
import { describe, expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import { towers } from "../../games/towers/game.ts";
import { positions } from "../../testing/walk.ts";
import { learntEvaluate } from "../learnt.ts";
import type { Network } from "../network.ts";
import { partsOf, passOf, readTruths, truths } from "../network.ts";
import { packNetwork } from "../packed.ts";
import { shippedScorer } from "../shipped.ts";
import type { CourseState } from "./course.ts";
import { courseOf, newCourse } from "./course.ts";
import { learnerOf, newMomentum, newNetwork } from "./learner.ts";
import { poolFor, put } from "./pool.ts";
import { strengthOf } from "./strength.ts";

const POSITIONS = 2000;

function learn(games: number, state = newCourse(towers, "course", POSITIONS, 16)): CourseState {
  const course = courseOf(towers, state, ["duel", "together"]);
  while (state.games < games) course.go();
  return state;
}

const weightsOf = ({ pupils }: CourseState): readonly Float32Array[] => pupils.map(({ network }) => network.weights);

describe("a course", () => {
  test("the same seed and number of games give the same networks, whether it was broken off or not", () => {
    const whole = learn(8);
    const broken = learn(8, deserialize(serialize(learn(5))) as CourseState);
    expect(weightsOf(broken)).toEqual(weightsOf(whole));
    expect(weightsOf(learn(7))).not.toEqual(weightsOf(whole));
  });

  test("what is shipped is the mean of what was known after each game", () => {
    const state = newCourse(towers, "mean", POSITIONS, 16);
    const course = courseOf(towers, state, ["duel"]);
    const { network, settled } = state.pupils[towers.hints.inputs!.families.indexOf("duel")]!;
    const sum = new Float64Array(network.weights.length);
    for (let game = 1; game <= 5; game++) {
      course.go();
      network.weights.forEach((weight, i) => (sum[i]! += weight));
      const off = settled.weights.map((weight, i) => Math.abs(weight - sum[i]! / game));
      expect(off.reduce((most, each) => Math.max(most, each))).toBeLessThan(1e-6);
    }
    expect(settled.weights).not.toEqual(network.weights);
  });

  test("who has seen a few games knows more about others than who has seen none", () => {
    const name = "together";
    const state = newCourse(towers, "few", POSITIONS, 32);
    const family = towers.hints.inputs!.families.indexOf(name);
    const course = courseOf(towers, state, [name]);
    for (let i = 0; i < 60; i++) course.go();
    const { held, network } = state.pupils[family]!;
    const fresh = newCourse(towers, "fresh", POSITIONS, 32);
    Object.assign(fresh.pupils[family]!.held, held);
    expect(held.filled).toBeGreaterThan(20);
    expect(network.weights.length).toBeGreaterThan(20);
    expect(course.loss(family).learnt).toBeLessThan(0.9 * courseOf(towers, fresh).loss(family).learnt);
  });

  test("strength: whoever judges upside down hardly ever wins", () => {
    const { evaluate } = towers.hints;
    const upsideDown = strengthOf(towers, { players: 2 }, 4, "worse", (s, into) => {
      evaluate(s, into);
      for (let seat = 0; seat < 2; seat++) into[seat] = 1 - into[seat]!;
    });
    expect(upsideDown.learnt).toBeLessThan(0.34);
  });
});

describe("a network", () => {
  const wishes = [{ players: 2 }, { players: 4, teams: true }, { players: 3, mode: "nasty" }, { mode: "solo" }];
  const inputs = towers.hints.inputs!;
  const shapeOf = (hidden: number) => ({ ofSeat: inputs.ofSeat, ofAll: inputs.ofAll, hidden });
  const shape = shapeOf(16);
  /** A new one says nothing; this one says something, and trusts a little less. */
  function babbler(seed: string, hidden = 16): Network {
    const network = newNetwork(shapeOf(hidden), seeded(seed));
    const { out, bias, trust } = partsOf(network.shape);
    const chance = seeded(`${seed} out`);
    for (let h = 1; h < hidden; h++) network.weights[out + h] = (chance.below(2001) - 1000) / 3000;
    for (let i = 0; i < bias; i += hidden) network.weights[i] = (chance.below(2001) - 1000) / 5000;
    network.weights.fill(0.8, trust);
    return network;
  }
  const someOf = (wish: object) => [...positions(towers, { ...wish }, "network", 40)].filter(towers.hints.isTurnStart);

  test.each(wishes)("slopes are what a small change shows: %j", (wish) => {
    const network = babbler("slope");
    const momentum = newMomentum(network);
    const learner = learnerOf(network, momentum);
    const pool = poolFor(1);
    const of = truths();
    readTruths(towers, inputs, someOf(wish).at(-1)!, of);
    const targets = "teams" in wish ? Float64Array.of(1, 0, 1, 0, 0, 0) : Float64Array.of(1, 0, 0, 0, 0, 0);
    put(pool, of, targets);
    const old = network.weights.slice();
    learner.step(pool, 1, 1e-9, seeded("one"));
    // What Adam remembers of its first slope is a tenth of it; the loss of a score counts twice as much as its slope.
    const slopes = momentum.first.map((each) => (of.seats === 1 ? 20 : 10) * each);
    const steep = Array.from(slopes.keys()).filter((i) => Math.abs(slopes[i]!) > 0.02);
    expect(steep.length).toBeGreaterThan(20);
    const lossAt = (i: number, change: number): number => {
      network.weights.set(old);
      network.weights[i]! += change;
      return learner.loss(of, targets);
    };
    const off = steep.filter((i) => Math.abs((lossAt(i, 1e-3) - lossAt(i, -1e-3)) / 2e-3 - slopes[i]!) > 2e-3);
    // A unit may begin or cease to count within the change.
    expect(off.length).toBeLessThan(steep.length / 20);
  });

  test.each(wishes)("one that has learnt nothing judges as the game itself does: %j", (wish) => {
    const learnt = learntEvaluate(
      towers,
      inputs.families.map(() => passOf(newNetwork(shape, seeded("new")))),
    );
    const [a, b] = [new Float64Array(6), new Float64Array(6)];
    for (const state of someOf(wish)) {
      learnt(state, a);
      towers.hints.evaluate(state, b);
      for (let seat = 0; seat < towers.seats(state); seat++) expect(a[seat]).toBeCloseTo(b[seat]!, 3);
    }
  });

  test.each([1, 16])("packed for shipping it judges nearly the same: %i hidden", (hidden) => {
    const network = babbler("pack", hidden);
    const packed = packNetwork(network, 3, { command: "", games: 0, seconds: 0, loss: 0 });
    const [exact, shipped] = [passOf(network), shippedScorer(packed, inputs)].map((each) =>
      learntEvaluate(
        towers,
        inputs.families.map(() => each),
        false,
      ),
    );
    const [a, b] = [new Float64Array(6), new Float64Array(6)];
    for (const wish of wishes)
      for (const state of someOf(wish)) {
        exact!(state, a);
        shipped!(state, b);
        for (let seat = 0; seat < towers.seats(state); seat++) expect(b[seat]).toBeCloseTo(a[seat]!, 1);
      }
    expect(() => shippedScorer({ ...packed, sides: 2 }, inputs)).toThrow("does not fit");
  });
});
