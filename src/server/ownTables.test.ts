import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { OwnTable } from "../core/ownTables.ts";
import type { TestServer, Visitor } from "../testing/testServer.ts";
import { granted, openTestServer, playOn, playWith } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

const TWO = { game: "towers", options: { players: 2, start: 1 } };
const QUICK = { game: "magicians", options: { roundLimit: 1 }, bots: ["mage", "mage"] };

const listed = async ({ get }: Visitor, query = ""): Promise<OwnTable[]> =>
  (await (await get(`/api/me/tables${query}`)).json()) as OwnTable[];

test("a waiting table says who sits there; strangers and those who left have none", async () => {
  const [ann, bob, cay] = [await trial.visitor(), await trial.visitor(), await trial.visitor()];
  granted(await ann.ask("rename", { name: "Ann" }));
  const { table } = granted(await ann.ask("create", TWO));
  granted(await bob.ask("sit", { table }));
  expect(await listed(ann)).toMatchObject([
    {
      table,
      game: "towers",
      stage: "waiting",
      you: 0,
      options: TWO.options,
      seats: [{ by: "person", name: "Ann", host: true }, { by: "person" }],
    },
  ]);
  expect((await listed(bob))[0]!.you).toBe(1);
  expect(await listed(cay)).toEqual([]);
  granted(await bob.ask("leave", { table }));
  expect(await listed(bob)).toEqual([]);
  expect((await fetch(`http://127.0.0.1:${trial.serving.port}/api/me/tables`)).headers.get("set-cookie")).toBeNull();
});

test("a running table says whose turn it is and how long, also after a restart", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann, bob], { ...TWO, clock: { kind: "slow", seconds: 7200 } });
  for (let i = 0; i < 2; i++) {
    const [mine] = await listed(ann, "?over=false");
    expect(mine).toMatchObject({ table, stage: "playing", you: 0, asked: 1, clock: { kind: "slow" } });
    expect(mine!.left).toBeGreaterThan(7_100_000);
    expect(mine!.left).toBeLessThanOrEqual(7_200_000);
    expect(mine!.since).toBeGreaterThan(mine!.created - 1);
    await trial.restart();
  }
  expect(await listed(ann, "?over=true")).toEqual([]);
});

test("a finished table says how and when it ended, and is found apart from the others", async () => {
  const ann = await trial.visitor();
  const table = await playWith([ann], QUICK);
  await playOn([ann], table);
  await vi.waitFor(() => expect(ann.info!.stage).toBe("over"));
  const [mine] = await listed(ann, "?over=true");
  expect(mine).toMatchObject({ table, stage: "over", result: ann.frames.at(-1)!.result });
  expect(mine!.ended).toBeGreaterThanOrEqual(mine!.created);
  expect(await listed(ann, "?over=false")).toEqual([]);
  // As a table of an earlier version, whose row does not say it.
  const { store } = trial.serving.hall;
  const { result: _result, ended: _ended, ...row } = (await store.table(table))!;
  expect(await store.commit({ table, row: { ...row, version: row.version + 1 } })).toBe(true);
  expect((await listed(ann))[0]).toMatchObject({ stage: "over", result: mine!.result, ended: mine!.ended });
});

test("pages follow one another without a gap", async () => {
  const ann = await trial.visitor();
  for (let i = 0; i < 5; i++) granted(await ann.ask("create", TWO));
  const all = (await listed(ann)).map(({ table }) => table);
  expect(all.length).toBe(5);
  const first = await listed(ann, "?most=2");
  const next = await listed(ann, `?most=2&before=${first.at(-1)!.table}`);
  const last = await listed(ann, `?most=2&before=${next.at(-1)!.table}`);
  expect([...first, ...next, ...last].map(({ table }) => table)).toEqual(all);
  expect((await ann.get("/api/me/tables?most=0")).status).toBe(400);
});
