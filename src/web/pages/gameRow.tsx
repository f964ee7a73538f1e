/** One of one's games in a list: what, with whom, whose turn, how long, how it ended; and the way there. */
import type { JSX } from "preact";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { lasting, when } from "../i18n/time.ts";
import { t, tOf } from "../i18n/words.ts";
import { ownRunning } from "../sessions/ownGames.ts";
import { forget } from "../sessions/saved.ts";
import { Icon } from "../ui/icons.tsx";
import type { MyGame } from "./myGames.ts";
import { companyOf, endOf, hrefOf } from "./myGames.ts";

const TICK_MS = 5000;

/** Whose turn it is, or what is waited for. */
function turnOf({ stage, isYourTurn, freeSeats, asked, names, isLocal, you }: MyGame): string {
  if (stage === "waiting") return freeSeats > 0 ? t("games.freeSeats", { n: freeSeats }) : t("games.ready");
  if (isYourTurn) return t("games.turnYou");
  // Bots of this device wait for nobody but its owner.
  if (asked === undefined || (isLocal && you !== undefined)) return t("games.turnOpen");
  return t("games.turnOf", { name: names[asked] ?? "" });
}

/** What is left of the time, running on since the list was told. */
const Left = ({ ms }: { ms: number }): JSX.Element => {
  const now = useSignal(performance.now());
  useEffect(() => {
    const timer = setInterval(() => (now.value = performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const since = ownRunning.value?.at ?? now.value;
  return <span class="my-game-left">{t("games.left", { time: lasting(ms - (now.value - since)) })}</span>;
};

const sooner = (game: MyGame): string =>
  [tOf("games.kind", game.kind), game.at === undefined ? "" : when(game.at)].filter(Boolean).join(" · ");

export const GameLink = ({ game }: { game: MyGame }): JSX.Element => (
  <a class="my-game-link" href={hrefOf(game)} data-game={game.id}>
    <span class="my-game-sign">
      <Icon name={game.kind} />
    </span>
    <span class="my-game-what">
      <strong>{tOf("game", game.game)}</strong>
      <span>{companyOf(game)}</span>
    </span>
    <span class="my-game-state">
      <b>{game.stage === "over" ? endOf(game) : turnOf(game)}</b>
      {game.left !== undefined && <Left ms={game.left} />}
      <small>{sooner(game)}</small>
    </span>
  </a>
);

export const GameRow = ({ game, onForget }: { game: MyGame; onForget: (undo: () => void) => void }): JSX.Element => (
  <li class={`my-game ${game.isYourTurn ? "yours" : ""}`}>
    <GameLink game={game} />
    {game.isLocal && (
      <button
        type="button"
        class="icon-button"
        data-action="delete"
        aria-label={`${t("games.delete")}: ${tOf("game", game.game)} ${companyOf(game)}`}
        title={t("games.delete")}
        onClick={() => onForget(forget(game.id))}
      >
        <Icon name="delete" />
      </button>
    )}
  </li>
);
