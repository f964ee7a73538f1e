/** Over the board of a puzzle: how many cards, help; and in the end how it went. */
import type { Signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import type { Puzzle } from "../../../../games/towers/puzzle.ts";
import { t } from "./i18n.ts";
import type { IconName } from "../../../ui/icons.tsx";
import { Icon } from "../../../ui/icons.tsx";
import { play } from "../../../ui/sound.ts";
import { isOfPiece, wholly } from "../choose.ts";
import type { TowersController, TowersKitTypes } from "../types.ts";
import { adviceOf, nextStep } from "./hint.ts";
import { keepSolved, nextUnsolved, outsideIn, solved, usedIn } from "./puzzles.ts";
import { Star } from "./stars.tsx";
import type { Study } from "./study.ts";

/** What was told at which frame. */
export interface Advice {
  readonly n: number;
  readonly words: string;
}

interface Props {
  readonly controller: TowersController;
  readonly study: Study<TowersKitTypes>;
  readonly number: number;
  readonly puzzle: Puzzle;
  readonly isShown: boolean;
  readonly wasHelped: Signal<boolean>;
  readonly advice: Signal<Advice | undefined>;
  restart(isShown: boolean): void;
}

export const PuzzleBar = (props: Props): JSX.Element => {
  const { controller, study, puzzle, isShown, wasHelped, advice, restart } = props;
  const { view } = controller.frame.value;
  const used = usedIn(puzzle, view);
  const isSettled = !controller.isBusy.value && controller.lookedAt.value === undefined;
  const isSolved = view.decider === null && used <= puzzle.fewest;
  const hasFailed = !isSolved && (view.decider === null || (used >= puzzle.fewest && view.turn.played === 0));

  const help = (): void => {
    const step = nextStep(study.position(), puzzle.fewest - used);
    wasHelped.value = true;
    advice.value = {
      n: controller.frame.value.n,
      words: t("puzzle.advice", { words: step ? adviceOf(step, controller) : t("puzzle.noWay") }),
    };
    // A piece is picked already, so that one can see it; a card is only named.
    if (step && isOfPiece(step) && step.piece !== "swap") controller.picked.value = wholly(step);
  };

  return (
    <div class="beside">
      <p class="plaque count-plaque" data-test="counter">
        {t("puzzle.counter", { used, all: puzzle.fewest })}
      </p>
      <div class="puzzle-tools">
        {!isShown && (
          <Tool
            icon="hint"
            words={t("puzzle.hint")}
            isDisabled={controller.choices.value.length === 0}
            onClick={help}
          />
        )}
        {!isShown && <Tool icon="solution" words={t("puzzle.show")} onClick={() => restart(true)} />}
        <Tool icon="restart" words={t("puzzle.restart")} onClick={() => restart(false)} />
      </div>
      {isSettled && isSolved && (isShown ? <Shown {...props} /> : <Done {...props} />)}
      {isSettled && hasFailed && <Failed {...props} />}
    </div>
  );
};

interface ToolProps {
  readonly icon: IconName;
  readonly words: string;
  readonly isDisabled?: boolean;
  onClick(): void;
}

const Tool = ({ icon, words, isDisabled = false, onClick }: ToolProps): JSX.Element => (
  <button
    type="button"
    class="icon-button plaque"
    data-action={icon}
    aria-label={words}
    title={words}
    disabled={isDisabled}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
);

const Done = ({ number, puzzle, restart, wasHelped }: Props): JSX.Element => {
  useEffect(() => {
    keepSolved(number, wasHelped.value ? "helped" : "alone");
    play("win");
  }, []);
  const next = nextUnsolved(number);
  return (
    <div class="result" role="dialog" aria-label={t("puzzle.solved")}>
      <p class="big-star">
        <Star isLit={solved.value[number] === "alone"} />
      </p>
      <h2>{t("puzzle.solved")}</h2>
      <p>{t("puzzle.proven", { n: puzzle.fewest })}</p>
      {wasHelped.value && <p class="hint">{t("puzzle.helped")}</p>}
      <div class="buttons">
        {next === undefined ? (
          <p>{t("puzzle.allSolved")}</p>
        ) : (
          <a class="button main" data-action="next-puzzle" href={`/solo/puzzle/${next}`}>
            {t("puzzle.next", { n: next })}
          </a>
        )}
        <button type="button" class="button quiet dark" onClick={() => restart(false)}>
          {t("result.again")}
        </button>
        <a class="button quiet dark" href="/solo/puzzles">
          {t("puzzle.all")}
        </a>
      </div>
    </div>
  );
};

const Shown = ({ restart }: Props): JSX.Element => (
  <div class="result" role="dialog" aria-label={t("puzzle.shownTitle")}>
    <h2>{t("puzzle.shownTitle")}</h2>
    <p>{t("puzzle.shownHelp")}</p>
    <div class="buttons">
      <button type="button" class="button main" data-action="try" onClick={() => restart(false)}>
        {t("puzzle.try")}
      </button>
      <button type="button" class="button quiet dark" onClick={() => restart(true)}>
        {t("puzzle.showAgain")}
      </button>
      <a class="button quiet dark" href="/solo/puzzles">
        {t("puzzle.all")}
      </a>
    </div>
  </div>
);

/** No harm done: one step back, or from the start. */
const Failed = ({ controller, puzzle, restart }: Props): JSX.Element => {
  const left = outsideIn(controller.frame.value.view, controller.options);
  return (
    <div class="result" role="dialog" aria-label={t("puzzle.failed")}>
      <h2>{t("puzzle.failed")}</h2>
      <p>{left > 0 ? t("puzzle.failedLeft", { n: left, all: puzzle.fewest }) : t("puzzle.failedPotion")}</p>
      <div class="buttons">
        <button type="button" class="button main" data-action="back" onClick={() => controller.undo()}>
          {t("puzzle.back")}
        </button>
        <button type="button" class="button quiet dark" data-action="restart-failed" onClick={() => restart(false)}>
          {t("puzzle.restart")}
        </button>
        <button type="button" class="button quiet dark" data-action="show" onClick={() => restart(true)}>
          {t("puzzle.show")}
        </button>
      </div>
    </div>
  );
};
