/** The server, or a plain echo, as a process of its own: to be measured, and to be killed. */
import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export interface Spawned {
  readonly port: number;
  readonly process: ChildProcess;
  /** Resident memory in megabytes. */
  memory(): number;
  /** Processor time used so far, in seconds. */
  processorTime(): number;
  /** Ends the process with a signal and waits until it is gone. */
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** Starts a script that prints `…:PORT/` when it is ready; `before` is what a shell does first, such as setting limits. */
export async function spawnScript(
  script: string,
  env: Readonly<Record<string, string>>,
  flags: readonly string[] = [],
  before = "",
  log: "inherit" | "pipe" = "inherit",
): Promise<Spawned> {
  const path = fileURLToPath(new URL(script, import.meta.url));
  const [command, args] =
    before === "" ? [process.execPath, []] : ["sh", ["-c", `${before}; exec "$@"`, "sh", process.execPath]];
  const child = spawn(command!, [...args!, ...flags, path], {
    env: { ...process.env, HOST: "127.0.0.1", PORT: "0", LOG_LEVEL: "warn", ...env },
    stdio: ["ignore", "pipe", log],
  });
  const gone = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout!.on("data", (data: Buffer) => {
      const found = /:(\d+)\/\s/.exec(data.toString());
      if (found) resolve(Number(found[1]));
    });
    void gone.then(() => reject(new Error(`${script} ended before it was ready`)));
  });
  return {
    port,
    process: child,
    memory() {
      const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
    },
    processorTime() {
      const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]!.split(" ");
      // User and system time in ticks of 10 ms.
      return (Number(fields[11]) + Number(fields[12])) / 100;
    },
    async end(signal) {
      child.kill(signal);
      await gone;
    },
  };
}

/** As `npm start` runs it. */
export const FAST = ["--import", new URL("../../scripts/fast.mjs", import.meta.url).href];

export const spawnServer = (dataDir: string, flags: readonly string[] = [], before = ""): Promise<Spawned> =>
  spawnScript("../server/main.ts", { DATA_DIR: dataDir, LIMITS: "off", BOT_PACE: "0" }, [...FAST, ...flags], before);

/** Lets a signal collect garbage in the server, so that what is measured is what it really keeps. */
export const COLLECTING = ["--expose-gc", "--import", "data:text/javascript,process.on('SIGUSR2', () => gc())"];

/** Megabytes of its heap that are in use. */
export async function keptMemory({ port, process: server }: Spawned): Promise<number> {
  server.kill("SIGUSR2");
  await new Promise((resolve) => setTimeout(resolve, 100));
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(metrics)![1]) / 1e6;
}
