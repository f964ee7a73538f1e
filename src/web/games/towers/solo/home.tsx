/** Playing Wandering Towers alone: the deal of the day, puzzles, deals as one likes, and what one has reached. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import { TITLE_LIMITS } from "../../../../games/towers/ending.ts";
import { DailyCard } from "../../../daily/card.tsx";
import { t, tOf } from "./i18n.ts";
import { currentDay } from "./countdown.tsx";
import { DayCard } from "./dayCard.tsx";
import { nextUnsolved, PUZZLES, solvedCount } from "./puzzles.ts";
import { results } from "./results.ts";
import { startDeal } from "./start.ts";
import { bestOf, titleCounts } from "./tally.ts";

export const SoloHome = (): JSX.Element => (
  <main class="page solo-page">
    <header class="page-head">
      <h1>{t("solo.title")}</h1>
      <p>{t("solo.lead")}</p>
    </header>
    <div class="solo-columns">
      <div class="solo-column">
        {HAS_SERVER && <DailyCard game="towers" />}
        <DayCard day={currentDay.value}>
          <a class="button quiet dark" href="/solo/days">
            {t("solo.days")}
          </a>
        </DayCard>
        <PuzzleCard />
      </div>
      <div class="solo-column">
        <FreeCard />
        <Reached />
      </div>
    </div>
    <div class="page-actions">
      <a class="button quiet" href="/rules/towers#T-1.1">
        {t("nav.rules")}
      </a>
      <a class="button quiet" href="/">
        {t("nav.start")}
      </a>
    </div>
  </main>
);

const PuzzleCard = (): JSX.Element => {
  const next = nextUnsolved();
  const count = solvedCount();
  return (
    <section class="parchment solo-card">
      <h2>{t("puzzle.title")}</h2>
      <p class="hint">{t("puzzle.lead")}</p>
      <p>
        <progress max={PUZZLES.length} value={count} aria-label={t("puzzle.title")} />
        {t("puzzle.solvedOf", { n: count, all: PUZZLES.length })}
      </p>
      <div class="buttons start-side">
        {next !== undefined && (
          <a class="button main" data-action="next-puzzle" href={`/solo/puzzle/${next}`}>
            {t("puzzle.next", { n: next })}
          </a>
        )}
        <a class="button quiet dark" href="/solo/puzzles">
          {t("puzzle.all")}
        </a>
      </div>
    </section>
  );
};

const FreeCard = (): JSX.Element => (
  <section class="parchment solo-card">
    <h2>{t("solo.free")}</h2>
    <p class="hint">{t("solo.freeHelp")}</p>
    <div class="buttons start-side">
      <button type="button" class="button" data-action="free" onClick={() => startDeal({ mode: "solo" })}>
        {t("solo.plain")}
      </button>
      <button
        type="button"
        class="button"
        data-action="free-spells"
        onClick={() => startDeal({ mode: "solo-spells", spells: "random:3" })}
      >
        {t("solo.spells")}
      </button>
      <a class="button quiet dark" href="/new/towers/solo-spells">
        {t("start.more")}
      </a>
    </div>
  </section>
);

/** T-1.3 "up to 19", "up to 23", …, "over 45". */
const rangeOf = (title: number): string =>
  title < TITLE_LIMITS.length
    ? t("solo.upTo", { n: TITLE_LIMITS[title]! })
    : t("solo.over", { n: TITLE_LIMITS.at(-1)! });

const Reached = (): JSX.Element => {
  const counts = titleCounts(results.value);
  const most = Math.max(1, ...counts);
  const lost = results.value.filter(({ score }) => score === null).length;
  const bests = ["solo", "solo-spells"].flatMap((mode) => {
    const best = bestOf(results.value, mode);
    return best === undefined ? [] : [t("solo.best", { mode: tOf("choice.towers.mode", mode), n: best })];
  });
  return (
    <section class="parchment solo-card">
      <h2>{t("solo.reached")}</h2>
      {results.value.length === 0 ? (
        <p class="hint">{t("solo.nothing")}</p>
      ) : (
        bests.map((best) => (
          <p key={best} class="best">
            {best}
          </p>
        ))
      )}
      <table class="titles">
        <caption class="unseen">{t("solo.titles")}</caption>
        <tbody>
          {counts.map((count, title) => (
            <tr key={title}>
              <th scope="row">{tOf("title", String(title))}</th>
              <td class="range">{rangeOf(title)}</td>
              <td class="amount">
                <span style={{ width: `${(100 * count) / most}%` }} />
                {count > 0 && <b>{count}</b>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {lost > 0 && <p class="hint">{t("solo.lostGames", { n: lost })}</p>}
    </section>
  );
};
