/** A Web Worker of the browser with a desk in it. */
import type { FromDesk, ToDesk } from "./desk.ts";
import { openDesk } from "./desk.ts";

interface Scope {
  postMessage(message: FromDesk): void;
  addEventListener(what: "message", hear: (event: { readonly data: ToDesk }) => void): void;
}
// This file belongs to two sets of types, with and without a page; it needs no more of either.
const scope = globalThis as unknown as Scope;

const desk = openDesk(
  (message) => scope.postMessage(message),
  () => new Promise((resolve) => setTimeout(resolve)),
);
scope.addEventListener("message", (event) => desk.receive(event.data));
