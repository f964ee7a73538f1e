/** A real nginx with the configuration of deploy/ before two nodes, one of which goes. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { hasNginx, openNginx } from "../testing/nginx.ts";
import type { Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, visit } from "../testing/testServer.ts";
import { localBus } from "./bus.ts";
import { sqliteStore } from "./sqlite.ts";

const read = (name: string): string => readFileSync(new URL(`../../deploy/${name}`, import.meta.url), "utf8");

test("the balancers' configurations and the compose file name the same nodes", () => {
  const nodes = Array.from(read("compose-nodes.yaml").matchAll(/^ {2}(node\d): \*node$/gm), ([, name]) => name!);
  expect(nodes).toHaveLength(3);
  const named = Array.from(read("nginx.conf").matchAll(/server (node\d):8080/g), ([, name]) => name);
  expect(named).toEqual([...nodes, ...nodes]);
  const [, upstreams] = /reverse_proxy (.+) \{/.exec(read("Caddyfile"))!;
  expect(upstreams!.split(" ")).toEqual(nodes.map((name) => `${name}:8080`));
});

test("sockets and requests go through; a node that stops is left out, and its people play on at the other", async () => {
  // Where none may be installed there is nothing to try: docs/operations.md says what was tried with what.
  if (!hasNginx()) return;
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-balancing-"));
  const store = sqliteStore(join(folder, "t.sqlite"));
  const bus = localBus();
  let sendAway = (): void => {};
  const drained = new Promise<void>((resolve) => (sendAway = resolve));
  const nodes = [
    await openTestServer({ store, bus, trustProxy: 1, drained: () => drained }),
    await openTestServer({ store, bus, trustProxy: 1 }),
  ];
  const nginx = await openNginx(nodes.map(({ serving }) => serving.port));
  const visitors: Visitor[] = [];
  const come = async (): Promise<Visitor> => {
    const visitor = await visit(() => nginx.port);
    visitors.push(visitor);
    return visitor;
  };
  const connectionsAt = async (node: number): Promise<number> => {
    const { registry } = nodes[node]!.serving.hall.metrics;
    return Number(/^zaubertisch_connections (\d+)/m.exec(await registry.metrics())![1]);
  };
  const people = [await come(), await come(), await come(), await come()];
  // Who comes goes where the fewest are.
  expect([await connectionsAt(0), await connectionsAt(1)]).toEqual([2, 2]);
  const tables: string[] = [];
  for (const person of people) {
    const { table } = granted(await person.ask("create", { game: "towers", options: { mode: "solo" } }));
    granted(await person.ask("start", { table }));
    granted(await person.ask("watch", { table }));
    await playOn([person], table, 2);
    tables.push(table);
  }
  expect((await people[0]!.get("/metrics")).status).toBe(404);

  const closed = nodes[0]!.serving.close();
  // New sockets are refused there: the balancer asks the next node, and nobody notices.
  for (let i = 0; i < 4; i++) await come();
  expect([await connectionsAt(0), await connectionsAt(1)]).toEqual([2, 6]);
  sendAway();
  await closed;
  await vi.waitFor(async () => expect(await connectionsAt(1)).toBe(8));
  for (const [i, person] of people.entries()) {
    const table = tables[i]!;
    await vi.waitFor(async () => granted(await person.ask("watch", { table, from: person.frames.at(-1)!.n })));
    await playOn([person], table, 2);
    expect(person.frames.map(({ n }) => n)).toEqual([...new Set(person.frames.map(({ n }) => n))]);
    expect((await person.post("/api/say", { table, text: "here" })).status).toBe(200);
  }
  visitors.forEach(({ client }) => client.close());
  await nginx.close();
  await nodes[1]!.close();
  await store.close();
  rmSync(nodes[0]!.folder, { recursive: true });
  rmSync(folder, { recursive: true });
});
