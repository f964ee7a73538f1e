/** Nobody's game is published without their having been told: where a table is laid, and where somebody sits down. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { fetched } from "../sessions/guest.ts";
import { t } from "./i18n.ts";

const More = (): JSX.Element => <a href="/records/">{t("published.more")}</a>;

/** At a table whose game will be. */
export const PublishedNote = (): JSX.Element => (
  <p class="hint" data-test="published">
    {t("published.table")} <More />
  </p>
);

/** Before it is laid: what this house does with open tables. */
export const PublishingNote = (): JSX.Element | null => {
  const does = useSignal(false);
  useEffect(() => {
    void fetched<object>("/records/index.json").then((told) => (does.value = !isRefusal(told)));
  }, []);
  if (!does.value) return null;
  return (
    <p class="hint" data-test="publishing">
      {t("published.open")} <More />
    </p>
  );
};
