import { Writable } from "node:stream";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DailyView } from "../../core/daily.ts";
import { percentileOf } from "../../core/daily.ts";
import { dayAt, endOf } from "../../core/day.ts";
import { commitmentTo } from "../../core/fair.ts";
import type { Json } from "../../core/game.ts";
import { verifyJson } from "../../games/verify.ts";
import { playWell, runForgery } from "../../testing/forging.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer } from "../../testing/testServer.ts";

const MORNING = Date.parse("2026-11-18T08:00:00Z");
const TODAY = "2026-11-18";
let now = MORNING;
const logged: string[] = [];
let trial: TestServer;
beforeEach(async () => {
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      logged.push(chunk.toString());
      done();
    },
  });
  trial = await openTestServer({ now: () => now, log: pino({ level: "trace" }, sink), metricsToken: "m" });
});
afterEach(() => trial.close());

const view = async (visitor: Visitor, game = "towers", query = ""): Promise<DailyView> =>
  (await (await visitor.get(`/api/daily/${game}${query}`)).json()) as DailyView;
const begin = async (visitor: Visitor): Promise<string> =>
  granted((await (await visitor.post("/api/daily/towers/begin", {})).json()) as { table: string }).table;

/** It counts once replaying it has confirmed it: a moment after the last decision. */
async function confirmed(who: Parameters<typeof view>[0]): Promise<void> {
  await expect.poll(async () => (await view(who)).you?.counts, { timeout: 5000 }).toBe(true);
}

test("a ranked deal: promised, begun once, played by oneself, sealed, counted, revealed and verified", async () => {
  now = MORNING;
  const [ann, ben] = [await trial.visitor(), await trial.visitor()];
  const heard: string[] = [];
  const hear = async (response: Promise<Response>): Promise<string> => {
    const text = await (await response).text();
    heard.push(text);
    return text;
  };
  const promise = await view(ann);
  expect(promise).toMatchObject({ day: TODAY, kind: "deal", secret: null, you: null, finished: 0, counts: null });
  expect(promise.until).toBe(endOf(TODAY));
  const table = await begin(ann);
  expect(await begin(ann)).toBe(table);
  granted(await ann.ask("watch", { table }));
  expect(ann.info).toMatchObject({ daily: TODAY, luck: { commitment: promise.commitment } });
  await playWell(trial, ann, table, 3);
  for (const [name, fields] of [
    ["leave", { table }],
    ["standby", { table, bot: true }],
    ["rematch", { table }],
  ] as const)
    expect(await ann.ask(name, fields as { table: string; bot: boolean })).toMatchObject({
      refused: "daily",
    });
  expect(await (await ben.get(`/api/tables/${table}`)).json()).toMatchObject({ refused: "no-onlookers" });
  // Another device goes on.
  await playWell(trial, ann, table);
  expect(await ann.ask("rematch", { table })).toMatchObject({ refused: "daily" });
  expect(await ann.ask("watch", { table })).not.toHaveProperty("info.luck.secret");
  expect(JSON.parse(await hear(ann.get(`/api/tables/${table}/record`)))).toMatchObject({ refused: "sealed" });
  await confirmed(ann);
  const own = await view(ann);
  // Luck is new every time: even who plays well may lose.
  const ended = ann.frames.at(-1)!.result as { readonly won: boolean; readonly score: number };
  expect(own.you).toMatchObject({ table, counts: true, score: ended.won ? ended.score : null });
  expect(own.counts).toHaveLength(1);
  // Who has not played sees how many have, not what they have reached.
  expect(await view(ben)).toMatchObject({ finished: 1, counts: null, friends: [] });
  expect((await view(ben, "towers", `?by=${own.you!.share}`)).by).toMatchObject({ score: own.you!.score });
  // The secret is nowhere: in no answer, notice, log, figure, error or export.
  const secret = (await trial.serving.hall.store.dealSecret(TODAY, "towers"))!;
  expect(commitmentTo(secret)).toBe(promise.commitment);
  for (const path of ["/api/me/export", "/api/me/tables", `/api/tables/${table}`, `/api/tables/${table}/frames`])
    await hear(ann.get(path));
  await hear(ben.get(`/api/tables/${table}/record`));
  await hear(fetch(`http://127.0.0.1:${trial.serving.port}/metrics`, { headers: { authorization: "Bearer m" } }));
  await hear(ann.post("/api/decide", { table, n: 1, text: secret.slice(0, 3) }));
  expect(heard[0]!.length + heard.at(-2)!.length).toBeGreaterThan(500);
  for (const text of [...heard, ...ann.texts, ...ben.texts, ...logged]) {
    expect(text).not.toContain(secret);
    expect(text).not.toContain(Buffer.from(secret, "hex").toString("base64").slice(0, 20));
  }
  // At midnight it is shown, and everybody can play it again.
  now = endOf(TODAY);
  expect(await view(ben, "towers", `?day=${TODAY}`)).toMatchObject({ secret, finished: 1 });
  const record = (await (await ann.get(`/api/tables/${table}/record`)).json()) as Json;
  expect(verifyJson(record)).toBeUndefined();
  expect(record).toMatchObject({ luck: { secret, commitment: promise.commitment, values: [null] } });
  expect((await view(ann)).streak).toBe(1);
  expect((await view(ann)).day).toBe("2026-11-19");
});

