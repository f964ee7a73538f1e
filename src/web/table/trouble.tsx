/** Whether the server hears us, in words, as soon as it is worth one. */
import { useComputed, useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { state, unanswered } from "../sessions/connection.ts";
import { isOffline } from "../sessions/pulse.ts";

type Trouble = "offline" | "offlineMove" | "lost" | "lostMove" | "slow";

/** What lasts less than this is no trouble. */
const BEFORE_SAYING_MS: Readonly<Record<Trouble, number>> = {
  offline: 0,
  offlineMove: 0,
  lost: 500,
  lostMove: 500,
  slow: 1500,
};

const troubleNow = (): Trouble | undefined => {
  const hasMove = unanswered.value > 0;
  if (state.value === "open") return hasMove ? "slow" : undefined;
  if (isOffline.value) return hasMove ? "offlineMove" : "offline";
  return hasMove ? "lostMove" : "lost";
};

/** Trouble with the connection, once it is worth a word. */
export function useTrouble(isOnline: boolean): Trouble | undefined {
  const now = useComputed(() => (isOnline ? troubleNow() : undefined));
  const said = useSignal<Trouble | undefined>(undefined);
  useSignalEffect(() => {
    const trouble = now.value;
    if (trouble === undefined || said.peek() !== undefined) {
      said.value = trouble;
      return undefined;
    }
    const timer = setTimeout(() => (said.value = trouble), BEFORE_SAYING_MS[trouble]);
    return () => clearTimeout(timer);
  });
  return said.value;
}

/** Where there is no heading that could say it. */
export const TroubleLine = (): JSX.Element => {
  const trouble = useTrouble(true);
  return (
    <p class="connection" role="status">
      {trouble && t(`link.${trouble}`)}
    </p>
  );
};
