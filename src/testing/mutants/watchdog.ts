/** Ends this process when it works longer than allowed: a fault may make a loop that never ends. */
import { isMainThread, Worker, workerData } from "node:worker_threads";

/** Milliseconds at work, not milliseconds passed: a busy machine must not look like a fault. */
export const atWork = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

const limit = isMainThread ? new Float64Array(new SharedArrayBuffer(8)) : (workerData as Float64Array);
const LOOK_MS = 100;

/** From now on four times what it takes without a fault, and a little more. */
export function allow(ms: number): void {
  limit[0] = atWork() + 4 * ms + 1500;
}

if (isMainThread) {
  allow(60_000);
  new Worker(new URL(import.meta.url), { workerData: limit, execArgv: [] }).unref();
} else
  setInterval(() => {
    if (atWork() > limit[0]!) process.kill(process.pid, "SIGKILL");
  }, LOOK_MS);
