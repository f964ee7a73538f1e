/** A Web Worker of the browser with a workbench in it. */
import type { FromWorker, ToWorker } from "./workbench.ts";
import { openWorkbench } from "./workbench.ts";

interface Scope {
  postMessage(message: FromWorker): void;
  addEventListener(what: "message", hear: (event: { readonly data: ToWorker }) => void): void;
}
// This file belongs to two sets of types, with and without a page; it needs no more of either.
const scope = globalThis as unknown as Scope;

const workbench = openWorkbench(
  (message) => scope.postMessage(message),
  () => new Promise((resolve) => setTimeout(resolve)),
);
scope.addEventListener("message", (event) => workbench.receive(event.data));
