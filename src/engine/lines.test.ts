import { expect, test } from "vitest";
import { seeded } from "../core/chance.ts";
import type { Json } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import { verifyMoves } from "../games/verify.ts";
import type { Lines } from "./lines.ts";
import { openLines } from "./lines.ts";

type Answer = Readonly<Record<string, never>> & {
  readonly seat: number | null;
  readonly seats: number;
  readonly legal: readonly string[];
  readonly rewards: readonly number[];
  readonly decision: string;
  readonly view: object;
  readonly refused: string;
};

const ask = (lines: Lines, request: object): Answer => JSON.parse(lines(JSON.stringify(request))) as Answer;

test.each(GAMES.map(({ name }) => [name] as const))("%s is played line by line to its end", (game) => {
  const lines = openLines();
  let now = ask(lines, { reset: { game, seed: 3 } });
  const seats = now.seats;
  const luck = seeded(game);
  while (now.seat !== null) now = ask(lines, { step: now.legal[luck.below(now.legal.length)] });
  expect(now.rewards).toHaveLength(seats);
  expect(now.rewards.reduce((sum, each) => sum + each)).toBeCloseTo(1);
  expect(now.legal).toEqual([]);
  expect(verifyMoves(ask(lines, { record: true }) as unknown as Json)).toBeUndefined();
});

test("the same seed gives the same game; a record goes on where it stopped", () => {
  const [one, two] = [openLines(), openLines()];
  const wish = { reset: { game: "towers", options: { players: 3 }, seed: "again" } };
  expect(ask(one, wish)).toEqual(ask(two, wish));
  const after = ask(one, { step: ask(one, wish).legal[0] });
  const record = ask(one, { record: true });
  expect(ask(two, { reset: { record, seed: "other" } })).toMatchObject({ seat: after.seat, legal: after.legal });
});

test("a bot says what it would decide, and that is legal", () => {
  const lines = openLines();
  const { legal } = ask(lines, { reset: { game: "towers" } });
  expect(legal).toContain(ask(lines, { bot: "journeyman", iterations: 20 }).decision);
});

test("whoever observes sees what their seat may see", () => {
  const lines = openLines();
  const { view, seat } = ask(lines, { reset: { game: "towers", options: { players: 2 } } });
  expect(ask(lines, { observe: seat }).view).toEqual(view);
  expect(ask(lines, { observe: 1 - seat! }).view).not.toEqual(view);
  expect(JSON.stringify(ask(lines, { observe: null }).view)).not.toContain('"hand":["');
});

test.each([
  ["no JSON", "json"],
  ["[]", "json"],
  ['{"reset":7}', "reset"],
  ['{"reset":{"game":"chess"}}', "game"],
  ['{"reset":{"options":[]}}', "options"],
  ['{"reset":{"seed":{}}}', "seed"],
  ['{"reset":{"options":{"players":99}}}', "players"],
  ['{"reset":{"record":{}}}', "record"],
  ['{"step":7}', "step"],
  ['{"step":"fly"}', "unknown-decision"],
  ['{"observe":9}', "seat"],
  ['{"bot":"merlin"}', "bot"],
  ['{"bot":"mage","iterations":0}', "iterations"],
  ['{"dance":1}', "request"],
])("%s is refused and changes nothing", (line, code) => {
  const lines = openLines();
  expect(JSON.parse(lines('{"step":"play T1"}'))).toMatchObject({ refused: "reset" });
  ask(lines, { reset: {} });
  const before = lines('{"record":true}');
  expect((JSON.parse(lines(line)) as Answer).refused).toBe(code);
  expect(lines('{"record":true}')).toBe(before);
});
