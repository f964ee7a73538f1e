/** A year in games in figures: a value and what it counts, the ones people tell each other first. */
import type { Career } from "../../core/career.ts";
import { language } from "../app/settings.ts";
import { t, tOf } from "./i18n.ts";

export interface YearFact {
  readonly value: string;
  readonly words: string;
}

type Days = Career["days"];

export const daysOf = (days: Days, year: number): readonly [day: string, games: number, won: number][] =>
  Object.entries(days)
    .filter(([key]) => key.startsWith(`${year}-`))
    .map(([key, [games, won]]): [string, number, number] => [key, games, won])
    .toSorted(([a], [b]) => (a < b ? -1 : 1));

const DAY_MS = 86_400_000;

/** The most days one after the other with games in each. */
function daysInRow(days: readonly string[]): number {
  let [best, run, last] = [0, 0, Number.NaN];
  for (const day of days) {
    const at = Date.parse(day);
    run = at - last === DAY_MS ? run + 1 : 1;
    best = Math.max(best, run);
    last = at;
  }
  return best;
}

/** What is not worth telling is left out. */
export function factsOf(career: Career, year: number): YearFact[] {
  const own = career.years[year];
  if (!own) return [];
  const plain = new Intl.NumberFormat(language.value);
  const percent = new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 });
  const days = daysOf(career.days, year).map(([day]) => day);
  const row = daysInRow(days);
  const { games, won, run, company, favourite } = own;
  const facts: (YearFact | false)[] = [
    { value: plain.format(games), words: t("player.yearGames", { n: games, days: days.length }) },
    { value: plain.format(won), words: t("player.yearWon", { n: won, share: percent.format(won / games) }) },
    run > 1 && { value: plain.format(run), words: t("player.yearRun") },
    row > 1 && { value: plain.format(row), words: t("player.yearRow") },
    company !== null && {
      value: plain.format(company.games),
      words: t("player.yearCompany", {
        n: company.games,
        name: company.isBot ? tOf("level", company.who) : company.name,
      }),
    },
    favourite !== null && {
      value: `${plain.format(favourite.count)}×`,
      words: tOf(`favourite.${favourite.game}`, favourite.name),
    },
  ];
  return facts.filter((fact) => fact !== false);
}
