/** What games count for their players' pages, against counts made another way. */
import { describe, expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { Game } from "../core/game.ts";
import { CHANCE, isRefusal } from "../core/game.ts";
import type { Account, Fortune } from "../core/ledger.ts";
import { accountsOf, added, endingOf } from "../core/ledger.ts";
import { testSides, testSum } from "../core/odds.ts";
import type { GameRecord } from "../core/record.ts";
import { policiesOf, start, walk } from "../testing/walk.ts";
import { GAMES } from "./index.ts";
import type { TowersEvent } from "./towers/events.ts";
import { towers } from "./towers/game.ts";
import { LEVELS, STATE } from "./towers/state.ts";

const { at } = STATE;

/** A whole game by a quick rule, written down. */
function played(game: Game, wish: object, seed: string, by = "eager"): GameRecord {
  const chance = seeded(seed);
  const state = start(game, wish as never, chance);
  const [options, setup] = [game.options(state), game.write(state)];
  const moves = [...walk(game, state, policiesOf(game)[by]!, chance)].map(({ text }) => text);
  return { record: 1, game: game.name, options, state: setup, moves };
}

function accounts(game: Game, record: GameRecord) {
  const found = accountsOf(game, record);
  if (isRefusal(found)) throw new Error(found.say);
  return found;
}

/** Wizards of each owner with a tower over them. */
const covered = (s: Uint8Array): number[] =>
  Array.from({ length: s[at.owners]! }, (_, owner) => {
    let sum = 0;
    for (let level = 0; level < LEVELS; level++)
      if (s[at.above + level] !== 0) sum += s[at.on + owner * LEVELS + level]!;
    return sum;
  });

describe("towers", () => {
  test.each(["basic", "nasty", "coop-spells"])("who is shut in is counted, and by whom: %s", (mode) => {
    for (const seed of ["a", "b", "c"]) {
      const record = played(towers, { mode, players: 3, spells: ["advance-tower", "swap", "free"] }, seed, "wild");
      const { seats } = accounts(towers, record);
      const state = towers.read(record.options, record.state) as Uint8Array;
      const owners = state[at.owners]!;
      const shut = Array<number>(owners).fill(0);
      for (const text of record.moves) {
        const before = covered(state);
        const freed = Array<number>(owners).fill(0);
        const tell = (event: TowersEvent): void => {
          if (event.what === "tower") for (const owner of event.frees ?? []) freed[owner]!++;
          // T-S10 A wizard set free climbs to the top.
          if (event.what === "wizard" && event.from === event.to) freed[event.owner]! += event.count;
        };
        const isChance = towers.decider(state) === CHANCE;
        if (isChance) towers.applyOutcome(state, towers.parseOutcome(state, text)!, tell);
        else towers.apply(state, towers.parse(state, text)!, tell);
        const after = covered(state);
        for (let owner = 0; owner < owners; owner++) shut[owner]! += after[owner]! - before[owner]! + freed[owner]!;
      }
      for (const [owner, count] of shut.entries())
        expect(seats[owner]!.suffered.reduce((sum, each) => sum + each, 0)).toBe(count);
      expect(shut.some((count) => count > 0)).toBe(true);
    }
  });

  test("partners win together and share nothing with others", () => {
    const record = played(towers, { players: 4, teams: true }, "t");
    const found = accounts(towers, record);
    expect(found.kind).toBe("basic-teams");
    expect(found.sides).toEqual([0, 1, 0, 1]);
    expect(found.sides.map((_, seat) => endingOf(found, seat).end).toSorted()).toEqual(["lost", "lost", "won", "won"]);
  });
});

test.each(GAMES.filter(({ ledger }) => ledger).map((game) => [game.name, game] as const))(
  "%s: luck that is fair is found fair, whoever plays, and everything counted has a name",
  (name, game) => {
    const total = new Map<string, Fortune>();
    const counted = new Set<string>();
    for (let k = 0; k < 24; k++) {
      const { seats, kind } = accounts(game, played(game, game.wishes[k % game.wishes.length]!, `${k}`, "wild"));
      expect(kind).toMatch(/^[a-z-]+$/);
      for (const { counts, favourites, fortunes } of seats satisfies readonly Account[]) {
        for (const each of [...Object.keys(counts), ...Object.keys(favourites)]) counted.add(each);
        for (const [what, fortune] of Object.entries(fortunes))
          total.set(what, total.has(what) ? added(total.get(what)!, fortune) : fortune);
      }
    }
    expect(counted.size, name).toBeGreaterThan(2);
    expect(total.size).toBeGreaterThan(1);
    for (const fortune of total.values()) {
      expect(fortune.n).toBeGreaterThan(50);
      // The seeds are fixed: a fault in what is expected would show as odds of one in millions.
      for (const finding of [testSum(fortune), testSides(fortune)])
        if (finding) expect(finding.chance).toBeGreaterThan(0.001);
    }
  },
);

test("a die that is loaded is found out, and few throws are not judged", () => {
  const die = (sides: number[]): Fortune => {
    const n = sides.reduce((sum, each) => sum + each, 0);
    const sum = sides.reduce((all, each, i) => all + each * (i + 1), 0);
    return { n, sum, mean: 3.5 * n, variance: (35 / 12) * n, sides };
  };
  expect(testSides(die([10, 12, 9, 11, 8, 10]))!.chance).toBeGreaterThan(0.9);
  expect(testSides(die([10, 10, 10, 10, 10, 40]))!.chance).toBeLessThan(1e-6);
  expect(testSum(die([10, 10, 10, 10, 10, 40]))!.chance).toBeLessThan(1e-5);
  expect(testSum(die([2, 2, 2, 2, 2, 2]))).toBeUndefined();
  // From tables: a normal 1.96, and chi-square of five degrees at 11.07, are one in twenty.
  expect(testSum({ n: 100, sum: 19.6, mean: 0, variance: 100 })!.chance).toBeCloseTo(0.05, 3);
  const skewed = [60, 60, 60, 60, 60, 60].map((each, i) => each + [21.04, -21.04, 0, 0, 0, 0][i]!);
  const finding = testSides(die(skewed))!;
  expect(finding.value).toBeCloseTo(14.756, 2);
  expect(finding.chance).toBeCloseTo(0.01147, 4);
  expect(testSides({ n: 90, sum: 0, mean: 0, variance: 0, sides: [36, 27, 27] })!.chance).toBeCloseTo(
    Math.exp(-0.9),
    6,
  );
});
