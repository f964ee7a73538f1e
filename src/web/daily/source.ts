/** What the server says about a day's deal, and what is asked of it. */
import { signal } from "@preact/signals";
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { DailyView } from "../../core/daily.ts";
import { percentileOf, THOUSANDTHS } from "../../core/daily.ts";
import type { Refusal } from "../../core/game.ts";
import { greet, fetched, posted } from "../sessions/guest.ts";
import { t } from "./i18n.ts";

export interface DailyAddress {
  readonly game: string;
  readonly day?: string | undefined;
  /** What somebody's link says. */
  readonly by?: string | undefined;
}

async function load({ game, day, by }: DailyAddress): Promise<DailyView | Refusal> {
  await greet();
  const query = new URLSearchParams({ ...(day !== undefined && { day }), ...(by !== undefined && { by }) });
  return fetched(`/api/daily/${game}?${query.toString()}`);
}

/** Undefined: not known yet. Asked again when the day ends. */
export function useDaily({ game, day, by }: DailyAddress): ReadonlySignal<DailyView | Refusal | undefined> {
  const view = useMemo(() => signal<DailyView | Refusal | undefined>(undefined), [game, day, by]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isGone = false;
    const again = async (): Promise<void> => {
      const told = await load({ game, day, by });
      if (isGone) return;
      view.value = told;
      if (!("refused" in told) && told.until > told.now)
        timer = setTimeout(() => void again(), told.until - told.now + 500);
    };
    void again();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [game, day, by]);
  return view;
}

export const beginDaily = async (game: string): Promise<{ readonly table: string } | Refusal> => {
  await greet();
  return posted(`/api/daily/${game}/begin`, {});
};

export const decideDaily = async (game: string, decision: string): Promise<{ readonly score: number } | Refusal> => {
  await greet();
  return posted(`/api/daily/${game}/decide`, { decision });
};

/** A score in words: cards, or what an answer gave away, in points of a hundred. */
export function scoreWords(kind: DailyView["kind"], score: number | null): string {
  if (score === null) return t("daily.lost");
  if (kind === "deal") return t("daily.cards", { n: score });
  return score === 0 ? t("daily.best") : t("daily.gave", { n: pointsOf(score) });
}

/** Thousandths as points of a hundred; what is not nothing is not told as nothing. */
const pointsOf = (score: number): number => Math.max(1, Math.round((100 * score) / THOUSANDTHS));

/** Of a hundred others, so many did worse; undefined: there are no others. */
export function rankOf({ counts, you }: DailyView, isAmongKnown = false): number | undefined {
  if (!counts || !you?.counts) return undefined;
  const share = percentileOf(counts, you.score, isAmongKnown);
  return share === undefined ? undefined : Math.round(100 * share);
}

/** The time of day a moment is at where the reader is. */
export const timeWords = (at: number, language: string): string =>
  new Intl.DateTimeFormat(language, { hour: "numeric", minute: "2-digit" }).format(at);
