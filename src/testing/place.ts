/** A data folder for one test, and servers that are started on it in vain. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const MAIN = fileURLToPath(new URL("../server/main.ts", import.meta.url));

interface Place {
  readonly folder: string;
  readonly file: string;
  /** Starts a server that is not expected to last. */
  tryToStart(env?: Readonly<Record<string, string>>): Promise<object>;
}

/** It is gone when the test is over. */
export function newPlace(onTestFinished: (clean: () => void) => void): Place {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-trouble-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { folder, file: join(folder, "zaubertisch.sqlite"), tryToStart: (env) => startIn(folder, env) };
}

async function startIn(folder: string, env: Readonly<Record<string, string>> = {}): Promise<object> {
  const server = spawn(process.execPath, [MAIN], {
    env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "info", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const said = { stdout: "", stderr: "" };
  server.stdout.on("data", (data: Buffer) => (said.stdout += data.toString()));
  server.stderr.on("data", (data: Buffer) => (said.stderr += data.toString()));
  const [status] = (await once(server, "close")) as [number];
  return { status, ...said };
}
