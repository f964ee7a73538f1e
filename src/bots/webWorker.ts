/** A Web Worker of the browser with a workbench in it. */
import type { ToWorker } from "./workbench.ts";
import { openWorkbench } from "./workbench.ts";

const workbench = openWorkbench(
  (message) => postMessage(message),
  () => new Promise((resolve) => setTimeout(resolve)),
);
addEventListener("message", (event: MessageEvent<ToWorker>) => workbench.receive(event.data));
