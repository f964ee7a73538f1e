/** One puzzle on the real board: undo as often as one likes, a hint, and the solution if nothing else helps. */
import type { Signal } from "@preact/signals";
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { State } from "../../../../core/game.ts";
import { OVER } from "../../../../core/game.ts";
import { towers } from "../../../../games/towers/game.ts";
import type { Puzzle } from "../../../../games/towers/puzzle.ts";
import { NO_LUCK } from "../../../../games/towers/puzzle.ts";
import { t } from "./i18n.ts";
import { Missing } from "../../../pages/missing.tsx";
import type { Session } from "../../../sessions/session.ts";
import { towersKit } from "../kit.tsx";
import type { TowersController, TowersKitTypes } from "../types.ts";
import { SessionPage } from "../../../pages/sessionPage.tsx";
import type { Advice } from "./puzzleBar.tsx";
import { PuzzleBar } from "./puzzleBar.tsx";
import { comingIn, outsideIn, puzzleAt, usedIn } from "./puzzles.ts";
import { openStudy } from "./study.ts";

/** How one looks at a puzzle now. Each try begins with a fresh board. */
interface Try {
  readonly count: number;
  /** The solution is played, nobody is asked. */
  readonly isShown: boolean;
}

export const PuzzlePage = ({ number }: { number: number }): JSX.Element => {
  const current = useSignal<Try>({ count: 0, isShown: false });
  // Whoever was told once has been told.
  const wasHelped = useSignal(false);
  const puzzle = puzzleAt(number);
  if (!puzzle) return <Missing />;
  const restart = (isShown: boolean): void => {
    if (isShown) wasHelped.value = true;
    current.value = { count: current.value.count + 1, isShown };
  };
  return (
    <SessionPage
      key={current.value.count}
      game="towers"
      open={async () => openPuzzle(number, puzzle, current.value.isShown, wasHelped, restart)}
    />
  );
};

function openPuzzle(
  number: number,
  puzzle: Puzzle,
  isShown: boolean,
  wasHelped: Signal<boolean>,
  restart: (isShown: boolean) => void,
): Session<TowersKitTypes> | undefined {
  const { options, state, fewest, moves } = puzzle;
  const isEnd = (position: State): boolean =>
    towers.decider(position) === OVER ||
    (usedIn(puzzle, towers.view(position, 0)) >= fewest && towers.hints.isTurnStart(position));
  const player = { name: t("table.you"), colour: 0, by: "person", here: true, standIn: false } as const;
  const advice = signal<Advice | undefined>(undefined);
  const study = openStudy(
    towersKit,
    { id: `puzzle-${number}`, options, state, luck: NO_LUCK, seat: 0, isShow: isShown, player, isEnd },
    (opened) => ({
      leave: "/solo/puzzles",
      caption(controller) {
        if (isShown) return t("puzzle.showing");
        return advice.value?.n === controller.frame.value.n ? advice.value.words : goalOf(controller);
      },
      coming: (view) => comingIn(puzzle, view),
      Beside: ({ controller }) => (
        <PuzzleBar {...{ controller, study: opened, number, puzzle, isShown, wasHelped, advice, restart }} />
      ),
    }),
  );
  if (study && isShown) void playAll(study, moves);
  return study;
}

async function playAll(study: Session, moves: readonly string[]): Promise<void> {
  for (const move of moves) await study.submit(move);
}

/** What is to be reached, as long as nothing is half done. */
function goalOf(controller: TowersController): string | undefined {
  const { view } = controller.frame.value;
  if (controller.choices.value.length === 0 && !controller.isBusy.value && view.decider !== null)
    return t("puzzle.ended");
  const isHalfDone = controller.picked.value !== undefined || view.turn.played > 0;
  if (view.decider === null || (isHalfDone && !controller.isBusy.value)) return undefined;
  const wizards = outsideIn(view, controller.options);
  const potions = view.potions[0]!.empty;
  return potions > 0 ? t("puzzle.goalPotions", { n: wizards, potions }) : t("puzzle.goal", { n: wizards });
}
