/** What happened since one was here last, in sentences. */
import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n/words.ts";
import { Sheet } from "../ui/sheet.tsx";
import type { Controller } from "./controller.ts";

export const Since = ({ controller, from }: { controller: Controller; from: number }): JSX.Element | null => {
  const isClosed = useSignal(false);
  const lines = controller.log.value.filter(({ n, sentences }) => n > from && sentences.length > 0);
  if (isClosed.value || lines.length === 0 || controller.isBusy.value) return null;
  return (
    <Sheet title={t("since.title")} onClose={() => (isClosed.value = true)}>
      <ol class="log">
        {lines.map(({ key, by, sentences }) => (
          <li key={key} class={`line tint-${by === null ? "none" : (controller.players.value[by]?.colour ?? 0)}`}>
            <p>{sentences.join(" ")}</p>
          </li>
        ))}
      </ol>
      <button type="button" class="button main" onClick={() => (isClosed.value = true)}>
        {t("since.go")}
      </button>
    </Sheet>
  );
};
