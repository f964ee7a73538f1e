/** What keeps a server from starting: one sentence that says what to do, and nothing changed. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test, vi } from "vitest";
import { MAIN, newPlace } from "../testing/place.ts";
import { spawnServer } from "../testing/spawned.ts";
import { sqliteStore } from "./sqlite.ts";

const sentence = (words: string): RegExp => new RegExp(`^zaubertisch: [^\\n]*${words}[^\\n]*\\.\\n$`);

test.concurrent("garbage and a truncated file: one sentence that says what to do, and nothing changed", async ({
  onTestFinished,
}) => {
  const { file, tryToStart } = newPlace(onTestFinished);
  writeFileSync(file, "x".repeat(10_000));
  expect(await tryToStart()).toEqual({ status: 78, stdout: "", stderr: expect.stringMatching(sentence("damaged")) });
  expect(readFileSync(file, "utf8")).toBe("x".repeat(10_000));
  rmSync(file);
  await sqliteStore(file).close();
  truncateSync(file, 8192);
  expect(await tryToStart()).toEqual({ status: 78, stdout: "", stderr: expect.stringMatching(sentence("damaged")) });
  expect(statSync(file).size).toBe(8192);
});

test.concurrent("a used port is named", async ({ onTestFinished }) => {
  const { tryToStart } = newPlace(onTestFinished);
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  expect(await tryToStart({ PORT: String(port) })).toEqual({
    status: 1,
    stdout: "",
    stderr: expect.stringMatching(sentence(`uses port ${port}`)),
  });
  other.close();
});

test.concurrent("a second server on the same folder does not start, but does after a kill -9 of the first", async ({
  onTestFinished,
}) => {
  const { folder, tryToStart } = newPlace(onTestFinished);
  const first = await spawnServer(folder);
  expect(await tryToStart()).toEqual({
    status: 78,
    stdout: "",
    stderr: expect.stringMatching(sentence("already runs")),
  });
  expect((await fetch(`http://127.0.0.1:${first.port}/health`)).status).toBe(200);
  await first.end("SIGKILL");
  const second = await spawnServer(folder);
  await second.end("SIGTERM");
});

test.concurrent("a file that may only be read: the server reads, refuses to write, and writes when it may again", async ({
  onTestFinished,
}) => {
  const { folder, file } = newPlace(onTestFinished);
  await sqliteStore(file).close();
  // Root may write everything: the server runs as somebody else then.
  const isRoot = process.getuid?.() === 0;
  const somebody = isRoot ? { uid: 65_534, gid: 65_534 } : {};
  if (isRoot) for (const path of [folder, file]) chownSync(path, 65_534, 65_534);
  chmodSync(file, 0o400);
  chmodSync(folder, 0o500);
  const server = spawn(process.execPath, [MAIN], {
    ...somebody,
    env: { ...process.env, DATA_DIR: folder, PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "warn" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let log = "";
  server.stderr.on("data", (data: Buffer) => (log += data.toString()));
  try {
    const [line] = (await once(server.stdout, "data")) as [Buffer];
    const url = `http://127.0.0.1:${/:(\d+)\//.exec(line.toString())![1]}`;
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ ok: false, trouble: "read-only" });
    expect(log).toContain("The file cannot be written");
    expect((await fetch(`${url}/api/tables`)).status).toBe(200);
    const me = await fetch(`${url}/api/me`);
    expect([me.status, ((await me.json()) as { refused: string }).refused]).toEqual([503, "not-saved"]);
    chmodSync(folder, 0o700);
    chmodSync(file, 0o600);
    await vi.waitFor(async () => expect((await fetch(`${url}/health`)).status).toBe(200), 10_000);
    expect((await fetch(`${url}/api/me`)).status).toBe(200);
  } finally {
    server.kill("SIGTERM");
    await once(server, "exit");
  }
});
