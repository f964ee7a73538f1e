/** Where others reach this server: the address this page was opened at is not always one they can use. */
import { signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { addresses } from "../sessions/guest.ts";

interface Found {
  /** Addresses to choose from, the likeliest first. */
  readonly bases: readonly string[];
  /** `own`: the address of this page; `network`: another one, in the same network; `alone`: nobody else gets here. */
  readonly kind: "own" | "network" | "alone";
}

export const isOwnMachine = (host: string): boolean => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(host);

/** What follows from the address of the page and what the server knows of its networks. */
export function reachOf(page: { hostname: string; origin: string }, bases: readonly string[]): Found {
  if (!isOwnMachine(page.hostname)) return { bases: [page.origin], kind: "own" };
  return bases.length > 0 ? { bases, kind: "network" } : { bases: [page.origin], kind: "alone" };
}

const found = signal<Found | undefined>(isOwnMachine(location.hostname) ? undefined : reachOf(location, []));
/** Which of several addresses was chosen. */
const chosen = signal<string | undefined>(undefined);

export interface Reach extends Found {
  readonly base: string;
  choose(base: string): void;
}

/** Undefined until the server has said where it is. */
export function useReach(): Reach | undefined {
  useEffect(() => {
    if (!found.value)
      void addresses().then((told) => (found.value = reachOf(location, isRefusal(told) ? [] : told.addresses)));
  }, []);
  const known = found.value;
  return known && { ...known, base: chosen.value ?? known.bases[0]!, choose: (base) => (chosen.value = base) };
}
