/** A worker thread of Node with a desk in it. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { openDesk } from "./desk.ts";

// On Linux this is the priority of the thread alone.
setPriority(0, 10);

const desk = openDesk(
  (message) => parentPort?.postMessage(message),
  () => new Promise((resolve) => setImmediate(resolve)),
);
parentPort?.on("message", desk.receive);
