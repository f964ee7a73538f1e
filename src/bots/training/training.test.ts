import { deserialize, serialize } from "node:v8";
import { describe, expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import { towers } from "../../games/towers/game.ts";
import { positions } from "../../testing/walk.ts";
import { learntEvaluate } from "../learnt.ts";
import { readTruths, truths } from "../network.ts";
import { packNetwork, unpackNetwork } from "../packed.ts";
import type { CourseState } from "./course.ts";
import { courseOf, newCourse } from "./course.ts";
import { learnerOf, newMomentum, newNetwork } from "./learner.ts";
import { poolFor, put } from "./pool.ts";
import { strengthOf } from "./strength.ts";

const POSITIONS = 2000;

function learn(games: number, state = newCourse(towers, "course", POSITIONS)): CourseState {
  const course = courseOf(towers, state, ["duel", "together"]);
  while (state.games < games) course.go();
  return state;
}

const weightsOf = ({ pupils }: CourseState): readonly Float32Array[] => pupils.map(({ network }) => network.weights);

describe("a course", () => {
  test("the same seed and number of games give the same networks, whether it was broken off or not", () => {
    const whole = learn(24);
    const broken = learn(24, deserialize(serialize(learn(11))) as CourseState);
    expect(weightsOf(broken)).toEqual(weightsOf(whole));
    expect(weightsOf(learn(23))).not.toEqual(weightsOf(whole));
  });

  test("who has seen a few games knows more about others than who has seen none", () => {
    const name = "together";
    const state = newCourse(towers, "few", POSITIONS);
    const family = towers.hints.inputs!.families.indexOf(name);
    const course = courseOf(towers, state, [name]);
    for (let i = 0; i < 60; i++) course.go();
    const { held, network } = state.pupils[family]!;
    const fresh = learnerOf(newNetwork(network.shape, seeded("fresh")), newMomentum(network));
    const loss = held.reduce((sum, { of, targets }) => sum + fresh.loss(of, targets), 0) / held.length;
    expect(held.length).toBeGreaterThan(20);
    expect(course.loss(family)).toBeLessThan(0.9 * loss);
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
  const shape = { ofSeat: inputs.ofSeat, ofAll: inputs.ofAll, hidden: 8 };
  const someOf = (wish: object) => [...positions(towers, { ...wish }, "network", 40)].filter(towers.hints.isTurnStart);

  test.each(wishes)("slopes are what a small change shows: %j", (wish) => {
    const network = newNetwork(shape, seeded("slope"));
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

  test("packed for shipping it judges nearly the same", () => {
    const network = newNetwork(shape, seeded("pack"));
    const packed = packNetwork(network, 3, { command: "", games: 0, seconds: 0, loss: 0 });
    const networks = inputs.families.map(() => network);
    const [exact, shipped] = [networks, networks.map(() => unpackNetwork(packed, inputs))].map((each) =>
      learntEvaluate(towers, each, false),
    );
    const [a, b] = [new Float64Array(6), new Float64Array(6)];
    for (const wish of wishes)
      for (const state of someOf(wish)) {
        exact!(state, a);
        shipped!(state, b);
        for (let seat = 0; seat < towers.seats(state); seat++) expect(b[seat]).toBeCloseTo(a[seat]!, 1);
      }
    expect(() => unpackNetwork({ ...packed, sides: 2 }, inputs)).toThrow("does not fit");
  });
});
