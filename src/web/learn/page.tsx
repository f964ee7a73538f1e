/** What can be learned here, and one lesson at the table: `/learn`, `/learn/GAME/LESSON`. */
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { ABOUT, aboutGame, rulesPath } from "../app/games.ts";
import { language } from "../app/settings.ts";
import { t, tOf } from "../i18n/words.ts";
import { SessionPage } from "../pages/sessionPage.tsx";
import type { Session } from "../sessions/session.ts";
import type { Kit } from "../table/kit.ts";
import { Coach } from "./coach.tsx";
import type { Lesson } from "./lesson.ts";
import { progressOf } from "./progress.ts";
import { openLesson } from "./session.ts";
import { useTitle } from "../ui/title.ts";

export const LearnPage = ({ parts: [game, name = ""] }: { parts: readonly string[] }): JSX.Element =>
  game === undefined ? <Lessons /> : <SessionPage game={game} open={(kit) => open(kit, name)} />;

async function open(kit: Kit, name: string): Promise<Session | undefined> {
  const lessons = (await aboutGame(kit.game.name)?.lessons?.()) ?? [];
  const index = lessons.findIndex((each) => each.name === name);
  const lesson = lessons[index];
  if (!lesson) return undefined;
  document.title = t("title.lesson", { lesson: lesson.title[language.value], game: tOf("game", kit.game.name) });
  return openLesson(kit, lesson, (session) => ({
    leave: "/learn",
    Beside: ({ controller }) => <Coach {...{ controller, session, following: lessons[index + 1] }} />,
  }));
}

interface Taught {
  readonly game: string;
  readonly lessons: readonly Lesson[];
}

const Lessons = (): JSX.Element => {
  const [all, setAll] = useState<readonly Taught[]>([]);
  useTitle(t("title.learn"));
  useEffect(() => {
    const taught = ABOUT.flatMap(({ name, lessons }) => (lessons ? [{ name, lessons }] : []));
    void Promise.all(taught.map(async ({ name, lessons }) => ({ game: name, lessons: await lessons() }))).then(setAll);
  }, []);
  return (
    <main class="page narrow">
      <header class="page-head">
        <h1>{t("learn.title")}</h1>
        <nav class="page-actions">
          <a class="button quiet" href="/puzzles">
            {t("learn.puzzles")}
          </a>
          <a class="button quiet" href="/">
            {t("nav.start")}
          </a>
        </nav>
      </header>
      <p class="learn-lead">{t("learn.lead")}</p>
      {all.map(({ game, lessons }) => (
        <section key={game} class="parchment learn-game">
          <h2>{tOf("game", game)}</h2>
          <ul>
            {lessons.map((lesson) => (
              <Row key={lesson.name} game={game} lesson={lesson} />
            ))}
          </ul>
          <a class="button quiet dark" href={rulesPath(game)}>
            {t("nav.rules")}
          </a>
        </section>
      ))}
      <nav class="page-actions">
        <a class="button quiet" href="/lab">
          {t("learn.lab")}
        </a>
      </nav>
    </main>
  );
};

/** A step takes about so long. */
const SECONDS = 20;

const Row = ({ game, lesson }: { game: string; lesson: Lesson }): JSX.Element => {
  const { step, isDone, reached, finished } = progressOf(game, lesson.name);
  const n = lesson.steps.length;
  const words = step > 0 ? t("learn.goOn", { n: step + 1 }) : t(isDone ? "learn.again" : "learn.begin");
  return (
    <li class={isDone ? "learned" : ""}>
      <div class="learn-what">
        <h3>
          {lesson.title[language.value]}
          {isDone && <small>{t("learn.isDone")}</small>}
        </h3>
        <p class="hint">{t("learn.minutes", { n, minutes: Math.ceil((n * SECONDS) / 60) })}</p>
        {reached.length > 0 && (
          <details>
            <summary>{t("learn.counts")}</summary>
            <ol>
              {reached.map((count, i) => (
                <li key={i}>{t("learn.count", { n: i + 1, reached: count, finished: finished[i] ?? 0 })}</li>
              ))}
            </ol>
            <p class="hint">{t("learn.countsHelp")}</p>
          </details>
        )}
      </div>
      <a
        class={`button ${isDone || lesson.name !== "first" ? "dark" : "main"}`}
        data-lesson={`${game}/${lesson.name}`}
        href={`/learn/${game}/${lesson.name}`}
      >
        {words}
        <span class="unseen">: {lesson.title[language.value]}</span>
      </a>
    </li>
  );
};
