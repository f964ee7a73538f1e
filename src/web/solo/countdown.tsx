/** How long until the next deal of the day. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import { clockWords, nextDayIn } from "./day.ts";

export const Countdown = (): JSX.Element => {
  const now = useSignal(Date.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="countdown-day">
      {t("solo.nextIn")} <time>{clockWords(nextDayIn(now.value))}</time>
    </p>
  );
};
