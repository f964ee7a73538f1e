/** The way back from the first page: what wants an answer, what was left unfinished. */
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { unfinished } from "./gameLists.tsx";
import { GameLink } from "./gameRow.tsx";

const MOST_SHOWN = 3;

export const Strip = (): JSX.Element | null => {
  const games = unfinished();
  if (games.length === 0) return null;
  return (
    <section class="strip" aria-label={t("games.title")}>
      <ul>
        {games.slice(0, MOST_SHOWN).map((game) => (
          <li key={game.id} class={`my-game ${game.isYourTurn ? "yours" : ""}`}>
            <GameLink game={game} />
          </li>
        ))}
      </ul>
    </section>
  );
};
