/** Pages beside the table say in the tab how many tables wait for this player. */
import { useSignalEffect } from "@preact/signals";
import { t } from "../i18n/words.ts";
import { turnsWaiting } from "../sessions/ownGames.ts";
import { markIcon } from "../table/turnMark.ts";

/** `title` says it in the language of the moment. */
export function useTurnTitle(title: () => string): void {
  useSignalEffect(() => {
    const n = turnsWaiting.value;
    document.title = n > 0 ? t("title.waiting", { n, title: title() }) : title();
    markIcon(n > 0);
    return () => markIcon(false);
  });
}
