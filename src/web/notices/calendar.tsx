/** The address of one's deadlines for a calendar program. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { notices, setFeed } from "./api.ts";
import { t } from "./i18n.ts";

export const Calendar = (): JSX.Element => {
  const isCopied = useSignal(false);
  const feed = notices.value?.feed ?? null;
  const address = feed === null ? "" : new URL(feed, location.origin).href;
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      isCopied.value = true;
    } catch {
      // The address stands there to be marked by hand.
    }
  };
  const change = (on: boolean): void => {
    isCopied.value = false;
    void setFeed(on);
  };
  return (
    <section class="parchment notices-calendar">
      <h2>{t("notices.calendar")}</h2>
      <p class="hint">{t("notices.calendarHelp")}</p>
      {feed !== null && <p class="link">{address}</p>}
      <div class="notices-acts">
        {feed !== null && (
          <button type="button" class="button main" data-action="copy-feed" onClick={() => void copy()}>
            {t("notices.copy")}
          </button>
        )}
        <button type="button" class="button" data-action="make-feed" onClick={() => change(true)}>
          {t(feed === null ? "notices.calendar.make" : "notices.calendar.fresh")}
        </button>
        {feed !== null && (
          <button type="button" class="button" data-action="end-feed" onClick={() => change(false)}>
            {t("notices.calendar.end")}
          </button>
        )}
      </div>
      <p role="status">{isCopied.value ? t("notices.copied") : ""}</p>
    </section>
  );
};
