/** Why something is not possible, with the rule it rests on. */
import type { JSX } from "preact";
import { t, tOf } from "./i18n/words.ts";
import type { Stage } from "./stage.ts";

export const Refused = ({ stage }: { stage: Stage }): JSX.Element | null => {
  const refusal = stage.refusal.value;
  if (!refusal) return null;
  return (
    <div class="toast" role="alert">
      <span>{tOf("refused", refusal.refused)}</span>
      {refusal.clause && (
        <a href={`/rules/${stage.kit.game.name}#${refusal.clause}`}>{t("rules.clause", { clause: refusal.clause })}</a>
      )}
      <button type="button" class="button quiet" onClick={() => (stage.refusal.value = undefined)}>
        {t("table.close")}
      </button>
    </div>
  );
};
