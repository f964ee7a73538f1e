import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freeByUndo, outageByStop, restartByStandby } from "../testing/attacks/time.ts";
import { spawnServer } from "../testing/spawned.ts";
import type { TestServer } from "../testing/testServer.ts";
import { openTestServer } from "../testing/testServer.ts";

let trial: TestServer;
beforeAll(async () => {
  trial = await openTestServer({ botPace: 200 });
});
afterAll(() => trial.close());

test.each([restartByStandby, freeByUndo])("$name", async (attack) => {
  expect(await attack.run({ port: () => trial.serving.port })).toEqual([]);
});

test("a process that is stopped costs nobody time", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-stopped-"));
  const server = await spawnServer(folder);
  const stopping = outageByStop(async (ms) => {
    server.process.kill("SIGSTOP");
    await new Promise((resolve) => setTimeout(resolve, ms));
    server.process.kill("SIGCONT");
  });
  expect(await stopping.run({ port: () => server.port })).toEqual([]);
  await server.end("SIGTERM");
  rmSync(folder, { recursive: true });
});
