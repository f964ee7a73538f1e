/** On the player's page: one's own numbers, and the way to what they mean. */
import type { JSX } from "preact";
import { isRefusal } from "../../core/game.ts";
import { tOf } from "../i18n/words.ts";
import type { Panel } from "../player/sections.ts";
import { t } from "./i18n.ts";
import { Numbers, NumbersHead } from "./numbers.tsx";
import { useRatings } from "./source.ts";
import "./ratings.css";

/** Somebody else's page does not show them: who sits at a rated table is shown there. */
export const Ratings: Panel = ({ from, of }) => (from === "online" && of === undefined ? <OwnRatings /> : null);

const OwnRatings = (): JSX.Element | null => {
  const ratings = useRatings().value;
  if (ratings === undefined || isRefusal(ratings)) return null;
  const own = ratings.own.filter(({ games }) => games > 0);
  return (
    <section class="parchment ratings-game" data-test="own-ratings">
      <h2>{t("ratings.title")}</h2>
      {own.length === 0 ? (
        <p class="hint">{t("ratings.none")}</p>
      ) : (
        <table class="ratings-table">
          <NumbersHead />
          <tbody>
            {own.map((each) => (
              <Numbers key={each.game} who={tOf("game", each.game)} rating={each} />
            ))}
          </tbody>
        </table>
      )}
      <p>
        <a href="/ratings">{t("ratings.more")}</a>
      </p>
    </section>
  );
};
