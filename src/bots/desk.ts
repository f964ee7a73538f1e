/** One thread's work: thoughts for many tables, a slice at a time and in turn, each of which can be called off. */
import type { ThinkRequest, Thought } from "./bot.ts";
import type { Mind } from "./mind.ts";
import { mindOf } from "./mind.ts";
import type { Search } from "./search.ts";
import { gameNamed } from "../games/index.ts";

/** What a pool sends to a thread, and what comes back. */
export type ToDesk =
  | { readonly do: "think"; readonly id: number; readonly request: ThinkRequest }
  | { readonly do: "cancel"; readonly table: string };
export type FromDesk = { readonly id: number; readonly thought?: Thought; readonly fault?: string };

/** How long one table thinks before the next has its turn, in milliseconds. */
const SLICE = 15;
/** Trees kept between decisions: a few megabytes each. */
const MOST_KEPT = 6;

interface Job {
  readonly id: number;
  readonly table: string;
  readonly kept: string;
  readonly mind: Mind;
}

export interface Desk {
  receive(message: ToDesk): void;
}

/** `rest` lets messages in between two slices. */
export function openDesk(send: (message: FromDesk) => void, rest: () => Promise<void>): Desk {
  const jobs: Job[] = [];
  const trees = new Map<string, Search>();
  let isBusy = false;

  function begin(id: number, request: ThinkRequest): void {
    const game = gameNamed(request.game);
    if (!game) return send({ id, fault: `there is no game ${JSON.stringify(request.game)}` });
    const kept = `${request.table} ${request.seat} ${request.bot}`;
    try {
      jobs.push({ id, table: request.table, kept, mind: mindOf(game, request, trees.get(kept)) });
    } catch (error) {
      send({ id, fault: String(error) });
    }
    if (!isBusy) void work();
  }

  function cancel(table: string): void {
    for (const key of trees.keys()) if (key.startsWith(`${table} `)) trees.delete(key);
    for (let i = jobs.length - 1; i >= 0; i--) if (jobs[i]!.table === table) send({ id: jobs.splice(i, 1)[0]!.id });
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (;;) {
      await rest();
      const job = jobs.shift();
      if (!job) break;
      try {
        if (job.mind.think(SLICE)) finish(job);
        else jobs.push(job);
      } catch (error) {
        send({ id: job.id, fault: String(error) });
      }
    }
    isBusy = false;
  }

  function finish({ id, kept, mind }: Job): void {
    send({ id, thought: mind.thought() });
    trees.delete(kept);
    if (mind.search) trees.set(kept, mind.search);
    const [oldest] = trees.keys();
    if (trees.size > MOST_KEPT) trees.delete(oldest!);
  }

  return {
    receive(message) {
      if (message.do === "think") begin(message.id, message.request);
      else cancel(message.table);
    },
  };
}
