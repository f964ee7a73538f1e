import { TEST_GAMES } from "#test-games";
import { describe, expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { Decision, Game, JsonObject, Policy, State } from "../core/game.ts";
import { copy, decisions, isRefusal } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { start, walk } from "../testing/walk.ts";
import { BOTS } from "./levels.ts";
import { openNodePool } from "./nodePool.ts";
import type { Review } from "./review.ts";
import { reviewerOf } from "./review.ts";
import { search } from "./search.ts";

const list = decisions();

/** Plays to the end by the quick rule, except where `choose` or `fall` say something else, and writes it down. */
function played(
  game: Game,
  wish: JsonObject,
  seed: string,
  choose: (state: State, n: number) => Decision | undefined = () => undefined,
  fall: (state: State) => string | undefined = () => undefined,
): GameRecord {
  const fallen: Game = {
    ...game,
    outcome(state, chance) {
      const text = fall(state);
      return text === undefined ? game.outcome(state, chance) : game.parseOutcome(state, text)!;
    },
  };
  const state = start(game, wish, seeded(seed));
  const record = { record: 1, game: game.name, options: game.options(state), state: game.write(state) } as const;
  let n = 0;
  const policy: Policy = (...asked) => choose(asked[0], n++) ?? game.policies.eager!(...asked);
  const moves = Array.from(walk(fallen, state, policy, seeded(`${seed} luck`)), ({ text }) => text);
  return { ...record, moves, result: game.result(state)! };
}

function reviewed(game: Game, record: GameRecord, isQuick = true, seed = "1"): Review {
  const reviewer = reviewerOf(game, record, seed, isQuick);
  if (isRefusal(reviewer)) throw new Error(reviewer.say);
  while (!reviewer.work(1000));
  return reviewer.review();
}

const MODES: readonly (readonly [string, Game, JsonObject])[] = [
  ["basic, 3 players", towers, { players: 3 }],
  ["nasty, all spells", towers, { players: 2, mode: "nasty", spells: "all" }],
  ["teams of 4", towers, { players: 4, teams: true }],
  ["solo", towers, { mode: "solo" }],
  ["together", towers, { mode: "coop", players: 2 }],
  ["magicians", magicians, { roundLimit: 8 }],
  ...TEST_GAMES.map((game) => [game.name, game, {}] as const),
];

describe("a review", () => {
  test.each(MODES)("adds up: decisions and luck make the curve, and it ends with the result: %s", (_, game, wish) => {
    const record = played(game, wish, "sums");
    const { points, steps, done } = reviewed(game, record);
    const { result } = record;
    expect(done).toBe(1);
    expect(points.length).toBe(steps.length + 1);
    points[0]!.forEach((first, seat) => {
      const sum = steps.reduce((total, step) => total + step!.choice[seat]! + step!.luck[seat]!, first);
      expect(sum).toBeCloseTo(points.at(-1)![seat]!, 6);
      if (result && "winners" in result) expect(points.at(-1)![seat]! > 0).toBe(result.winners.includes(seat));
      for (const step of steps) if (step!.by === seat) expect(step!.choice[seat]).toBeLessThanOrEqual(0);
    });
    expect(steps.some((step) => step!.best !== step!.played)).toBe(true);
  });

  test("is the same for the same seed, and another for another", () => {
    const record = played(magicians, { roundLimit: 2 }, "same");
    const first = reviewed(magicians, record);
    expect(reviewed(magicians, record)).toEqual(first);
    expect(reviewed(magicians, record, true, "2")).not.toEqual(first);
  });

  test("knows only what the decider could know: other hidden cards, the same first judgement", () => {
    const record = played(towers, { players: 2, start: 0 }, "honest");
    const other = towers.read(record.options, record.state);
    if (isRefusal(other)) throw new Error(other.say);
    const first = copy(other);
    towers.guess(other, 0, seeded("elsewhere"));
    expect(other).not.toEqual(first);
    const level = { ...BOTS.mage, iterations: 200, memory: 1, spread: 2 };
    const named = towers.parse(first, record.moves[0]!)!;
    const [a, b] = [first, other].map((state) => {
      const looking = search(towers, state, 0, level, "1");
      looking.look(50, named);
      return looking.found(named);
    });
    expect(a).toEqual(b);
    expect(a!.games).toBe(50);
  });

  test("a made blunder is the costliest decision", () => {
    let blunder = -1;
    const record = played(towers, { players: 2 }, "blunder", (state, n) => {
      const seat = towers.decider(state);
      const looking = search(towers, state, seat, { ...BOTS.mage, iterations: 200 }, String(n));
      looking.look(100);
      const { decision, value } = looking.choice();
      const count = towers.legal(state, list);
      if (blunder >= 0 || count < 3) return decision;
      const all = Array.from(list.slice(0, count));
      for (const each of all) looking.look(20, each);
      const worth = (each: number): number => looking.found(each)!.values[seat]!;
      const worst = all.toSorted((a, b) => worth(a) - worth(b))[0]!;
      if (value - worth(worst) < 0.3) return decision;
      blunder = n;
      return worst;
    });
    const { steps } = reviewed(towers, record, false);
    const costs = steps.map((step) => -step!.choice[step!.by]!);
    expect(costs.indexOf(Math.max(...costs))).toBe(blunder);
    expect(steps[blunder]!.best).not.toBe(steps[blunder]!.played);
  });

  test("a lucky throw is good luck for who threw it, an unlucky one is bad luck", () => {
    /** The luck of the first throw that somebody's turn begins with after ten decisions. */
    const luckOf = (values: string): number => {
      let [n, at, by] = [0, -1, -1];
      const count = (_: State, done: number): undefined => void (n = done);
      const record = played(magicians, { roundLimit: 8 }, "throw", count, (state) => {
        if (at >= 0 || n < 10 || !magicians.hints.isTurnStart(state)) return undefined;
        [at, by] = [n, magicians.active(state)];
        return values;
      });
      return reviewed(magicians, record).steps[at]!.luck[by]!;
    };
    // M-T3 Three times nothing sends both figures to the labyrinth, three equal wands give another throw.
    expect(luckOf("throw 0 0 0")).toBeLessThan(-0.02);
    expect(luckOf("throw 2 2 2")).toBeGreaterThan(0.005);
  });

  test("a game that is not over, or a record that cannot be played, is refused", () => {
    const record = played(towers, { mode: "solo" }, "refused");
    expect(reviewerOf(towers, { ...record, moves: record.moves.slice(0, -1) }, "1")).toMatchObject({
      refused: "running",
    });
    expect(reviewerOf(towers, { ...record, moves: ["jump"] }, "1")).toMatchObject({ refused: "illegal" });
  });
});

describe("off the main thread", () => {
  test("a review grows, and can be called off", async () => {
    const pool = openNodePool(1);
    const record = played(magicians, { roundLimit: 2 }, "pool");
    const heard: Review[] = [];
    expect(await pool.review({ record, seed: "1", table: "a" }, (each) => heard.push(each))).toBe(true);
    expect(heard.at(-1)).toEqual(reviewed(magicians, record, false));
    const long = played(towers, { players: 3 }, "pool");
    const endless = pool.review({ record: long, seed: "1", table: "b" }, () => pool.cancel("b"));
    expect(await endless).toBe(false);
    await pool.close();
  });
});
