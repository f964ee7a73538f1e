/** Where others reach this server: the address this page was opened at is not always one they can use. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { addresses } from "../sessions/guest.ts";

export interface Reach {
  /** Addresses to choose from, the likeliest first. */
  readonly bases: readonly string[];
  /** `own`: the address of this page; `network`: another one, in the same network; `alone`: nobody else gets here. */
  readonly kind: "own" | "network" | "alone";
}

export const isOwnMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** What follows from the address of the page and what the server knows of its networks. */
export function reachOf(page: { hostname: string; origin: string }, found: readonly string[]): Reach {
  if (!isOwnMachine(page.hostname)) return { bases: [page.origin], kind: "own" };
  return found.length > 0 ? { bases: found, kind: "network" } : { bases: [page.origin], kind: "alone" };
}

const reach = signal<Reach | undefined>(isOwnMachine(location.hostname) ? undefined : reachOf(location, []));
/** Which of several addresses was chosen. */
const chosen = signal<string | undefined>(undefined);

export interface Way extends Reach {
  readonly base: string;
  choose(base: string): void;
}

/** Undefined until the server has said where it is. */
export function useReach(): Way | undefined {
  useEffect(() => {
    if (!reach.value)
      void addresses().then((found) => (reach.value = reachOf(location, isRefusal(found) ? [] : found.addresses)));
  }, []);
  const known = reach.value;
  return known && { ...known, base: chosen.value ?? known.bases[0]!, choose: (base) => (chosen.value = base) };
}
