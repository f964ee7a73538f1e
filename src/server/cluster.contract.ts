/** Three server processes on one PostgreSQL, as they would stand behind a balancer: what must be one is one, whatever the bus is. */
import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { freshSchema } from "../testing/askOwn.ts";
import type { Cable } from "../testing/cable.ts";
import { cabled } from "../testing/cable.ts";
import type { Guest } from "../testing/client.ts";
import type { Spawned } from "../testing/spawned.ts";
import { spawnScript } from "../testing/spawned.ts";
import type { Visitor } from "../testing/testServer.ts";
import { granted, playOn, visit } from "../testing/testServer.ts";
import type { ClockInfo } from "../core/info.ts";

/** A machine whose clock is an hour fast. */
const FAST_CLOCK = ["--import", "data:text/javascript,const real=Date.now;Date.now=()=>real()+3600000"];
const HOUR = 3_600_000;
/** However slow the machine is. */
const SLACK = HOUR / 6;

/** Three processes start at once, on a machine that may be busy. */
const PATIENCE_MS = 60_000;
const WAITING = { timeout: 20_000, interval: 50 };

/** How nodes hear of each other, and where its wire can be cut. */
interface ClusterBus {
  readonly name: string;
  /** The variable that names it, and what it is for whoever is not cut off. */
  open(database: string): Promise<{ readonly variable: string; readonly address: string }>;
}

