import { describe, expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, Seat, State } from "../core/game.ts";
import { copy, decisions, OVER } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { positions, start } from "../testing/walk.ts";
import type { Contender } from "./arena.ts";
import { botContender, playGame } from "./arena.ts";
import type { LevelName } from "./levels.ts";
import { LEVEL_NAMES } from "./levels.ts";
import { botPlayer } from "./player.ts";
import { overlooking, winInHand } from "./slips.ts";

const WEAK: readonly LevelName[] = LEVEL_NAMES.slice(0, 3);
const GAMES: readonly (readonly [string, Game, JsonObject])[] = [
  ["towers, 2", towers, { players: 2 }],
  ["towers, 4, nasty", towers, { players: 4, mode: "nasty", spells: "all" }],
  ["solo", towers, { mode: "solo" }],
  ["magicians", magicians, {}],
];

const after = (game: Game, state: State, decision: number): State => {
  const next = copy(state);
  game.apply(next, decision);
  return next;
};

function isWon(game: Game, s: State, seat: Seat): boolean {
  const result = game.decider(s) === OVER ? game.result(s) : undefined;
  return result !== undefined && ("winners" in result ? result.winners.includes(seat) : result.won);
}

describe.each(GAMES)("%s: whatever a weak level does not see,", (_, game, wish) => {
  test("a win in hand is taken", () => {
    const list = decisions();
    let wins = 0;
    for (let n = 0; n < 6; n++) {
      // At the end of a game most can be won by one decision, or by two.
      for (const [i, state] of [...positions(game, wish, `ends ${n}`, 2000)].slice(-9).entries()) {
        const seat = game.decider(state);
        const isInHand = winInHand(game, state, seat) !== undefined;
        const legal = list.subarray(0, game.legal(state, list));
        if (legal.some((decision) => isWon(game, after(game, state, decision), seat))) expect(isInHand).toBe(true);
        if (!isInHand) continue;
        wins++;
        const { decision } = botPlayer(game, WEAK[i % WEAK.length]!)(state, seat, `${n} ${i}`);
        const next = after(game, state, game.parse(state, decision)!);
        expect(isWon(game, next, seat) || winInHand(game, next, seat) !== undefined).toBe(true);
      }
    }
    expect(wins).toBeGreaterThan(2);
  });
});

test.each([
  ["towers", towers, { players: 2 }],
  ["magicians", magicians, {}],
])("the weakest level plays to win: whoever decides by lot loses to it, %s", async (_, game, wish) => {
  const seats = game.seats(start(game, wish, seeded("seats")));
  const list = decisions();
  const lot: Contender = {
    decide(state, __, seed) {
      const decision = list[seeded(seed).below(game.legal(state, list))]!;
      return Promise.resolve({ decision: game.format(state, decision), ms: 0, iterations: 0, value: 0 });
    },
    close: () => {},
  };
  for (let i = 0; i < seats; i++) {
    const players = Array.from({ length: seats }, (__, k) => (k === i ? botContender(game, WEAK[0]!, {}) : lot));
    const { result } = await playGame(game, wish, `lot ${i}`, players);
    expect("winners" in result && result.winners).toEqual([i]);
  }
});

describe("what is overlooked", () => {
  const states = [...positions(towers, { players: 3 }, "overlooked", 60)];
  const seenBy = (state: State, share: number, seed: string): number[] => {
    const list = decisions();
    const count = towers.legal(state, list);
    const left = overlooking(towers, { overlooks: share, hurries: 0 }, seed)(state, list, count);
    return Array.from(list.subarray(0, left)).toSorted((a, b) => a - b);
  };

  test("is about the share that was wanted, never all, and the same for one seed", () => {
    let [seen, all] = [0, 0];
    for (const state of states) {
      const legal = seenBy(state, 0, "a");
      const some = seenBy(state, 0.4, "a");
      expect(legal).toEqual(expect.arrayContaining(some));
      expect(seenBy(state, 0.4, "a")).toEqual(some);
      expect(seenBy(state, 1, "a").length).toBe(1);
      all += legal.length;
      seen += some.length;
    }
    expect(seen / all).toBeGreaterThan(0.4);
    expect(seen / all).toBeLessThan(0.8);
  });

  test("differs from turn to turn", () => {
    const state = states[5]!;
    expect(new Set(Array.from({ length: 20 }, (_, i) => String(seenBy(state, 0.5, `${i}`)))).size).toBeGreaterThan(5);
  });

  test("changes nothing that is hidden: a win in hand rests on what the seat knows", () => {
    for (const state of states) {
      const other = copy(state);
      towers.guess(other, towers.decider(state), seeded("elsewhere"));
      expect(winInHand(towers, other, towers.decider(state))).toBe(winInHand(towers, state, towers.decider(state)));
    }
  });
});
