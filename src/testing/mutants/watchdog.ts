/** Ends this process when it works longer than allowed: a fault may make a loop that never ends. */
import { isMainThread, Worker, workerData } from "node:worker_threads";

const used = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

// Time at work, not time passed: a busy machine must not look like a fault.
const limit = isMainThread ? new Float64Array(new SharedArrayBuffer(8)) : (workerData as Float64Array);
const LOOK_MS = 100;

/** From now on so many times longer than without a fault, and a little more. */
export function allow(ms: number): void {
  limit[0] = used() + 6 * ms + 2000;
}

if (isMainThread) {
  allow(60_000);
  new Worker(new URL(import.meta.url), { workerData: limit, execArgv: [] }).unref();
} else
  setInterval(() => {
    if (used() > limit[0]!) process.kill(process.pid, "SIGKILL");
  }, LOOK_MS);
