/** On a phone: sends one of one's tables to the screen whose code was scanned. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";
import { showOn } from "../sessions/codes.ts";
import { ownRunning, refreshOwn } from "../sessions/ownGames.ts";
import { companyOf, ofTable } from "./myGames.ts";
import { useTitle } from "../ui/title.ts";

export const ShowPage = ({ parts: [code = ""] }: { parts: readonly string[] }): JSX.Element => {
  const said = useSignal<"show.done" | "show.expired" | undefined>(undefined);
  useTitle(t("title.tv"));
  useEffect(() => void refreshOwn(), []);
  const tables = ownRunning.value?.tables;
  const show = async (table: string): Promise<void> => {
    said.value = isRefusal(await showOn(code, table)) ? "show.expired" : "show.done";
  };
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("show.title")}</h1>
      </header>
      <section class="parchment show">
        <h2>{t(tables?.length === 0 ? "show.none" : "show.which")}</h2>
        <ul>
          {tables?.map((table) => (
            <li key={table.table}>
              <button type="button" class="button" data-show={table.table} onClick={() => void show(table.table)}>
                {tOf("game", table.game)}: {companyOf(ofTable(table))}
              </button>
            </li>
          ))}
        </ul>
        <p class="news" role="status">
          {said.value && t(said.value)}
        </p>
      </section>
      <div class="page-actions">
        <a class="button quiet" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
