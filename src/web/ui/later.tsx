/** What the first board can do without, and any table has: fetched when it is wanted, or when there is nothing better to do. */
import type { FunctionComponent } from "preact";

export interface Later<T> {
  /** Undefined: it is not here yet. */
  peek(): T | undefined;
  load(): Promise<T>;
}

export function later<T>(fetch: () => Promise<T>): Later<T> {
  let here: T | undefined;
  return {
    peek: () => here,
    async load() {
      return (here ??= await fetch());
    },
  };
}

/** A component that is there with the rest of its table. */
export const partOf =
  <T, P extends object>(all: Later<T>, named: (all: T) => FunctionComponent<P>): FunctionComponent<P> =>
  (props) => {
    const here = all.peek();
    const Part = here && named(here);
    return Part ? <Part {...props} /> : null;
  };

/** At the latest after this, on a busy page too. */
const PATIENCE_MS = 1500;

export function whenIdle(what: () => void): void {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(what, { timeout: PATIENCE_MS });
  else setTimeout(what, PATIENCE_MS / 5);
}
