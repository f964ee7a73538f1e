/** What the ranked deal adds to its table: what it is, and where its result stands. */
import type { TableInfo } from "../../core/info.ts";
import { endOf } from "../../core/day.ts";
import { language } from "../app/settings.ts";
import type { Extra } from "../sessions/session.ts";
import "../ratings/plaque.css";
import { dateWords } from "./dates.ts";
import { t } from "./i18n.ts";

/** Undefined: this table is none of these. */
export function dailyExtra({ daily, game }: TableInfo): Extra | undefined {
  if (daily === undefined) return undefined;
  const ranks = `/daily/${game}/${daily}`;
  return {
    leave: ranks,
    isUnaided: true,
    isOnce: true,
    isSealed: Date.now() < endOf(daily),
    Beside: () => (
      <div class="table-beside">
        <span class="table-plaque">{t("daily.ranked", { date: dateWords(daily, language.value) })}</span>
      </div>
    ),
    Ending: () => (
      <div class="deal-ending">
        <p>{t("daily.ending")}</p>
        <p class="hint">{t("daily.sealedNote")}</p>
        <a class="button main" data-action="to-ranks" href={ranks}>
          {t("daily.toRanks")}
        </a>
      </div>
    ),
  };
}
