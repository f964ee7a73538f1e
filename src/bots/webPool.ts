/** Bots in Web Workers. The page makes the workers, since its bundler has to see the address written out: */
// webPool(() => new Worker(new URL("./webWorker.ts", import.meta.url), { type: "module" }))
import type { FromWorker, ToWorker } from "./workbench.ts";
import type { Pool, Thread } from "./pool.ts";
import { openPool } from "./pool.ts";

/** What is needed of a Web Worker. */
export interface WebWorker {
  postMessage(message: ToWorker): void;
  addEventListener(what: "message", hear: (event: { readonly data: FromWorker }) => void): void;
  addEventListener(what: "error", hear: (event: { readonly message: string }) => void): void;
  terminate(): void;
}

const threadOf = (worker: WebWorker): Thread => ({
  send: (message) => worker.postMessage(message),
  onMessage: (hear) => worker.addEventListener("message", (event) => hear(event.data)),
  onFault: (hear) =>
    worker.addEventListener("error", (event) => {
      // A fault nobody caught ends the work, but not the worker.
      worker.terminate();
      hear(event.message);
    }),
  close: () => Promise.resolve(worker.terminate()),
});

export const webPool = (start: () => WebWorker, size = 1): Pool => openPool(() => threadOf(start()), size);
