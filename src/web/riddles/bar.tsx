/** Over the board of a riddle: what is asked, why an answer was none, and the way on. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { linkTo } from "../app/route.ts";
import type { Controller } from "../table/controller.ts";
import { FromHere } from "../editor/fromHere.tsx";
import { Icon } from "../ui/icons.tsx";
import { share } from "../ui/share.ts";
import { play } from "../ui/sound.ts";
import { t, tOf } from "./i18n.ts";
import { keepRepeated, mistakeOf } from "./own.ts";
import type { RiddleSession } from "./session.ts";
import { keepAnswer } from "./standing.ts";

interface Props {
  readonly controller: Controller;
  readonly session: RiddleSession;
  /** The address of the next one. */
  next(): string;
  restart(): void;
}

/** Of a hundred; what can fail, or succeed, is never told as certain. */
const percent = (part: number): number =>
  part === 0 || part === 1 ? 100 * part : Math.min(99, Math.max(1, Math.round(100 * part)));

/** Whoever is on turn, where another one decides. */
const rivalOf = ({ speaker, players, seat }: Controller): string =>
  speaker.name(players.value.findIndex((_, each) => each !== seat.value));

const goalOf = ({ riddle }: RiddleSession, controller: Controller): string =>
  tOf("riddleGoal", riddle.goal, { name: rivalOf(controller) });

/** Why it was not the best: a figure, or what it leads to. */
function whyNot({ riddle }: RiddleSession, controller: Controller, text: string): string {
  const { values, goal, best } = riddle;
  const mistake = mistakeOf(riddle.id);
  if (mistake?.played === text) return t("riddleWhy.ownSame", { cost: percent(mistake.cost) });
  const [mine, most] = [values?.[text] ?? 0, values?.[best[0]!] ?? 1];
  return tOf("riddleWhy", goal, { name: rivalOf(controller), mine: percent(mine), best: percent(most) });
}

export const RiddleBar = (props: Props): JSX.Element => {
  const { controller, session } = props;
  const { riddle } = session;
  const isSettled = !controller.isBusy.value && controller.frame.value.n === session.frames.value.at(-1)!.n;
  const isDone = session.isSolved.value && isSettled;
  const isAsked = controller.choices.value.length > 0;
  const wasShown = useSignal(false);
  const last = session.tried.value.at(-1);
  useEffect(() => {
    if (last === undefined) return;
    if (riddle.theme === "own") keepRepeated(riddle.id, false);
    else if (riddle.theme !== "made") keepAnswer(riddle, false);
  }, [last]);
  useEffect(() => {
    if (!isDone) return;
    const isClean = session.tried.peek().length === 0 && !wasShown.peek();
    if (riddle.theme === "own") keepRepeated(riddle.id, isClean);
    else if (!wasShown.peek() && riddle.theme !== "made") keepAnswer(riddle, true);
    if (!wasShown.peek()) play("win");
  }, [isDone]);
  const show = (): void => {
    const text = session.model();
    if (text === undefined || !isAsked) return;
    wasShown.value = true;
    if (riddle.theme !== "own" && riddle.theme !== "made") keepAnswer(riddle, false);
    controller.decide(text);
  };
  return (
    <section class={`coach riddle ${isDone ? "done" : ""}`} aria-label={t("riddle.bar")} data-test="riddle">
      <div class="coach-said" role="status">
        <p data-test="goal">
          {isDone ? <Right session={session} wasShown={wasShown.value} /> : goalOf(session, controller)}
        </p>
        {!isDone && !isAsked && !session.isSolved.value && last === undefined && (
          <p class="coach-astray">{t("riddle.watch")}</p>
        )}
        {!isDone && last !== undefined && (
          <p class="coach-astray riddle-why" data-test="why">
            {whyNot(session, controller, last)}
          </p>
        )}
      </div>
      <div class="coach-tools">
        {isDone && <FromHere game={session.game} moment={riddle} isSmall />}
        {isDone ? <Onward {...props} /> : <Help {...{ session, show, restart: props.restart }} />}
        <Share {...{ controller, session }} />
      </div>
    </section>
  );
};

const Right = ({ session, wasShown }: { session: RiddleSession; wasShown: boolean }): JSX.Element => {
  const { values, goal, best, grades } = session.riddle;
  const [a = 0, b = 0, c = 0, d = 0] = grades.map(percent);
  return (
    <>
      {wasShown
        ? t("riddle.shown")
        : values
          ? tOf("riddleRight", goal, { best: percent(values[best[0]!] ?? 1) })
          : t(session.tried.value.length === 0 ? "riddle.right" : "riddle.rightLater")}
      {grades.length > 0 && <small class="riddle-levels">{t("riddle.levels", { a, b, c, d })}</small>}
    </>
  );
};

const Help = ({ session, show, restart }: { session: RiddleSession; show(): void; restart(): void }): JSX.Element => (
  <>
    {session.hasFilm && (
      <button
        type="button"
        class="icon-button"
        data-action="watch"
        aria-label={t("riddle.again")}
        title={t("riddle.again")}
        onClick={restart}
      >
        <Icon name="restart" />
      </button>
    )}
    <button
      type="button"
      class="icon-button"
      data-action="show"
      aria-label={t("riddle.show")}
      title={t("riddle.show")}
      onClick={show}
    >
      <Icon name="solution" />
    </button>
  </>
);

const Onward = ({ next }: Props): JSX.Element => {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus({ preventScroll: true }), []);
  return (
    <a ref={link} class="button main" data-action="next-riddle" href={next()}>
      {t("riddle.next")}
    </a>
  );
};

const Share = ({ controller, session }: Pick<Props, "controller" | "session">): JSX.Element | null => {
  const isCopied = useSignal(false);
  if (session.riddle.theme === "own") return null;
  const hand = async (): Promise<void> => {
    const { id, theme } = session.riddle;
    const url = theme === "made" ? location.href : linkTo(`/puzzles/${session.game}/${id}`);
    isCopied.value = (await share(t("riddle.shared", { goal: goalOf(session, controller) }), url)) === "copied";
    if (isCopied.value) setTimeout(() => (isCopied.value = false), 4000);
  };
  return (
    <>
      <button
        type="button"
        class="icon-button"
        data-action="share"
        aria-label={t("riddle.share")}
        title={t("riddle.share")}
        onClick={() => void hand()}
      >
        <Icon name="share" />
      </button>
      {isCopied.value && (
        <p class="toast" role="status">
          {t("riddle.copied")}
        </p>
      )}
    </>
  );
};
