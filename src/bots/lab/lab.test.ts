import { describe, expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { JsonObject } from "../../core/game.ts";
import { CHANCE, decisions, isRefusal } from "../../core/game.ts";
import type { LabLink, LabSetup } from "../../core/lab.ts";
import { gameNamed } from "../../games/index.ts";
import { interval95 } from "../interval.ts";
import { nodeLabThread } from "../nodeLab.ts";
import type { LabThread } from "./crew.ts";
import { LOT, runLab } from "./crew.ts";
import { benchOf, emptyTally, playGames } from "./experiment.ts";
import type { Experiment } from "./experiment.ts";
import { difference, isSure, summaryOf } from "./summary.ts";
import type { LabTally } from "./tally.ts";
import { addTally, WIN } from "./tally.ts";

const towers = gameNamed("towers")!;
const magicians = gameNamed("magicians")!;

const experiment = (game: string, wish: JsonObject = {}, changes: JsonObject = {}): Experiment => ({
  setup: { game, wish, changes },
  seed: "test",
  bot: "quick",
});

const bench = (setup: LabSetup) => {
  const found = benchOf(setup);
  if (isRefusal(found)) throw new Error(found.say);
  return found;
};

/** Plays here and now, but answers when it likes: the first asked may be the last to answer. */
const here = (name: string): LabThread => {
  const whim = seeded(name);
  return {
    async play({ experiment: what, from, to }) {
      const tally = playGames(what, from, to);
      for (let i = whim.below(4); i > 0; i--) await new Promise((resolve) => setImmediate(resolve));
      return tally;
    },
    close: () => undefined,
  };
};

describe("an experiment", () => {
  const what = experiment("towers", { players: 2 }, { towers: 6 });
  const games = 2 * LOT + 7;
  const known = { tally: emptyTally(bench(what.setup)), games: 0 };

  test("gives the same counts, however many share it, and when it is stopped and goes on", async () => {
    const whole = playGames(what, 0, games);
    const three = await runLab(["a", "b", "c"].map(here), what, known, games).done;
    expect(three).toEqual({ tally: whole, games });
    const told: number[] = [];
    const run = runLab(["d", "e"].map(here), what, known, games, (progress) => {
      told.push(progress.games);
      run.stop();
    });
    const half = await run.done;
    expect(half.games).toBeLessThan(games);
    expect(told.every((count) => count % LOT === 0 || count === games)).toBe(true);
    expect(half.tally).toEqual(playGames(what, 0, half.games));
    expect(await runLab([here("f")], what, half, games).done).toEqual({ tally: whole, games });
  });

  test("comes out alike in a thread of its own, whose faults are told", async () => {
    const thread = nodeLabThread();
    const lot = experiment("towers", { players: 3 }, { potions: 2 });
    expect(await thread.play({ experiment: lot, from: 3, to: 9 })).toEqual(playGames(lot, 3, 9));
    const unfit = experiment("towers", {}, { towers: 1 });
    await expect(thread.play({ experiment: unfit, from: 0, to: 1 })).rejects.toThrow("towers must be");
    thread.close();
  });

  test.each<[string, Experiment]>([
    ["three against each other", experiment("towers", { players: 3, spells: "all", mode: "nasty" })],
    ["teams", experiment("towers", { players: 4, teams: true })],
    ["magicians", experiment("magicians", {}, { goal: 2, paths: { "sun-mill": 1 } })],
  ])("counts add up: %s", (_, each) => {
    const tally = playGames(each, 0, 24);
    const { lab, sides } = bench(each.setup);
    const won = tally.wins.reduce((sum, wins) => sum + wins, 0);
    expect(won).toBe(WIN * (tally.games - tally.endless));
    expect(tally.wins).toHaveLength(sides);
    expect(tally.roundsBy.reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(tally.uneven).toBe(6);
    expect(tally.led).toBeLessThanOrEqual(24 - tally.ties);
    expect(tally.deeds.reduce((sum, { decided }) => sum + decided, 0)).toBeLessThanOrEqual(tally.led);
    const { seats, luck, gauges } = summaryOf(tally, lab.gauges, lab.deeds);
    expect(seats.reduce((sum, { value }) => sum + value, 0)).toBeCloseTo(1);
    for (const { low, value, high } of [...seats, luck!]) expect(low <= value && value <= high).toBe(true);
    for (const { value } of gauges) expect(value >= 0 && value <= 1).toBe(true);
  });

  test("together there are scores instead of seats", () => {
    const alone = experiment("towers", { mode: "solo" });
    const { lab } = bench(alone.setup);
    const { seats, won, score, luck } = summaryOf(playGames(alone, 0, 20), lab.gauges, lab.deeds);
    expect([seats, luck]).toEqual([[], undefined]);
    expect(won!.value).toBeGreaterThan(0.5);
    expect(score!.value).toBeGreaterThan(20);
  });
});

test("tallies add up in any order", () => {
  const parts = [0, 20, 40].map((from) => playGames(experiment("towers", {}, { wizards: 2 }), from, from + 20));
  const [a, b, c] = parts as [LabTally, LabTally, LabTally];
  expect(addTally(addTally(c, a), b)).toEqual(addTally(a, addTally(b, c)));
});

describe("intervals", () => {
  test("hold the true share 95 times of 100", () => {
    const chance = seeded("intervals");
    const [share, games, times] = [0.3, 400, 2000];
    let held = 0;
    for (let i = 0; i < times; i++) {
      let won = 0;
      for (let n = 0; n < games; n++) if (chance.below(1000) < share * 1000) won++;
      const [low, high] = interval95(won, games);
      if (low <= share && share <= high) held++;
    }
    expect(held / times).toBeGreaterThan(0.935);
    expect(held / times).toBeLessThan(0.965);
  });
  test("of 10,000 games with two players are one point wide on either side", () => {
    const [low, high] = interval95(5000, 10_000);
    expect(high - low).toBeLessThan(0.02);
  });
  test("differences are sure when theirs leaves out nothing", () => {
    const [one, other] = [
      { value: 0.5, low: 0.49, high: 0.51 },
      { value: 0.52, low: 0.51, high: 0.53 },
    ];
    expect(isSure(difference(one, other))).toBe(true);
    expect(isSure(difference(one, { value: 0.51, low: 0.5, high: 0.52 }))).toBe(false);
  });
});

const PRINTED = (magicians.lab!.standard({}) as { readonly board: LabLink[] }).board;
const link = (from: string, to: string, fields = 3): LabLink => ({ from, to, fields, symbols: [] });
const PLACES = magicians.lab!.knobs.find(({ name }) => name === "board")!.of!.filter((each) => each !== "labyrinth");
/** Every two places are linked. */
const DENSE = [
  link("life", "labyrinth", 9),
  ...PLACES.flatMap((from, i) => PLACES.slice(i + 1).map((to) => link(from, to, 4))),
];

describe("another board", () => {
  test("leads where its links lead: a magician jumps along a link that nobody has printed", () => {
    const state = magicians.lab!.setup({}, { board: [...PRINTED, link("life", "moon", 0)] }, seeded("board"));
    if (isRefusal(state)) throw new Error(state.say);
    const ends = new Set<string>();
    for (let i = 0; i < 40; i++) {
      const s = state.slice();
      const chance = seeded(`board ${i}`);
      while (magicians.decider(s) === CHANCE) magicians.applyOutcome(s, magicians.outcome(s, chance));
      const list = decisions();
      for (let n = magicians.legal(s, list) - 1; n >= 0; n--) ends.add(magicians.format(s, list[n]!));
    }
    expect([...ends]).toContain("magician moon");
    expect([...ends]).toContain("apprentice moon");
    expect([...ends]).not.toContain("magician forest-castle.1");
  });
  test("games on it come out alike each time, and otherwise than printed; a path has the length its name is given", () => {
    const played = (changes: JsonObject): LabTally =>
      playGames(experiment("magicians", { roundLimit: 3 }, { goal: 2, ...changes }), 0, 3);
    const board = [...PRINTED, link("tower", "moon", 1)];
    const found = played({ board });
    expect(played({ board })).toEqual(found);
    expect(played({})).not.toEqual(found);
    const shorter = PRINTED.map((each) => (each.to === "moon" ? { ...each, fields: 1, symbols: [1] } : each));
    expect(played({ paths: { "mill-moon": 1 } })).toEqual(played({ board: shorter }));
  });
  test.each<[string, JsonObject, string]>([
    ["no links at all", { board: [{ from: "sun" }] }, "board must be a list of"],
    [
      "a place nobody reaches",
      { board: PRINTED.filter(({ to }) => to !== "moon") },
      "no way leads from forest to moon",
    ],
    ["a labyrinth to pass through", { board: [...PRINTED, link("labyrinth", "moon")] }, "must be linked with life"],
    ["two links between two places", { board: [...PRINTED, link("mill", "sun")] }, "linked twice"],
    ["too many fields", { board: DENSE }, "110 fields and places at most"],
  ])("with %s cannot be laid out", (_, changes, say) => {
    const refused = benchOf({ game: "magicians", wish: {}, changes });
    expect(isRefusal(refused) && refused.say).toContain(say);
  });
  test("there may be any number of them, one after the other", () => {
    for (let i = 0; i < 600; i++) {
      const board = PRINTED.map((each, n) => ({ ...each, symbols: [], fields: (i >> n) & 1 ? 2 : 1 }));
      expect(isRefusal(magicians.lab!.setup({}, { board }, seeded("many")))).toBe(false);
    }
  });
});

describe("the laboratory and the rulebooks", () => {
  test.each([towers, magicians])("without changes it is the very same game: $name", (game) => {
    for (const wish of game.wishes)
      expect(game.lab!.setup(wish, {}, seeded("same"))).toEqual(game.setup(wish, seeded("same")));
  });
  test.each([towers, magicians])("every usual value may be said: $name", (game) => {
    for (const wish of game.wishes) {
      const usual = game.lab!.standard(wish);
      if (isRefusal(usual)) throw new Error(usual.say);
      expect(game.lab!.setup(wish, usual as JsonObject, seeded("same"))).toEqual(game.setup(wish, seeded("same")));
    }
  });
  test.each<[string, JsonObject, string]>([
    ["towers", { towers: 10 }, "towers must be a whole number from 3 to 9, not 10"],
    ["towers", { wizards: 12 }, "room for 18 wizards, and there are 24"],
    ["towers", { deck: { T1: 24 } }, "7 to 90 cards, not 110"],
    ["towers", { deck: { X9: 1 } }, "for each of some of"],
    ["towers", { shields: ["s16"] }, "a list of some of"],
    ["towers", { freeAnyTime: 1 }, "true or false"],
    ["towers", { board: 3 }, 'nothing called "board"'],
    ["magicians", { goal: 8 }, "goal must be"],
    ["magicians", { paths: { "sun-moon": 3 } }, "for each of some of"],
    ["magicians", { wands: { "edge-2": 0, "edge-3": 0 } }, "without any notch"],
  ])("%s cannot be laid out with %j", (game, changes, say) => {
    const refused = benchOf({ game, wish: {}, changes });
    expect(isRefusal(refused) && refused.say).toContain(say);
  });
  test("no record can have what it changed: its positions cannot be read", () => {
    for (const [game, changes] of [
      [towers, { towers: 5, lights: { t1: 4, t2: 4 } }],
      [towers, { wizards: 3 }],
      [towers, { potions: 2 }],
      [towers, { deck: { W1: 0 } }],
      [magicians, { copies: 3 }],
    ] as const) {
      const state = game.lab!.setup({}, changes, seeded("x"));
      if (isRefusal(state)) throw new Error(state.say);
      expect(isRefusal(game.read(game.options(state), game.write(state)))).toBe(true);
    }
  });
});