test("everybody has the same deal, and friends see each other's results once they have their own", async () => {
  now = Date.parse("2026-11-20T10:00:00Z");
  const [cid, dora] = [await trial.visitor(), await trial.visitor()];
  const { table } = granted(await cid.ask("create", { game: "towers", options: { players: 2 } }));
  granted(await dora.ask("sit", { table }));
  const [of, by] = [await begin(cid), await begin(dora)];
  expect(of).not.toBe(by);
  granted(await cid.ask("watch", { table: of, from: -1 }));
  granted(await dora.ask("watch", { table: by, from: -1 }));
  expect(dora.frames[0]!.view).toEqual(cid.frames[0]!.view);
  await Promise.all([playWell(trial, cid, of), playWell(trial, dora, by, 10)]);
  await confirmed(cid);
  expect(await view(dora)).toMatchObject({ finished: 1, playing: 1, friends: [], counts: null });
  await playWell(trial, dora, by);
  await confirmed(dora);
  // The same decisions lead to the same end: luck has no part in the difference.
  const seen = await view(dora);
  expect(seen.friends).toEqual([{ name: expect.any(String), score: seen.you!.score }]);
  expect(seen.counts).toEqual([{ score: seen.you!.score, count: 2, known: 0 }]);
  expect(percentileOf(seen.counts!, seen.you!.score)).toBe(0.5);
});

test("what ends after midnight does not count, nor what somebody else has played, nor what does not replay", async () => {
  now = Date.parse("2026-11-21T23:59:00Z");
  const [eve, finn] = [await trial.visitor(), await trial.visitor()];
  const late = await begin(eve);
  await playWell(trial, eve, late, 60);
  const foreign = await begin(finn);
  await playWell(trial, finn, foreign);
  await confirmed(finn);
  const { store } = trial.serving.hall;
  const mallory = await trial.visitor();
  const stolen = { day: "2026-11-21", game: "towers", person: mallory.guest.person, table: foreign, decision: null };
  await store.addTry({
    ...stolen,
    begun: now,
    ended: null,
    score: null,
    counts: false,
    isKnown: false,
    share: "stolen",
  });
  now += 120_000;
  await playWell(trial, eve, late);
  const day = "?day=2026-11-21";
  expect((await view(eve, "towers", day)).you).toMatchObject({ counts: false, score: null });
  expect((await view(mallory, "towers", day)).you).toMatchObject({ counts: false, score: null });
  expect(await view(finn, "towers", day)).toMatchObject({ finished: 1, you: { counts: true } });
});

test("a position of the day is decided once, graded exactly, and its figures are shown the next day", async () => {
  now = Date.parse("2026-11-22T10:00:00Z");
  const gil = await trial.visitor();
  const asked = await view(gil, "magicians");
  expect(asked).toMatchObject({ kind: "position", values: null, secret: null });
  const decide = async (decision: string) =>
    (await (await gil.post("/api/daily/magicians/decide", { decision })).json()) as object;
  expect(await decide("win")).toMatchObject({ refused: "illegal" });
  expect(await decide("constructor")).toMatchObject({ refused: "illegal" });
  const graded = await decide("rethrow 0 1 2");
  expect(await decide("stop")).toMatchObject({ refused: "daily" });
  now = endOf("2026-11-22");
  const shown = await view(gil, "magicians", "?day=2026-11-22");
  const best = Math.max(...Object.values(shown.values!));
  expect(graded).toEqual({ score: Math.round(1000 * (best - shown.values!["rethrow 0 1 2"]!)) });
  expect(shown.asked).toEqual(asked.asked);
  expect(shown.you).toMatchObject({ counts: true, decision: "rethrow 0 1 2" });
});

test("days that are not, and games that have nothing", async () => {
  now = MORNING;
  const someone = await trial.visitor();
  for (const day of ["2026-11-19", "2026-02-30", "soon"])
    expect(await view(someone, "towers", `?day=${day}`)).toMatchObject({ refused: "day" });
  expect(await view(someone, "chess")).toMatchObject({ refused: "game" });
  expect(await (await someone.post("/api/daily/magicians/begin", {})).json()).toMatchObject({ refused: "game" });
  expect(await (await someone.post("/api/daily/towers/decide", { decision: "x" })).json()).toMatchObject({
    refused: "game",
  });
  expect(dayAt(now)).toBe(TODAY);
});

test("forged, repeated and late submissions: none counts that a replay does not confirm, and no secret gets out", async () => {
  const { sent, counted, wrong, leaks } = await runForgery(300, "short", 2);
  expect({ sent, wrong, leaks }).toEqual({ sent: 300, wrong: [], leaks: 0 });
  expect(counted).toBeGreaterThan(0);
}, 30_000);
