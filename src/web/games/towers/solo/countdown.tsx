/** How long until the next deal of the day, and which day it is. */
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "./i18n.ts";
import { clockWords, dayAt, nextDayIn, today } from "./day.ts";

/** Moves on at midnight while somebody looks at the countdown. */
export const currentDay = signal(today());

export const NextDeal = (): JSX.Element => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      now.value = Date.now();
      currentDay.value = dayAt(now.value);
    }, 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="countdown-day">
      {t("solo.nextIn")} <time>{clockWords(nextDayIn(now.value))}</time>
    </p>
  );
};
