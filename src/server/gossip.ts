/**
 * What nodes count together and nobody writes down: each tells the others. What is lost on the way is not counted, so
 * that without a bus every node goes by what it knows itself.
 */
import type { Bus } from "./bus.ts";

export interface Gossip<T> {
  tell(word: T): void;
  /** What other nodes tell. */
  listen(hear: (word: T, node: string) => void): void;
}

export const gossipOn = <T>(bus: Bus, node: string, topic: string): Gossip<T> => ({
  tell: (word) => bus.publish(topic, JSON.stringify([node, word])),
  listen: (hear) =>
    void bus.subscribe(topic, (message) => {
      const [from, word] = JSON.parse(message) as [string, T];
      if (from !== node) hear(word, from);
    }),
});

/**
 * A node keeps so small a part of a limit to itself, at once and in the course of time: whoever asks as people do is
 * never spoken of, and many nodes together grant hardly more than one.
 */
export const QUIET = 1 / 16;
