/** Counts what is there at a time, of one guest, from one address and altogether, at all nodes. */
import type { Gossip } from "./gossip.ts";
import { QUIET } from "./gossip.ts";
import type { Asker, Limit } from "./limits.ts";

export interface Headcount {
  /** False: there are too many, and nothing was counted. */
  enter(who: Asker): boolean;
  leave(who: Asker): void;
  /** Tells the other nodes once more; they forget what they have not heard of for long. */
  remind(): void;
}

/** So many are there at a node. */
export type Present = readonly [key: string, count: number];

/** Every so often it is told again, and after some times without it is forgotten: a node may have died. */
export const REMIND_MS = 5000;
const FORGET_MS = 3 * REMIND_MS;

const ALL = "all";

export function newHeadcount(
  { guest, address, all, isOfNode }: Limit,
  gossip?: Gossip<Present>,
  now: () => number = () => performance.now(),
): Headcount {
  const counts = new Map<string, number>();
  /** Keys the others have been told of. */
  const told = new Set<string>();
  const elsewhere = new Map<string, Map<string, { count: number; at: number }>>();
  gossip?.listen(([key, count], node) => {
    const nodes = elsewhere.get(key) ?? new Map();
    if (count > 0) elsewhere.set(key, nodes.set(node, { count, at: now() }));
    else if (nodes.delete(node) && nodes.size === 0) elsewhere.delete(key);
  });

  const placesOf = (who: Asker): Present[] => [
    ...(who.guest === undefined ? [] : [[`guest ${who.guest}`, guest] as const]),
    [`address ${who.address}`, address],
    [ALL, all],
  ];

  function countOf(key: string): number {
    let count = counts.get(key) ?? 0;
    const nodes = elsewhere.get(key);
    if (!nodes) return count;
    for (const [node, there] of nodes) {
      if (now() - there.at > FORGET_MS) nodes.delete(node);
      else count += there.count;
    }
    if (nodes.size === 0) elsewhere.delete(key);
    return count;
  }

  /** Of few nobody has to know. */
  function tell(key: string, most: number): void {
    if (!gossip || (key === ALL && isOfNode)) return;
    const count = counts.get(key) ?? 0;
    const isMany = count >= most * QUIET;
    if (isMany) told.add(key);
    else if (!told.delete(key)) return;
    gossip.tell([key, isMany ? count : 0]);
  }

  const add = (who: Asker, change: number): void => {
    for (const [key, most] of placesOf(who)) {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
      tell(key, most);
    }
  };
  return {
    enter(who) {
      if (placesOf(who).some(([key, most]) => countOf(key) >= most)) return false;
      add(who, 1);
      return true;
    },
    leave: (who) => add(who, -1),
    remind() {
      for (const key of told) gossip?.tell([key, counts.get(key) ?? 0]);
      // Whoever died with a node and never comes back is not kept in mind either.
      for (const key of elsewhere.keys()) countOf(key);
    },
  };
}
