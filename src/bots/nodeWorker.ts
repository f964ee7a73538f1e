/** A worker thread of Node with a workbench in it. */
import { setPriority } from "node:os";
import { parentPort } from "node:worker_threads";
import { openWorkbench } from "./workbench.ts";

// On Linux this is the priority of the thread alone.
setPriority(0, 10);

const workbench = openWorkbench(
  (message) => parentPort?.postMessage(message),
  () => new Promise((resolve) => setImmediate(resolve)),
);
parentPort?.on("message", workbench.receive);
