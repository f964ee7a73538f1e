/** The last weeks of daily deals, all of them still playable. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { language } from "../../../app/settings.ts";
import { currentDay } from "./countdown.tsx";
import type { Day } from "./day.ts";
import { dayWords, weekdayWords, weeksUntil } from "./day.ts";
import { DayCard } from "./dayCard.tsx";
import { results } from "./results.ts";
import { Star } from "./stars.tsx";
import { firstOf, starsOf } from "./tally.ts";

const WEEKS = 5;

export const Calendar = (): JSX.Element => {
  const chosen = useSignal<Day>(currentDay.value);
  const weeks = weeksUntil(currentDay.value, WEEKS);
  return (
    <main class="page solo-page">
      <header class="page-head">
        <h1>{t("solo.days")}</h1>
        <p>{t("solo.daysLead")}</p>
      </header>
      <div class="solo-columns">
        <section class="parchment calendar">
          <table>
            <thead>
              <tr>
                {weeks[0]!.map((day) => (
                  <th key={day} scope="col">
                    {weekdayWords(day, language.value)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week[0]}>
                  {week.map((day) => (
                    <td key={day}>
                      {day <= currentDay.value && (
                        <DayTile day={day} isChosen={day === chosen.value} choose={() => (chosen.value = day)} />
                      )}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <DayCard key={chosen.value} day={chosen.value} />
      </div>
      <div class="page-actions">
        <a class="button" href="/solo">
          {t("solo.back")}
        </a>
      </div>
    </main>
  );
};

const DayTile = ({ day, isChosen, choose }: { day: Day; isChosen: boolean; choose: () => void }): JSX.Element => {
  const first = firstOf(results.value, day);
  const words = first ? (first.score === null ? t("solo.lost") : t("solo.cards", { n: first.score })) : t("solo.open");
  const isPar = first?.score !== null && first?.par !== undefined && starsOf(first.score, first.par) === 3;
  return (
    <button
      type="button"
      class={`day-tile ${first ? "played" : ""}`}
      aria-pressed={isChosen}
      data-day={day}
      onClick={choose}
    >
      <span class="unseen">{`${dayWords(day, language.value)}: ${words}`}</span>
      <small aria-hidden="true">
        {day.endsWith("-01") ? dayWords(day, language.value, "short") : Number(day.slice(8))}
      </small>
      <b aria-hidden="true">{first ? (first.score ?? "–") : ""}</b>
      {isPar && <Star isLit />}
    </button>
  );
};
