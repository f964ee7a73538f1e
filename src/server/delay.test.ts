import { afterAll, beforeAll, expect, test } from "vitest";
import type { TableInfo } from "../core/info.ts";
import { earlyFrames, earlyNews } from "../testing/attacks/delay.ts";
import type { TestServer } from "../testing/testServer.ts";
import { granted, openTestServer, playWith } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

test.concurrent.each([earlyFrames, earlyNews])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});

test("a table opened anew in the middle of its game does not tell who has just left", async () => {
  const [ann, bob] = [await trial.visitor(), await trial.visitor()];
  const table = await playWith([ann, bob], { game: "towers", options: { players: 2 }, delay: 600 });
  const { watch } = ann.info!;
  granted(await bob.ask("leave", { table }));
  await trial.restart();
  const eve = await trial.visitor();
  const seen = (await (await eve.get(`/api/tables/${watch}`)).json()) as { info: TableInfo };
  expect(seen.info.seats[1]).toMatchObject({ by: "person" });
  expect(seen.info.seats[1]).not.toHaveProperty("level");
  const known = (await (await ann.get(`/api/tables/${table}`)).json()) as { info: TableInfo };
  expect(known.info.seats[1]).toMatchObject({ by: "bot" });
});
