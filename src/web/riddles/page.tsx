/** Puzzles: `/puzzles`, and one at the table: `/puzzles/GAME/ID`, or `/puzzles/GAME/made#p=…` for one that somebody has made. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { Riddle } from "../../core/riddle.ts";
import { address } from "../app/route.ts";
import { aboutGame } from "../app/games.ts";
import { SessionPage } from "../pages/sessionPage.tsx";
import type { Session } from "../sessions/session.ts";
import type { Kit } from "../table/kit.ts";
import { RiddleBar } from "./bar.tsx";
import { t, tOf } from "./i18n.ts";
import { RiddleList } from "./list.tsx";
import { riddleIn } from "./made.ts";
import { dueToday, mistakeOf } from "./own.ts";
import { openRiddle } from "./session.ts";
import { nextOf } from "./standing.ts";

const MADE = "made";

export const RiddlesPage = ({ parts: [game, id = ""] }: { parts: readonly string[] }): JSX.Element =>
  game === undefined ? <RiddleList /> : <OneRiddle game={game} id={id} />;

export const OneRiddle = ({ game, id }: { game: string; id: string }): JSX.Element => {
  // Each look from the start begins with a fresh board.
  const count = useSignal(0);
  return (
    <SessionPage
      key={count.value}
      game={game}
      open={(kit) => open(kit, id, () => count.value++)}
      none={() => t(id === MADE ? "riddle.broken" : "riddle.none")}
    />
  );
};

async function open(kit: Kit, id: string, restart: () => void): Promise<Session | undefined> {
  const { name } = kit.game;
  const all = (await aboutGame(name)?.riddles?.()) ?? [];
  const riddle =
    id === MADE ? await riddleIn(kit, address().hash) : (all.find((each) => each.id === id) ?? mistakeOf(id)?.riddle);
  if (!riddle) return undefined;
  document.title = t("title.riddle", { theme: tOf("riddleTheme", riddle.theme), game: tOf("game", name) });
  return openRiddle(kit, riddle, (session) => ({
    leave: "/puzzles",
    isUnaided: true,
    caption: () => (session.isSolved.value ? t("riddle.solved") : undefined),
    coming: (view) => comingIn(riddle, view),
    Beside: ({ controller }) => (
      <RiddleBar {...{ controller, session, restart, next: () => nextPath(name, riddle, all) }} />
    ),
  }));
}

/** Of a mistake the next one that is due; else of the same theme, then of the same game. */
function nextPath(game: string, riddle: Riddle, all: readonly Riddle[]): string {
  const due = riddle.theme === "own" ? dueToday().find((each) => each.riddle.id !== riddle.id) : undefined;
  if (due) return `/puzzles/${due.game}/${due.riddle.id}`;
  const next =
    nextOf(
      all.filter(({ theme }) => theme === riddle.theme),
      riddle.id,
    ) ?? nextOf(all, riddle.id);
  return next && riddle.theme !== "own" && riddle.theme !== MADE ? `/puzzles/${game}/${next.id}` : "/puzzles";
}

/** T-1.3 Alone nothing is left to luck: the next cards lie open, as many as matter. */
function comingIn({ theme, goal, state }: Riddle, view: object): readonly string[] {
  const deck = theme === "solo" && Array.isArray(state.deck) ? (state.deck as readonly string[]) : [];
  const left = "deck" in view && typeof view.deck === "number" ? view.deck : 0;
  return deck.slice(deck.length - left, Number(goal.split("-")[1]) - 1);
}
