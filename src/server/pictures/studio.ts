/** Where links are put into words and pictures: one thread, opened when it is first wanted, bounded in work and memory. */
import { existsSync } from "node:fs";
import { Worker } from "node:worker_threads";
import type { Preview, LinkWords } from "../../core/preview.ts";
import { painterFile, threadFile } from "./painterFile.ts";

export interface StudioOrder {
  readonly id: number;
  readonly want: "words" | "picture";
  readonly preview: Preview;
  readonly language: string;
}

export interface StudioAnswer {
  readonly id: number;
  readonly told?: LinkWords;
  readonly png?: Uint8Array;
  readonly fault?: string;
}

export interface Studio {
  /** Undefined: there is too much to do, or it went wrong. */
  told(preview: Preview, language: string): Promise<LinkWords | undefined>;
  picture(key: string, preview: Preview, language: string): Promise<Uint8Array | undefined>;
  /** It is there already. */
  has(key: string): boolean;
  close(): Promise<void>;
}

/** Orders that wait; whoever comes then goes without. */
const MOST_WAITING = 20;
/** Of words, since a page waits for them, though longer for the first ones; of pictures, which nobody does. */
const PATIENCE_MS = { words: 400, first: 2500, picture: 10_000 } as const;
const MOST_KEPT_BYTES = 24_000_000;
/** A thread nobody wants any more is ended. */
const IDLE_MS = 600_000;

/** `web`: the folder of the built app, beside which the painter lies; undefined if there is none. */
export function openStudio(web: string, say: (fault: string) => void): Studio | undefined {
  if (!existsSync(painterFile(web))) return undefined;
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let ids = 0;
  let isReady = false;
  const waiting = new Map<number, (answer: StudioAnswer | undefined) => void>();
  const kept = keepBytes(MOST_KEPT_BYTES);

  function stop(): void {
    void worker?.terminate();
    worker = undefined;
    isReady = false;
    for (const answer of waiting.values()) answer(undefined);
    waiting.clear();
  }

  function open(): Worker {
    const built = threadFile(web);
    const thread = new Worker(existsSync(built) ? built : new URL("thread.ts", import.meta.url), {
      workerData: { web, packagesOf: import.meta.url },
      // What the process does to start the rules fast is of no use here, and takes its time.
      execArgv: [],
    });
    thread.unref();
    thread.on("message", (answer: StudioAnswer) => {
      isReady = true;
      if (answer.fault !== undefined) say(answer.fault);
      waiting.get(answer.id)?.(answer);
    });
    thread.on("error", (error) => {
      say(String(error));
      if (worker === thread) stop();
    });
    return thread;
  }

  async function ask(want: StudioOrder["want"], preview: Preview, language: string): Promise<StudioAnswer | undefined> {
    if (waiting.size >= MOST_WAITING) return undefined;
    worker ??= open();
    clearTimeout(idle);
    idle = setTimeout(stop, IDLE_MS).unref();
    const id = ids++;
    const answer = await new Promise<StudioAnswer | undefined>((settle) => {
      const patience = PATIENCE_MS[want === "words" && !isReady ? "first" : want];
      const late = setTimeout(() => settle(undefined), patience).unref();
      waiting.set(id, (given) => {
        clearTimeout(late);
        settle(given);
      });
      worker!.postMessage({ id, want, preview, language } satisfies StudioOrder);
    });
    waiting.delete(id);
    return answer;
  }

  return {
    told: async (preview, language) => (await ask("words", preview, language))?.told,
    has: (key) => kept.get(key) !== undefined,
    async picture(key, preview, language) {
      const known = kept.get(key);
      if (known) return known;
      const png = (await ask("picture", preview, language))?.png;
      if (png) kept.set(key, png);
      return png;
    },
    async close() {
      clearTimeout(idle);
      stop();
    },
  };
}

interface Kept {
  get(key: string): Uint8Array | undefined;
  set(key: string, bytes: Uint8Array): void;
}

/** What was wanted last. */
function keepBytes(most: number): Kept {
  const all = new Map<string, Uint8Array>();
  let size = 0;
  return {
    get(key) {
      const found = all.get(key);
      if (found && all.delete(key)) all.set(key, found);
      return found;
    },
    set(key, bytes) {
      size += bytes.length - (all.get(key)?.length ?? 0);
      all.set(key, bytes);
      for (const [oldest, gone] of all) {
        if (size <= most) return;
        all.delete(oldest);
        size -= gone.length;
      }
    },
  };
}
