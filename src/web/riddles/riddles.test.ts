import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Review } from "../../bots/review.ts";
import { seeded } from "../../core/chance.ts";
import { CHANCE, isRefusal, OVER } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import { legalTexts } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { towers } from "../../games/towers/game.ts";
import { wordsIn } from "../../testing/words.ts";
import { ABOUT } from "../app/games.ts";
import type { Kit } from "../table/kit.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
vi.stubGlobal("addEventListener", () => undefined);
const { openRiddle } = await import("./session.ts");
const standings = await import("./standing.ts");
const own = await import("./own.ts");
const { addGame } = await import("../sessions/saved.ts");

const NONE = { leave: "/", Beside: () => null };
const games: { kit: Kit; riddles: readonly Riddle[] }[] = [];
for (const about of ABOUT) if (about.riddles) games.push({ kit: await about.kit(), riddles: await about.riddles() });
const of = (theme: string): { kit: Kit; riddle: Riddle } => {
  const { kit, riddles } = games.find((each) => each.riddles.some((riddle) => riddle.theme === theme))!;
  return { kit, riddle: riddles.find((riddle) => riddle.theme === theme)! };
};

beforeEach(() => {
  kept.clear();
  standings.standing.value = { rating: 1000, rated: 0, tried: {}, row: 0, longest: 0 };
  own.mistakes.value = [];
});

test("both games of the house have riddles, with words for each theme and goal in both languages", async () => {
  expect(games.map(({ kit }) => kit.game.name)).toEqual(["towers", "magicians"]);
  for (const words of [await wordsIn("de"), await wordsIn("en")])
    for (const { theme, goal, values } of games.flatMap(({ riddles }) => riddles))
      for (const key of [
        `riddleTheme.${theme}`,
        `riddleThemeLine.${theme}`,
        `riddleGoal.${goal}`,
        `riddleWhy.${goal}`,
        ...(values ? [`riddleRight.${goal}`] : []),
      ])
        expect(words[key], key).toBeDefined();
});

describe.each(["solo", "turn", "window", "memory", "duel", "walk", "rob"])("%s", (theme) => {
  test("who decides best has solved it; anything else is shown and taken back", async () => {
    const { kit, riddle } = of(theme);
    vi.useFakeTimers();
    const session = openRiddle(kit, riddle, () => NONE)!;
    vi.runAllTimers();
    const asked = session.frames.value.at(-1)!;
    expect(asked.legal).toContain(riddle.best[0]);
    const wrong = asked.legal!.find((text) => text !== riddle.best[0])!;
    expect(await session.submit(wrong)).toBeUndefined();
    expect(session.tried.value).toEqual([wrong]);
    expect(session.frames.value.at(-1)).toMatchObject({ undone: true, view: asked.view, legal: asked.legal });
    // What was decided together with it is not asked for any more.
    await session.submit(riddle.best[0]!);
    expect(session.isSolved.value).toBe(false);
    vi.runAllTimers();
    for (const text of riddle.best) expect(await session.submit(text)).toBeUndefined();
    expect(session.isSolved.value).toBe(true);
    expect(isRefusal(await session.submit(riddle.best[0]!))).toBe(true);
    vi.useRealTimers();
  });
});

test("T-H2 who is under there is nowhere in what is told", () => {
  const { kit, riddle } = of("memory");
  const session = openRiddle(kit, riddle, () => NONE)!;
  expect(JSON.stringify(session.frames.value)).not.toContain('"under"');
});

test("the first answer is rated, by how hard it was; later ones only count as solved", () => {
  const { riddle } = of("window");
  const other = { ...riddle, id: "other" };
  standings.keepAnswer(riddle, true);
  expect(standings.standing.value).toMatchObject({ rated: 1, row: 1, longest: 1, tried: { [riddle.id]: "first" } });
  expect(standings.standing.value.rating).toBeGreaterThan(1000);
  standings.keepAnswer(other, false);
  const { rating } = standings.standing.value;
  expect(standings.standing.value).toMatchObject({ rated: 2, row: 0, longest: 1 });
  standings.keepAnswer(other, true);
  expect(standings.standing.value).toMatchObject({ rated: 2, rating, tried: { other: "later" } });
  expect(JSON.parse(kept.get("zaubertisch.riddles")!)).toEqual(standings.standing.value);
  const hard = { grades: [0, 0, 0, 1] };
  expect(standings.strengthOf(hard)).toBeGreaterThan(standings.strengthOf({ grades: [1, 1, 1, 1] }));
});

