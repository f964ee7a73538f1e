import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../testing/testServer.ts";
import { LEAST_TOKEN } from "./operator.ts";
import { wordFilter } from "./wordList.ts";

const TOKEN = "t".repeat(LEAST_TOKEN);

let server: TestServer;
let ann: Visitor;
let bob: Visitor;
let table: string;
beforeEach(async () => {
  server = await openTestServer({ operatorToken: TOKEN, wordFilter: wordFilter("troll") });
  [ann, bob] = [await server.visitor(), await server.visitor()];
  table = await playWith([ann, bob], { game: "towers", options: { players: 2 } });
});
afterEach(() => server.close());

interface Desk {
  readonly reports: { k: number; about: string; address: string; text: string; said: { text: string }[] }[];
  readonly bans: object[];
  readonly acts: { k: number; what: string; detail: object }[];
}

/** Asks as an operator, or with other headers. */
async function operate(
  path: string,
  body?: object,
  headers: Record<string, string> = { authorization: `Bearer ${TOKEN}` },
) {
  const answer = await fetch(`http://127.0.0.1:${server.serving.port}/api/operator${path}`, {
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as Desk & { refused?: string } };
}

const ATTACK = `"><script>alert(1)</script>'; DROP TABLE reports; --\u202E`;

test("somebody is reported, with what was said last; the text comes as it was written and does nothing", async () => {
  granted(await bob.ask("say", { table, text: "you are bad" }));
  granted(await ann.ask("report", { table, seat: 1, why: "talk", text: ATTACK }));
  const { body } = await operate("");
  expect(body.reports).toMatchObject([
    {
      by: ann.guest.person,
      about: bob.guest.person,
      table,
      text: ATTACK,
      address: "127.0.0.1",
      said: [{ text: "you are bad" }],
    },
  ]);
  const shown = await fetch(`http://127.0.0.1:${server.serving.port}/api/operator`, {
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(shown.headers.get("content-type")).toMatch(/^application\/json/);
  expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
  expect(shown.headers.get("cache-control")).toBe("no-store");
});

test("nobody reports themselves, a bot, an empty seat or in a foreign form", async () => {
  expect(await ann.ask("report", { table, seat: 0, why: "talk" })).toMatchObject({ refused: "report" });
  expect(await ann.ask("report", { table, seat: 5, why: "talk" })).toMatchObject({ refused: "report" });
  expect((await ann.post("/api/report", { table, seat: 1, why: "because" })).status).toBe(400);
  expect((await ann.post("/api/report", { table, seat: 1, why: "talk", text: "x".repeat(501) })).status).toBe(400);
  expect((await operate("")).body.reports).toEqual([]);
});

test.each([
  ["no token", {}],
  ["a wrong token", { authorization: `Bearer ${"x".repeat(LEAST_TOKEN)}` }],
  ["a longer one", { authorization: `Bearer ${TOKEN}x` }],
  ["an empty one", { authorization: "Bearer " }],
  ["another scheme", { authorization: `Basic ${TOKEN}` }],
  ["a cookie", { cookie: `zt=${TOKEN}; operator=${TOKEN}` }],
])("with %s nothing is shown and nothing is done", async (_, headers: Record<string, string>) => {
  for (const [path, body] of [
    ["", undefined],
    ["/close", { table }],
    ["/ban", { kind: "guest", who: bob.guest.person, hours: 1 }],
  ] as const)
    expect(await operate(path, body, headers)).toMatchObject({ status: 401, body: { refused: "operator" } });
  granted(await bob.ask("watch", { table }));
  expect((await operate("")).body.acts).toEqual([]);
});

test("a foreign page cannot ask in an operator's name, not even with the token", async () => {
  const headers = { authorization: `Bearer ${TOKEN}`, origin: "https://evil.example" };
  expect(await operate("/close", { table }, headers)).toMatchObject({ status: 403, body: { refused: "origin" } });
});

test("without OPERATOR_TOKEN there is no such place; a token that could be guessed is refused at the start", async () => {
  const plain = await openTestServer();
  const answer = await fetch(`http://127.0.0.1:${plain.serving.port}/api/operator`, {
    headers: { authorization: "Bearer " },
  });
  expect(answer.status).toBe(404);
  await plain.close();
  const { status, stderr } = spawnSync(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: { ...process.env, OPERATOR_TOKEN: "short", PORT: "0", DATA_DIR: server.folder },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([78, "zaubertisch: OPERATOR_TOKEN is too short: give it 24 characters or more.\n"]);
});

test("a guest who was sent away loses every connection and cannot ask again, until let back in", async () => {
  const whom = { kind: "guest", who: bob.guest.person };
  expect((await operate("/ban", { ...whom, hours: 1 })).status).toBe(200);
  await vi.waitFor(() => expect(ann.info!.seats[1]!.here).toBe(false));
  expect((await bob.post("/api/say", { table, text: "still here" })).status).toBe(403);
  expect(await (await bob.get("/api/me")).json()).toMatchObject({ refused: "barred" });
  granted(await ann.ask("say", { table, text: "peace" }));
  expect((await operate("/lift", whom)).status).toBe(200);
  await vi.waitFor(async () => expect((await bob.get("/api/me")).status).toBe(200));
  granted(await bob.ask("watch", { table }));
});

test("an address that was sent away is refused whoever it says it is; the operator is not shut out", async () => {
  await operate("/ban", { kind: "address", who: "::ffff:127.0.0.1", hours: 1 });
  expect(await (await fetch(`http://127.0.0.1:${server.serving.port}/api/me`)).json()).toMatchObject({
    refused: "barred",
  });
  expect((await ann.get(`/api/tables/${table}`)).status).toBe(403);
  const { body } = await operate("");
  expect(body.bans).toMatchObject([{ kind: "address", who: "127.0.0.1" }]);
  expect((await operate("/lift", { kind: "address", who: "127.0.0.1" })).status).toBe(200);
  await vi.waitFor(async () => expect((await ann.get("/api/me")).status).toBe(200));
});

test("bans last over a restart", async () => {
  await operate("/ban", { kind: "guest", who: bob.guest.person, hours: 1 });
  await server.restart();
  expect((await bob.get("/api/me")).status).toBe(403);
});

test("a closed table is gone for everybody, and stays so", async () => {
  expect((await operate("/close", { table })).status).toBe(200);
  await vi.waitFor(async () => expect((await ann.get(`/api/tables/${table}`)).status).toBe(404));
  expect((await operate("/close", { table })).status).toBe(404);
  expect(await bob.ask("watch", { table })).toMatchObject({ refused: "unknown-table" });
  expect(await (await ann.get("/api/me/tables")).json()).toEqual([]);
});

test("every act is in the log, in order, and nothing there changes it", async () => {
  granted(await ann.ask("report", { table, seat: 1, why: "other" }));
  const { k } = (await operate("")).body.reports[0]!;
  await operate("/settle", { report: k });
  await operate("/ban", { kind: "guest", who: bob.guest.person, hours: 2 });
  await operate("/close", { table });
  const { acts, reports } = (await operate("")).body;
  expect(acts.map(({ what, detail }) => [what, detail])).toEqual([
    ["close", { table }],
    ["ban", { kind: "guest", who: bob.guest.person, hours: 2 }],
    ["settle", { report: k }],
  ]);
  expect(reports).toEqual([]);
  for (const path of ["/acts", "/acts/1", "/act"]) expect((await operate(path, { k: 1 })).status).toBe(404);
});

test("words this house does not want are made illegible in talk and refused in names", async () => {
  granted(await bob.ask("say", { table, text: "You Troll, trolley" }));
  await vi.waitFor(() => expect(ann.lines.at(-1)?.text).toBe("You •••••, trolley"));
  expect(await bob.ask("rename", { name: "Big TROLL" })).toMatchObject({ refused: "unwanted" });
});
