/** One's tables on the server that are not over, looked after while the page is open: whose turn it is, and a mark for it. */
import { computed, effect, signal } from "@preact/signals";
import { isRefusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { path } from "../app/route.ts";
import { me, ownTables } from "./guest.ts";

interface Listed {
  readonly tables: readonly OwnTable[];
  /** When the server said so, by `performance.now()`: clocks run on. */
  readonly at: number;
}

/** Undefined: not known yet, or there is no server. */
export const ownRunning = signal<Listed | undefined>(undefined);

export const isYourTurn = ({ stage, asked, you, seats }: OwnTable): boolean =>
  stage === "playing" && asked === you && seats[you]?.standIn !== true;

/** So many tables wait for this player. */
export const turnsWaiting = computed(() => ownRunning.value?.tables.filter(isYourTurn).length ?? 0);

const LOOKING_MS = 15_000;
const HIDDEN_MS = 60_000;

let timer: ReturnType<typeof setTimeout> | undefined;
let isAsking = false;

/** Asks now, and again after a while, if there is anything to look after. */
export async function refreshOwn(): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  clearTimeout(timer);
  const found = await ownTables(false);
  isAsking = false;
  if (!isRefusal(found)) ownRunning.value = { tables: found, at: performance.now() };
  const isGuest = me.peek() !== undefined || (ownRunning.peek()?.tables.length ?? 0) > 0;
  if (isGuest) timer = setTimeout(() => void refreshOwn(), document.hidden ? HIDDEN_MS : LOOKING_MS);
}

const look = (): void => {
  if (!document.hidden) void refreshOwn();
};

/** From the first page on, as long as this tab lives. */
export function lookAfterOwn(): void {
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  // Whoever goes to another page, or becomes a guest, may have another table than before.
  effect(() => {
    if (path.value && me.value !== null) void refreshOwn();
  });
  effect(() => badge(turnsWaiting.value));
}

/** The installed app shows how many tables wait, where the system can. */
function badge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const done = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  // Not every system that has it allows it.
  done.catch(() => undefined);
}
