import { afterAll, beforeAll, expect, test } from "vitest";
import { earlyFrames, earlyNews } from "../testing/attacks/delay.ts";
import type { TestServer } from "../testing/testServer.ts";
import { openTestServer } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer();
});
afterAll(() => trial.close());

test.each([earlyFrames, earlyNews])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});
