/** Table mode: the board for everybody in the room, without hands: phones hold those, unless everybody sees the same. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t, tOf } from "./i18n/words.ts";
import { LastMove, LogList } from "./log.tsx";
import { ResultPanel } from "./result.tsx";
import type { Stage } from "./stage.ts";

export const Television = ({ stage }: { stage: Stage }): JSX.Element => {
  const { Players, Board, Hand } = stage.kit;
  const { result } = stage.frame.value;
  useEffect(() => {
    document.title = t("title.table", { game: tOf("game", stage.kit.game.name) });
  }, [stage]);
  return (
    <main class="table television">
      <header class="bar">
        <p class="prompt" role="status">
          {stage.kit.prompt(stage)}
        </p>
      </header>
      <div class="seats">
        <Players desk={stage} />
      </div>
      <div class="scene">
        <Board desk={stage} />
      </div>
      <LastMove stage={stage} onOpen={() => undefined} />
      {stage.kit.isShared(stage.options) && (
        <div class="holding">
          <Hand desk={stage} />
        </div>
      )}
      <aside class="chronicle" aria-label={t("table.log")}>
        <LogList stage={stage} />
      </aside>
      {result && !stage.isBusy.value && <ResultPanel stage={stage} result={result} />}
    </main>
  );
};
