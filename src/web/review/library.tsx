/** Finished games to look at again: those on this device, and records from files. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { t, tOf } from "../i18n/words.ts";
import { Deletion, FinishedGames } from "../pages/gameLists.tsx";
import { Missing } from "../pages/missing.tsx";
import type { Finished } from "./source.ts";
import { finishedFile } from "./source.ts";
import { useTitle } from "../ui/title.ts";

/** Why a game cannot be shown, in one sentence. */
const reasonOf = ({ refused }: Refusal): string => {
  const said = tOf("review.bad", refused);
  return said === refused ? t("review.bad.record") : said;
};

export const NoReview = ({ refusal }: { refusal: Refusal }): JSX.Element => (
  <Missing say={reasonOf(refusal)}>
    <a class="button" href="/review">
      {t("review.library")}
    </a>
  </Missing>
);

export const Library = ({ onOpen }: { onOpen: (finished: Finished) => void }): JSX.Element => {
  const refusal = useSignal<Refusal | undefined>(undefined);
  const isOver = useSignal(false);
  useTitle(t("title.reviews"));
  const open = async (file: File | undefined): Promise<void> => {
    isOver.value = false;
    if (!file) return;
    const found = await finishedFile(await file.text());
    if (isRefusal(found)) refusal.value = found;
    else onOpen(found);
  };
  return (
    <main class="page narrow library">
      <header class="page-head">
        <h1>{t("review.library")}</h1>
        <p>{t("review.libraryHelp")}</p>
      </header>
      <section
        class={`parchment dropping ${isOver.value ? "over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          isOver.value = true;
        }}
        onDragLeave={() => (isOver.value = false)}
        onDrop={(event) => {
          event.preventDefault();
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <label class="button main">
          {t("review.pick")}
          <input
            type="file"
            class="unseen"
            accept=".json,application/json"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        <p class="hint">{t("review.drop")}</p>
        {refusal.value && (
          <p class="warning" role="alert">
            {reasonOf(refusal.value)}
          </p>
        )}
      </section>
      <section class="parchment">
        <h2>{t("games.finished")}</h2>
        <FinishedGames />
      </section>
      <Deletion />
      <div class="page-actions">
        <a class="button" href="/">
          {t("nav.start")}
        </a>
      </div>
    </main>
  );
};
