/** A day's result as a text for friends: it tells how it went, and nothing about the cards. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { titleOf } from "../../games/towers/ending.ts";
import { t, tOf } from "../i18n/words.ts";
import { language } from "../settings.ts";
import { share } from "../share.ts";
import { Countdown, currentDay } from "./countdown.tsx";
import type { Day } from "./day.ts";
import { dayWords } from "./day.ts";
import { results } from "./results.ts";
import type { SoloResult } from "./tally.ts";
import { firstOf, MOST_STARS, starsOf, streakOf } from "./tally.ts";

export function shareText(day: Day, { score, par }: SoloResult): string {
  const date = dayWords(day, language.value);
  if (score === null) return t("solo.shareLost", { date, link: link() });
  const title = tOf("title", String(titleOf(score)));
  const line = t("solo.shareLine", { date, n: score, title });
  if (par === undefined) return `${line}\n${link()}`;
  const lit = starsOf(score, par);
  return `${line}${t("solo.sharePar", { par })} ${"★".repeat(lit)}${"☆".repeat(MOST_STARS - lit)}\n${link()}`;
}

const link = (): string => `${location.origin}/solo`;

export const ShareButton = ({ day, result }: { day: Day; result: SoloResult }): JSX.Element => {
  const done = useSignal<"shared" | "copied" | "failed" | undefined>(undefined);
  return (
    <>
      <button
        type="button"
        class="button"
        data-action="share-day"
        onClick={() => void share(shareText(day, result)).then((how) => (done.value = how))}
      >
        {t("solo.share")}
      </button>
      {done.value === "copied" && <span role="status">{t("solo.copied")}</span>}
    </>
  );
};

/** The first try counts, and only that is shared. */
export const ShareFirst = ({ day }: { day: Day }): JSX.Element | null => {
  const first = firstOf(results.value, day);
  return first ? <ShareButton day={day} result={first} /> : null;
};

/** At the end of a day's deal. */
export const DayEnding = ({ day }: { day: Day }): JSX.Element => {
  const streak = streakOf(results.value, currentDay.value);
  return (
    <div class="day-ending">
      <p>
        {t("solo.dayOf", { date: dayWords(day, language.value) })}
        {day === currentDay.value && streak > 1 && ` · ${t("solo.streak", { n: streak })}`}
      </p>
      {day === currentDay.value && <Countdown />}
    </div>
  );
};
