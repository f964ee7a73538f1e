/** What happened, in sentences; and the way back through it. */
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/words.ts";
import { Icon } from "../ui/icons.tsx";
import type { Controller } from "./controller.ts";

/** The line under the board: the last move, always visible, and steps back and forth. */
export const LastMove = ({ controller, onOpen }: { controller: Controller; onOpen: () => void }): JSX.Element => {
  const log = controller.log.value.filter(({ sentences }) => sentences.length > 0);
  const at = controller.lookedAt.value;
  const index = at === undefined ? log.length : log.findIndex(({ n }) => n === at);
  const line = log[Math.min(index, log.length - 1)];
  const look = (to: number): void => {
    controller.lookedAt.value = to >= log.length ? undefined : log[Math.max(0, to)]?.n;
  };
  return (
    <div class="last">
      <button
        type="button"
        class="icon-button small"
        aria-label={t("table.earlier")}
        disabled={index <= 0 || log.length === 0}
        onClick={() => look(at === undefined ? log.length - 2 : index - 1)}
      >
        <Icon name="earlier" />
      </button>
      <button type="button" class="last-move" onClick={onOpen} title={t("table.openLog")}>
        <span>{line?.sentences.join(" ") ?? t("table.begin")}</span>
      </button>
      <p class="unseen" aria-live="polite">
        {at === undefined ? line?.sentences.join(" ") : ""}
      </p>
      {at !== undefined && (
        <button type="button" class="icon-button small" aria-label={t("table.later")} onClick={() => look(index + 1)}>
          <Icon name="later" />
        </button>
      )}
      {at !== undefined && (
        <button
          type="button"
          class="icon-button small"
          aria-label={t("table.now")}
          onClick={() => (controller.lookedAt.value = undefined)}
        >
          <Icon name="now" />
        </button>
      )}
      {!controller.isBusy.value && at === undefined && (
        <a
          class="icon-button small"
          href={`/rules/${controller.kit.game.name}#${controller.kit.clause(controller)}`}
          aria-label={t("rules.clause", { clause: controller.kit.clause(controller) })}
        >
          <Icon name="rules" />
        </a>
      )}
      {controller.isBusy.value && at === undefined && (
        <button type="button" class="icon-button small" aria-label={t("table.skip")} onClick={() => controller.skip()}>
          <Icon name="skip" />
        </button>
      )}
    </div>
  );
};

export const LogList = ({ controller }: { controller: Controller }): JSX.Element => {
  const list = useRef<HTMLOListElement>(null);
  const lines = controller.log.value.filter(({ sentences }) => sentences.length > 0);
  const players = controller.players.value;
  useEffect(() => {
    const element = list.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [lines.length]);
  return (
    <ol class="log" ref={list} tabIndex={0}>
      {lines.map(({ n, by, sentences }) => (
        <li key={n} class={`line tint-${by === null ? "none" : (players[by]?.colour ?? 0)}`}>
          <button
            type="button"
            tabIndex={n === lines.at(-1)?.n ? 0 : -1}
            aria-current={controller.lookedAt.value === n}
            onClick={() => (controller.lookedAt.value = n === lines.at(-1)?.n ? undefined : n)}
          >
            {sentences.join(" ")}
          </button>
        </li>
      ))}
    </ol>
  );
};
