/** A browser that is closed but for its service worker: the worker is the real one, what it shows is kept instead. */
import { readFileSync } from "node:fs";
import { createContext, Script } from "node:vm";

const worker = new Script(readFileSync(new URL("../../web/public/sw.js", import.meta.url), "utf8"));

interface Shown {
  readonly title: string;
  readonly tag: string;
  readonly silent: boolean;
  readonly data: { readonly key: string };
  close(): void;
}

export interface ClosedBrowser {
  /** What its person sees of a message: false if nothing new. */
  receive(payload: object): Promise<boolean>;
  /** The person wipes everything away. */
  wipe(): void;
}

type Listen = (event: { readonly data: { json(): object }; waitUntil(work: Promise<unknown>): void }) => void;

/** As much of the Cache API as a worker keeps things by; it outlives the worker. */
function openCaches(): object {
  const kept = new Map<string, string>();
  return {
    open: async () => ({
      match: async (path: string) => {
        const text = kept.get(path);
        return text === undefined ? undefined : new Response(text);
      },
      put: async (path: string, response: Response) => void kept.set(path, await response.text()),
    }),
  };
}

export function openBrowser(): ClosedBrowser {
  const caches = openCaches();
  let there: Shown[] = [];
  let seen = 0;
  const registration = {
    getNotifications: async ({ tag }: { readonly tag: string }) => there.filter((each) => each.tag === tag),
    async showNotification(title: string, options: Omit<Shown, "title" | "close">) {
      const shown: Shown = { ...options, title, close: () => (there = there.filter((each) => each !== shown)) };
      there = [...there.filter(({ tag }) => tag !== options.tag), shown];
      if (!options.silent) seen++;
    },
  };
  /** A browser ends its worker whenever nothing happens: each message finds a new one. */
  const wake = (): Listen => {
    const listeners = new Map<string, Listen>();
    const self = {
      addEventListener: (name: string, listen: Listen) => void listeners.set(name, listen),
      registration,
    };
    worker.runInContext(createContext({ self, caches, Response, URL, navigator: {}, location: {} }));
    return listeners.get("push")!;
  };
  return {
    async receive(payload) {
      const before = seen;
      let work: Promise<unknown> | undefined;
      wake()({ data: { json: () => payload }, waitUntil: (waited) => (work = waited) });
      await work;
      return seen > before;
    },
    wipe: () => (there = []),
  };
}
