/** What the OpenAPI page and the types promise is what the real server answers: every route, its refusals, and every message of a socket. */
import { readFileSync } from "node:fs";
import type { ValidateFunction } from "ajv/dist/2020.js";
import { Ajv2020 } from "ajv/dist/2020.js";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { stayKnown } from "../testing/stayKnown.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";
import { askAboutNotices, NOTICES_AT_HOME, NOTICES_REFUSED } from "../testing/notices/askAll.ts";

interface Operation {
  readonly security?: readonly object[];
  readonly requestBody?: {
    readonly content: { readonly "application/json": { readonly schema: { properties?: object } } };
  };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { schema: object }>> }>>;
}
interface Page {
  readonly openapi: string;
  readonly components: { readonly schemas: object; readonly securitySchemes: object };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const TOKEN = "an operator's token of many letters";
const ORIGIN = "http://localhost";
let trial: TestServer;
let page: Page;
const checker = new Ajv2020({ strict: false });
const checks = new Map<object, ValidateFunction>();
/** Operations that were granted, as `get /api/me`. */
const granting = new Set<string>();

beforeAll(async () => {
  trial = await openTestServer({ operatorToken: TOKEN, notices: NOTICES_AT_HOME, origins: [ORIGIN] });
  page = (await (await fetch(url("/api/openapi.json"))).json()) as Page;
  checker.addSchema({ $id: "page", components: page.components });
});
afterAll(() => trial.close());

const url = (path: string): string => `http://127.0.0.1:${trial.serving.port}${path}`;
const inPage = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"page#/components')) as object;

/** The path in the page that an address belongs to. */
const pathOf = (path: string): string =>
  Object.keys(page.paths)
    .toSorted((a, b) => a.split("{").length - b.split("{").length)
    .find((each) => new RegExp(`^${each.replaceAll(/\{\w+\}/g, "[^/]+")}$`).test(path.split("?")[0]!)) ?? path;

/** Asks, and holds the answer against the page. */
async function ask(method: string, path: string, who?: Visitor, body?: object, headers = {}): Promise<unknown> {
  const response = await fetch(url(path), {
    method,
    redirect: "manual",
    headers: {
      ...(who && { cookie: who.guest.cookie }),
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const operation = page.paths[pathOf(path)]?.[method.toLowerCase()];
  const promised = operation?.responses[response.status];
  expect(promised, `${method} ${path}: ${response.status} ${text}`).toBeDefined();
  const [type, content] = Object.entries(promised!.content ?? {})[0] ?? [];
  const isJson = type === "application/json" && response.status !== 303;
  const answer: unknown = isJson ? JSON.parse(text) : text;
  if (isJson) {
    const { schema } = content!;
    if (!checks.has(schema)) checks.set(schema, checker.compile(inPage(schema)));
    const check = checks.get(schema)!;
    check(answer);
    expect(check.errors ?? [], `${method} ${path}: ${text.slice(0, 2000)}`).toEqual([]);
  }
  if (response.status < 400) granting.add(`${method.toLowerCase()} ${pathOf(path)}`);
  return answer;
}

const post = (path: string, who: Visitor, body: object): Promise<unknown> => ask("POST", path, who, body);
const refused = (answer: unknown): unknown => (answer as { refused?: string }).refused;

/** A table of the game, played to its end by people over sockets and HTTP. */
async function playOne(game: string, options: object): Promise<{ people: Visitor[]; table: string }> {
  const people = [await trial.visitor(), await trial.visitor(), await trial.visitor()];
  const table = await playWith(people, { game, options: { ...options } as Record<string, never> });
  const eve = await trial.visitor();
  granted(await eve.ask("watch", { table: people[0]!.info!.watch!, from: -1 }));
  granted(await people[0]!.ask("say", { table, text: "Good luck!" }));
  granted(await people[1]!.ask("react", { table, what: "wow" }));
  await playOn(people, table, 3);
  for (const who of people) {
    await ask("GET", `/api/tables/${table}`, who);
    await ask("GET", `/api/tables/${table}/frames?from=-1`, who);
  }
  expect(refused(await ask("GET", `/api/tables/${table}/record`, people[0]))).toBe("running");
  await playOn(people, table, 40);
  // Bots end it.
  for (const who of people) await who.ask("standby", { table, bot: true });
  await vi.waitFor(() => expect(eve.frames.at(-1)?.result).toBeDefined(), 30_000);
  people.push(eve);
  return { people, table };
}

describe.each([
  ["towers", { players: 3, mode: "nasty", spells: "all" }],
  ["magicians", { roundLimit: 8 }],
])("a game of %s", (game, options) => {
  test("every message of the sockets, and everything that can be read of it, is as the types say", async () => {
    const { people, table } = await playOne(game, options);
    const replies = Object.keys(page.components.schemas).filter((name) => name.startsWith("Reply"));
    const message = {
      anyOf: ["Notice", "Refused", ...replies].map((name) => ({ $ref: `page#/components/schemas/${name}` })),
    };
    const check = checker.compile(message);
    const texts = people.flatMap((who) => who.texts);
    expect(texts.length).toBeGreaterThan(100);
    for (const text of texts) expect(check(JSON.parse(text)), text.slice(0, 1000)).toBe(true);
    const frames = checker.compile({ type: "array", items: { $ref: `page#/components/schemas/${frameOf[game]}` } });
    expect(frames(people.flatMap((who) => who.frames))).toBe(true);
    const record = (await ask("GET", `/api/tables/${table}/record`, people[0])) as object;
    await post("/api/verify", people[0]!, record);
    expect(refused(await post("/api/verify", people[0]!, { ...record, moves: ["nothing"] }))).toBeDefined();
    await post("/api/rematch", people[0]!, { table });
    await ask("GET", "/api/me/tables", people[0]);
  });
});

const frameOf: Readonly<Record<string, string>> = { towers: "TowersFrame", magicians: "MagiciansFrame" };

test("a guest: devices, codes, export, going for good", async () => {
  const ann = await trial.visitor();
  await ask("GET", "/api/me", ann);
  await ask("GET", "/api/me");
  const { link } = (await post("/api/me/link", ann, {})) as { link: string };
  await ask("GET", link, ann);
  const code = link.split("/").at(-1)!;
  await post("/api/me/look", ann, { code });
  const { person } = (await ask("POST", "/api/me/become", undefined, { code })) as { person: string };
  expect(person).toBe(ann.guest.person);
  expect(refused(await post("/api/me/look", ann, { code }))).toBe("expired");
  await ask("GET", "/api/me/devices", ann);
  expect(refused(await ask("GET", "/api/me/devices"))).toBe("nobody");
  expect(refused(await post("/api/me/logout", ann, { device: "none" }))).toBe("unknown-device");
  const table = await playWith(
    [ann],
    { game: "towers", options: { players: 2 }, clock: { kind: "turn", seconds: 60 } },
    "mage",
  );
  await playOn([ann], table, 2);
  granted(await ann.ask("say", { table, text: "hm" }));
  const { tables, said } = (await ask("GET", "/api/me/export", ann)) as { tables: object[]; said: object[] };
  expect([tables.length, said.length]).toEqual([1, 1]);
  await ask("GET", "/api/me/tables?over=false", ann);
  expect(refused(await post("/api/me/delete", ann, { name: "somebody else" }))).toBe("confirm");
  const { name } = (await ask("GET", "/api/me", ann)) as { name: string };
  await post("/api/me/delete", ann, { name });
  const bob = await trial.visitor();
  await post("/api/me/logout", bob, {});
});

test("a table before and beside its game", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const terms = {
    seed: "openapi",
    game: "towers",
    options: { players: 4, start: 0 },
    open: true,
    clock: { kind: "game", seconds: 60, increment: 2 },
  };
  const { table } = (await post("/api/create", ann, terms)) as { table: string };
  await ask("GET", "/api/tables");
  await post("/api/rename", ann, { name: "Ann" });
  await post("/api/sit", bob, { table, seat: 1, value: "c0ffee" });
  await post("/api/colour", bob, { table, colour: "green" });
  await post("/api/bot", ann, { table, seat: 3, level: "mage" });
  await ask("GET", `/api/tables/${table}`, ann);
  await post("/api/start", ann, { table, fill: "apprentice" });
  await post("/api/order", bob, { table, order: "never" });
  await post("/api/standby", bob, { table, bot: true });
  await post("/api/standby", bob, { table, bot: false });
  await post("/api/say", bob, { table, text: "hello" });
  await post("/api/react", bob, { table, what: "wow" });
  await post("/api/report", ann, { table, seat: 1, why: "talk" });
  const { frame } = (await ask("GET", `/api/tables/${table}`, ann)) as { frame: { n: number; legal: string[] } };
  const text = frame.legal.find((each) => /^play [TW]\d/.test(each))!;
  const { n } = (await post("/api/decide", ann, { table, n: frame.n, text })) as { n: number };
  await post("/api/undo", ann, { table, n });
  await post("/api/kick", ann, { table, seat: 1 });
  await post("/api/leave", ann, { table });
  expect(refused(await post("/api/say", ann, { table, text: "gone" }))).toBe("no-seat");
});

test("the deal and the position of the day, and ratings", async () => {
  const ann = await trial.visitor();
  const { table } = (await post("/api/daily/towers/begin", ann, {})) as { table: string };
  await ask("GET", "/api/daily/towers", ann);
  await ask("GET", "/api/daily/magicians?day=2026-11-01", ann);
  expect(refused(await ask("GET", "/api/daily/towers?day=never", ann))).toBe("day");
  expect(refused(await post("/api/daily/magicians/begin", ann, {}))).toBe("game");
  expect(refused(await post("/api/daily/magicians/decide", ann, { decision: "x" }))).toBe("illegal");
  await post("/api/daily/magicians/decide", ann, { decision: "stop" });
  expect(refused(await post("/api/daily/magicians/decide", ann, { decision: "stop" }))).toBe("daily");
  expect(refused(await post("/api/leave", ann, { table }))).toBe("daily");
  expect(refused(await post("/api/create", ann, { game: "towers", rated: true }))).toBe("rated");
  await ask("GET", "/api/ratings", ann);
  await ask("GET", `/api/tables/${table}/ratings`, ann);
  expect(refused(await ask("GET", "/api/tables/nothing/ratings", ann))).toBe("unknown-table");
  const { tries } = (await ask("GET", "/api/me/export", ann)) as { tries: object[] };
  expect(tries).toHaveLength(2);
});

test("codes, screens, games, addresses, health and figures", async () => {
  const ann = await trial.visitor();
  const { table } = (await post("/api/create", ann, { game: "magicians" })) as { table: string };
  const { code } = (await post("/api/codes", ann, { table })) as { code: string };
  await ask("GET", `/api/codes/${code}`);
  const screen = (await ask("POST", "/api/screens")) as { code: string; screen: string };
  await ask("GET", `/api/screens/${screen.screen}`);
  await post(`/api/show/${screen.code}`, ann, { table });
  await ask("GET", `/api/screens/${screen.screen}`);
  expect(refused(await ask("GET", "/api/codes/NOBODY"))).toBe("expired");
  for (const path of ["/api/games", "/api/addresses", "/health", "/metrics", "/api/openapi.json"])
    await ask("GET", path);
});

test("how a guest is reached", async () => {
  const people = [await trial.visitor(), await trial.visitor()] as const;
  expect(await askAboutNotices(trial.serving, people, ask)).toEqual(NOTICES_REFUSED);
});

test("an operator", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann, bob], { game: "towers", options: { players: 2 } });
  await post("/api/report", ann, { table, seat: 1, why: "name", text: "rude" });
  const asOperator = { authorization: `Bearer ${TOKEN}` };
  const act = (path: string, body: object): Promise<unknown> => ask("POST", path, undefined, body, asOperator);
  expect(refused(await ask("GET", "/api/operator"))).toBe("operator");
  const seen = (await ask("GET", "/api/operator", undefined, undefined, asOperator)) as { reports: { k: number }[] };
  await act("/api/operator/settle", { report: seen.reports[0]!.k });
  const nobody = { kind: "guest", who: "nobody in particular" };
  await act("/api/operator/ban", { ...nobody, hours: 1 });
  await ask("GET", "/api/operator", undefined, undefined, asOperator);
  await act("/api/operator/lift", nobody);
  await act("/api/operator/close", { table });
  expect(refused(await act("/api/operator/close", { table }))).toBe("gone");
});

