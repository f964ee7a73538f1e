/** Lists of one's games: what runs and waits, and what is over. A game of this device can be deleted, and brought back. */
import { HAS_SERVER } from "#server";
import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { isRefusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { t, tOf } from "../i18n/words.ts";
import { ownTables, PAGE } from "../sessions/guest.ts";
import { ownRunning } from "../sessions/ownGames.ts";
import { allSaved, savedChanges } from "../sessions/saved.ts";
import { GameRow } from "./gameRow.tsx";
import type { MyGame } from "./myGames.ts";
import { byUrgency, ofSaved, ofTable } from "./myGames.ts";

/** What is not over, most urgent first. */
export function unfinished(): MyGame[] {
  const local = savedChanges.value >= 0 ? allSaved().map(ofSaved) : [];
  const online = (ownRunning.value?.tables ?? []).map(ofTable);
  return [...local, ...online].filter(({ stage }) => stage !== "over").toSorted(byUrgency);
}

interface Deleted {
  readonly game: MyGame;
  readonly undo: () => void;
}

/** What was deleted last: said by the page, since its list may be gone with it. */
const deleted = signal<Deleted | undefined>(undefined);

/** Says what was deleted, and brings it back on wish. */
export const Deletion = (): JSX.Element | null => {
  // Who goes to another page and comes back has forgotten it.
  useEffect(() => () => (deleted.value = undefined), []);
  const last = deleted.value;
  if (!last) return null;
  return (
    <div class="toast" role="status">
      <span>{t("games.deleted", { game: tOf("game", last.game.game) })}</span>
      <button
        type="button"
        class="button"
        data-action="undelete"
        onClick={() => {
          last.undo();
          deleted.value = undefined;
        }}
      >
        {t("games.undo")}
      </button>
      <button type="button" class="button quiet" onClick={() => (deleted.value = undefined)}>
        {t("table.close")}
      </button>
    </div>
  );
};

export const GameList = ({ games }: { games: readonly MyGame[] }): JSX.Element => (
  <ul class="my-games">
    {games.map((game) => (
      <GameRow key={game.id} game={game} onForget={(undo) => (deleted.value = { game, undo })} />
    ))}
  </ul>
);

/** Finished games of this device and of the server, those that ended last first. */
export const FinishedGames = (): JSX.Element => {
  const online = useSignal<readonly OwnTable[]>([]);
  const hasMore = useSignal(false);
  const isOut = useSignal(false);
  const load = async (): Promise<void> => {
    const found = await ownTables(true, online.peek().at(-1)?.table);
    isOut.value = isRefusal(found);
    if (isRefusal(found)) return;
    online.value = [...online.peek(), ...found];
    hasMore.value = found.length === PAGE;
  };
  useEffect(() => void load(), []);
  const local = savedChanges.value >= 0 ? allSaved().map(ofSaved) : [];
  const games = [...local, ...online.value.map(ofTable)].filter(({ stage }) => stage === "over").toSorted(byUrgency);
  return (
    <>
      {games.length === 0 && <p>{t("games.noneFinished")}</p>}
      <GameList games={games} />
      {hasMore.value && (
        <button type="button" class="button" onClick={() => void load()}>
          {t("games.more")}
        </button>
      )}
      {HAS_SERVER && isOut.value && <p class="hint">{t("games.noServer")}</p>}
    </>
  );
};
