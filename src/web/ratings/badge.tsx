/** A number beside a name, where it matters: at rated tables. */
import type { JSX } from "preact";
import type { RatingInfo } from "../../core/ratingInfo.ts";
import { t } from "./i18n.ts";
import "./ratings.css";

export const RatingBadge = ({ rating }: { rating: RatingInfo | null | undefined }): JSX.Element | null => {
  if (!rating) return null;
  const isNew = rating.results === null;
  return (
    <span class="rating-badge" data-test="rating">
      <span aria-hidden="true">{isNew ? t("ratings.badgeNew") : t("ratings.badge", { n: rating.results ?? 0 })}</span>
      <span class="unseen">{isNew ? t("ratings.badgeNew") : t("ratings.badgeSaid", { n: rating.results ?? 0 })}</span>
    </span>
  );
};

export const RatedMark = (): JSX.Element => <span class="rated-mark">{t("ratings.rated")}</span>;
