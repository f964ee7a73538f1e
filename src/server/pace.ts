/** Work that would keep everybody waiting is cut into slices, which take turns: between two of them all others are heard. */

export type Pace = () => Promise<void>;

/** Milliseconds a round of the event loop should take at most, and how many have a turn in one round if each needs little. */
const ROUND_MS = 10;
const MOST_AT_ONCE = 8;

/**
 * Resolves when it is the asker's turn. A slice may take a few milliseconds, then there is one for each round of the event
 * loop; where rounds are short, as when a thousand small tables are opened after a node has died, more have a turn at once.
 */
export function newPace(now: () => number = () => performance.now()): Pace {
  const waiting: (() => void)[] = [];
  let count = 1;
  let began = 0;
  const next = (): void => {
    const at = now();
    count = at - began < ROUND_MS ? Math.min(MOST_AT_ONCE, count * 2) : 1;
    began = at;
    for (const turn of waiting.splice(0, count)) turn();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) > 1) return;
      // Nobody knows how long the first will take.
      began = -Infinity;
      setImmediate(next);
    });
}
