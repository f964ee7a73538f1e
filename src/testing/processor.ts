/** Processor time of other processes, with everything they have started. */
import { readdirSync, readFileSync } from "node:fs";

interface Times {
  readonly parent: number;
  /** Seconds, those of children that have ended included. */
  readonly seconds: number;
}

function timesOf(pid: number): Times | undefined {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]!.split(" ");
    // User and system time, own and of children that have ended, in ticks of 10 ms.
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + Number(fields[i]), 0);
    return { parent: Number(fields[1]), seconds: ticks / 100 };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Of these processes and all that descend from them. */
export function processorTime(pids: readonly number[]): number {
  const all = new Map<number, Times>();
  for (const name of readdirSync("/proc")) {
    const times = /^\d+$/.test(name) ? timesOf(Number(name)) : undefined;
    if (times) all.set(Number(name), times);
  }
  const isOf = (pid: number): boolean => {
    if (pids.includes(pid)) return true;
    const parent = all.get(pid)?.parent ?? 0;
    return parent > 1 && isOf(parent);
  };
  let sum = 0;
  for (const [pid, { seconds }] of all) if (isOf(pid)) sum += seconds;
  return sum;
}
