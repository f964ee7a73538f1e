import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { processorTime } from "./processor.ts";

test("processor time counts those a process has started, also when they have ended", async () => {
  const work = `for (const until = process.cpuUsage().user + 60000; process.cpuUsage().user < until;);`;
  const parent = spawn(process.execPath, [
    "-e",
    `require("node:child_process").spawnSync(process.execPath, ["-e", ${JSON.stringify(work)}]); console.log("done"); setTimeout(() => {}, 60000)`,
  ]);
  await once(parent.stdout, "data");
  expect(processorTime([parent.pid!])).toBeGreaterThanOrEqual(0.05);
  expect(processorTime([process.pid])).toBeGreaterThanOrEqual(processorTime([parent.pid!]));
  parent.kill("SIGKILL");
  await once(parent, "exit");
  expect(processorTime([parent.pid!])).toBe(0);
});
