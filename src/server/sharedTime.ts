/** The store's time, for all nodes alike: no node's own clock is asked, whatever it says. */
import type { HouseTime } from "./houseTime.ts";

/** Something came: not before one moment, nor after another. */
export interface Heard {
  readonly from: number;
  readonly to: number;
}

export const just = (moment: number): Heard => ({ from: moment, to: moment });

export interface SharedTime extends HouseTime {
  /** When something came that is heard now: what is heard after this process has stood still may have come at any moment of that. */
  came(): Heard;
  /** Asks the store once more. */
  sync(): Promise<void>;
}

/** Milliseconds: an answer that took longer says too little, and a smaller difference is the network's. */
const MOST_TOOK = 500;
const TOLERANCE = 5;
/** Between two looks; a longer silence than the second was a standstill, and so soon after it what came meanwhile is heard. */
const LOOK_MS = 50;
const MOST_SILENCE = 1000;
const JUST_MS = 200;

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
  let looked = real();
  let stood: Heard | undefined;
  const look = (): number => {
    const at = real();
    if (at - looked > MOST_SILENCE) stood = { from: looked, to: at };
    looked = at;
    return at;
  };
  const looking = setInterval(look, LOOK_MS);
  looking.unref();
  return {
    // It never goes back: entries are in the order of their moments.
    now: () => (last = Math.max(last, Math.round(look() + offset!))),
    came() {
      const at = look();
      const { from, to } = stood && at - stood.to < JUST_MS ? stood : just(at);
      return { from: Math.round(from + offset!), to: Math.round(to + offset!) };
    },
    sync,
    stop: () => clearInterval(looking),
  };
}
