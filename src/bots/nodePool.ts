/** Bots in worker threads. They give way to the thread that serves people (nodeWorker.ts). */
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Pool, Thread } from "./pool.ts";
import { openPool } from "./pool.ts";

function startThread(): Thread {
  const worker = new Worker(new URL("./nodeWorker.ts", import.meta.url));
  // Nobody has to wait for bots before a program can end.
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (hear) => worker.on("message", hear),
    onFault(hear) {
      worker.on("error", (error) => hear(String(error)));
      worker.on("exit", (code) => hear(`the bots' thread ended with code ${code}`));
    },
    close: async () => void (await worker.terminate()),
  };
}

/** One thread less than there are cores, and at least one. */
export const openNodePool = (size = Math.max(1, availableParallelism() - 1)): Pool => openPool(startThread, size);
