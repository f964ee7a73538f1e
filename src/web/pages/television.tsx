/** Table mode: the board for everybody in the room, without hands: phones hold those, unless everybody sees the same. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t, tOf } from "../i18n/words.ts";
import type { Online } from "../sessions/online.ts";
import { LastMove, LogList } from "../table/log.tsx";
import { NewsLine } from "../table/newsLine.tsx";
import { Prompt } from "../table/prompt.tsx";
import { ResultPanel } from "../table/result.tsx";
import type { Controller } from "../table/controller.ts";

export const Television = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => {
  const { Players, Board, Hand } = controller.kit;
  const { result } = controller.frame.value;
  useEffect(() => {
    document.title = t("title.table", { game: tOf("game", controller.kit.game.name) });
  }, [controller]);
  return (
    <main class="table television">
      <header class="bar">
        <Prompt controller={controller} online={online} />
      </header>
      <div class="seats">
        <Players desk={controller} />
      </div>
      <div class="scene">
        <Board desk={controller} />
      </div>
      <NewsLine online={online} />
      <LastMove controller={controller} onOpen={() => undefined} />
      {controller.kit.isShared(controller.options) && (
        <div class="holding">
          <Hand desk={controller} />
        </div>
      )}
      <aside class="chronicle" aria-label={t("table.log")}>
        <LogList controller={controller} />
      </aside>
      {result && !controller.isBusy.value && <ResultPanel controller={controller} result={result} />}
    </main>
  );
};
