/** How near to par: three stars at most. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import { MOST_STARS } from "./tally.ts";

const POINTS = "M0-9 2.6-3.2 9-2.8 4.1 1.4 5.6 7.6 0 4.2-5.6 7.6-4.1 1.4-9-2.8-2.6-3.2Z";

export const Star = ({ isLit }: { isLit: boolean }): JSX.Element => (
  <svg viewBox="-10 -10 20 20" class={`star-mark ${isLit ? "lit" : ""}`} aria-hidden="true">
    <path d={POINTS} />
  </svg>
);

export const Stars = ({ lit }: { lit: number }): JSX.Element => (
  <span class="star-marks" role="img" aria-label={t("solo.stars", { n: lit, all: MOST_STARS })}>
    {Array.from({ length: MOST_STARS }, (_, i) => (
      <Star key={i} isLit={i < lit} />
    ))}
  </span>
);
