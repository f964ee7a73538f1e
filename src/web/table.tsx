/** The table: board, players, hand and what can be done, for any game. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "./i18n/words.ts";
import { Icon } from "./icons.tsx";
import { Handover } from "./handover.tsx";
import { LastMove, LogList } from "./log.tsx";
import type { Online } from "./onlineSession.ts";
import { Countdown, RunningClock } from "./clock.tsx";
import { Company } from "./company.tsx";
import { Menu } from "./menu.tsx";
import { Refused } from "./refused.tsx";
import { ResultPanel } from "./result.tsx";
import { Since } from "./since.tsx";
import { sound } from "./settings.ts";
import { Sheet } from "./sheet.tsx";
import type { Stage } from "./stage.ts";
import { Orders } from "./orders.tsx";
import { useKeys } from "./keys.ts";
import { markTurn } from "./turnMark.ts";

export const Table = ({ stage, online }: { stage: Stage; online?: Online }): JSX.Element => {
  const { kit, session } = stage;
  const open = useSignal<"menu" | "log" | undefined>(undefined);
  const isAsked = stage.legal.value.length > 0;
  useEffect(() => markTurn(stage), [stage]);
  useKeys(stage);
  const { Players, Board, Actions, Hand } = kit;
  const frame = stage.frame.value;
  const isOver = frame.result !== undefined && !stage.isBusy.value && stage.lookedAt.value === undefined;
  return (
    <main class={`table ${isAsked ? "asked" : ""}`} data-n={frame.n} data-busy={stage.isBusy.value}>
      <header class="bar">
        <a class="icon-button" href={session.extra?.leave ?? "/"} aria-label={t("table.leave")}>
          <Icon name="back" />
        </a>
        <p class="prompt" role="status" data-test="prompt">
          {stage.lookedAt.value === undefined
            ? (session.extra?.caption?.(stage) ?? kit.prompt(stage))
            : t("table.past")}
        </p>
        <button
          type="button"
          class="icon-button"
          aria-label={t(sound.value === "on" ? "table.soundOff" : "table.soundOn")}
          onClick={() => (sound.value = sound.value === "on" ? "off" : "on")}
        >
          <Icon name={sound.value === "on" ? "sound" : "silent"} />
        </button>
        <button type="button" class="icon-button" aria-label={t("table.menu")} onClick={() => (open.value = "menu")}>
          <Icon name="menu" />
        </button>
      </header>
      <div class="seats">
        <Players desk={stage} />
      </div>
      <div class="scene">
        <Board desk={stage} />
      </div>
      {session.extra && <session.extra.Beside stage={stage} />}
      <LastMove stage={stage} onOpen={() => (open.value = "log")} />
      <div class="doing">
        <Actions desk={stage} />
        {session.orders.length > 0 && <Orders session={session} />}
      </div>
      <div class="holding">
        <Hand desk={stage} />
      </div>
      <aside class="chronicle" aria-label={t("table.log")}>
        <LogList stage={stage} />
      </aside>
      {isOver && frame.result && <ResultPanel stage={stage} result={frame.result} />}
      <Countdown stage={stage} />
      {online && <RunningClock stage={stage} online={online} />}
      {online && <Company stage={stage} online={online} />}
      {stage.missed !== undefined && <Since stage={stage} from={stage.missed} />}
      <Refused stage={stage} />
      {session.handover.value !== undefined && !stage.isBusy.value && (
        <Handover stage={stage} seat={session.handover.value} />
      )}
      {open.value === "menu" && <Menu stage={stage} onClose={() => (open.value = undefined)} />}
      {open.value === "log" && (
        <Sheet title={t("table.log")} onClose={() => (open.value = undefined)}>
          <LogList stage={stage} />
        </Sheet>
      )}
    </main>
  );
};
