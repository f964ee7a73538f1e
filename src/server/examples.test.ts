/** A client written from docs/protocol.md alone, in another language, plays whole games against a real server. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer, playOn } from "../testing/testServer.ts";

const run = promisify(execFile);
let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

interface Played {
  readonly table: string;
  readonly game: string;
  readonly seat: number;
  readonly decided: number;
  readonly frames: number;
  readonly result: object;
}

const player = async (...args: readonly string[]): Promise<Played> => {
  const { port } = trial.serving;
  const { stdout } = await run("python3", ["examples/player.py", `http://127.0.0.1:${port}`, ...args]);
  return JSON.parse(stdout) as Played;
};

test.concurrent.each([
  ["towers", ["--options", '{"players":3,"spells":"all"}', "--bots", "mage"]],
  ["magicians", ["--options", '{"roundLimit":6}']],
])("examples/player.py lays a table of %s and plays it to its end against bots", async (game, args) => {
  const played = await player("--game", game, "--seed", "example", ...args);
  expect(played).toMatchObject({ game, seat: 0, result: { winners: expect.any(Array) } });
  expect(played.decided).toBeGreaterThan(3);
  const ann = await trial.visitor();
  const { moves, result } = (await (await ann.get(`/api/tables/${played.table}/record`)).json()) as Record<
    "moves" | "result",
    string[]
  >;
  expect(result).toEqual(played.result);
  expect(moves.length).toBeGreaterThanOrEqual(played.frames - 1);
});

test.concurrent("it sits down at somebody's table and plays with them", async () => {
  const ann = await trial.visitor();
  const terms = { game: "magicians", options: { roundLimit: 2 }, bots: ["mage"] };
  const { table } = granted(await ann.ask("create", terms));
  granted(await ann.ask("watch", { table }));
  const guest = player(`--table=${table}`);
  guest.catch(() => undefined); // it is asked at the end; what fails before says so itself
  await expect.poll(() => ann.info?.seats[1]?.by, { timeout: 20_000 }).toBe("person");
  await expect.poll(() => ann.info?.seats[1]?.here, { timeout: 20_000 }).toBe(true);
  granted(await ann.ask("start", { table }));
  await playOn([ann], table);
  expect(await guest).toMatchObject({ table, seat: 1, result: ann.frames.at(-1)!.result });
});

test("it says how it is used", async () => {
  const { stdout } = await run("python3", ["examples/player.py", "--help"]);
  expect(stdout).toContain("--table");
});
