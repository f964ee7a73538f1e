/** Why something is best here, in sentences. */
import type { CoachAdvice } from "../../bots/advice.ts";
import type { Seat, State } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import { measureOf } from "../review/measure.ts";
import type { Kit, Speaker } from "../table/kit.ts";
import { joinedCauses } from "../why/teller.ts";

export function reasonsSaid(kit: Kit, state: State, seat: Seat, advice: CoachAdvice, speaker: Speaker): string[] {
  const options = kit.game.options(state);
  const view = kit.game.view(state, seat);
  const { why, threat } = advice;
  const causes = why?.causes.map(
    (cause) => kit.cause?.(cause, { ...speaker, mode: "advice" }, options, view, seat) ?? "",
  );
  const because = joinedCauses({ t, ...speaker }, causes ?? []);
  const danger =
    threat &&
    kit.cause?.(
      { fact: threat.fact, means: threat.means, afterPlayed: threat.share, afterBest: 0, when: "later" },
      { ...speaker, mode: "threat" },
      options,
      view,
      seat,
    );
  const cost = threat && t("coach.threatCost", { cost: measureOf(kit, options).change(-threat.cost) });
  return [because, danger ? `${danger} ${cost}` : ""].filter((each) => each !== "");
}
