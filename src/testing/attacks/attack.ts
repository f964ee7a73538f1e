/** Attacks that must fail, against any server there is: one inside a test, or a process of its own under siege. */
import type { Visitor } from "../testServer.ts";
import { visit } from "../testServer.ts";

/** What is attacked. */
export interface Site {
  readonly port: () => number;
}

export interface Attack {
  readonly name: string;
  /** Everything it got hold of, in words. Nothing: the server has held. */
  run(site: Site): Promise<string[]>;
}

/** Lets people come, act, and go again whatever happens. */
export async function withVisitors<T>(
  { port }: Site,
  count: number,
  act: (visitors: Visitor[]) => Promise<T>,
): Promise<T> {
  const visitors = await Promise.all(Array.from({ length: count }, () => visit(port)));
  try {
    return await act(visitors);
  } finally {
    visitors.forEach(({ client }) => client.close());
  }
}

/** Waits until something holds; false: it did not, for so long. */
export async function until(holds: () => boolean | Promise<boolean>, ms = 10_000): Promise<boolean> {
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return true;
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
