import { TEST_GAMES } from "#test-games";
import { describe, expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, State } from "../core/game.ts";
import { copy } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { positions, start } from "../testing/walk.ts";
import { botContender, playGame } from "./arena.ts";
import type { BotName } from "./levels.ts";
import { BOTS, LEVEL_NAMES } from "./levels.ts";
import { mindOf } from "./mind.ts";
import { search } from "./search.ts";

/** The positions of a game by the quick rule in which a seat decides. */
const statesOf = (...asked: Parameters<typeof positions>): State[] => [...positions(...asked)];

const decide = (game: Game, state: State, bot: BotName, iterations: number, seed = "1"): string => {
  const request = { game: game.name, state, seat: game.decider(state), bot, seed, table: "t", ms: 1e6, iterations };
  const mind = mindOf(game, request);
  while (!mind.think(1e6));
  return mind.thought().decision;
};

const ALL_SPELLS = { spells: "all" };
const MODES: readonly (readonly [string, Game, JsonObject])[] = [
  ["basic, 2 players", towers, { players: 2 }],
  ["basic, 6 players, all spells", towers, { players: 6, ...ALL_SPELLS }],
  ["nasty, 4 players, all spells", towers, { players: 4, mode: "nasty", ...ALL_SPELLS }],
  ["nasty, 3 players, first book", towers, { players: 3, mode: "nasty", edition: "abacus-1", ...ALL_SPELLS }],
  ["teams of 4", towers, { players: 4, teams: true, ...ALL_SPELLS }],
  ["nasty teams of 6, second book", towers, { players: 6, mode: "nasty", teams: true, edition: "abacus-2" }],
  ["solo", towers, { mode: "solo" }],
  ["solo with spells", towers, { mode: "solo-spells" }],
  ["cooperative with spells", towers, { mode: "coop-spells", players: 3 }],
  ["magicians", magicians, {}],
  ...TEST_GAMES.map((game) => [game.name, game, {}] as const),
];

describe("a bot is honest", () => {
  test.each(MODES)("everything hidden changed, the decision is the same: %s", (_, game, wish) => {
    const luck = seeded("elsewhere");
    let changed = 0;
    for (const [n, state] of statesOf(game, wish, "honest", 60).entries()) {
      if (n % 12 !== 5) continue;
      const other = copy(state);
      game.guess(other, game.decider(state), luck);
      changed += Number(!other.every((byte, i) => byte === state[i]));
      for (const bot of ["journeyman-blocker", "archmage", "strategist", "planner", "one-move"] as const)
        expect(decide(game, other, bot, 40)).toBe(decide(game, state, bot, 40));
    }
    // Where there is something to hide it was really changed.
    expect(changed > 0).toBe(game !== magicians);
  });

  test("a weak memory is not told what it forgot: covered wizards elsewhere, the same decision", () => {
    let changed = 0;
    for (const state of statesOf(towers, { players: 4 }, "forgetful", 60).slice(20)) {
      const other = copy(state);
      towers.hints.forget(other, 0, 0, seeded("mixed"));
      changed += Number(!other.every((byte, i) => byte === state[i]));
      const [mixed, again] = [copy(state), copy(other)];
      towers.hints.forget(mixed, 0, 0, seeded("anew"));
      towers.hints.forget(again, 0, 0, seeded("anew"));
      expect(again).toEqual(mixed);
    }
    expect(changed).toBeGreaterThan(10);
  });
});

describe("a bot answers", () => {
  test.each(MODES)("legally, to the end of a game: %s", async (_, game, wish) => {
    const seats = game.seats(start(game, wish, seeded("seats")));
    const bots: readonly BotName[] = [
      "apprentice-teacher",
      "journeyman",
      "one-move",
      "mage-gambler",
      "apprentice",
      "archmage-gaoler",
    ];
    const players = bots.slice(0, seats).map((bot) => botContender(game, bot, { iterations: 8 }));
    const { result, decisions: count } = await playGame(game, wish, "whole", players);
    expect("winners" in result ? result.winners.length : 1).toBeGreaterThan(0);
    expect(count).toBeGreaterThan(10);
  });

  test("the same for the same seed and number of iterations, in slices or not", () => {
    const state = start(towers, { players: 3, ...ALL_SPELLS }, seeded("same"));
    const request = { game: "towers", state, seat: towers.decider(state), bot: "mage", table: "t" } as const;
    const mind = mindOf(towers, { ...request, seed: "7", ms: 60_000, iterations: 300 });
    while (!mind.think(0));
    const { iterations, decision } = mind.thought();
    expect(iterations).toBe(300);
    expect(decide(towers, state, "mage", 300, "7")).toBe(decision);
  });

  test("in time, however much it wanted to look through", () => {
    const state = start(towers, { players: 2 }, seeded("time"));
    const request = {
      game: "towers",
      state,
      seat: towers.decider(state),
      bot: "archmage",
      table: "t",
      seed: "1",
    } as const;
    const mind = mindOf(towers, { ...request, ms: 40, iterations: 1e9 });
    while (!mind.think(10));
    expect(mind.thought().ms).toBeGreaterThan(39);
    expect(mind.thought().ms).toBeLessThan(2000);
  });

  test("M-K in a fight by the exact solution, at once", () => {
    const fights = statesOf(magicians, {}, "fight", 600).filter((state) => magicians.hints.solved(state) !== undefined);
    expect(fights.length).toBeGreaterThan(0);
    for (const state of fights) {
      const exact = magicians.format(state, magicians.hints.solved(state)!);
      expect(decide(magicians, state, "apprentice", 5)).toBe(exact);
    }
  });
});

describe("what was looked through is kept", () => {
  test("from one decision of a turn to the next, and only there", () => {
    const state = start(towers, { players: 2, start: 0 }, seeded("keep"));
    const level = BOTS.mage;
    const tree = search(towers, state, 0, level, "1");
    tree.look(200);
    const { decision } = tree.choice();
    const next = copy(state);
    towers.apply(next, decision);
    const before = tree.follow(next, level, "2");
    expect(before?.done).toBe(0);
    // Nothing looked through yet, but what the tree knew is there: more than first sight.
    expect(before?.choice().value).toBeGreaterThan(0);
    expect(search(towers, next, 0, level, "2").choice().value).toBe(0);
    expect(tree.follow(start(towers, { players: 2, start: 0 }, seeded("another")), level, "2")).toBeUndefined();
  });
});

describe("levels", () => {
  test("each looks further and remembers more than the one before", () => {
    const levels = LEVEL_NAMES.map((name) => BOTS[name]);
    for (let i = 1; i < levels.length; i++) {
      expect(levels[i]!.iterations).toBeGreaterThan(levels[i - 1]!.iterations);
      expect(levels[i]!.memory).toBeGreaterThanOrEqual(levels[i - 1]!.memory);
    }
  });
});
