/** Pages beside the table say in the tab how many tables wait for this player. */
import { useSignalEffect } from "@preact/signals";
import type { Key } from "../i18n/words.ts";
import { t } from "../i18n/words.ts";
import { turnsWaiting } from "../sessions/ownGames.ts";
import { markIcon } from "../table/turnMark.ts";

export function useTurnTitle(title: Key): void {
  useSignalEffect(() => {
    const n = turnsWaiting.value;
    document.title = n > 0 ? t("title.waiting", { n, title: t(title) }) : t(title);
    markIcon(n > 0);
    return () => markIcon(false);
  });
}
