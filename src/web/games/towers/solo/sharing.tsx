/** A day's result as a text for friends: it tells how it went, and nothing about the cards. */
import type { JSX } from "preact";
import { titleOf } from "../../../../games/towers/ending.ts";
import { t, tOf } from "./i18n.ts";
import { linkTo } from "../../../app/route.ts";
import { language } from "../../../app/settings.ts";
import { NextDeal, currentDay } from "./countdown.tsx";
import type { Day } from "./day.ts";
import { dayWords } from "./day.ts";
import { results } from "./results.ts";
import type { SoloResult } from "./tally.ts";
import { MOST_STARS, starsOf, streakOf } from "./tally.ts";

export function shareText(day: Day, { score, par }: SoloResult): string {
  const date = dayWords(day, language.value);
  if (score === null) return t("solo.shareLost", { date, link: link() });
  const title = tOf("title", String(titleOf(score)));
  const line = t("solo.shareLine", { date, n: score, title });
  if (par === undefined) return `${line}\n${link()}`;
  const lit = starsOf(score, par);
  return `${line}${t("solo.sharePar", { par })} ${"★".repeat(lit)}${"☆".repeat(MOST_STARS - lit)}\n${link()}`;
}

const link = (): string => linkTo("/solo");

/** At the end of a day's deal. */
export const DayEnding = ({ day }: { day: Day }): JSX.Element => {
  const streak = streakOf(results.value, currentDay.value);
  return (
    <div class="day-ending">
      <p>
        {t("solo.dayOf", { date: dayWords(day, language.value) })}
        {day === currentDay.value && streak > 1 && ` · ${t("solo.streak", { n: streak })}`}
      </p>
      {day === currentDay.value && <NextDeal />}
    </div>
  );
};
