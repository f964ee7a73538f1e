/** The laboratory in Web Workers. The page makes them, since its bundler has to see the address written out. */
import type { LabThread } from "./crew.ts";
import type { LabTally } from "./tally.ts";

export function webLabThread(worker: Worker): LabThread {
  let answer: (tally: LabTally) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  worker.addEventListener("message", ({ data }: MessageEvent<LabTally>) => answer(data));
  worker.addEventListener("error", (event) => fail(new Error(event.message)));
  return {
    play: (request) =>
      new Promise((resolve, reject) => {
        answer = resolve;
        fail = reject;
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
