/**
 * Slow games of people who are not looking: whoever's turn it is waits until they are told, decides and goes away again. Some
 * look at their tables all the time. Meanwhile servers are killed.
 */
import { randomUUID } from "node:crypto";
import type { Client } from "../client.ts";
import { connect } from "../client.ts";
import type { Ears, Listener } from "./listeners.ts";
import { insist, keyOf, newListener } from "./listeners.ts";

export interface Simulation {
  readonly people: number;
  /** At least so many. */
  readonly turns: number;
  /** The part of them who look at their tables all the time. */
  readonly looking: number;
  readonly kills: number;
}

export interface Servers {
  port(): number;
  /** When somebody was there again after the last kill. */
  readySince(): number;
  kill(): Promise<void>;
}

export interface NoticesReport {
  readonly turns: number;
  readonly told: Readonly<Record<string, number>>;
  /** Milliseconds from the turn, or from when a server was there again, until it was heard. */
  readonly latencies: readonly number[];
  readonly missing: number;
  /** Turns of people who were looking, and how many of these were told all the same. */
  readonly seen: number;
  readonly seenTold: number;
  /** On another channel, or of something that never was. */
  readonly strange: number;
  /** Sent once more under the same key after a kill: whoever hears it knows that it is the same. */
  readonly repeats: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

interface Expected {
  readonly listener: Listener;
  readonly at: number;
  heard?: number;
}

const LONGEST_MS = 30_000;
/** Who looks is watched for so long: what would come would have come. */
const LOOKED_MS = 2600;
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

interface TableNow {
  readonly frame: { readonly n: number; readonly legal?: readonly string[]; readonly result?: object } | null;
}

export async function simulate(
  { people, turns, looking, kills }: Simulation,
  servers: Servers,
  ears: Ears,
  show: (line: string) => void = () => {},
): Promise<NoticesReport> {
  const port = (): number => servers.port();
  const listeners: Listener[] = [];
  while (listeners.length < people) {
    const some = Array.from({ length: Math.min(20, people - listeners.length) }, (_, i) => listeners.length + i);
    listeners.push(...(await Promise.all(some.map((i) => newListener(port, ears, i)))));
  }
  ears.fresh();
  show(`${people} people, each with one way to be reached`);
  const expected = new Map<string, Expected>();
  const seenKeys = new Set<string>();
  const firsts = new Set<string>();
  const told: Record<string, number> = {};
  const repeats: Record<string, number> = {};
  const latencies: number[] = [];
  let [done, missing, seen, seenTold, strange, killed] = [0, 0, 0, 0, 0, 0];
  const isEnough = (): boolean => done >= turns && killed >= kills;

  const hear = (): void => {
    for (const { key, way, at } of ears.fresh()) {
      const known = expected.get(key);
      if (firsts.has(key)) continue;
      if (seenKeys.has(key)) seenTold++;
      else if (!known || known.listener.way !== way) strange++;
      else if (known.heard !== undefined) repeats[way] = (repeats[way] ?? 0) + 1;
      else {
        known.heard = at;
        told[way] = (told[way] ?? 0) + 1;
        latencies.push(at - Math.max(known.at, servers.readySince()));
      }
    }
  };
  const hearing = setInterval(hear, 20);

  const lookers: Client[] = [];
  const look = async ({ guest }: Listener, table: string): Promise<void> => {
    const follow = (client: Client): void => void client.ask("watch", { table });
    lookers.push(await connect({ port, guest, reconnect: true, onNotice: () => {}, onOpen: follow }));
  };

  async function lay([ann, bob]: readonly [Listener, Listener]): Promise<string> {
    const terms = { game: "towers", options: { players: 2, start: 0 }, clock: { kind: "slow", seconds: 172_800 } };
    const { table } = await insist<{ table: string }>(port, ann.guest, "/api/create", { ...terms, id: randomUUID() });
    await insist(port, bob.guest, "/api/sit", { table, id: randomUUID() });
    await insist(port, ann.guest, "/api/start", { table, id: randomUUID() });
    // Who begins may be told of it, or be faster.
    firsts.add(keyOf(ann, table, 0));
    return table;
  }

  /** Until it is the other one's turn; undefined: the game is over. */
  async function takeTurn({ guest }: Listener, table: string): Promise<number | undefined> {
    for (;;) {
      const { frame } = await insist<TableNow>(port, guest, `/api/tables/${table}`);
      if (!frame || frame.result) return undefined;
      if (!frame.legal) return frame.n;
      const { n, legal } = frame;
      const text = legal.find((each) => !each.startsWith("redraw")) ?? legal[0]!;
      await insist(port, guest, "/api/decide", { table, n, text, id: randomUUID() });
    }
  }

  async function playPair(pair: readonly [Listener, Listener], isLooking: boolean): Promise<void> {
    let table = await lay(pair);
    // Bob looks all the time, Ann never.
    if (isLooking) await look(pair[1], table);
    for (let i = 0; !isEnough(); i++) {
      const [from, to] = i % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
      const n = await takeTurn(from, table);
      if (n === undefined) {
        table = await lay(pair);
        if (isLooking) await look(pair[1], table);
        i = -1;
        continue;
      }
      done++;
      const key = keyOf(to, table, n);
      if (isLooking && to === pair[1]) {
        seen++;
        seenKeys.add(key);
        await pause(LOOKED_MS);
      } else await until(key, to);
    }
  }

  async function until(key: string, listener: Listener): Promise<void> {
    const waiting: Expected = { listener, at: Date.now() };
    expected.set(key, waiting);
    while (waiting.heard === undefined && Date.now() - Math.max(waiting.at, servers.readySince()) < LONGEST_MS)
      await pause(20);
    if (waiting.heard === undefined) missing++;
  }

  const pairs = Array.from({ length: people / 2 }, (_, i) => [listeners[2 * i]!, listeners[2 * i + 1]!] as const);
  const games = Promise.all(pairs.map((pair, i) => playPair(pair, i < pairs.length * looking)));
  const killing = (async () => {
    while (killed < kills) {
      await pause(1500 + Math.random() * 4000);
      await servers.kill();
      killed++;
      if (killed % 5 === 0) show(`${killed} kills, ${done} turns`);
    }
  })();
  await Promise.all([games, killing]);
  await pause(2500);
  hear();
  clearInterval(hearing);
  lookers.forEach((client) => client.close());
  return { turns: done, told, latencies, missing, seen, seenTold, strange, repeats, faults: ears.push.faults };
}
