/** A year in games: a sky of twelve rows, in which every day with games is a star. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { language } from "../app/settings.ts";
import { Icon } from "../ui/icons.tsx";
import { me } from "../sessions/guest.ts";
import { shareFile } from "../ui/share.ts";
import { t } from "./i18n.ts";
import { posterOf, STAR_PATH, starSize } from "./poster.ts";
import { posterFile } from "./posterImage.ts";
import type { Portrait } from "./sections.ts";
import { daysOf, factsOf } from "./yearFacts.ts";

const MONTHS = 12;
const daysIn = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
const keyOf = (year: number, month: number, day: number): string =>
  `${year}-${String(month + 1).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

const Sky = ({ days, year, words }: { days: Days; year: number; words: string }): JSX.Element => {
  const month = new Intl.DateTimeFormat(language.value, { month: "short", timeZone: "UTC" });
  return (
    <svg class="year-sky" viewBox="-3.4 -0.4 34.8 12.8" role="img" aria-label={words}>
      {Array.from({ length: MONTHS }, (_, m) => (
        <g key={m} transform={`translate(0 ${m + 0.5})`}>
          <text x="-0.7" y=".22">
            {month.format(Date.UTC(year, m, 15)).replace(".", "")}
          </text>
          {Array.from({ length: daysIn(year, m) }, (__, d) => {
            const [games, won] = days[keyOf(year, m, d + 1)] ?? [0, 0];
            if (games === 0) return <circle key={d} class="year-none" cx={d + 0.5} r=".07" />;
            return (
              <path
                key={d}
                class={won * 2 >= games ? "year-star won" : "year-star"}
                d={STAR_PATH}
                transform={`translate(${d + 0.5} 0) scale(${starSize(games).toFixed(2)})`}
              >
                <title>{`${dayName(keyOf(year, m, d + 1))}: ${games}`}</title>
              </path>
            );
          })}
        </g>
      ))}
    </svg>
  );
};

type Days = Portrait["career"]["days"];

const dayName = (key: string): string =>
  new Intl.DateTimeFormat(language.value, { day: "numeric", month: "long", timeZone: "UTC" }).format(Date.parse(key));

function wordsOf(days: Days, year: number): string {
  const own = daysOf(days, year);
  const n = own.reduce((sum, [, games]) => sum + games, 0);
  const sum = t("player.yearSum", { n, days: own.length, year });
  const busiest = own.toSorted(([, a], [, b]) => b - a)[0];
  if (!busiest || busiest[1] < 2) return sum;
  return `${sum}; ${t("player.yearBusy", { day: dayName(busiest[0]), n: busiest[1] })}`;
}

/** A picture of it to hand on. */
const AsPicture = ({ career, of, year }: Portrait & { year: number }): JSX.Element => {
  const said = useSignal<string | undefined>(undefined);
  const name = of?.name ?? me.value?.name ?? t("player.title");
  const make = async (): Promise<void> => {
    const file = await posterFile(posterOf(career, name, year, location.host), `zaubertisch-${year}.png`).catch(
      () => undefined,
    );
    const done = file ? await shareFile(file, t("player.posterTitle", { name, year })) : "failed";
    said.value = done === "shared" ? undefined : t(done === "copied" ? "player.posterSaved" : "player.posterFailed");
  };
  return (
    <div class="year-hand">
      <button type="button" class="button" data-action="year-picture" onClick={() => void make()}>
        {t("player.poster")}
      </button>
      {said.value !== undefined && <p role="status">{said.value}</p>}
    </div>
  );
};

export const Year = (portrait: Portrait): JSX.Element => {
  const { career } = portrait;
  const { days, first, last } = career;
  const [from, until] = [new Date(first).getFullYear(), new Date(last).getFullYear()];
  const year = useSignal(until);
  const shown = Math.max(from, Math.min(until, year.value));
  const words = wordsOf(days, shown);
  const turn = (by: number, name: string, icon: "previous" | "next"): JSX.Element => (
    <button
      type="button"
      class="icon-button"
      aria-label={name}
      disabled={shown + by < from || shown + by > until}
      onClick={() => (year.value = shown + by)}
    >
      <Icon name={icon} />
    </button>
  );
  return (
    <section class="player-year">
      <header>
        <h2>{t("player.year")}</h2>
        <div class="year-turn">
          {turn(-1, t("player.yearEarlier"), "previous")}
          <b>{shown}</b>
          {turn(1, t("player.yearLater"), "next")}
        </div>
      </header>
      <Sky days={days} year={shown} words={words} />
      <dl class="year-facts">
        {factsOf(career, shown).map(({ value, words: what }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p role="status">{words}</p>
      <p class="year-key">{t("player.yearKey")}</p>
      <AsPicture key={shown} {...portrait} year={shown} />
    </section>
  );
};
