/** Somebody's two numbers in one game, in a row of a table. */
import type { JSX } from "preact";
import type { CraftInfo, RatingInfo } from "../../core/ratingInfo.ts";
import { language } from "../app/settings.ts";
import { tOf } from "../i18n/words.ts";
import { t } from "./i18n.ts";

const digits = (value: number, most = 0): string =>
  new Intl.NumberFormat(language.value, { maximumFractionDigits: most }).format(value);

export const Numbers = ({ who, rating, isBot }: { who: string; rating: RatingInfo; isBot?: boolean }): JSX.Element => (
  <tr data-test="numbers">
    <th scope="row">{who}</th>
    <td>
      {rating.results === null
        ? "–"
        : t("ratings.value", { n: digits(rating.results), doubt: digits(rating.doubt ?? 0) })}
    </td>
    <td>
      <Craft craft={rating.craft} games={rating.games} isBot={isBot === true} />
    </td>
    <td>{digits(rating.games)}</td>
  </tr>
);

interface Props {
  readonly craft: CraftInfo | null;
  readonly games: number;
  /** A level is its own title. */
  readonly isBot: boolean;
}

const Craft = ({ craft, games, isBot }: Props): JSX.Element => {
  if (!craft) return <>{games === 0 ? "–" : t("ratings.unjudged")}</>;
  const { given, margin, points, title } = craft;
  return (
    <>
      {margin === null
        ? t("ratings.given", { n: digits(given, 1) })
        : t("ratings.givenMargin", { n: digits(given, 1), margin: digits(margin, 1) })}
      <span class="craft-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, given)}%` }} />
      </span>
      <small>
        {t("ratings.points", { n: digits(points, 1) })}
        {!isBot && ` · ${title === null ? t("ratings.noTitle") : tOf("ratings.title", title)}`}
      </small>
    </>
  );
};

export const NumbersHead = (): JSX.Element => (
  <thead>
    <tr>
      <th scope="col">{t("ratings.who")}</th>
      <th scope="col">{t("ratings.results")}</th>
      <th scope="col">{t("ratings.craft")}</th>
      <th scope="col">{t("ratings.games")}</th>
    </tr>
  </thead>
);
