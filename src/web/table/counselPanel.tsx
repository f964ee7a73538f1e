/** What the coach says, over the upper edge of the board. */
import type { JSX } from "preact";
import { t, tOf } from "../i18n/words.ts";
import { measureOf } from "../review/measure.ts";
import { Icon } from "../ui/icons.tsx";
import { joinedCauses } from "../why/teller.ts";
import type { CounselSaid } from "./counsel.ts";
import type { Controller } from "./controller.ts";
import { tell } from "./telling.ts";

/** A decision in words, made or not. */
function decisionSaid({ kit, session, speaker, options, frame, seat }: Controller, text: string): string {
  const events = session.coach?.told(text) ?? [];
  const listener = { kit, speaker, options, seat: seat.value };
  const said = tell(listener, { ...frame.value, events }, frame.value).map((each) => each.text);
  const verb = frame.value.choices?.find((choice) => choice.text === text)?.verb ?? "";
  return said.length > 0 ? said.join(" ") : tOf(`review.do.${kit.game.name}`, verb);
}

function reasonSaid(controller: Controller, { advice, isWarning }: CounselSaid): string {
  const { kit, speaker, options, frame, seat } = controller;
  const teller = isWarning ? speaker : { ...speaker, mode: "advice" as const };
  const said = advice?.why?.causes.map(
    (cause) => kit.cause?.(cause, teller, options, frame.value.view, seat.value) ?? "",
  );
  return joinedCauses({ t, ...speaker }, said ?? []);
}

function threatSaid({ kit, speaker, options, frame, seat }: Controller, { advice }: CounselSaid): string {
  const { threat } = advice ?? {};
  if (!threat || !kit.cause) return "";
  const { fact, share, means, cost } = threat;
  const cause = { fact, means, afterPlayed: share, afterBest: 0, when: "later" } as const;
  const said = kit.cause(cause, { ...speaker, mode: "threat" }, options, frame.value.view, seat.value);
  return `${said} ${t("coach.threatCost", { cost: measureOf(kit, options).change(-cost) })}`;
}

export const CounselPanel = ({ controller }: { controller: Controller }): JSX.Element | null => {
  const { counsel, kit, options } = controller;
  const said = counsel.said.value;
  if (!said) return null;
  const { advice, isWarning } = said;
  const cost = advice && measureOf(kit, options).change(-advice.cost);
  return (
    <section class="coach counsel" role="status" aria-label={t("coach.title")} data-test="counsel">
      <div class="coach-said" tabIndex={0}>
        {!advice && <p>{t("coach.thinking")}</p>}
        {advice && isWarning && (
          <p>
            <strong>{t("coach.warning", { what: decisionSaid(controller, advice.other), cost: cost! })}</strong>{" "}
            {t("review.better", { what: decisionSaid(controller, advice.best) })} {reasonSaid(controller, said)}
          </p>
        )}
        {advice && !isWarning && (
          <p>
            <strong>{t("coach.advice", { what: decisionSaid(controller, advice.best) })}</strong>{" "}
            {advice.cost > 0
              ? t("coach.other", { what: decisionSaid(controller, advice.other), cost: cost! })
              : t("coach.equal")}{" "}
            {reasonSaid(controller, said)}
          </p>
        )}
        {advice && !isWarning && advice.threat && <p>{threatSaid(controller, said)}</p>}
      </div>
      <div class="coach-tools">
        {advice && isWarning && (
          <button type="button" class="button" data-action="anyway" onClick={() => controller.decide(advice.other)}>
            {t("coach.anyway")}
          </button>
        )}
        <button
          type="button"
          class="icon-button"
          data-action="dismiss"
          aria-label={t("table.close")}
          onClick={() => counsel.dismiss()}
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  );
};

/** Asks the coach, where one may have one and has to decide. */
export const AskCoach = ({ controller }: { controller: Controller }): JSX.Element | null => {
  if (!controller.counsel.isThere || controller.choices.value.length < 2) return null;
  return (
    <button
      type="button"
      class="icon-button ask-coach"
      data-action="coach"
      aria-label={t("coach.ask")}
      title={t("coach.ask")}
      onClick={() => controller.counsel.ask()}
    >
      <Icon name="hint" />
    </button>
  );
};
