/** The store's time, for all nodes alike: no node's own clock is asked, whatever it says. */
import type { HouseTime } from "./houseTime.ts";

export interface SharedTime extends HouseTime {
  /** Asks the store once more. */
  sync(): Promise<void>;
}

/** Milliseconds: an answer that took longer says too little, and a smaller difference is the network's. */
const MOST_TOOK = 500;
const TOLERANCE = 5;

export async function sharedTime(
  ask: () => Promise<number>,
  real: () => number = () => performance.now(),
): Promise<SharedTime> {
  let offset: number | undefined;
  let last = 0;
  async function sync(): Promise<void> {
    const began = real();
    const there = await ask();
    const took = real() - began;
    if (took > MOST_TOOK && offset !== undefined) return;
    const next = there - (began + took / 2);
    if (offset === undefined || Math.abs(next - offset) > took / 2 + TOLERANCE) offset = next;
  }
  await sync();
  return {
    // It never goes back: entries are in the order of their moments.
    now: () => (last = Math.max(last, Math.round(real() + offset!))),
    sync,
    stop: () => {},
  };
}
