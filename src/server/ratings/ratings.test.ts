import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AssessRequest } from "../../bots/bot.ts";
import type { Weighed } from "../../bots/craft.ts";
import { placesOf } from "../../bots/review.ts";
import { CURRENT, seasonId } from "../../bots/seasons.ts";
import { isRefusal } from "../../core/game.ts";
import { RESULTS } from "../../core/rating.ts";
import type { RatingInfo } from "../../core/ratingInfo.ts";
import { gameNamed } from "../../games/index.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith, quickThinker } from "../../testing/testServer.ts";
import { applied, MOST_PAIR, MOST_WITH_BOTS } from "./rules.ts";
import type { RatedRow } from "./store.ts";

const CLOCK = { kind: "turn", seconds: 60 } as const;
const QUICK = { game: "magicians", options: { roundLimit: 1, start: 0 }, clock: CLOCK, rated: true };
const judged: string[] = [];
let trial: TestServer;

/** Every decision gives away a point of ten. */
const assess = async ({ record, table }: AssessRequest): Promise<Weighed[]> => {
  judged.push(table);
  const opened = placesOf(gameNamed(record.game)!, record);
  if (isRefusal(opened)) throw new Error(opened.say);
  return opened.places.map(({ by }, n) => ({ n, by, points: 1, stake: 10 }));
};
const open = (): Promise<TestServer> => openTestServer({ thinker: { ...quickThinker(), assess } });
beforeEach(async () => {
  judged.length = 0;
  trial = await open();
});
afterEach(() => trial.close());

const ratings = async (visitor: Visitor): Promise<RatingInfo> => {
  const told = (await (await visitor.get("/api/ratings")).json()) as { own: RatingInfo[] };
  return told.own.find(({ game }) => game === "magicians")!;
};

test("a rated table has its rules: opponents, fair luck, a clock, nobody late, and nobody gets away", async () => {
  const [ann, ben] = [await trial.visitor(), await trial.visitor()];
  const refused = async (terms: object) =>
    ((await ann.ask("create", terms as typeof QUICK)) as { refused?: string }).refused;
  const { clock: _clock, ...clockless } = QUICK;
  expect(await refused(clockless)).toBe("rated");
  expect(await refused({ ...QUICK, seed: "x" })).toBe("rated");
  expect(await refused({ ...QUICK, late: true })).toBe("rated");
  expect(await refused({ ...QUICK, game: "towers", options: { mode: "solo" } })).toBe("rated");
  expect(await refused({ ...QUICK, game: "towers", options: { mode: "coop", players: 3 } })).toBe("rated");
  const table = await playWith([ann, ben], { ...QUICK, open: true }, "mage");
  expect(ann.info).toMatchObject({ rated: true });
  expect(await ben.ask("leave", { table })).toMatchObject({ refused: "rated" });
  expect(await ann.ask("kick", { table, seat: 1 })).toMatchObject({ refused: "rated" });
});

test("results are applied once and craft is judged once, by what each has decided; a restart changes nothing", async () => {
  const [ann, ben] = [await trial.visitor(), await trial.visitor()];
  expect(await ratings(ann)).toMatchObject({ results: null, games: 0, craft: null });
  const table = await playWith([ann, ben], QUICK, "mage");
  await playOn([ann, ben], table);
  await vi.waitFor(async () => expect((await ratings(ann)).craft).not.toBeNull());
  const first = [await ratings(ann), await ratings(ben)];
  expect(first[0]).toMatchObject({ games: 1, provisional: true, season: RESULTS.name });
  expect(first[0]!.craft).toMatchObject({ given: 10, games: 1, margin: null, title: null });
  expect(first[0]!.craft!.season).toBe(seasonId(gameNamed("magicians")!, CURRENT));
  expect(first.map(({ results }) => results).includes(1000)).toBe(false);
  await trial.restart();
  await (await ann.get("/api/daily/towers")).text();
  expect([await ratings(ann), await ratings(ben)]).toEqual(first);
  expect(judged).toHaveLength(1);
  const seats = (await (await ann.get(`/api/tables/${table}/ratings`)).json()) as { seats: unknown[] };
  expect(seats.seats).toMatchObject([{ games: 1 }, { games: 1 }, { level: "mage", provisional: false }]);
});

test("who is not there at the end comes last, and a bot's decisions are nobody's craft", async () => {
  const [ann, ben] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann, ben], QUICK, "mage");
  granted(await ann.ask("standby", { table, bot: true }));
  await playOn([ben], table);
  await vi.waitFor(async () => expect((await ratings(ben)).games).toBe(1));
  expect((await ratings(ann)).results).toBeLessThan(1000);
  await vi.waitFor(() => expect(judged).toHaveLength(1));
  await vi.waitFor(async () => expect(await ratings(ben)).toMatchObject({ craft: { games: 1 } }));
  expect(await ratings(ann)).toMatchObject({ craft: null });
});

test("a game that is not rated changes nothing", async () => {
  const [ann, ben] = [await trial.visitor(), await trial.visitor()];
  const { rated: _rated, ...terms } = QUICK;
  const table = await playWith([ann, ben], terms, "mage");
  await playOn([ann, ben], table);
  expect(await ratings(ann)).toMatchObject({ games: 0, results: null });
  expect(await trial.serving.hall.store.applyNext("x", 0, applied)).toBeUndefined();
});

const game = (seats: RatedRow["seats"]): RatedRow => ({ k: 1, table: "t", game: "towers", ended: 0, seats });
const before = (lately: readonly string[]) => ({ standing: { mu: 25, sigma: 4, games: 9 }, lately });
const many = (count: number): string[] => Array.from({ length: count }, (_, i) => `t${i}`);

test("the same two change each other's results so often a day, and bots nobody's for ever", () => {
  const row = game([
    { who: "ann", rank: 0, side: 0 },
    { who: "ben", rank: 1, side: 1 },
  ]);
  const moved = (lately: number) => {
    const all = applied(
      row,
      new Map([
        ["ann", before(many(lately))],
        ["ben", before(many(lately))],
      ]),
    );
    return all.get("ann")!.mu - 25;
  };
  expect(moved(MOST_PAIR - 1)).toBeGreaterThan(0.1);
  expect(moved(MOST_PAIR)).toBe(0);
  const alone = game([
    { who: "ann", rank: 0, side: 0 },
    { who: "bot archmage", rank: 1, side: 1 },
    { who: "", rank: 2, side: 2 },
  ]);
  const against = (lately: number) => applied(alone, new Map([["ann", before(many(lately))]])).get("ann")!.mu - 25;
  expect(against(MOST_WITH_BOTS - 1)).toBeGreaterThan(0.1);
  expect(against(MOST_WITH_BOTS)).toBe(0);
  expect([...applied(alone, new Map([["ann", before([])]])).keys()]).toEqual(["ann"]);
});

test("partners win together; one who was away loses alone", () => {
  const seats = [
    { who: "ann", rank: 0, side: 0 },
    { who: "ben", rank: 1, side: 1 },
    { who: "cid", rank: 0, side: 0, isAway: true as const },
    { who: "dot", rank: 1, side: 1 },
  ];
  const all = applied(game(seats), new Map(seats.map(({ who }) => [who, before([])])));
  expect(all.get("ann")!.mu).toBeGreaterThan(25);
  expect(all.get("ben")!.mu).toBe(all.get("dot")!.mu);
  expect(all.get("cid")!.mu).toBe(all.get("ben")!.mu);
});
