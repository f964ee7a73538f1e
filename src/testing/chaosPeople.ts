/** People at the tables of `zt chaos --nodes`: they think, want to decide, talk and look on, and note how long they waited. */
import { randomUUID } from "node:crypto";
import type { Terms } from "../core/protocol.ts";
import type { Client, Guest } from "./client.ts";
import { connect } from "./client.ts";
import type { Books, Party } from "./party.ts";
import { followAgain } from "./party.ts";

/** People only, with a clock that shows what was charged, with bots, short ones that end, nasty windows. */
export const NODE_TERMS: readonly Terms[] = [
  { game: "towers", options: { players: 3 }, clock: { kind: "game", seconds: 36_000, increment: 0 } },
  { game: "towers", options: { players: 4 }, bots: ["one-move"] },
  { game: "magicians", options: { roundLimit: 3 }, clock: { kind: "turn", seconds: 3600 } },
  { game: "towers", options: { players: 4, mode: "nasty", spells: "all" }, bots: ["one-move"] },
];

/** Somebody wanted to decide, and everybody was told of it. */
export interface Wish {
  readonly wanted: number;
  readonly done: number;
}

export interface ChaosTable {
  readonly party: Party;
  readonly wishes: Wish[];
  /** Since when somebody has wanted to decide. */
  wanting(): number | undefined;
  /** Lines that were acknowledged. */
  readonly said: string[];
  stop(): void;
}

export interface Habits {
  /** Milliseconds somebody thinks at most. */
  readonly think: number;
  /** One decision in so many is talked about. */
  readonly talk: number;
}

/** Somebody thinks at least so large a part of the longest. */
const QUICKEST = 0.25;

export const meanThought = (think: number): number => (think * (1 + QUICKEST)) / 2;

export function keepPlaying(party: Party, { think, talk }: Habits): ChaosTable {
  const wishes: Wish[] = [];
  const said: string[] = [];
  let wanted: number | undefined;
  let isSent = false;
  let timer: NodeJS.Timeout | undefined;

  const tryNow = (): void => {
    if (wanted !== undefined && !isSent) isSent = party.decide();
  };
  const thinkOver = (): void => {
    timer = setTimeout(
      () => {
        wanted = performance.now();
        if (Math.random() * talk < 1) void speak();
        tryNow();
      },
      think * (QUICKEST + Math.random() * (1 - QUICKEST)),
    );
  };
  async function speak(): Promise<void> {
    const text = randomUUID();
    const id = randomUUID();
    const client = party.clients[Math.floor(Math.random() * party.clients.length)]!;
    for (;;) {
      const answer = await client.ask("say", { table: party.table, text }, id);
      if (!("refused" in answer)) return void said.push(text);
      // Towers asks for silence now and then; only what could not be saved is said again.
      if (answer.refused !== "not-saved") return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  party.onReady = tryNow;
  party.onTold = () => {
    if (!isSent) return;
    wishes.push({ wanted: wanted!, done: performance.now() });
    wanted = undefined;
    isSent = false;
    if (!party.isOver) thinkOver();
  };
  thinkOver();
  return {
    party,
    wishes,
    said,
    wanting: () => wanted,
    stop() {
      clearTimeout(timer);
      party.onReady = () => {};
      party.onTold = () => {};
    },
  };
}

/** Somebody without a seat, who has to be told everything too: once, and in order. */
export async function lookOn(port: () => number, guest: Guest, { table }: Party, books: Books): Promise<Client> {
  let told = -1;
  const client = await connect({
    port,
    guest,
    reconnect: "as pages do",
    onNotice(notice) {
      if (notice.type !== "frames") return;
      for (const { n } of notice.frames) {
        if (n <= told) books.doubled++;
        else if (told >= 0 && n > told + 1) books.lost++;
        told = Math.max(told, n);
      }
    },
    onOpen: (open) => void (told >= 0 && followAgain(open, table, () => told)),
  });
  await client.ask("watch", { table });
  return client;
}
