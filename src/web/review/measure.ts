/** Prospects in words: a chance to win in per cent, or a common score in cards. */
import type { JsonObject, Result } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import type { Kit } from "../table/kit.ts";

export interface Measure {
  readonly isScore: boolean;
  /** Where things stand. */
  value(prospects: number): string;
  /** How much better or worse it got. */
  change(difference: number): string;
  /** The same as a bare number: percentage points, or cards saved. */
  sum(difference: number): string;
}

/** `result`: how the game really ended, for what an estimate cannot tell apart. */
export function measureOf(kit: Kit, options: JsonObject, result?: Result): Measure {
  const score = (prospects: number): number | undefined => kit.score(options, prospects);
  const isScore = score(0) !== undefined;
  if (!isScore)
    return {
      isScore,
      value: (prospects) => t("review.percent", { n: percent(prospects) }),
      change(difference) {
        const n = Math.round(100 * Math.abs(difference));
        return n === 0 ? t("review.even") : t(difference > 0 ? "review.gain" : "review.loss", { n });
      },
      sum: (difference) => signed(100 * difference),
    };
  const perCard = score(0)! - score(1)!;
  return {
    isScore,
    // The worst score and a lost game are worth the same; only the end knows which of them it was.
    value(prospects) {
      if (prospects >= 0.001) return t("review.cards", { n: Math.round(score(Math.min(1, prospects))!) });
      const hasWon = result !== undefined && "score" in result;
      return hasWon ? t("review.cardsOrMore", { n: Math.round(score(0)!) }) : t("review.lost");
    },
    change(difference) {
      const n = Math.round(perCard * Math.abs(difference));
      return n === 0 ? t("review.even") : t(difference > 0 ? "review.gainCards" : "review.lossCards", { n });
    },
    sum: (difference) => signed(perCard * difference),
  };
}

function signed(value: number): string {
  const n = Math.round(Math.abs(value));
  return n === 0 ? t("review.even") : t(value > 0 ? "review.more" : "review.less", { n });
}

/** An estimate may stray beyond what is possible. */
const percent = (prospects: number): number => Math.round(100 * Math.min(1, Math.max(0, prospects)));
