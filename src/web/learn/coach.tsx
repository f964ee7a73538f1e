/** Over the board of a lesson: what to do, what was learned from it, and the way on. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { kitOf } from "../app/games.ts";
import { go } from "../app/route.ts";
import { language } from "../app/settings.ts";
import { t } from "../i18n/words.ts";
import { startQuick } from "../sessions/begin.ts";
import type { Controller } from "../table/controller.ts";
import { Icon } from "../ui/icons.tsx";
import { play } from "../ui/sound.ts";
import type { Lesson } from "./lesson.ts";
import type { LessonSession } from "./session.ts";

interface Props {
  readonly controller: Controller;
  readonly session: LessonSession;
  /** The lesson after this one. */
  readonly following: Lesson | undefined;
}

export const Coach = ({ controller, session, following }: Props): JSX.Element => {
  const { steps } = session.lesson;
  const at = session.step.value;
  const step = steps[at]!;
  const isSettled = !controller.isBusy.value && controller.frame.value.n === session.frames.value.at(-1)!.n;
  const isDone = session.isFinished.value && isSettled;
  const isAstray = !isDone && session.missed.value > 0;
  return (
    <section class={`coach ${isDone ? "done" : ""}`} aria-label={t("learn.at", { n: at + 1, all: steps.length })}>
      <p class="coach-at" aria-hidden="true">
        {steps.map((_, i) => (
          <i key={i} class={i < at ? "past" : i === at ? "now" : ""} />
        ))}
      </p>
      <div class="coach-said" role="status">
        <p data-test="coach">{(isDone ? step.answer : step.say)[language.value]}</p>
        {isAstray && <p class="coach-astray">{t("learn.missed")}</p>}
      </div>
      {isDone ? (
        <Onward key={at} session={session} isLast={at === steps.length - 1} />
      ) : (
        <Help {...{ controller, session }} />
      )}
      {session.isOver.value && <Over session={session} following={following} />}
    </section>
  );
};

const Help = ({ controller, session }: Pick<Props, "controller" | "session">): JSX.Element => {
  const show = (): void => {
    const text = session.model();
    if (text !== undefined && controller.choices.value.length > 0) controller.decide(text);
  };
  return (
    <div class="coach-tools">
      <button
        type="button"
        class="icon-button"
        data-action="show"
        aria-label={t("learn.show")}
        title={t("learn.show")}
        onClick={show}
      >
        <Icon name="hint" />
      </button>
      <button
        type="button"
        class="icon-button"
        data-action="skip-step"
        aria-label={t("learn.skip")}
        title={t("learn.skip")}
        onClick={() => session.go(session.step.value + 1)}
      >
        <Icon name="skip" />
      </button>
    </div>
  );
};

const Onward = ({ session, isLast }: { session: LessonSession; isLast: boolean }): JSX.Element => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <button
      ref={button}
      type="button"
      class="button main"
      data-action="next-step"
      onClick={() => session.go(session.step.value + 1)}
    >
      {t(isLast ? "learn.finish" : "learn.next")}
    </button>
  );
};

const Over = ({ session, following }: Pick<Props, "session" | "following">): JSX.Element => {
  const isLearned = session.isFinished.value;
  const title = t(isLearned ? "learn.over" : "learn.skipped");
  useEffect(() => {
    if (isLearned) play("win");
  }, []);
  const playNow = async (): Promise<void> => go(startQuick(await kitOf(session.game)!));
  return (
    <div class="result" role="dialog" aria-label={title}>
      <h2>{title}</h2>
      <p>{session.lesson.title[language.value]}</p>
      <div class="buttons">
        <button type="button" class="button main" data-action="play-now" onClick={() => void playNow()}>
          {t("learn.play")}
        </button>
        {following && (
          <a class="button" data-action="following" href={`/learn/${session.game}/${following.name}`}>
            {t("learn.following", { lesson: following.title[language.value] })}
          </a>
        )}
        <a class="button quiet dark" href="/learn">
          {t("learn.all")}
        </a>
      </div>
    </div>
  );
};
