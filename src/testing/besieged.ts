/** A server process under siege: its disk, its clock and its life are in the besieger's hands. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Spawned } from "./spawned.ts";
import { spawnScript } from "./spawned.ts";

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const PRELOAD = ["--import", new URL("besiegedPreload.ts", import.meta.url).href];

const DISK = "48m";

export interface Besieged {
  readonly folder: string;
  /** The present life of the server. */
  server(): Spawned;
  readonly blows: Readonly<Record<string, () => Promise<void>>>;
  /** The longest it has worked at one go since it was asked last, in milliseconds of processor time. */
  longest(): Promise<number>;
  close(): Promise<void>;
}

export async function besiege(env: Readonly<Record<string, string>>): Promise<Besieged> {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-siege-"));
  // A disk of its own that can be filled, where one may make one.
  const hasDisk = spawnSync("mount", ["-t", "tmpfs", "-o", `size=${DISK}`, "tmpfs", folder]).status === 0;
  const open = (): Promise<Spawned> =>
    spawnScript("../server/main.ts", { DATA_DIR: folder, BOT_PACE: "0", LOG_LEVEL: "silent", ...env }, PRELOAD);
  let server = await open();
  const filler = join(folder, "filler");

  const limit = (bytes: string): void =>
    void spawnSync("prlimit", ["--pid", String(server.process.pid), `--fsize=${bytes}:`]);

  async function fill(): Promise<void> {
    if (!hasDisk) limit("0");
    else {
      const block = Buffer.alloc(65_536);
      try {
        for (;;) appendFileSync(filler, block);
      } catch {
        // Until nothing more goes in.
      }
    }
    await pause(1500);
    if (hasDisk) rmSync(filler);
    else limit("unlimited");
  }

  /** A neighbour that writes through to the same disk all the time, and now and then holds the file itself. */
  async function slowDisk(): Promise<void> {
    const to = join(hasDisk ? tmpdir() : folder, `zaubertisch-neighbour-${process.pid}`);
    const neighbour = spawn("dd", ["if=/dev/zero", `of=${to}`, "bs=256k", "count=4000", "oflag=dsync"], {
      stdio: "ignore",
    });
    const db = new DatabaseSync(join(folder, "zaubertisch.sqlite"), { timeout: 2000 });
    for (let i = 0; i < 5; i++) {
      db.exec("BEGIN IMMEDIATE");
      await pause(150);
      db.exec("COMMIT");
      await pause(150);
    }
    db.close();
    neighbour.kill("SIGKILL");
    await once(neighbour, "exit");
    rmSync(to, { force: true });
  }

  return {
    folder,
    server: () => server,
    blows: {
      "kill -9": async () => {
        await server.end("SIGKILL");
        server = await open();
      },
      "stop and continue": async () => {
        server.process.kill("SIGSTOP");
        await pause(1500);
        server.process.kill("SIGCONT");
      },
      "disk full": fill,
      "clock jump": async () => {
        server.process.kill("SIGUSR2");
        await pause(500);
      },
      "slow disk": slowDisk,
    },
    async longest() {
      const file = join(folder, "longest");
      rmSync(file, { force: true });
      server.process.kill("SIGHUP");
      while (!existsSync(file) || readFileSync(file, "utf8") === "") await pause(20);
      return Number(readFileSync(file, "utf8"));
    },
    async close() {
      await server.end("SIGTERM");
      if (hasDisk) spawnSync("umount", [folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
