/** The first page: one tap, and you play. Every game is seen alive beside its name. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { openDemo } from "./demo.ts";
import type { About } from "../app/about.ts";
import { ABOUT, boardOf, kitOf, rulesPath } from "../app/games.ts";
import { t, tOf, wordsOf } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import { startQuick } from "../sessions/begin.ts";
import { turnsWaiting } from "../sessions/ownGames.ts";
import { go } from "../app/route.ts";
import { language, languageWish } from "../app/settings.ts";
import type { Controller } from "../table/controller.ts";
import { openController } from "../table/controller.ts";
import { LevelSelect } from "./levelSelect.tsx";
import { progressOf } from "../learn/progress.ts";
import { isKnown } from "../sessions/ladder.ts";
import { whenIdle } from "../ui/later.tsx";
import { asleep } from "../ui/stirring.ts";
import { Strip } from "./strip.tsx";
import { useTurnTitle } from "./turnTitle.ts";

/** After the first board is there. */
const NEXT_MS = 700;

async function playNow(name: string): Promise<void> {
  go(startQuick(await kitOf(name)!));
}

/** One after the other: a slow line has the first board before the second is asked for. */
const Alive = ({ about, isDue, onDrawn }: { about: About; isDue: boolean; onDrawn: () => void }): JSX.Element => {
  const [controller, setController] = useState<Controller | undefined>(undefined);
  useEffect(() => {
    let opened: Controller | undefined;
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    if (isDue)
      void boardOf(about).then((kit) => {
        if (isGone) return;
        const demo = openDemo(kit, () => opened?.isBusy.peek() === false);
        setController((opened = openController(kit, demo, true)));
        timer = setTimeout(() => {
          onDrawn();
          // Whoever plays now has all of it at once.
          whenIdle(() => void Promise.all([about.more?.(), wordsOf()]));
        }, NEXT_MS);
      });
    return () => {
      isGone = true;
      clearTimeout(timer);
      opened?.close();
    };
  }, [about, isDue]);
  return (
    <div class={asleep.value ? "alive resting" : "alive"} aria-hidden="true" inert>
      {controller && <controller.kit.Defs />}
      {controller && <controller.kit.Board desk={controller} />}
    </div>
  );
};

/** Offered to newcomers beside "Play"; afterwards it leads to all lessons. */
const Teaching = ({ game }: { game: string }): JSX.Element =>
  isKnown(game) || progressOf(game, "first").isDone ? (
    <a class="button quiet learn" href="/learn">
      {t("learn.link")}
    </a>
  ) : (
    <a class="button learn" data-action={`learn-${game}`} href={`/learn/${game}/first`}>
      {t("learn.first")}
    </a>
  );

export const Start = (): JSX.Element => {
  const [drawn, setDrawn] = useState(0);
  useTurnTitle(() => t("title.start"));
  return (
    <main class="start">
      <header class="masthead">
        <h1>{t("app.name")}</h1>
        <p>{t("app.motto")}</p>
      </header>
      <div class="games">
        {ABOUT.map((about, i) => {
          const { name, alone, lessons } = about;
          return (
            <article key={name} class="game-card">
              <Alive about={about} isDue={drawn >= i} onDrawn={() => setDrawn(i + 1)} />
              <h2>{tOf("game", name)}</h2>
              <p>{tOf("gameLine", name)}</p>
              <div class="game-doing">
                <button
                  type="button"
                  class="button main large"
                  data-action={`play-${name}`}
                  onClick={() => void playNow(name)}
                >
                  {t("start.play")}
                </button>
                {lessons && <Teaching game={name} />}
                {isKnown(name) && <LevelSelect game={name} />}
              </div>
              <div class="game-links">
                <a class="button" href={`/new/${name}`}>
                  {t("start.more")}
                </a>
                {alone && (
                  <a class="button" href={`/${alone.path}`}>
                    {tOf("gameAlone", name)}
                  </a>
                )}
                <a class="button quiet" href={rulesPath(name)}>
                  {t("nav.rules")}
                </a>
              </div>
            </article>
          );
        })}
      </div>
      <Strip />
      <nav class="foot">
        <a class="button" href="/games" data-action="games">
          {t("games.title")}
          {turnsWaiting.value > 0 && (
            <b class="count" role="img" aria-label={t("games.turns", { n: turnsWaiting.value })}>
              {turnsWaiting.value}
            </b>
          )}
        </a>
        <a class="button quiet" data-action="puzzles" href="/puzzles">
          {t("learn.puzzles")}
        </a>
        <a class="button quiet" data-action="editor" href="/editor">
          {t("nav.editor")}
        </a>
        {HAS_SERVER && (
          <a class="button quiet" href="/lobby">
            {t("lobby.title")}
          </a>
        )}
        <a class="button quiet" href="/settings">
          <Icon name="settings" />
          {t("nav.settings")}
        </a>
        <button
          type="button"
          class="button quiet"
          lang={language.value === "de" ? "en" : "de"}
          onClick={() => (languageWish.value = language.value === "de" ? "en" : "de")}
        >
          {t("nav.otherLanguage")}
        </button>
      </nav>
    </main>
  );
};
