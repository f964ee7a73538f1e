/** Work that would keep everybody waiting is cut into slices, which take turns: between two of them all others are heard. */

export type Pace = () => Promise<void>;

/** Resolves when it is the asker's turn, one asker for each round of the event loop. A slice should take a few milliseconds. */
export function newPace(): Pace {
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()!();
    if (waiting.length > 0) setImmediate(next);
  };
  return () =>
    new Promise((resolve) => {
      if (waiting.push(resolve) === 1) setImmediate(next);
    });
}
