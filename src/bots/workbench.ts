/** One thread's work: thoughts and reviews for many tables, a slice at a time and in turn, each of which can be called off. */
import type { Game } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { CoachAdvice, AdviceRequest } from "./advice.ts";
import { adviceOf } from "./advice.ts";
import type { AssessRequest, ThinkRequest, Thought } from "./bot.ts";
import type { Weighed } from "./craft.ts";
import { assessorOf } from "./craft.ts";
import type { Exploration, ExploreRequest } from "./explore.ts";
import { explorerOf } from "./explore.ts";
import { mindOf } from "./mind.ts";
import type { Review } from "./review.ts";
import { reviewerOf } from "./review.ts";
import type { Search } from "./search.ts";
import { gameNamed } from "../games/index.ts";

/** A finished game to be judged; `table` is the name to call it off by. */
export interface ReviewRequest {
  readonly record: GameRecord;
  readonly seed: string;
  readonly table: string;
}

/** What a pool sends to a thread, and what comes back. Reviews and explorations come many times, better each time, until they are done. */
export type ToWorker =
  | { readonly do: "think"; readonly id: number; readonly request: ThinkRequest }
  | { readonly do: "review"; readonly id: number; readonly request: ReviewRequest }
  | { readonly do: "advise"; readonly id: number; readonly request: AdviceRequest }
  | { readonly do: "explore"; readonly id: number; readonly request: ExploreRequest }
  | { readonly do: "assess"; readonly id: number; readonly request: AssessRequest }
  | { readonly do: "cancel"; readonly table: string };
export type FromWorker = {
  readonly id: number;
  readonly thought?: Thought;
  readonly review?: Review;
  readonly advice?: CoachAdvice;
  readonly exploration?: Exploration;
  readonly given?: readonly Weighed[];
  readonly fault?: string;
};

/** How long one table thinks before the next has its turn, in milliseconds. */
const SLICE = 15;
/** Trees kept between decisions: a few megabytes each. */
const MOST_KEPT = 6;

/** How often a review under way is told, in milliseconds. */
const REPORTS = 300;

interface Job {
  readonly id: number;
  readonly table: string;
  /** It waits while there is anything else to do: nobody looks at a clock for it. */
  readonly isPatient?: true;
  /** True: done, and the answer is sent. */
  work(ms: number): boolean;
}

export interface Workbench {
  receive(message: ToWorker): void;
}

/** `rest` lets messages in between two slices. */
export function openWorkbench(send: (message: FromWorker) => void, rest: () => Promise<void>): Workbench {
  const jobs: Job[] = [];
  const trees = new Map<string, Search>();
  let isBusy = false;

  function begin(id: number, name: string, open: (game: Game) => Job): void {
    const game = gameNamed(name);
    if (!game) return send({ id, fault: `there is no game ${JSON.stringify(name)}` });
    try {
      jobs.push(open(game));
    } catch (error) {
      send({ id, fault: String(error) });
    }
    if (!isBusy) void work();
  }

  function thinking(game: Game, id: number, request: ThinkRequest): Job {
    const kept = `${request.table} ${request.seat} ${request.bot}`;
    const mind = mindOf(game, request, trees.get(kept));
    return {
      id,
      table: request.table,
      work(ms) {
        if (!mind.think(ms)) return false;
        send({ id, thought: mind.thought() });
        trees.delete(kept);
        if (mind.search) trees.set(kept, mind.search);
        const [oldest] = trees.keys();
        if (trees.size > MOST_KEPT) trees.delete(oldest!);
        return true;
      },
    };
  }

  function reviewing(game: Game, id: number, { record, seed, table }: ReviewRequest): Job {
    const reviewer = reviewerOf(game, record, seed);
    if (isRefusal(reviewer)) throw new Error(reviewer.say);
    let told = performance.now();
    return {
      id,
      table,
      work(ms) {
        const isDone = reviewer.work(ms);
        if (isDone || performance.now() > told + REPORTS) {
          send({ id, review: reviewer.review() });
          told = performance.now();
        }
        return isDone;
      },
    };
  }

  function exploring(game: Game, id: number, request: ExploreRequest): Job {
    const explorer = explorerOf(game, request);
    let told = performance.now();
    return {
      id,
      table: request.table,
      work(ms) {
        const isDone = explorer.work(ms);
        if (isDone || performance.now() > told + REPORTS) {
          send({ id, exploration: explorer.told() });
          told = performance.now();
        }
        return isDone;
      },
    };
  }

  function assessing(game: Game, id: number, { record, season, table }: AssessRequest): Job {
    const assessor = assessorOf(game, record, season);
    if (isRefusal(assessor)) throw new Error(assessor.say);
    return {
      id,
      table,
      isPatient: true,
      work(ms) {
        const isDone = assessor.work(ms);
        if (isDone) send({ id, given: assessor.given() });
        return isDone;
      },
    };
  }

  function advising(game: Game, id: number, request: AdviceRequest): Job {
    return {
      id,
      table: request.table,
      // In one go: whoever asks waits for it, and no bot thinks meanwhile.
      work() {
        send({ id, advice: adviceOf(game, request) });
        return true;
      },
    };
  }

  function cancel(table: string): void {
    for (const key of trees.keys()) if (key.startsWith(`${table} `)) trees.delete(key);
    for (let i = jobs.length - 1; i >= 0; i--) if (jobs[i]!.table === table) send({ id: jobs.splice(i, 1)[0]!.id });
  }

  async function work(): Promise<void> {
    isBusy = true;
    for (;;) {
      await rest();
      const next = jobs.findIndex(({ isPatient }) => !isPatient);
      const [job] = jobs.splice(Math.max(0, next), 1);
      if (!job) break;
      try {
        if (!job.work(SLICE)) jobs.push(job);
      } catch (error) {
        send({ id: job.id, fault: String(error) });
      }
    }
    isBusy = false;
  }

  return {
    receive(message) {
      if (message.do === "cancel") cancel(message.table);
      else if (message.do === "think") {
        const { id, request } = message;
        begin(id, request.game, (game) => thinking(game, id, request));
      } else if (message.do === "advise") {
        const { id, request } = message;
        begin(id, request.game, (game) => advising(game, id, request));
      } else if (message.do === "explore") {
        const { id, request } = message;
        begin(id, request.game, (game) => exploring(game, id, request));
      } else if (message.do === "assess") {
        const { id, request } = message;
        begin(id, request.record.game, (game) => assessing(game, id, request));
      } else {
        const { id, request } = message;
        begin(id, request.record.game, (game) => reviewing(game, id, request));
      }
    },
  };
}
