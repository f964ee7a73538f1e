/**
 * Time as this house lives it. While the process stands still – stopped, suspended, or kept busy for long – its time stands
 * still too, so that nobody's clock runs while nobody can decide; and no change of the machine's clock moves it.
 */

/** Between two beats; a longer silence than the second was no life. */
const BEAT_MS = 250;
const MOST_SILENCE = 1000;

export interface HouseTime {
  /** Milliseconds since 1970, less what the process has stood still since it began. */
  now(): number;
  stop(): void;
}

export function houseTime(real: () => number = () => performance.now(), began: number = Date.now()): HouseTime {
  let last = real();
  let lived = began;
  const now = (): number => {
    const at = real();
    const gap = at - last;
    last = at;
    lived += gap > MOST_SILENCE ? BEAT_MS : gap;
    return Math.round(lived);
  };
  const beat = setInterval(now, BEAT_MS);
  beat.unref();
  return { now, stop: () => clearInterval(beat) };
}