export function clusterContract({ name, open }: ClusterBus): void {
  let database: string;
  let bus: { readonly variable: string; readonly address: string };
  let cable: Cable;
  let nodes: Spawned[] = [];
  /** Every process there was, to be ended whatever happens. */
  const started: Promise<Spawned>[] = [];
  const visitors: Visitor[] = [];

  function start(env: Record<string, string> = {}, flags: readonly string[] = []): Promise<Spawned> {
    const settings = {
      DATABASE_URL: database,
      LIMITS: "off",
      BOT_PACE: "0",
      LOG_LEVEL: "fatal",
      [bus.variable]: bus.address,
      ...env,
    };
    const node = spawnScript("../server/main.ts", settings, flags);
    started.push(node);
    return node;
  }

  beforeAll(async () => {
    database = await freshSchema();
    bus = await open(database);
    const cut = await cabled(bus.address);
    ({ cable } = cut);
    nodes = await Promise.all([start(), start({ [bus.variable]: cut.url }, FAST_CLOCK), start()]);
  }, PATIENCE_MS);
  afterAll(async () => {
    visitors.forEach(({ client }) => client.close());
    for (const outcome of await Promise.allSettled(started))
      if (outcome.status === "fulfilled") await outcome.value.end("SIGKILL");
    await cable.close();
  }, PATIENCE_MS);

  /** Somebody at one of the nodes. */
  async function at(node: number, guest?: Guest): Promise<Visitor> {
    const visitor = await visit(() => nodes[node]!.port, guest);
    visitors.push(visitor);
    return visitor;
  }

  async function ask(statement: string, values: unknown[]): Promise<Record<string, unknown>[]> {
    const client = new pg.Client({ connectionString: database });
    await client.connect();
    try {
      return (await client.query(statement, values)).rows as Record<string, unknown>[];
    } finally {
      await client.end();
    }
  }

  const metric = async (node: number, figure: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${nodes[node]!.port}/metrics`)).text();
    return text
      .split("\n")
      .filter((line) => line.startsWith(figure))
      .reduce((sum, line) => sum + Number(line.split(" ").at(-1)), 0);
  };

  const newestOf = (visitor: Visitor): number => visitor.frames.at(-1)?.n ?? -1;

  describe(`nodes with ${name}`, () => {
    test("people and a bot at three nodes play one game to its end; every move of the bot is thought once", async () => {
      const [ann, bob, eve] = [await at(0), await at(1), await at(2)];
      const { table } = granted(
        await ann.ask("create", { game: "magicians", options: { roundLimit: 2 }, bots: ["apprentice"] }),
      );
      granted(await bob.ask("sit", { table }));
      for (const each of [ann, bob, eve]) granted(await each.ask("watch", { table }));
      await vi.waitFor(() => expect(ann.info!.seats[1]).toMatchObject({ by: "person", here: true }), WAITING);
      // Who looks on at another node is counted here too.
      await vi.waitFor(() => expect(ann.info!.onlookers).toBe(1), WAITING);
      const before = await Promise.all([0, 1, 2].map((node) => metric(node, "zaubertisch_bot_thoughts")));
      granted(await ann.ask("start", { table }));
      granted(await bob.ask("say", { table, text: "hello" }));
      await playOn([ann, bob], table);
      await vi.waitFor(() => expect([ann, bob, eve].every(({ frames }) => frames.at(-1)!.result)).toBe(true), WAITING);
      for (const each of [ann, eve])
        await vi.waitFor(() => expect(each.lines.map(({ text }) => text)).toEqual(["hello"]), WAITING);
      expect(ann.frames.map(({ n }) => n)).toEqual(bob.frames.map(({ n }) => n));
      const [moves] = await ask(`SELECT count(*)::int AS count FROM entries WHERE "table" = $1 AND by = 2`, [table]);
      const after = await Promise.all([0, 1, 2].map((node) => metric(node, "zaubertisch_bot_thoughts")));
      const thoughts = after.map((count, i) => count - before[i]!);
      expect(thoughts.reduce((sum, count) => sum + count, 0)).toBe(moves!.count);
      expect(thoughts.filter((count) => count > 0)).toHaveLength(1);
    });

    test("one time for all, whatever a machine's clock says; one's own writes are read at any node; the same request is done once", async () => {
      const ann = await at(0);
      const there = await at(1, ann.guest);
      const hellos = await Promise.all([ann, there].map((each) => each.ask("hello", { version: 1 })));
      const [here, elsewhere] = hellos.map((hello) => (granted(hello) as { now: number }).now);
      expect(Math.abs(here! - elsewhere!)).toBeLessThan(1000);
      const { table } = granted(await ann.ask("create", { game: "towers", options: { mode: "solo" } }));
      granted(await there.ask("start", { table }));
      for (let i = 0; i < 6; i++) {
        const [writer, reader] = i % 2 === 0 ? [ann, there] : [there, ann];
        const { frame } = (await (await writer!.get(`/api/tables/${table}`)).json()) as {
          frame: { n: number; legal: string[] };
        };
        const id = randomUUID();
        const decision = { table, n: frame.n, text: frame.legal[0]! };
        const { n } = granted(await writer!.ask("decide", decision, id));
        const read = (await (await reader!.get(`/api/tables/${table}`)).json()) as { frame: { n: number } };
        expect(read.frame.n).toBe(n);
        expect(granted(await reader!.ask("decide", decision, id))).toMatchObject({ n });
      }
    });

    test("a row changed at two nodes at once: both changes are made, nobody is told to try again", async () => {
      const [ann, bob, cay] = [await at(0), await at(1), await at(2)];
      for (let i = 0; i < 5; i++) {
        const { table } = granted(await ann.ask("create", { game: "towers", options: { players: 4 } }));
        const sat = await Promise.all([bob, cay].map((each) => each.ask("sit", { table })));
        expect(sat.map((answer) => granted(answer).seat).toSorted()).toEqual([1, 2]);
      }
    });

    test("messages between nodes are lost: frames, rows and talk arrive all the same, the lobby too, and who was logged out is out", async () => {
      const [ann, bob] = [await at(0), await at(1)];
      const { table } = granted(
        await ann.ask("create", { game: "magicians", options: { roundLimit: 5 }, bots: ["apprentice"] }),
      );
      granted(await bob.ask("sit", { table }));
      for (const each of [ann, bob]) granted(await each.ask("watch", { table }));
      granted(await bob.ask("lobby", { follow: true }));
      granted(await ann.ask("start", { table }));
      await vi.waitFor(() => expect(newestOf(bob)).toBe(newestOf(ann)), WAITING);
      const eve = await at(1);
      const elsewhere = await at(0, eve.guest);
      cable.cut();
      expect((await elsewhere.post("/api/me/logout", {})).status).toBe(200);
      granted(await ann.ask("say", { table, text: "do you hear me?" }));
      granted(await ann.ask("standby", { table, bot: true }));
      const { table: laid } = granted(await ann.ask("create", { game: "towers", open: true }));
      if (bus.address === database) cable.mend();
      await vi.waitFor(() => {
        expect(bob.lines.map(({ text }) => text)).toEqual(["do you hear me?"]);
        expect(bob.info!.seats[0]!.standIn).toBe(true);
        expect(newestOf(bob)).toBe(newestOf(ann));
        expect(bob.lobby!.map(({ id }) => id)).toContain(laid);
        expect(eve.texts.some((text) => text.includes('"why":"logout"'))).toBe(true);
      }, WAITING);
      cable.mend();
    });

    /** Moves what has happened into the past, as if so much time had gone by since. */
    const shift = async (table: string, ms: number): Promise<void> =>
      void (await ask(`UPDATE entries SET at = at - $2 WHERE "table" = $1`, [table, ms]));

    const leftAt = async (visitor: Visitor, table: string): Promise<number> => {
      const { clock } = (await (await visitor.get(`/api/tables/${table}`)).json()) as { clock: ClockInfo };
      return clock.left[0]!;
    };

    /** Ten hours for one alone. */
    const soloOnTime = async (visitor: Visitor): Promise<string> => {
      const clock = { kind: "game", seconds: (10 * HOUR) / 1000, increment: 0 } as const;
      const { table } = granted(await visitor.ask("create", { game: "towers", options: { mode: "solo" }, clock }));
      granted(await visitor.ask("start", { table }));
      return table;
    };

    test("kill -9: another node takes over bots and clocks, those who were there are gone, and no clock has stood still", async () => {
      const [ann, bob] = [await at(2), await at(0)];
      const { table } = granted(
        await ann.ask("create", { game: "magicians", bots: ["apprentice"], clock: { kind: "turn", seconds: 3600 } }),
      );
      granted(await bob.ask("sit", { table }));
      const timed = await soloOnTime(ann);
      for (const each of [ann, bob]) granted(await each.ask("watch", { table }));
      granted(await ann.ask("start", { table }));
      await vi.waitFor(() => expect(bob.info!.seats[0]!.here).toBe(true), WAITING);
      ann.client.close();
      await nodes[2]!.end("SIGKILL");
      granted(await bob.ask("standby", { table, bot: true }));
      const seen = newestOf(bob);
      await vi.waitFor(async () => {
        expect(bob.info!.seats[0]!.here).toBe(false);
        // Whoever was first to keep it: now it is somebody who is alive.
        const kept = `SELECT 1 FROM tables JOIN nodes ON nodes.id = keeper
          WHERE tables.id = $1 AND seen > extract(epoch FROM clock_timestamp()) * 1000 - 2000`;
        expect(await ask(kept, [table])).toHaveLength(1);
      }, WAITING);
      // Ann is asked, or the bots go on: somebody comes back at another node and finds the game as it is.
      const again = await at(1, ann.guest);
      granted(await again.ask("watch", { table }));
      expect(newestOf(again)).toBeGreaterThanOrEqual(seen);
      await shift(timed, HOUR);
      expect(await leftAt(again, timed)).toBeLessThan(9 * HOUR + SLACK);
    });

    test("a node is told to go: its people are back at another one, and nothing they have done is missing", async () => {
      const ann = await at(1);
      const { table } = granted(await ann.ask("create", { game: "towers", options: { mode: "solo" } }));
      granted(await ann.ask("start", { table }));
      granted(await ann.ask("watch", { table }));
      await playOn([ann], table, 5);
      const n = newestOf(ann);
      const going = nodes[1]!;
      nodes[1] = nodes[0]!;
      await going.end("SIGTERM");
      granted(await ann.ask("watch", { table, from: n }));
      await playOn([ann], table, 5);
      await vi.waitFor(() => expect(newestOf(ann)).toBe(n + 5), WAITING);
    });

    test("all nodes die: it was nobody's time", async () => {
      const ann = await at(0);
      const table = await soloOnTime(ann);
      ann.client.close();
      await nodes[0]!.end("SIGKILL");
      await shift(table, HOUR);
      await ask("UPDATE pulse SET at = at - $1", [HOUR]);
      await ask("UPDATE nodes SET seen = seen - $1", [HOUR]);
      nodes[0] = await start();
      expect(await leftAt(await at(0, ann.guest), table)).toBeGreaterThan(10 * HOUR - SLACK);
    });
  });
}
