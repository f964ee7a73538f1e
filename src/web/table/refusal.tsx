/** Why something is not possible, with the rule it rests on. */
import type { JSX } from "preact";
import { reasonOf, t } from "../i18n/words.ts";
import type { Controller } from "./controller.ts";

export const RefusalToast = ({ controller }: { controller: Controller }): JSX.Element | null => {
  const refusal = controller.refusal.value;
  if (!refusal) return null;
  return (
    <div class="toast" role="alert">
      <span>{reasonOf(refusal)}</span>
      {refusal.clause && (
        <a href={`/rules/${controller.kit.game.name}#${refusal.clause}`}>
          {t("rules.clause", { clause: refusal.clause })}
        </a>
      )}
      <button type="button" class="button quiet" onClick={() => (controller.refusal.value = undefined)}>
        {t("table.close")}
      </button>
    </div>
  );
};
