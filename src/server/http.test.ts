import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../testing/testServer.ts";
import type { Frame } from "../core/table.ts";
import { LIMITS } from "./limits.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

const url = (path: string): string => `http://127.0.0.1:${trial.serving.port}${path}`;

test("a script plays a whole game over plain HTTP", async () => {
  const ann = await trial.visitor();
  const terms = { game: "magicians", options: { roundLimit: 1 }, bots: ["mage", "mage"] };
  const { table } = (await (await ann.post("/api/create", terms)).json()) as { table: string };
  expect((await ann.post("/api/start", { table })).status).toBe(200);
  let frame: Frame;
  for (let i = 0; i < 2000; i++) {
    ({ frame } = (await (await ann.get(`/api/tables/${table}`)).json()) as { frame: Frame });
    if (frame.result) break;
    if (frame.legal) await ann.post("/api/decide", { table, n: frame.n, text: frame.legal[0]! });
    else await new Promise((resolve) => setTimeout(resolve, 2));
  }
  expect(frame!.result).toBeDefined();
  const record = (await (await ann.get(`/api/tables/${table}/record`)).json()) as { moves: string[] };
  expect(record.moves.length).toBeGreaterThan(5);
  expect((await ann.post("/api/verify", record)).status).toBe(200);
  const { frames } = (await (await ann.get(`/api/tables/${table}/frames?from=2`)).json()) as { frames: Frame[] };
  expect(frames[0]!.n).toBe(3);
});

describe("refusals over HTTP", () => {
  test.each([
    [404, "unknown-table", "/api/sit", { table: "nowhere" }],
    [400, "malformed", "/api/sit", {}],
    [400, "malformed", "/api/decide", { table: "x", n: "0", text: "redraw" }],
    [400, "malformed", "/api/create", { game: "towers", unknown: true }],
    [400, "game", "/api/create", { game: "chess" }],
    // What only the laboratory may change (core/lab.ts) is no option of any table.
    [400, "unknown-option", "/api/create", { game: "towers", options: { towers: 5 } }],
    [400, "unknown-option", "/api/create", { game: "towers", options: { deck: { TD3: 9 } } }],
    [400, "unknown-option", "/api/create", { game: "magicians", options: { goal: 3 } }],
    [400, "malformed", "/api/create", { game: "magicians", changes: { goal: 3 } }],
    [400, "record", "/api/verify", { record: 2 }],
    [404, "not-found", "/api/nothing", {}],
  ])("%i %s: POST %s %j", async (status, refused, path, body) => {
    const ann = await trial.visitor();
    const response = await ann.post(path, body);
    expect([response.status, ((await response.json()) as { refused: string }).refused]).toEqual([status, refused]);
  });

  test("a link leads to a page, whatever stands behind its question mark", async () => {
    const statuses = ["/notices?stop=a.b.Cd9", "/notices?confirm=a.b", "/t/x?n=1.5", "/file.js", "/file.js?a"].map(
      async (path) => (await fetch(url(path))).status,
    );
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 404, 404]);
  });

  test("no stack trace and no foreign format, whatever is sent", async () => {
    for (const body of ["{", "[]", '"x"', "x".repeat(100_000)]) {
      const headers = { "content-type": "application/json" };
      const response = await fetch(url("/api/create"), { method: "POST", headers, body });
      const text = await response.text();
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(JSON.parse(text)).toMatchObject({ refused: expect.any(String) });
      expect(text).not.toMatch(/node_modules|at .*:\d+:\d+/);
    }
  });
});

