import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import type { JsonObject } from "../../core/game.ts";
import { openCounting } from "../../cli/openingCounts.ts";
import { verifyMoves } from "../../games/verify.ts";
import type { TestServer, Visitor } from "../../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../../testing/testServer.ts";
import { monthOf } from "./publishing.ts";

let trial: TestServer | undefined;
let folder = "";
afterEach(async () => {
  await trial?.close();
  trial = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const OCTOBER = Date.parse("2026-10-15T12:00:00Z");
const TERMS = { game: "magicians", options: { roundLimit: 1 }, bots: ["apprentice", "apprentice"] };

/** A house in October, whose clock can be put forward. */
async function openHouse(isPublishing: boolean): Promise<{ server: TestServer; later(at: number): void }> {
  let now = OCTOBER;
  folder = mkdtempSync(join(tmpdir(), "zaubertisch-records-"));
  trial = await openTestServer({ now: () => now, ...(isPublishing && { publish: folder }) });
  return { server: trial, later: (at) => (now = at) };
}

async function played(ann: Visitor, more: object): Promise<string> {
  const { table } = granted(await ann.ask("create", { ...TERMS, ...more }));
  granted(await ann.ask("watch", { table }));
  granted(await ann.ask("start", { table }));
  await playOn([ann], table);
  return table;
}

const NOVEMBER = Date.parse("2026-11-03T12:00:00Z");

test("a house that publishes says so, and publishes open games of a month that is over, without anything of anybody", async () => {
  const { server, later } = await openHouse(true);
  const { hall } = server.serving;
  const ann = await server.visitor();
  granted(await ann.ask("rename", { name: "Annabell" }));
  const open = await played(ann, { open: true, value: "Annabell's own luck" });
  expect(ann.info!.published).toBe(true);
  const hidden = await played(ann, { open: false });
  expect(ann.info!.published).toBeUndefined();
  await played(ann, { open: true, onlookers: false });
  expect(ann.info!.published).toBeUndefined();
  granted(await ann.ask("rematch", { table: open }));
  // One is still played at.
  const { table: running } = granted(await ann.ask("create", { ...TERMS, open: true }));
  granted(await ann.ask("watch", { table: running }));
  granted(await ann.ask("start", { table: running }));

  await hall.publishing!.goOn();
  expect(hall.publishing!.months()).toEqual([]);
  expect((await (await ann.get("/records/")).text()).includes("nothing yet")).toBe(true);
  later(NOVEMBER);
  await hall.publishing!.goOn();
  expect(hall.publishing!.months()).toMatchObject([{ month: "2026-10", games: 1 }]);

  const answer = await ann.get("/records/2026-10.jsonl.gz");
  expect(answer.headers.get("content-type")).toBe("application/gzip");
  const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
  const lines = text.trim().split("\n");
  expect(lines).toHaveLength(1);
  const record = JSON.parse(lines[0]!) as JsonObject;
  expect(Object.keys(record).toSorted()).toEqual(["game", "moves", "options", "record", "result", "seats", "state"]);
  expect(record.seats).toEqual(["person", "apprentice", "apprentice"]);
  expect(verifyMoves(record)).toBeUndefined();
  const row = (await hall.store.table(open))!;
  const secrets = ["Annabell", "luck", open, hidden, row.watch, row.secret, row.host, String(row.created), "2026"];
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(await (await ann.get("/records/index.json")).json()).toMatchObject({ months: [{ games: 1 }] });

  // A second time nothing is written anew, and a house that starts again knows what it has.
  expect(readdirSync(folder).toSorted()).toEqual(["2026-10.jsonl.gz", "index.json"]);
  await server.restart();
  await server.serving.hall.publishing!.goOn();
  expect(server.serving.hall.publishing!.months()).toHaveLength(1);
});

test("files that are not there, and ways out of the folder, are refused; a house that does not publish has none", async () => {
  const { server } = await openHouse(true);
  const ann = await server.visitor();
  const bad = [
    "2026-10.jsonl.gz",
    "..%2Findex.json",
    "index.json.part",
    "2026-10.jsonl.gz.part",
    "9999-99.jsonl.gz",
    "%E0%A4%A",
  ];
  for (const name of bad) expect((await ann.get(`/records/${name}`)).status).toBeGreaterThanOrEqual(400);
  await server.close();
  const { server: plain } = await openHouse(false);
  const bob = await plain.visitor();
  await played(bob, { open: true });
  expect(bob.info!.published).toBeUndefined();
  expect((await bob.get("/records/index.json")).status).toBe(404);
});

test("whoever says that a table is published is not believed", async () => {
  const { server } = await openHouse(true);
  const ann = await server.visitor();
  const answer = await ann.ask("create", { ...TERMS, published: true } as never);
  if ("table" in answer) {
    granted(await ann.ask("watch", { table: answer.table }));
    expect(ann.info!.published).toBeUndefined();
  }
});

test("openings are counted out of records, and what is none is left out", async () => {
  expect(monthOf(OCTOBER)).toBe("2026-10");
  const { record } = JSON.parse(
    readFileSync(new URL("../../games/magicians/records/eager.json", import.meta.url), "utf8"),
  ) as { record: JsonObject & { moves: string[] } };
  const counting = openCounting();
  for (const line of [record, record, { ...record, moves: record.moves.slice(0, -1) }, null, { record: 1 }])
    counting.add(line as JsonObject);
  counting.add({ ...record, moves: ["fly", ...record.moves] });
  const { groups, broken } = counting.result();
  expect(broken).toBe(4);
  expect(groups).toHaveLength(1);
  const [{ games, order, firsts, name }] = groups as [(typeof groups)[number]];
  expect([name, games, firsts[0]![1].games]).toEqual(["magicians, 3 seats", 2, 2]);
  expect(order.reduce((sum, { won }) => sum + won, 0)).toBeCloseTo(2);
});
