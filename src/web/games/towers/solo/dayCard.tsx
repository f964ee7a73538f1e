/** A day's deal: to be played, to be gone on with, or how it went. */
import type { ComponentChildren, JSX } from "preact";
import { titleOf } from "../../../../games/towers/ending.ts";
import { t, tOf } from "./i18n.ts";
import { language } from "../../../app/settings.ts";
import { ShareButton } from "../../../ui/shareButton.tsx";
import { NextDeal, currentDay } from "./countdown.tsx";
import type { Day } from "./day.ts";
import { dayWords } from "./day.ts";
import { results } from "./results.ts";
import { shareText } from "./sharing.tsx";
import { Stars } from "./stars.tsx";
import { begunDay, playDay } from "./start.ts";
import { firstOf, starsOf, streakOf } from "./tally.ts";

export const DayCard = ({ day, children }: { day: Day; children?: ComponentChildren }): JSX.Element => {
  const first = firstOf(results.value, day);
  const isToday = day === currentDay.value;
  const streak = streakOf(results.value, currentDay.value);
  return (
    <section class="parchment solo-card day-card">
      <h2>{t(isToday ? "solo.daily" : "solo.day")}</h2>
      <p class="day-date">{dayWords(day, language.value)}</p>
      {first ? (
        <>
          <p class="day-score">
            {first.score === null ? t("solo.lost") : t("solo.cards", { n: first.score })}
            {first.score !== null && first.par !== undefined && <Stars lit={starsOf(first.score, first.par)} />}
          </p>
          {first.score !== null && (
            <p>
              {tOf("title", String(titleOf(first.score)))}
              {first.par !== undefined && ` · ${t("solo.par", { n: first.par })}`}
            </p>
          )}
          {isToday && <NextDeal />}
          <div class="buttons start-side">
            <ShareButton text={() => shareText(day, first)} />
            <button type="button" class="button quiet dark" data-action="practise" onClick={() => playDay(day)}>
              {t("solo.practise")}
            </button>
            {children}
          </div>
        </>
      ) : (
        <>
          <p class="hint">{t(isToday ? "solo.dailyHelp" : "solo.dayHelp")}</p>
          <div class="buttons start-side">
            <button type="button" class="button main large" data-action="daily" onClick={() => playDay(day)}>
              {t(begunDay(day) ? "solo.goOn" : "solo.playDay")}
            </button>
            {children}
          </div>
          {isToday && <NextDeal />}
        </>
      )}
      {isToday && streak > 0 && <p class="streak">{t("solo.streak", { n: streak })}</p>}
    </section>
  );
};
