import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { spawnServer } from "../testing/spawned.ts";
import { granted, openTestServer, playOn, playWith, quickThinker } from "../testing/testServer.ts";
import { roomOf } from "./rooms.ts";

test("a stop tells everybody, closes in order, and leaves everything on disk", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-stop-"));
  const server = await spawnServer(folder);
  const me = await fetch(`http://127.0.0.1:${server.port}/api/me`);
  const cookie = me.headers.get("set-cookie")!;
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.on("open", resolve));
  const heard: string[] = [];
  socket.on("message", (data: Buffer) => heard.push(data.toString()));
  const closed = new Promise<number>((resolve) => socket.on("close", resolve));
  await server.end("SIGTERM");
  expect(await closed).toBe(1012);
  expect(heard).toEqual(['{"type":"bye","why":"restart"}']);
  expect(server.process.exitCode).toBe(0);
  rmSync(folder, { recursive: true });
});

test("after a restart a bot goes on although nobody is connected", async () => {
  const quick = quickThinker();
  let isAwake = false;
  const never = new Promise<undefined>(() => {});
  const trial = await openTestServer({
    thinker: { ...quick, think: (asked) => (isAwake ? quick.think(asked) : never) },
  });
  const ann = await trial.visitor();
  const options = { players: 2, start: 1 };
  const { table } = granted(await ann.ask("create", { game: "towers", options, bots: ["mage"] }));
  granted(await ann.ask("start", { table }));
  ann.client.close();
  isAwake = true;
  await trial.restart();
  await vi.waitFor(async () => {
    const entries = await trial.serving.hall.store.entries(table, 0);
    expect(entries.length).toBeGreaterThan(1);
    expect(entries.slice(1).every(({ by }) => by === 1)).toBe(true);
  });
  await trial.close();
});

test("logs hold no token, no cookie, no table's id and no personal link", async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const trial = await openTestServer({ log: pino({ level: "trace" }, stream) });
  const ann = await trial.visitor();
  const table = await playWith([ann], { game: "towers", options: { players: 2 } }, "mage");
  const { link } = (await (await ann.post("/api/me/link", {})).json()) as { link: string };
  await trial.serving.hall.store.table("x");
  await fetch(`http://127.0.0.1:${trial.serving.port}${link}`, { redirect: "manual" });
  await ann.get(`/api/tables/${table}`);
  await ann.post("/api/decide", { table, n: "wrong" });
  await vi.waitFor(() => expect(lines.join("")).toContain("/api/tables/:table"));
  const log = lines.join("");
  for (const secret of [ann.guest.cookie.slice(3), table, link.slice(6)]) expect(log).not.toContain(secret);
  await trial.close();
});

test("the secret of a running game is in nothing that was sent, and bots do not change that", async () => {
  const trial = await openTestServer();
  const people = [await trial.visitor(), await trial.visitor()];
  const table = await playWith(people, { game: "towers", options: { players: 3 } }, "mage");
  await playOn(people, table, 30);
  const { secret } = (await roomOf(trial.serving.hall, table))!.row;
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const { texts } of people) expect(texts.join("")).not.toContain(secret);
  await trial.close();
});

/** Short games of those the command line knows. */
const SHORT = { magicians: { roundLimit: 1 }, towers: { mode: "solo" } };

test.each(Object.entries(SHORT))(
  "zt verify accepts an honest record of %s and names the fault of a forged one",
  async (game, options) => {
    const trial = await openTestServer();
    const ann = await trial.visitor();
    const table = await playWith([ann], { game, options }, "mage");
    await playOn([ann], table);
    const record = (await (await ann.get(`/api/tables/${table}/record`)).json()) as { moves: string[] };
    const file = join(trial.folder, "record.json");
    const verify = (json: object): { status: number | null; stderr: string } => {
      writeFileSync(file, JSON.stringify(json));
      return spawnSync(process.execPath, ["src/cli/main.ts", "verify", file], { encoding: "utf8" });
    };
    expect(verify(record).status).toBe(0);
    const forged = verify({ ...record, moves: record.moves.slice(0, -1) });
    expect(forged.status).toBe(1);
    expect(forged.stderr).toMatch(/^zt: .+/);
    granted(await ann.ask("unwatch", { table }));
    await trial.close();
  },
);
