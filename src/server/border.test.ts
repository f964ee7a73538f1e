import { afterAll, beforeAll, expect, test } from "vitest";
import {
  backAsStranger,
  forgedAddress,
  fullLobby,
  heldDescriptors,
  invisibleWords,
  manyConnections,
  oldName,
} from "../testing/attacks/border.ts";
import type { TestServer } from "../testing/testServer.ts";
import { openTestServer } from "../testing/testServer.ts";
import { addressOf } from "./border.ts";
import { LIMITS } from "./limits.ts";

let trial: TestServer;
let behind: TestServer;
beforeAll(async () => {
  const limits = { ...LIMITS, connections: { ...LIMITS.connections, address: 100 } };
  [trial, behind] = await Promise.all([
    openTestServer({ limits, requestSeconds: 1.5 }),
    openTestServer({ limits: LIMITS, trustProxy: 1 }),
  ]);
});
afterAll(async () => {
  await trial.close();
  await behind.close();
});

const ATTACKS = [heldDescriptors, fullLobby, manyConnections, invisibleWords, backAsStranger, oldName];

test.concurrent.each(ATTACKS)("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});

test("the address behind a proxy cannot be forged", async () => {
  expect(await forgedAddress.run({ port: () => behind.serving.port })).toEqual([]);
});

test("the scheme is the proxy's word, if there is one: only then is the cookie marked Secure", async () => {
  const cookieAt = async ({ serving }: TestServer): Promise<string> => {
    const headers = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.77" };
    return (await fetch(`http://127.0.0.1:${serving.port}/api/me`, { headers })).headers.get("set-cookie")!;
  };
  expect(await cookieAt(behind)).toContain("; Secure");
  expect(await cookieAt(trial)).not.toContain("Secure");
});

test.each([
  [0, "1.1.1.1, 2.2.2.2", "9.9.9.9"],
  [1, "1.1.1.1, 2.2.2.2", "2.2.2.2"],
  [2, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [3, "1.1.1.1, 2.2.2.2", "1.1.1.1"],
  [1, "", "9.9.9.9"],
])("with %i proxies and X-Forwarded-For %j the address is %s", (hops, forwarded, address) => {
  const headers = forwarded === "" ? {} : { "x-forwarded-for": forwarded };
  const asked = { headers, socket: { remoteAddress: "9.9.9.9" } } as unknown as Parameters<typeof addressOf>[0];
  expect(addressOf(asked, hops)).toBe(address);
});

test("who watches over the server is answered however many ask, and lists are not kept by anybody in between", async () => {
  const strict = await openTestServer({ limits: { ...LIMITS, http: { ...LIMITS.http, address: 5 } } });
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${strict.serving.port}${path}`);
  const first = await get("/api/tables");
  expect(first.headers.get("cache-control")).toBe("no-store");
  for (let i = 0; i < 10; i++) await get("/api/games");
  expect((await get("/api/games")).status).toBe(429);
  for (let i = 0; i < 20; i++) expect((await get("/health")).status).toBe(200);
  await strict.close();
});
