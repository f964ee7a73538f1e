/** Thinking off the main thread, the same in Node (nodePool.ts) and in the browser (webPool.ts). */
import type { CoachAdvice, AdviceRequest } from "./advice.ts";
import type { Thinker, Thought } from "./bot.ts";
import type { Weighed } from "./craft.ts";
import type { Exploration, ExploreRequest } from "./explore.ts";
import type { FromWorker, ReviewRequest, ToWorker } from "./workbench.ts";
import type { Review } from "./review.ts";

/** A thread with a workbench in it. */
export interface Thread {
  send(message: ToWorker): void;
  onMessage(hear: (message: FromWorker) => void): void;
  /** The thread has died. */
  onFault(hear: (fault: string) => void): void;
  close(): Promise<void>;
}

export interface Pool extends Thinker {
  /** What a coach says. Undefined: cancelled. */
  advise(request: AdviceRequest): Promise<CoachAdvice | undefined>;
  /** Looks through every decision of a position; `hear` is told what is known so far. False: it was cancelled. */
  explore(request: ExploreRequest, hear: (exploration: Exploration) => void): Promise<boolean>;
  /** Judges a finished game; `hear` is told what is known so far, the last time when it is done. False: it was cancelled. */
  review(request: ReviewRequest, hear: (review: Review) => void): Promise<boolean>;
}

interface Waiting {
  readonly thread: number;
  /** True: nothing more is to come. */
  hear(message: FromWorker): boolean;
  cancel(): void;
  reject(fault: Error): void;
}

/** Each table stays with one thread, where its trees are; a new table goes to the thread with the least to do. */
export function openPool(start: () => Thread, size: number): Pool {
  const threads: (Thread | undefined)[] = Array.from({ length: size });
  const waiting = new Map<number, Waiting>();
  const homes = new Map<string, number>();
  let lastId = 0;

  function threadAt(index: number): Thread {
    const running = threads[index];
    if (running) return running;
    const thread = start();
    threads[index] = thread;
    thread.onMessage((message) => {
      const { id, fault } = message;
      const asker = waiting.get(id);
      if (fault === undefined && !asker?.hear(message)) return;
      waiting.delete(id);
      if (fault !== undefined) asker?.reject(new Error(fault));
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

  /** Gives a thread something to do, until `hear` has resolved it. */
  function ask<T>(
    table: string,
    message: (id: number) => ToWorker,
    cancelled: T,
    hear: (message: FromWorker, resolve: (answer: T) => void) => boolean,
  ): Promise<T> {
    const index = homeOf(table);
    const thread = threadAt(index);
    const id = ++lastId;
    return new Promise((resolve, reject) => {
      waiting.set(id, {
        thread: index,
        hear: (told) => hear(told, resolve),
        cancel: () => resolve(cancelled),
        reject,
      });
      thread.send(message(id));
    });
  }

  return {
    think: (request) =>
      ask<Thought | undefined>(
        request.table,
        (id) => ({ do: "think", id, request }),
        undefined,
        ({ thought }, resolve) => {
          resolve(thought);
          return true;
        },
      ),
    advise: (request) =>
      ask<CoachAdvice | undefined>(
        request.table,
        (id) => ({ do: "advise", id, request }),
        undefined,
        ({ advice }, resolve) => {
          resolve(advice);
          return true;
        },
      ),
    assess: (request) =>
      ask<readonly Weighed[] | undefined>(
        request.table,
        (id) => ({ do: "assess", id, request }),
        undefined,
        ({ given }, resolve) => {
          resolve(given);
          return true;
        },
      ),
    review: (request, hear) =>
      ask<boolean>(
        request.table,
        (id) => ({ do: "review", id, request }),
        false,
        ({ review }, resolve) => {
          if (review) hear(review);
          if (review && review.done < 1) return false;
          resolve(review !== undefined);
          return true;
        },
      ),
    explore: (request, hear) =>
      ask<boolean>(
        request.table,
        (id) => ({ do: "explore", id, request }),
        false,
        ({ exploration }, resolve) => {
          if (exploration) hear(exploration);
          if (exploration && exploration.done < 1) return false;
          resolve(exploration !== undefined);
          return true;
        },
      ),
    cancel(table) {
      const index = homes.get(table);
      homes.delete(table);
      if (index !== undefined) threads[index]?.send({ do: "cancel", table });
    },
    async close() {
      for (const asker of waiting.values()) asker.cancel();
      waiting.clear();
      await Promise.all(threads.map((thread) => thread?.close()));
      threads.fill(undefined);
    },
  };
}

const MOST_HOMES = 10_000;
