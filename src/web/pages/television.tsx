/** Table mode: the board for everybody in the room, without hands, unless everybody sees the same; and nothing to press. */
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { faceOf } from "../faces/mark.tsx";
import { Portrait } from "../faces/portrait.tsx";
import { t, tOf } from "../i18n/words.ts";
import type { Online } from "../sessions/online.ts";
import { RunningClock } from "../table/clock.tsx";
import type { Controller } from "../table/controller.ts";
import { LastWords } from "../table/log.tsx";
import { useTableLaid } from "../table/laid.ts";
import { Lot } from "../table/lot.tsx";
import { NewsLine } from "../table/newsLine.tsx";
import { Prompt } from "../table/prompt.tsx";
import { TelevisionResult } from "../table/result.tsx";
import { toTelevision } from "./screenPage.tsx";
import { useTitle } from "../ui/title.ts";

/** A screen that goes dark in the middle of a long thought would have to be woken by hand. */
function useWakefulness(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    const hold = async (): Promise<void> => {
      if (document.visibilityState === "visible") lock = await navigator.wakeLock?.request("screen");
    };
    const again = (): void => void hold().catch(() => undefined);
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      document.removeEventListener("visibilitychange", again);
      void lock?.release();
    };
  }, []);
}

/** Large, from the corner: whoever acts or has to decide, with the mood of the moment. */
const OnStage = ({ controller }: { controller: Controller }): JSX.Element | null => {
  const seat = controller.caption.value?.by ?? controller.frame.value.decider ?? undefined;
  const player = seat === undefined ? undefined : controller.players.value[seat];
  if (seat === undefined || !player || controller.lot.value) return null;
  const { Emblem } = controller.kit;
  return (
    <div key={seat} class={`on-stage tint-${player.colour}`} aria-hidden="true">
      <Portrait
        face={faceOf(player, seat)}
        mood={controller.moods?.value[seat] ?? (controller.caption.value ? "plain" : "thinking")}
        emblem={(size) => <Emblem of={player.colour} size={size} />}
      />
    </div>
  );
};

export const Television = ({ controller, online }: { controller: Controller; online: Online }): JSX.Element => {
  const { Players, Board, Hand } = controller.kit;
  const { result } = controller.frame.value;
  const next = online.info.value?.next;
  useWakefulness();
  useTableLaid();
  useTitle(t("title.table", { game: tOf("game", controller.kit.game.name) }));
  // Once more, at a new table: the screen goes along.
  useEffect(() => {
    if (next !== undefined) toTelevision(next);
  }, [next]);
  return (
    <main class="table television" data-n={controller.frame.value.n} data-game={controller.kit.game.name}>
      <div class="ask">
        <RunningClock controller={controller} online={online} />
        <Prompt controller={controller} online={online} />
      </div>
      <div class="seats">
        <Players desk={controller} />
      </div>
      <div class="scene">
        <Board desk={controller} />
      </div>
      {!controller.kit.isShared(controller.options) && <OnStage controller={controller} />}
      {controller.lot.value && <Lot controller={controller} />}
      <NewsLine online={online} />
      <p class="last-words">
        <LastWords controller={controller} />
      </p>
      {controller.kit.isShared(controller.options) && (
        <div class="holding">
          <Hand desk={controller} />
        </div>
      )}
      {result && !controller.isBusy.value && <TelevisionResult controller={controller} result={result} />}
    </main>
  );
};
