/** Thinking off the main thread, the same in Node (nodePool.ts) and in the browser (webPool.ts). */
import type { Thinker, ThinkRequest, Thought } from "./bot.ts";
import type { FromDesk, ToDesk } from "./desk.ts";

/** A thread with a desk in it. */
export interface Thread {
  send(message: ToDesk): void;
  onMessage(hear: (message: FromDesk) => void): void;
  /** The thread has died. */
  onFault(hear: (fault: string) => void): void;
  close(): Promise<void>;
}

interface Waiting {
  readonly thread: number;
  readonly resolve: (thought: Thought | undefined) => void;
  readonly reject: (fault: Error) => void;
}

/** Each table stays with one thread, where its trees are; a new table goes to the thread with the least to do. */
export function openPool(start: () => Thread, size: number): Thinker {
  const threads: (Thread | undefined)[] = Array.from({ length: size });
  const waiting = new Map<number, Waiting>();
  const homes = new Map<string, number>();
  let lastId = 0;

  function threadAt(index: number): Thread {
    const running = threads[index];
    if (running) return running;
    const thread = start();
    threads[index] = thread;
    thread.onMessage(({ id, thought, fault }) => {
      const asker = waiting.get(id);
      waiting.delete(id);
      if (fault !== undefined) asker?.reject(new Error(fault));
      else asker?.resolve(thought);
    });
    thread.onFault((fault) => {
      threads[index] = undefined;
      for (const [id, asker] of waiting)
        if (asker.thread === index) {
          waiting.delete(id);
          asker.reject(new Error(fault));
        }
    });
    return thread;
  }

  const waitingFor = (index: number): number =>
    Array.from(waiting.values()).filter(({ thread }) => thread === index).length;

  function homeOf(table: string): number {
    const known = homes.get(table);
    if (known !== undefined) return known;
    let least = 0;
    for (let index = 1; index < size; index++) if (waitingFor(index) < waitingFor(least)) least = index;
    homes.set(table, least);
    // Tables come and go: the oldest may find a new home.
    const [oldest] = homes.keys();
    if (homes.size > MOST_HOMES) homes.delete(oldest!);
    return least;
  }

  return {
    think(request: ThinkRequest) {
      const index = homeOf(request.table);
      const thread = threadAt(index);
      const id = ++lastId;
      return new Promise((resolve, reject) => {
        waiting.set(id, { thread: index, resolve, reject });
        thread.send({ do: "think", id, request });
      });
    },
    cancel(table) {
      const index = homes.get(table);
      homes.delete(table);
      if (index !== undefined) threads[index]?.send({ do: "cancel", table });
    },
    async close() {
      for (const asker of waiting.values()) asker.resolve(undefined);
      waiting.clear();
      await Promise.all(threads.map((thread) => thread?.close()));
      threads.fill(undefined);
    },
  };
}

const MOST_HOMES = 10_000;
