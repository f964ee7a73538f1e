/** Par of a deal: worked out in a worker of its own while somebody plays, and kept for a while. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import { signal } from "@preact/signals";
import type { Par } from "../../../../bots/beam.ts";
import type { JsonObject } from "../../../../core/game.ts";
import { read, write } from "../../../app/settings.ts";
import type { ParRequest } from "./parWorker.ts";

/** Undefined: not known yet; null: the search found no way to win. */
export type KnownPar = Par | null | undefined;

const KEY = "zaubertisch.pars";
const MOST_KEPT = 12;

function load(): readonly (readonly [string, Par | null])[] {
  try {
    return JSON.parse(read(KEY) ?? "[]") as readonly (readonly [string, Par | null])[];
  } catch {
    return [];
  }
}

const known = new Map<string, Signal<KnownPar>>();

/** The luck of a deal names it: no two ways to play share one. */
export function parFor(wish: JsonObject, seed: string): ReadonlySignal<KnownPar> {
  const asked = known.get(seed);
  if (asked) return asked;
  const kept = load().find(([key]) => key === seed);
  const par = signal<KnownPar>(kept?.[1]);
  known.set(seed, par);
  if (!kept) search(wish, seed, par);
  return par;
}

function search(wish: JsonObject, seed: string, par: Signal<KnownPar>): void {
  const worker = new Worker(new URL("./parWorker.ts", import.meta.url), { type: "module" });
  worker.addEventListener("message", (event: MessageEvent<Par | null>) => {
    par.value = event.data;
    write(KEY, JSON.stringify([[seed, event.data], ...load()].slice(0, MOST_KEPT)));
    worker.terminate();
  });
  const request: ParRequest = { wish, seed };
  worker.postMessage(request);
}
