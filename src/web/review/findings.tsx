/** What the review found: what decided the game, what cost most, and how much of it was luck. */
import type { JSX } from "preact";
import type { Review, ReviewStep } from "../../bots/review.ts";
import { COSTLY } from "../../bots/costly.ts";
import type { Result } from "../../core/game.ts";
import { t } from "../i18n/words.ts";
import { joinedCauses } from "../why/teller.ts";
import type { Balance, Costly } from "./figures.ts";
import { balances, turningPoint } from "./figures.ts";
import type { Measure } from "./measure.ts";
import type { Reel } from "./reel.ts";

/** The turning point in a sentence. */
export function decidedBy(reel: Reel, review: Review, result: Result, measure: Measure): string {
  const turning = turningPoint(review, result);
  if (!turning) return t("review.steady");
  const step = review.steps[turning.n];
  const isLuck = step !== undefined && Math.abs(step.luck[turning.seat]!) > Math.abs(step.choice[turning.seat]!);
  return t(isLuck ? "review.turningLuck" : "review.turning", {
    turn: reel.turns[turning.n]!,
    what: reel.sentences(turning.n + 1),
    name: measure.isScore ? t("review.curveScore") : reel.speaker.name(turning.seat),
    from: measure.value(turning.from),
    to: measure.value(turning.to),
  });
}

export const CostlyList = ({
  reel,
  costly,
  measure,
  isDone,
}: {
  reel: Reel;
  costly: readonly Costly[];
  measure: Measure;
  isDone: boolean;
}): JSX.Element => (
  <section class="finding">
    <h2>{t("review.costly")}</h2>
    {costly.length === 0 && <p>{t(isDone ? "review.noCostly" : "review.notYet")}</p>}
    <ol class="costly">
      {costly.map(({ n, step, cost }, i) => (
        <li key={n} class={`tint-${reel.players.value[step.by]!.colour}`}>
          <button type="button" data-costly={n} aria-current={reel.n.value === n} onClick={() => reel.go(n)}>
            <b class="costly-number">{i + 1}</b>
            <span>
              {t("review.costlyItem", {
                turn: reel.turns[n]!,
                you: reel.speaker.isYou(step.by),
                name: reel.speaker.name(step.by),
                what: reel.decisionAt(n, step.played),
              })}{" "}
              <em>{t("review.better", { what: reel.decisionAt(n, step.best) })}</em>
              {step.why && <span class="costly-why"> {whySaid(reel, n, step)}</span>}
            </span>
            <strong>{measure.change(-cost)}</strong>
          </button>
        </li>
      ))}
    </ol>
  </section>
);

/** Why a decision was worse, in the words of its game; "" where nothing was found that stands the test. */
function whySaid({ kit, speaker, options, frames }: Reel, n: number, { by, why }: ReviewStep): string {
  const causes = why?.causes ?? [];
  const said = causes.map((cause) => kit.cause?.(cause, speaker, options, frames[n]!.view, by) ?? "");
  return joinedCauses({ t, ...speaker }, said);
}

/** The decision that is looked at, if it was costly: what it cost, what would have been better, and why. */
export const CostlyMoment = ({
  reel,
  review,
  measure,
}: {
  reel: Reel;
  review: Review;
  measure: Measure;
}): JSX.Element | null => {
  const n = reel.n.value;
  const step = review.steps[n];
  const cost = step ? -step.choice[step.by]! : 0;
  if (!step || cost < COSTLY || step.best === step.played) return null;
  const why = whySaid(reel, n, step);
  return (
    <p class="film-why" data-test="why">
      <strong>
        {reel.decisionAt(n, step.played)} {measure.change(-cost)}
      </strong>{" "}
      <em>{t("review.better", { what: reel.decisionAt(n, step.best) })}</em> {why}
    </p>
  );
};

const PARTS = ["own", "others", "luck"] as const;

export const Balances = ({ reel, review, measure }: { reel: Reel; review: Review; measure: Measure }): JSX.Element => {
  const all = balances(review);
  const parts = PARTS.filter((part) => part !== "others" || reel.players.value.length > 1);
  const most = Math.max(0.05, ...(all ?? []).flatMap((each) => parts.map((part) => Math.abs(each[part]))));
  return (
    <section class="finding">
      <h2>{t("review.balance")}</h2>
      <p class="hint">{t(measure.isScore ? "review.balanceHelpScore" : "review.balanceHelp")}</p>
      {!all && <p>{t("review.notYet")}</p>}
      {all?.map((balance, seat) => (
        <BalanceOf key={seat} seat={seat} {...{ balance, parts, most, reel, measure }} />
      ))}
    </section>
  );
};

const BalanceOf = ({
  seat,
  balance,
  parts,
  most,
  reel,
  measure,
}: {
  seat: number;
  balance: Balance;
  parts: readonly (typeof PARTS)[number][];
  most: number;
  reel: Reel;
  measure: Measure;
}): JSX.Element => {
  const { Emblem } = reel.kit;
  const { name, colour } = reel.players.value[seat]!;
  return (
    <div class={`balance tint-${colour}`}>
      <h3>
        <svg viewBox="-12 -12 24 24" class="legend-emblem" aria-hidden="true">
          <Emblem of={colour} size={20} />
        </svg>
        {t("review.balanceOf", { name, start: measure.value(balance.start), end: measure.value(balance.end) })}
      </h3>
      <dl>
        {parts.map((part) => (
          <div key={part} class={`part part-${part}`}>
            <dt>{t(`review.${part}`)}</dt>
            <dd>
              <i
                class={balance[part] < 0 ? "bar-loss" : "bar-gain"}
                style={{ width: `${(50 * Math.abs(balance[part])) / most}%` }}
                aria-hidden="true"
              />
              <b>{measure.sum(balance[part])}</b>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};
