/** The laboratory in worker threads of Node (nodeLabWorker.ts). */
import { Worker } from "node:worker_threads";
import type { LabThread } from "./lab/crew.ts";
import type { LabTally } from "./lab/tally.ts";

export function nodeLabThread(): LabThread {
  const worker = new Worker(new URL("nodeLabWorker.ts", import.meta.url));
  let answer: (tally: LabTally) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  worker.on("message", (tally: LabTally) => answer(tally));
  worker.on("error", (error) => fail(error instanceof Error ? error : new Error(String(error))));
  worker.on("exit", (code) => fail(new Error(`the thread of the laboratory ended with code ${code}`)));
  return {
    play: (request) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
        worker.postMessage(request);
      }),
    close: () => void worker.terminate(),
  };
}