test("whatever is asked for, a refusal is one of those the page names", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann], { game: "towers", options: { players: 2 } }, "mage");
  const bodies = [
    {},
    { table: "nowhere" },
    { table },
    { table, seat: 0 },
    { table, seat: 1, level: "none", why: "talk" },
  ];
  const more = {
    n: 0,
    text: "redraw",
    order: "x",
    bot: true,
    what: "wow",
    name: "\u3164",
    game: "chess",
    fill: "x",
    colour: "x",
  };
  for (const [path, { post: operation }] of Object.entries(page.paths)) {
    if (!operation || path.includes("{") || path.includes("operator") || path.startsWith("/api/me")) continue;
    const { properties = {} } = operation.requestBody?.content["application/json"].schema ?? {};
    const fields = Object.keys(properties);
    for (const body of bodies)
      for (const who of [bob, ann]) {
        const all = Object.entries({ ...more, ...body }).filter(([name]) => fields.includes(name));
        await post(path, who, Object.fromEntries(all));
      }
    expect(refused(await ask("POST", path, bob, {}, { origin: "https://evil.example" }))).toBe("origin");
  }
  expect(refused(await post("/api/create", ann, { game: "towers", options: { players: 9 } }))).toBe("players");
});

test("a guest stays known, and has a page", async () =>
  expect(refused(await stayKnown(ask, trial, ORIGIN))).toBe("unknown-page"));

test("every operation was granted once, says who may ask, and stands in docs/protocol.md", () => {
  const operations = Object.entries(page.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, path, operation })),
  );
  expect(page.openapi).toMatch(/^3\.1/);
  expect(operations.map(({ name }) => name).filter((name) => !granting.has(name))).toEqual([]);
  const schemes = Object.keys(page.components.securitySchemes);
  const needed = operations.flatMap(({ operation }) => (operation.security ?? []).flatMap((each) => Object.keys(each)));
  expect(schemes.toSorted()).toEqual([...new Set(needed)].toSorted());
  const text = readFileSync(new URL("../../docs/protocol.md", import.meta.url), "utf8");
  const isTold = ({ path }: { path: string }): boolean =>
    text.includes(path) || text.includes(`### ${path.replace("/api/", "")}\n`);
  expect(operations.filter((each) => !isTold(each)).map(({ name }) => name)).toEqual([]);
});
