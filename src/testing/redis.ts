/** A Redis or Valkey of one's own: on a free port, without a disk, gone afterwards. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { freePort } from "./postgres.ts";

const PROGRAMS = ["/usr/bin/valkey-server", "/usr/bin/redis-server", "/usr/local/bin/redis-server"];

export interface OwnRedis {
  readonly url: string;
  pid(): number;
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

const answers = async (port: number): Promise<boolean> => {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => {});
  const isThere = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "close").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return isThere;
};

export async function openRedis(): Promise<OwnRedis> {
  const program = PROGRAMS.find((path) => existsSync(path));
  if (program === undefined)
    throw new Error("neither Redis nor Valkey is installed: node scripts/setup.mjs --browser installs one");
  const port = await freePort();
  let server: ChildProcess | undefined;
  async function start(): Promise<void> {
    server = spawn(program!, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", tmpdir()], {
      stdio: "ignore",
    });
    for (let tries = 0; !(await answers(port)); tries++) {
      if (server.exitCode !== null || tries > 600) throw new Error("Redis does not start");
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  async function kill(): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const gone = once(server, "exit");
    server.kill("SIGKILL");
    await gone;
  }
  const endAtOnce = (): void => void server?.kill("SIGKILL");
  process.on("exit", endAtOnce);
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    pid: () => server!.pid!,
    kill,
    start,
    async close() {
      process.off("exit", endAtOnce);
      await kill();
    },
  };
}