describe("guests", () => {
  test("the cookie is out of scripts' reach, and the answer does not contain it", async () => {
    const response = await fetch(url("/api/me"));
    const cookie = response.headers.get("set-cookie")!;
    expect(cookie).toMatch(/^zt=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(await response.text()).not.toContain(cookie.slice(3, 46));
    const again = await fetch(url("/api/me"), { headers: { cookie } });
    expect(again.headers.get("set-cookie")).toBeNull();
  });
});

describe("the border", () => {
  const open = (headers: Record<string, string>, path = "/api/socket"): Promise<number> =>
    new Promise((resolve) => {
      const socket = new WebSocket(url(path).replace("http", "ws"), { headers });
      socket.on("open", () => resolve(101));
      socket.on("open", () => socket.close());
      socket.on("unexpected-response", (_, response) => {
        resolve(response.statusCode!);
        socket.terminate();
      });
      socket.on("error", () => {});
    });

  test("a socket needs a guest, its own origin and the right path", async () => {
    const { cookie } = (await trial.visitor()).guest;
    const own = `http://127.0.0.1:${trial.serving.port}`;
    expect(await open({ cookie })).toBe(101);
    expect(await open({ cookie, origin: own })).toBe(101);
    expect(await open({ authorization: `Bearer ${cookie.slice(3)}` })).toBe(101);
    expect(await open({ cookie, origin: "https://evil.example" })).toBe(403);
    expect(await open({ cookie, origin: "null" })).toBe(403);
    expect(await open({})).toBe(401);
    expect(await open({ cookie: "zt=stranger" })).toBe(401);
    expect(await open({ cookie }, "/api/other")).toBe(404);
  });

  test("a foreign page cannot post in a guest's name", async () => {
    const { cookie } = (await trial.visitor()).guest;
    const headers = { cookie, origin: "https://evil.example", "content-type": "application/json" };
    const response = await fetch(url("/api/create"), { method: "POST", headers, body: '{"game":"towers"}' });
    expect(response.status).toBe(403);
  });

  test("pages come with a strict policy: nothing inline, nothing from elsewhere, no frames", async () => {
    for (const path of ["/", "/t/some-table", "/api/games"]) {
      const { headers } = await fetch(url(path));
      const policy = headers.get("content-security-policy")!;
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
  });

  test("no file outside the pages is served", async () => {
    for (const path of ["/../package.json", "/..%2fpackage.json", "/%2e%2e/package.json", "/package.json"]) {
      // fetch would tidy the path up.
      const status = await new Promise((resolve) =>
        request({ port: trial.serving.port, path, host: "127.0.0.1" }, (response) =>
          resolve(response.statusCode),
        ).end(),
      );
      expect(status).toBeGreaterThanOrEqual(400);
    }
  });
});

describe("limits", () => {
  test("who asks too fast is refused, then cut off; others are not", async () => {
    const strict = await openTestServer({
      limits: { ...LIMITS, requests: { ...LIMITS.requests, guest: 20, seconds: 2 } },
    });
    const ann = await strict.visitor();
    const asked = Array.from({ length: 40 }, () => ann.ask("unwatch", { table: "x" }));
    const refused = (await Promise.all(asked)).filter((each) => "refused" in each && each.refused === "too-fast");
    expect(refused.length).toBeGreaterThanOrEqual(15);
    const bob = await strict.visitor();
    granted(await bob.ask("unwatch", { table: "x" }));
    await strict.close();
  });
});

test("OpenAPI describes every plain request", async () => {
  const api = (await (await fetch(url("/api/openapi.json"))).json()) as { openapi: string; paths: object };
  expect(api.openapi).toMatch(/^3\./);
  const paths = Object.keys(api.paths);
  for (const path of [
    "/api/create",
    "/api/sit",
    "/api/decide",
    "/api/undo",
    "/api/tables/{table}",
    "/api/tables/{table}/record",
  ])
    expect(paths).toContain(path);
});

test("health and metrics tell how it is", async () => {
  const ann = await trial.visitor();
  await playWith([ann], { game: "towers", options: { players: 2 } }, "mage");
  await vi.waitFor(async () => {
    const metrics = await (await fetch(url("/metrics"))).text();
    expect(metrics).toMatch(/zaubertisch_tables [1-9]/);
    expect(metrics).toMatch(/zaubertisch_connections [1-9]/);
    expect(metrics).toMatch(/zaubertisch_decision_seconds_bucket/);
    expect(metrics).toMatch(/zaubertisch_bot_queue \d/);
  });
  expect(await (await fetch(url("/health"))).json()).toEqual({ ok: true });
});
