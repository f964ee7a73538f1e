/** What there is to puzzle over: today's three, one's own mistakes, and every theme; and how one stands. */
import { HAS_SERVER } from "#server";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Riddle } from "../../core/riddle.ts";
import { ABOUT } from "../app/games.ts";
import { DailyCard } from "../daily/card.tsx";
import { t, tOf } from "./i18n.ts";
import { OpenFile } from "./openFile.tsx";
import { OwnMistakes } from "./ownList.tsx";
import { dailyThree, dayNumber, isSolved, nextOf, standing, strengthOf } from "./standing.ts";
import { useTitle } from "../ui/title.ts";

interface Collected {
  readonly game: string;
  readonly riddles: readonly Riddle[];
}

export const RiddleList = (): JSX.Element => {
  const [all, setAll] = useState<readonly Collected[]>([]);
  useTitle(t("title.puzzles"));
  useEffect(() => {
    const some = ABOUT.flatMap(({ name, riddles }) => (riddles ? [{ name, riddles }] : []));
    void Promise.all(some.map(async ({ name, riddles }) => ({ game: name, riddles: await riddles() }))).then(setAll);
  }, []);
  return (
    <main class="page narrow riddles">
      <header class="page-head">
        <h1>{t("riddles.title")}</h1>
        <nav class="page-actions">
          <a class="button quiet" data-action="editor" href="/editor">
            {t("riddles.make")}
          </a>
          <a class="button quiet" href="/learn">
            {t("learn.link")}
          </a>
          <a class="button quiet" href="/">
            {t("nav.start")}
          </a>
        </nav>
      </header>
      <p class="learn-lead">{t("riddles.lead")}</p>
      {HAS_SERVER &&
        ABOUT.map(({ name, daily }) => daily?.practice === "/puzzles" && <DailyCard key={name} game={name} />)}
      <Standing />
      {all.length === 0 ? <p class="loading">{t("page.loading")}</p> : <Daily all={all} />}
      <OwnMistakes />
      {all.map(({ game, riddles }) => (
        <Themes key={game} game={game} riddles={riddles} />
      ))}
      <section class="parchment learn-game">
        <h2>{t("riddles.make")}</h2>
        <p>{t("riddles.makeHelp")}</p>
        <a class="button" href="/editor">
          {t("nav.editor")}
        </a>
        <OpenFile />
      </section>
    </main>
  );
};

const Standing = (): JSX.Element => {
  const { rating, rated, row, longest } = standing.value;
  return (
    <section class="parchment riddle-standing" data-test="standing">
      {rated === 0 ? (
        <p>{t("riddles.ratingNone")}</p>
      ) : (
        <>
          <p class="riddle-rating">{t("riddles.rating", { n: rating })}</p>
          <p>
            {t("riddles.row", { n: row })}
            {longest > row && ` · ${t("riddles.longest", { n: longest })}`}
          </p>
        </>
      )}
      <p class="hint">{t("riddles.here")}</p>
    </section>
  );
};

const Daily = ({ all }: { all: readonly Collected[] }): JSX.Element => {
  const three = dailyThree(
    all.flatMap(({ game, riddles }) => riddles.map((riddle) => ({ game, riddle }))),
    dayNumber(),
  );
  return (
    <section class="parchment learn-game">
      <h2>{t("riddles.daily")}</h2>
      {three.every(({ riddle }) => isSolved(riddle.id)) && <p>{t("riddles.dailyDone")}</p>}
      <ul>
        {three.map(({ game, riddle }) => (
          <li key={riddle.id} class={isSolved(riddle.id) ? "learned" : ""}>
            <div class="learn-what">
              <h3>
                {tOf("riddleTheme", riddle.theme)}
                {isSolved(riddle.id) && <small>{t("riddles.solved")}</small>}
              </h3>
              <p class="hint">
                {tOf("game", game)} · {t("riddles.strength", { n: strengthOf(riddle) })}
              </p>
            </div>
            <a
              class={`button ${isSolved(riddle.id) ? "dark" : "main"}`}
              data-daily={riddle.id}
              href={`/puzzles/${game}/${riddle.id}`}
            >
              {t("riddles.go")}
              <span class="unseen">: {tOf("riddleTheme", riddle.theme)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Themes = ({ game, riddles }: Collected): JSX.Element => (
  <section class="parchment learn-game">
    <h2>{tOf("game", game)}</h2>
    <ul>
      {[...new Set(riddles.map(({ theme }) => theme))].map((theme) => (
        <ThemeRow key={theme} {...{ game, theme, riddles: riddles.filter((each) => each.theme === theme) }} />
      ))}
    </ul>
  </section>
);

const ThemeRow = ({ game, theme, riddles }: Collected & { readonly theme: string }): JSX.Element => {
  const n = riddles.filter(({ id }) => isSolved(id)).length;
  const next = nextOf(riddles);
  const chosen = next ?? riddles[0]!;
  return (
    <li>
      <div class="learn-what">
        <h3>{tOf("riddleTheme", theme)}</h3>
        <p class="hint">{tOf("riddleThemeLine", theme)}</p>
        <p class="hint">{next ? t("riddles.solvedOf", { n, all: riddles.length }) : t("riddles.allSolved")}</p>
      </div>
      <a class="button dark" data-theme={`${game}/${theme}`} href={`/puzzles/${game}/${chosen.id}`}>
        {t(next ? "riddles.go" : "riddles.again")}
        <span class="unseen">: {tOf("riddleTheme", theme)}</span>
      </a>
    </li>
  );
};
