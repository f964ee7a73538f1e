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
export function allow(ms: number, more: number): void {
  limit[0] = atWork() + 4 * ms + more;
}

/** Less work than this between two looks is none: somebody waits. */
const QUIET_MS = 20;
const MOST_QUIET = 40;
// Before any test makes time stand still.
const [every, stop] = [setInterval, clearInterval];

/**
 * Tells when what should come to an end only waits. Looks are counted and not the time between them: a process that a busy
 * machine does not let run does not look either.
 */
export function whenStuck(tell: () => void): { over(): void } {
  let quiet = 0;
  let before = atWork();
  const looks = every(() => {
    const now = atWork();
    if (now - before < QUIET_MS && ++quiet === MOST_QUIET) tell();
    before = now;
  }, LOOK_MS);
  return { over: () => stop(looks) };
}

if (isMainThread) {
  allow(60_000, 0);
  new Worker(new URL(import.meta.url), { workerData: limit, execArgv: [] }).unref();
} else
  setInterval(() => {
    if (atWork() > limit[0]!) process.kill(process.pid, "SIGKILL");
  }, LOOK_MS);