test("three a day: of different themes, the same all day, others the next", () => {
  const all = games.flatMap(({ kit, riddles }) => riddles.map((riddle) => ({ game: kit.game.name, riddle })));
  const ids = (day: number): string[] => standings.dailyThree(all, day).map(({ riddle }) => riddle.id);
  for (let day = 20_000; day < 20_060; day++) {
    expect(new Set(standings.dailyThree(all, day).map(({ riddle }) => riddle.theme)).size).toBe(3);
    expect(ids(day)).toEqual(ids(day));
    expect(ids(day)).not.toEqual(ids(day + 1));
  }
});

test("the next one is not solved yet, and never the same again", () => {
  const { riddles } = games[0]!;
  const next = standings.nextOf(riddles)!;
  expect(standings.nextOf(riddles, next.id)!.id).not.toBe(next.id);
  standings.keepAnswer(next, true);
  expect(standings.nextOf(riddles)!.id).not.toBe(next.id);
  expect(standings.nextOf([next])).toBeUndefined();
});

/** A short game of this device in which seat 0 decided something that cost much. */
function ownGame(): { record: GameRecord; review: Review; n: number } {
  const chance = seeded("own");
  const state = towers.setup({ players: 2 }, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const start = towers.write(state);
  const options = towers.options(state);
  const moves: string[] = [];
  const steps: Review["steps"][number][] = [];
  let n = -1;
  for (let i = 0; i < 40 && towers.decider(state) !== OVER && towers.decider(state) !== CHANCE; i++) {
    const by = towers.decider(state);
    const [first, second] = legalTexts(towers, state);
    const isMistake = n < 0 && i > 8 && by === 0 && second !== undefined;
    if (isMistake) n = steps.length;
    steps.push({
      by,
      played: first!,
      best: isMistake ? second : first!,
      choice: [isMistake ? -0.2 : 0, 0],
      luck: [0, 0],
    });
    moves.push(first!);
    towers.apply(state, towers.parse(state, first!)!);
  }
  const { turn: _turn, ...written } = start;
  return {
    record: { record: 1, game: "towers", options, state: written, moves },
    review: { points: [], steps, done: 1 },
    n,
  };
}

test("a mistake of an own game comes back after 1, 3, 7 and 21 days, and then no more", () => {
  const { record, review, n } = ownGame();
  const sitters = [{ by: "person", name: "" } as const, { by: "bot", level: "mage" } as const];
  addGame({ id: "g", game: "towers", seed: "s", sitters, seat: 0, seen: 0, order: "", wish: {}, record });
  own.keepMistakes(towers, record, review, 100);
  own.keepMistakes(towers, record, review, 100);
  const [mistake] = own.mistakes.value;
  expect(own.mistakes.value).toHaveLength(1);
  expect(mistake).toMatchObject({ played: record.moves[n], cost: 0.2, due: 101, found: 0 });
  const session = openRiddle(games[0]!.kit, mistake!.riddle, () => NONE);
  expect(session).toBeDefined();
  expect(own.dueToday(100)).toEqual([]);
  let day = 101;
  for (const space of [3, 7, 21]) {
    expect(own.dueToday(day)).toHaveLength(1);
    own.keepRepeated(mistake!.riddle.id, true, day);
    // Twice on one day counts once.
    own.keepRepeated(mistake!.riddle.id, true, day);
    expect(own.dueToday(day + space - 1)).toEqual([]);
    day += space;
  }
  own.keepRepeated(mistake!.riddle.id, false, day);
  expect(own.mistakes.value[0]).toMatchObject({ found: 0, due: day + 1 });
  for (const space of [1, 3, 7, 21]) own.keepRepeated(mistake!.riddle.id, true, (day += space));
  expect(own.mistakes.value).toEqual([]);
});

test("nobody repeats the mistakes of a game they only looked at", () => {
  const { record, review } = ownGame();
  own.keepMistakes(towers, record, review, 100);
  expect(own.mistakes.value).toEqual([]);
});
