/** Time that runs: for a turn, for a game, or until a window passes by itself. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import type { Online } from "../sessions/online.ts";
import type { Controller } from "./controller.ts";

/** Minutes and seconds; days and hours where a turn lasts days. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  if (seconds >= 86_400)
    return t("clock.days", { days: Math.floor(seconds / 86_400), hours: Math.floor((seconds % 86_400) / 3600) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Ticks while it is shown. */
export function useNow(isRunning: boolean): number {
  const now = useSignal(performance.now());
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => (now.value = performance.now()), 250);
    return () => clearInterval(timer);
  }, [isRunning]);
  return now.value;
}

/** T-N3 How long a window stays open for an answer. */
export const Countdown = ({ controller }: { controller: Controller }): JSX.Element | null => {
  const countdown = controller.session.countdown.value;
  const now = useNow(countdown !== undefined);
  if (!countdown || controller.choices.value.length === 0) return null;
  const left = countdown.ms - (now - countdown.since);
  return (
    <div class="countdown" role="timer" aria-label={t("clock.window")}>
      <i style={{ transform: `scaleX(${Math.max(0, Math.min(1, left / countdown.ms)).toFixed(3)})` }} />
      <b>{clockText(left)}</b>
    </div>
  );
};

/** Whose clock runs, and how much is left of it. */
export const RunningClock = ({
  controller,
  online,
}: {
  controller: Controller;
  online: Online;
}): JSX.Element | null => {
  const clock = online.clock.value;
  const seat = clock?.info.running ?? null;
  const left = seat === null ? null : (clock!.info.left[seat] ?? null);
  const now = useNow(left !== null);
  if (seat === null || left === null) return null;
  return (
    <p
      class={`running-clock tint-${controller.players.value[seat]?.colour ?? 0}`}
      role="timer"
      aria-label={t("clock.of", { name: controller.speaker.name(seat) })}
    >
      {clockText(left - (now - clock!.since))}
    </p>
  );
};
