/** A day's sealed deal on a card: to be played, to be gone on with, or how it went. */
import { useSignal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import type { DailyView } from "../../core/daily.ts";
import { isRefusal } from "../../core/game.ts";
import { go } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { reasonOf } from "../i18n/words.ts";
import { ShareButton } from "../ui/shareButton.tsx";
import { dateWords } from "./dates.ts";
import { t } from "./i18n.ts";
import type { DailyAddress } from "./source.ts";
import { beginDaily, rankOf, scoreWords, timeWords, useDaily } from "./source.ts";
import "./daily.css";

export const DailyCard = (address: DailyAddress): JSX.Element => {
  const view = useDaily(address).value;
  return (
    <section class="parchment solo-card daily-card" data-test={`daily-${address.game}`}>
      {view === undefined ? (
        <p class="loading">{t("page.loading")}</p>
      ) : isRefusal(view) ? (
        <>
          <h2>{t("daily.title")}</h2>
          <p class="hint">{view.refused === "no-server" ? t("daily.offline") : reasonOf(view)}</p>
        </>
      ) : (
        <DailySummary view={view}>
          <a class="button quiet dark" href={`/daily/${view.game}`}>
            {t("daily.more")}
          </a>
        </DailySummary>
      )}
    </section>
  );
};

export const isOver = ({ until, now }: DailyView): boolean => now >= until;

/** The same for the card and for the page of its own. */
export const DailySummary = ({ view, children }: { view: DailyView; children?: ComponentChildren }): JSX.Element => {
  const { you, by, kind, finished, playing } = view;
  const score = you?.counts ? scoreWords(kind, you.score) : undefined;
  return (
    <>
      <h2>{t(kind === "deal" ? "daily.title" : "daily.titlePosition")}</h2>
      <p class="daily-date">{dateWords(view.day, language.value)}</p>
      {by && !score && (
        <p class="daily-by" data-test="by">
          {t("daily.by", { name: by.name, score: scoreWords(kind, by.score) })}
        </p>
      )}
      {score !== undefined ? <Reached view={view} score={score} /> : <Open view={view} />}
      <p data-test="counts">
        {finished === 0 && playing === 0 ? t("daily.nobody") : t("daily.counts", { n: finished, m: playing })}
      </p>
      {!isOver(view) && <p class="hint">{t("daily.until", { time: timeWords(view.until, language.value) })}</p>}
      <div class="buttons daily-buttons">
        {score !== undefined ? (
          <ShareButton text={() => shareText(view, score)} url={shareLink(view)} />
        ) : (
          !isOver(view) && <Play view={view} />
        )}
        {children}
      </div>
      {view.streak > 1 && <p class="daily-streak">{t("daily.streak", { n: view.streak })}</p>}
    </>
  );
};

const Reached = ({ view, score }: { view: DailyView; score: string }): JSX.Element => {
  const [rank, known] = [rankOf(view), rankOf(view, true)];
  return (
    <>
      <p class="daily-score" data-test="score">
        {score}
      </p>
      <p data-test="rank">
        {rank === undefined ? t("daily.first") : t("daily.better", { n: rank })}
        {known !== undefined && `; ${t("daily.betterKnown", { n: known })}`}
      </p>
    </>
  );
};

const Open = ({ view }: { view: DailyView }): JSX.Element => {
  const { you, kind, commitment } = view;
  const ended = typeof you?.ended === "number";
  if (isOver(view)) {
    const late = ended ? t("daily.late") : you ? t("daily.unfinished") : commitment === null ? t("daily.missing") : "";
    return late === "" ? <></> : <p class="hint">{late}</p>;
  }
  return <p class="hint">{you ? t("daily.running") : t(kind === "deal" ? "daily.help" : "daily.helpPosition")}</p>;
};

const Play = ({ view }: { view: DailyView }): JSX.Element => {
  const refused = useSignal<string | undefined>(undefined);
  const begin = async (): Promise<void> => {
    if (view.kind === "position") return go(`/daily/${view.game}/duel`);
    const begun = await beginDaily(view.game);
    if (isRefusal(begun)) refused.value = reasonOf(begun);
    else go(`/t/${begun.table}`);
  };
  return (
    <>
      <button type="button" class="button main large" data-action="ranked" onClick={() => void begin()}>
        {t(view.kind === "position" ? "daily.decide" : view.you ? "daily.goOn" : "daily.play")}
      </button>
      {refused.value !== undefined && (
        <p class="toast" role="alert">
          {refused.value}
        </p>
      )}
    </>
  );
};

/** It tells how it went, and nothing about cards or wands. */
function shareText(view: DailyView, score: string): string {
  const rank = rankOf(view);
  const line = t("daily.shareDeal", { date: dateWords(view.day, language.value), score });
  return rank === undefined ? line : line + t("daily.shareRank", { n: rank });
}

const shareLink = ({ game, day, you }: DailyView): string =>
  `${location.origin}/daily/${game}/${day}?by=${you?.share ?? ""}`;
