/** What happened, in sentences; and the way back through it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Face } from "../faces/mark.tsx";
import { t } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import type { Controller } from "./controller.ts";

/** The frames that have words, which of them is looked at, and its words. */
function stepsOf({ log, lookedAt }: Controller): { frames: readonly number[]; index: number; sentences: string[] } {
  const lines = log.value.filter(({ sentences }) => sentences.length > 0);
  // One step back is one frame, however many had a part in it.
  const frames = [...new Set(lines.map(({ n }) => n))];
  const index = lookedAt.value === undefined ? frames.length : frames.indexOf(lookedAt.value);
  const shown = frames[Math.min(index, frames.length - 1)];
  return { frames, index, sentences: lines.filter(({ n }) => n === shown).flatMap((line) => line.sentences) };
}

/** What happens now, or happened last. */
export const LastWords = ({ controller }: { controller: Controller }): JSX.Element => {
  const now = controller.lookedAt.value === undefined ? controller.caption.value : undefined;
  const tint = String(controller.players.value[now?.by ?? -1]?.colour ?? "none");
  const said = now?.text || stepsOf(controller).sentences.join(" ") || t("table.begin");
  // Each sentence anew: words that change in their place would seem to jump.
  return (
    <span key={said} class={now?.text ? `now tint-${tint}` : ""}>
      {said}
    </span>
  );
};

/** The line under the board: the last move, always visible, and steps back and forth. */
export const LastMove = ({ controller, onOpen }: { controller: Controller; onOpen: () => void }): JSX.Element => {
  const { frames, index, sentences } = stepsOf(controller);
  const at = controller.lookedAt.value;
  const look = (to: number): void => {
    controller.lookedAt.value = to >= frames.length ? undefined : frames[Math.max(0, to)];
  };
  return (
    <div class="last">
      <div class="look">
        <a
          class="icon-button"
          href={`/rules/${controller.kit.game.name}#${controller.kit.clause(controller)}`}
          aria-label={t("rules.clause", { clause: controller.kit.clause(controller) })}
        >
          <Icon name="rules" />
        </a>
        <button
          type="button"
          class="icon-button"
          aria-label={t("table.earlier")}
          disabled={index <= 0 || frames.length === 0}
          onClick={() => look(at === undefined ? frames.length - 2 : index - 1)}
        >
          <Icon name="earlier" />
        </button>
      </div>
      <button type="button" class="last-move" onClick={onOpen} title={t("table.openLog")}>
        <LastWords controller={controller} />
      </button>
      <p class="unseen" aria-live="polite">
        {at === undefined ? sentences.join(" ") : ""}
      </p>
      {/* Its place stays empty when there is nothing to skip: whoever taps twice must not hit something else (F-3). */}
      <div class="go">
        {at !== undefined && (
          <button type="button" class="icon-button" aria-label={t("table.later")} onClick={() => look(index + 1)}>
            <Icon name="later" />
          </button>
        )}
        {at !== undefined && (
          <button
            type="button"
            class="icon-button"
            aria-label={t("table.now")}
            onClick={() => (controller.lookedAt.value = undefined)}
          >
            <Icon name="now" />
          </button>
        )}
        {controller.isBusy.value && at === undefined && (
          <button type="button" class="icon-button" aria-label={t("table.skip")} onClick={() => controller.skip()}>
            <Icon name="skip" />
          </button>
        )}
      </div>
    </div>
  );
};

/** `onLook`: somebody wants to see the board as it was, so whatever lies over it may go. */
export const LogList = ({ controller, onLook }: { controller: Controller; onLook?: () => void }): JSX.Element => {
  const list = useRef<HTMLOListElement>(null);
  const lines = controller.log.value.filter(({ sentences }) => sentences.length > 0);
  const players = controller.players.value;
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={list} tabIndex={0}>
      {lines.map(({ key, n, by, sentences }, i) => (
        <li key={key} class={`line tint-${by === null ? "none" : (players[by]?.colour ?? 0)}`}>
          {/* Whoever goes on needs no new face. */}
          {by !== null && players[by] && lines[i - 1]?.by !== by && (
            <Face player={players[by]} seat={by} Emblem={controller.kit.Emblem} />
          )}
          <button
            type="button"
            tabIndex={n === lines.at(-1)?.n ? 0 : -1}
            aria-current={controller.lookedAt.value === n}
            onClick={() => {
              controller.lookedAt.value = n === lines.at(-1)?.n ? undefined : n;
              onLook?.();
            }}
          >
            {sentences.join(" ")}
          </button>
        </li>
      ))}
    </ol>
  );
};
