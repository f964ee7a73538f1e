/**
 * People are spread over the nodes: who is at a node with many more than its share is asked, a few at a time, to connect again. After a
 * death or a rolling restart the node that was started last has nobody, and the next death would concern twice as many.
 */
import type { Gossip } from "./gossip.ts";

export const SHARE_MS = 1000;
/** A node that has not told for so long is not counted. */
const FORGET_MS = 3 * SHARE_MS;
/** Fewer beyond an equal share, or a smaller part of it, are left where they are. */
const LEAST = 20;
const LEAST_PART = 0.1;
/** So many of those beyond it are sent on at a time: they may come back here. */
const PART = 0.25;
const MOST = 150;

export interface Share {
  /** Tells the other nodes how many are here. Returns how many of them should come to another one. */
  surplus(own: number): number;
  /** Tells all nodes, this one too, that some come again. */
  sendOn(): void;
}

/** How many are connected to a node, or that some of them come again. */
export type ShareWord = number | "sent on";

export function newShare(
  gossip: Gossip<ShareWord>,
  onSent: () => void,
  now: () => number = () => performance.now(),
): Share {
  const others = new Map<string, { readonly count: number; readonly at: number }>();
  gossip.listen((word, node) => {
    if (word === "sent on") onSent();
    else others.set(node, { count: word, at: now() });
  });
  return {
    sendOn() {
      gossip.tell("sent on");
      onSent();
    },
    surplus(own) {
      gossip.tell(own);
      for (const [node, { at }] of others) if (now() - at > FORGET_MS) others.delete(node);
      const all = [...others.values()].reduce((sum, { count }) => sum + count, own);
      const fair = all / (others.size + 1);
      const over = own - fair;
      return over < Math.max(LEAST, fair * LEAST_PART) ? 0 : Math.min(MOST, Math.ceil(over * PART));
    },
  };
}
