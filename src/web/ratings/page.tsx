/** `/ratings`: what the two numbers mean, one's own, and the bots'. */
import type { JSX } from "preact";
import type { BotRating, RatingInfo } from "../../core/ratingInfo.ts";
import { isRefusal } from "../../core/game.ts";
import { reasonOf, tOf } from "../i18n/words.ts";
import { t } from "./i18n.ts";
import { Numbers, NumbersHead } from "./numbers.tsx";
import { useRatings } from "./source.ts";
import "./ratings.css";
import { useTitle } from "../ui/title.ts";

const EXPLAINED = ["ratings.explain1", "ratings.explain2", "ratings.explain3", "ratings.explain4"] as const;

export const RatingsPage = (): JSX.Element => {
  const ratings = useRatings().value;
  useTitle(t("title.ratings"));
  return (
    <main class="page ratings-page">
      <header class="page-head">
        <h1>{t("ratings.title")}</h1>
        <nav class="page-actions">
          <a class="button quiet" href="/">
            {t("nav.start")}
          </a>
        </nav>
      </header>
      <section class="parchment ratings-text">
        {EXPLAINED.map((key) => (
          <p key={key}>{t(key)}</p>
        ))}
      </section>
      {ratings === undefined ? (
        <p class="loading">{t("page.loading")}</p>
      ) : isRefusal(ratings) ? (
        <p class="parchment">{reasonOf(ratings)}</p>
      ) : (
        ratings.own.map((own) => (
          <OneGame key={own.game} own={own} bots={ratings.bots.filter(({ game }) => game === own.game)} />
        ))
      )}
    </main>
  );
};

const OneGame = ({ own, bots }: { own: RatingInfo; bots: readonly BotRating[] }): JSX.Element => (
  <section class="parchment ratings-game" data-test={`ratings-${own.game}`}>
    <h2>{tOf("game", own.game)}</h2>
    {own.games === 0 && (
      <p class="hint">
        {t("ratings.none")} <a href={`/new/${own.game}`}>{t("ratings.lay")}</a>
      </p>
    )}
    {(bots.length > 0 || own.games > 0) && (
      <table class="ratings-table">
        <NumbersHead />
        <tbody>
          {own.games > 0 && <Numbers who={t("ratings.own")} rating={own} />}
          {bots.toReversed().map((bot) => (
            <Numbers key={bot.level} who={tOf("level", bot.level)} rating={bot} isBot />
          ))}
        </tbody>
      </table>
    )}
    {bots[0]?.craft && <p class="hint">{t("ratings.season", { name: bots[0].craft.season })}</p>}
  </section>
);
