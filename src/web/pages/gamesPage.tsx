/** Everything one has begun: whose turn it is, what waits for players, and how the rest ended. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { GAME_NAMES } from "../app/games.ts";
import { Greeters } from "../faces/greeters.tsx";
import { t, tOf } from "../i18n/words.ts";
import { refreshOwn } from "../sessions/ownGames.ts";
import { Deletion, FinishedGames, GameList, unfinished } from "./gameLists.tsx";
import type { MyGame } from "./myGames.ts";
import { useTurnTitle } from "./turnTitle.ts";

const Part = ({ title, games }: { title: string; games: readonly MyGame[] }): JSX.Element | null =>
  games.length === 0 ? null : (
    <section class="parchment">
      <h2>{title}</h2>
      <GameList games={games} />
    </section>
  );

export const GamesPage = (): JSX.Element => {
  useTurnTitle(() => t("title.games"));
  useEffect(() => void refreshOwn(), []);
  const games = unfinished();
  return (
    <main class="page narrow games-page">
      <header class="page-head">
        <h1>{t("games.title")}</h1>
        <p>{t("games.lead")}</p>
      </header>
      {games.length === 0 && (
        <section class="parchment empty">
          <Greeters />
          <p>{t("games.empty")}</p>
          <div class="page-actions">
            {GAME_NAMES.map((name) => (
              <a key={name} class="button" href={`/new/${name}`}>
                {tOf("game", name)}
              </a>
            ))}
          </div>
        </section>
      )}
      <Part title={t("games.yours")} games={games.filter((game) => game.isYourTurn)} />
      <Part title={t("games.running")} games={games.filter((game) => game.stage === "playing" && !game.isYourTurn)} />
      <Part title={t("games.waiting")} games={games.filter(({ stage }) => stage === "waiting")} />
      <section class="parchment">
        <h2>{t("games.finished")}</h2>
        <FinishedGames />
      </section>
      <Deletion />
      <div class="page-actions">
        <a class="button" href="/">
          {t("nav.start")}
        </a>
        <a class="button" href="/player" data-action="player">
          {t("games.player")}
        </a>
        {HAS_SERVER && (
          <a class="button" href="/friends" data-action="friends">
            {t("games.friends")}
          </a>
        )}
        <a class="button quiet" href="/review">
          {t("games.files")}
        </a>
      </div>
    </main>
  );
};
