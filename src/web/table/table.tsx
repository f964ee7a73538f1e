/** The table: board, players, hand and what can be done, for any game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import { Handover } from "./handover.tsx";
import { LastMove, LogList } from "./log.tsx";
import type { Online } from "../sessions/online.ts";
import { AskCoach, CounselPanel } from "./counselPanel.tsx";
import { Countdown, RunningClock } from "./clock.tsx";
import { Chat } from "./chat.tsx";
import { useTableLaid } from "./laid.ts";
import { Lot } from "./lot.tsx";
import { Menu } from "./menu.tsx";
import { NewsLine } from "./newsLine.tsx";
import { Prompt } from "./prompt.tsx";
import { RefusalToast } from "./refusal.tsx";
import { ResultPanel } from "./result.tsx";
import { SeatToasts } from "./seatToasts.tsx";
import { Since } from "./since.tsx";
import { drawer, sound } from "../app/settings.ts";
import { useBand } from "../sound/useBand.ts";
import { hasDrawer } from "../ui/layout.ts";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";
import { Orders } from "./orders.tsx";
import { useKeys } from "./keys.ts";
import { markTurn } from "./turnMark.ts";

export const TableMain = ({ controller, online }: { controller: Controller; online?: Online }): JSX.Element => {
  const { kit, session } = controller;
  const open = useSignal<"menu" | "log" | undefined>(undefined);
  const isAsked = controller.choices.value.length > 0;
  useEffect(() => markTurn(controller), [controller]);
  useKeys(controller);
  useTableLaid();
  useBand(kit.place ?? "meadow");
  const { Players, Board, Actions, Hand } = kit;
  const frame = controller.frame.value;
  const isLogOpen = hasDrawer.value && drawer.value === "open";
  const toggleLog = (): void => {
    if (hasDrawer.value) drawer.value = isLogOpen ? "closed" : "open";
    else open.value = "log";
  };
  // What is asked of the whole table (":has") is asked again with every figure that moves: only where somebody may advise.
  const isAdvised = session.extra !== undefined || controller.counsel.said.value !== undefined;
  const isOver = frame.result !== undefined && !controller.isBusy.value && controller.lookedAt.value === undefined;
  return (
    <main
      class={`table ${isAsked ? "asked" : ""} ${isLogOpen ? "with-log" : ""} ${isAdvised ? "advised" : ""}`}
      data-game={kit.game.name}
      data-n={frame.n}
      data-busy={controller.isBusy.value}
    >
      <header class="bar">
        <a class="icon-button leave" href={session.extra?.leave ?? "/"} aria-label={t("table.leave")}>
          <Icon name="back" />
        </a>
        <div class="ask">
          {online && <RunningClock controller={controller} online={online} />}
          <Prompt controller={controller} online={online} />
        </div>
        <div class="tools">
          {online && <Chat controller={controller} online={online} />}
          <AskCoach controller={controller} />
          <button
            type="button"
            class="icon-button sound"
            aria-label={t(sound.value === "on" ? "table.soundOff" : "table.soundOn")}
            onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
          >
            <Icon name={sound.value === "on" ? "sound" : "silent"} />
          </button>
          <button
            type="button"
            class="icon-button log-button"
            aria-label={t("table.log")}
            aria-expanded={isLogOpen}
            onClick={toggleLog}
          >
            <Icon name="log" />
          </button>
          <button type="button" class="icon-button" aria-label={t("table.menu")} onClick={() => (open.value = "menu")}>
            <Icon name="menu" />
          </button>
        </div>
      </header>
      <div class="seats">
        <Players desk={controller} />
      </div>
      <div class="scene">
        <Board desk={controller} />
      </div>
      {controller.lot.value && <Lot controller={controller} />}
      <CounselPanel controller={controller} />
      {session.extra && <session.extra.Beside controller={controller} />}
      <LastMove controller={controller} onOpen={toggleLog} />
      <div class="doing">
        <Actions desk={controller} />
        {session.orders.length > 0 && frame.result === undefined && <Orders session={session} />}
      </div>
      <div class="holding">
        <Hand desk={controller} />
      </div>
      {isLogOpen && (
        <aside class="chronicle" aria-label={t("table.log")}>
          <LogList controller={controller} />
        </aside>
      )}
      {isOver && frame.result && <ResultPanel controller={controller} result={frame.result} />}
      <Countdown controller={controller} />
      {online && <SeatToasts controller={controller} online={online} />}
      {online && <NewsLine online={online} />}
      {controller.missed !== undefined && <Since controller={controller} from={controller.missed} />}
      <RefusalToast controller={controller} />
      {session.handover.value !== undefined && !controller.isBusy.value && (
        <Handover controller={controller} seat={session.handover.value} />
      )}
      {open.value === "menu" && (
        <Menu controller={controller} online={online} onClose={() => (open.value = undefined)} />
      )}
      {open.value === "log" && (
        <Sheet title={t("table.log")} onClose={() => (open.value = undefined)}>
          <LogList controller={controller} onLook={() => (open.value = undefined)} />
        </Sheet>
      )}
    </main>
  );
};
