/**
 * The bus of several nodes, over a wire that may lose, delay and double what it carries. Each node numbers its parcels and
 * sends one every half second at least: a missing number, or silence, is a gap. A node hears its own parcels too; if it
 * does not, it is deaf, and looks into the store every second until it hears again.
 */
import { randomBytes } from "node:crypto";
import type { Bus } from "./bus.ts";
import { newTopics } from "./bus.ts";

/** Carries texts to everybody at the wire, the sender included. */
export interface Wire {
  send(text: string): Promise<void>;
  close(): Promise<void>;
}

/** What a wire tells. */
export interface Ear {
  hear(text: string): void;
  /** The connection was lost, or stands again: whatever was said meanwhile is lost. */
  lost(): void;
}

export type OpenWire = (ear: Ear) => Promise<Wire>;

const BEAT_MS = 500;
const SILENCE_MS = 1250;
const LOOK_MS = 1000;
/** Longer than this nobody is silent who is alive and well. */
const LATE_MS = 1000;
/** A node that has been silent for so long is gone. */
const GONE_MS = 15_000;
/** PostgreSQL carries less than 8,000 bytes at a time. */
const MOST_BYTES = 7000;

type Item = readonly [topic: string, message: string];
type Parcel = readonly [node: string, number: number, items: readonly Item[]];

/** `self`: by this name the others know who is silent. */
export async function sharedBus(open: OpenWire, self = randomBytes(8).toString("base64url")): Promise<Bus> {
  const topics = newTopics();
  const lookers = new Set<(isOnlySilence?: boolean) => void>();
  const nodes = new Map<string, { number: number; at: number }>();
  const outbox: Item[] = [];
  let number = 0;
  let sending: Promise<void> | undefined;
  let sentAt = 0;
  let isClosed = false;

  const gap = (isOnlySilence = false): void => {
    if (!isClosed) for (const look of lookers) look(isOnlySilence);
  };

  function hear(text: string): void {
    const [node, count, items] = JSON.parse(text) as Parcel;
    const known = nodes.get(node);
    // Twice, or too late: what it says was looked up meanwhile.
    if (known && count <= known.number) return;
    nodes.set(node, { number: count, at: performance.now() });
    if (node !== self) for (const [topic, message] of items) topics.tell(topic, message);
    // Of a node not heard before, something may have been missed as well.
    if (count !== (known?.number ?? 0) + 1) gap();
  }

  const wire = await open({ hear, lost: () => gap() });

  /** As many as go into one parcel. What is too long for any becomes a missing number, and so a gap. */
  function pack(): Item[] {
    let bytes = 0;
    let count = 0;
    for (const item of outbox) {
      bytes += Buffer.byteLength(JSON.stringify(item)) + 1;
      if (bytes > MOST_BYTES) break;
      count++;
    }
    if (count > 0 || outbox.length === 0) return outbox.splice(0, count);
    outbox.shift();
    number++;
    return [];
  }

  async function flush(): Promise<void> {
    do {
      const items = pack();
      sentAt = performance.now();
      // What cannot be sent is a missing number to the others.
      await wire.send(JSON.stringify([self, ++number, items] satisfies Parcel)).catch(() => {});
    } while (outbox.length > 0);
    sending = undefined;
  }

  /** What comes in one go leaves in one parcel; what comes while one is on its way goes with the next. */
  const send = (): void => {
    if (!isClosed) sending ??= new Promise<void>((resolve) => setImmediate(() => void flush().then(resolve)));
  };

  const beat = setInterval(() => {
    if (performance.now() - sentAt >= BEAT_MS) send();
  }, BEAT_MS / 2);
  const watch = setInterval(() => {
    const now = performance.now();
    for (const [node, { at }] of nodes) if (node !== self && now - at > GONE_MS) nodes.delete(node);
    const isSilent = Array.from(nodes.values()).some(({ at }) => now - at > SILENCE_MS);
    const isDeaf = now - (nodes.get(self)?.at ?? -Infinity) > SILENCE_MS;
    if (isSilent || isDeaf) gap(!isDeaf);
  }, LOOK_MS);
  for (const timer of [beat, watch]) timer.unref();
  send();

  return {
    publish(topic, message) {
      topics.tell(topic, message);
      outbox.push([topic, message]);
      send();
    },
    subscribe: topics.subscribe,
    onGap(look) {
      lookers.add(look);
      return () => void lookers.delete(look);
    },
    // Otherwise all tables would be compared with the store every second, as long as somebody might only be inaudible.
    forget: (node) => void (node !== self && nodes.delete(node)),
    silence() {
      const now = performance.now();
      const silent = (at: number): number => (now - at > LATE_MS ? now - at : 0);
      // Who does not even hear itself knows nothing about others.
      if (silent(nodes.get(self)?.at ?? -Infinity) > 0) return 0;
      // In whole milliseconds, as all moments are.
      return Math.round(Math.max(0, ...Array.from(nodes.values(), ({ at }) => silent(at))));
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      clearInterval(watch);
      topics.clear();
      await sending;
      await wire.close();
    },
  };
}
