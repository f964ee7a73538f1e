/**
 * Slow games of people who are not looking: whoever's turn it is waits until they are told, decides and goes away again. Some
 * look at their tables all the time. Meanwhile servers are killed.
 */
import { randomUUID } from "node:crypto";
import type { Client } from "../client.ts";
import { connect } from "../client.ts";
import type { NoticesReport, Outage } from "./books.ts";
import { openBooks } from "./books.ts";
import type { Ears, Listener } from "./listeners.ts";
import { insist, newListener } from "./listeners.ts";

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
  /** Resolves when all are there again, with the time in which nobody was, if there was one. */
  kill(): Promise<Outage | undefined>;
  /** What the store knows of somebody at a table, in words. */
  rowsOf?(person: string, table: string): string;
}

/** Nobody is to wait longer. */
export const MOST_MS = 5000;
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
  const books = openBooks(ears);
  const outages: Outage[] = [];
  let [done, killed] = [0, 0];
  const isEnough = (): boolean => done >= turns && killed >= kills;
  const hearing = setInterval(() => books.listen(), 20);

  /** As a page that is open and in front: it comes back when its server does. */
  const lookers: Client[] = [];
  const look = async ({ guest }: Listener, table: string): Promise<void> => {
    const follow = (client: Client): void => void client.ask("watch", { table });
    lookers.push(await connect({ port, guest, reconnect: "as pages do", onNotice: () => {}, onOpen: follow }));
  };

  async function lay([ann, bob]: readonly [Listener, Listener]): Promise<string> {
    const terms = { game: "towers", options: { players: 2, start: 0 }, clock: { kind: "slow", seconds: 172_800 } };
    const { table } = await insist<{ table: string }>(port, ann.guest, "/api/create", { ...terms, id: randomUUID() });
    await insist(port, bob.guest, "/api/sit", { table, id: randomUUID() });
    await insist(port, ann.guest, "/api/start", { table, id: randomUUID() });
    books.beginning(ann, table);
    return table;
  }

  /** Until it is the other one's turn: since when, and by which entry; undefined: the game is over. */
  async function takeTurn({ guest }: Listener, table: string): Promise<{ n: number; at: number } | undefined> {
    for (let at = Date.now(); ; at = Date.now()) {
      const { frame } = await insist<TableNow>(port, guest, `/api/tables/${table}`);
      if (!frame || frame.result) return undefined;
      if (!frame.legal) return { n: frame.n, at };
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
      const made = await takeTurn(from, table);
      if (!made) {
        table = await lay(pair);
        if (isLooking) await look(pair[1], table);
        i = -1;
        continue;
      }
      done++;
      const isSeen = isLooking && to === pair[1];
      const key = books.turn({ listener: to, table, ...made, isLooking: isSeen });
      if (isSeen) await pause(LOOKED_MS);
      else await until(key);
    }
  }

  async function until(key: string): Promise<void> {
    const since = Date.now();
    while (books.heard(key) === undefined && Date.now() - Math.max(since, outages.at(-1)?.[1] ?? 0) < LONGEST_MS)
      await pause(20);
  }

  const pairs = Array.from({ length: people / 2 }, (_, i) => [listeners[2 * i]!, listeners[2 * i + 1]!] as const);
  const games = Promise.all(pairs.map((pair, i) => playPair(pair, i < pairs.length * looking)));
  const killing = (async () => {
    while (killed < kills) {
      await pause(1500 + Math.random() * 4000);
      const outage = await servers.kill();
      if (outage) outages.push(outage);
      killed++;
      if (killed % 5 === 0) show(`${killed} kills, ${done} turns`);
    }
  })();
  await Promise.all([games, killing]);
  await pause(2500);
  books.listen();
  clearInterval(hearing);
  lookers.forEach((client) => client.close());
  const rowsOf = servers.rowsOf ?? ((): string => "");
  return books.report(outages, MOST_MS, ({ listener, table }) => rowsOf(listener.guest.person, table));
}
