/** Dice, wands and cards against what was to be expected, with a verdict that claims no more than a test can say. */
import type { JSX } from "preact";
import type { Fortune } from "../../core/ledger.ts";
import { LEAST_TO_JUDGE, testSides, testSum } from "../../core/odds.ts";
import { language } from "../app/settings.ts";
import { t, tOf } from "./i18n.ts";
import type { Portrait } from "./sections.ts";
import { verdictOf } from "./verdict.ts";

const WIDE = 3.5;
const bell = (z: number): number => Math.exp((-z * z) / 2);
const CURVE = Array.from({ length: 71 }, (_, i) => {
  const z = -WIDE + (i * 2 * WIDE) / 70;
  return `${z.toFixed(2)} ${(-bell(z)).toFixed(3)}`;
});

/** Where this run lies among all that luck makes. */
const Bell = ({ value }: { value: number }): JSX.Element => {
  const at = Math.max(-WIDE, Math.min(WIDE, value));
  const words = new Intl.NumberFormat(language.value, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return (
    <svg
      class="bell"
      viewBox="-3.6 -1.16 7.2 1.36"
      role="img"
      aria-label={t("player.curveWords", { value: words.format(value) })}
    >
      <path class="bell-area" d={`M${CURVE.join("L")}Z`} />
      <path class="bell-mean" d="M0 0V-1" />
      <path class="bell-line" d={`M${CURVE.join("L")}`} />
      <path class="bell-base" d="M-3.6 0H3.6" />
      <path class="bell-mark" d={`M${at} .1V${-Math.max(0.2, bell(at))}`} />
      <circle class="bell-dot" cx={at} cy={-Math.max(0.2, bell(at))} r=".1" />
    </svg>
  );
};

const Sides = ({ sides }: { sides: readonly number[] }): JSX.Element => {
  const most = Math.max(...sides, 1);
  const mean = sides.reduce((sum, each) => sum + each, 0) / sides.length;
  return (
    <figure class="sides">
      <figcaption>{t("player.sides")}</figcaption>
      <ol style={{ "--mean": String(mean / most) }}>
        {sides.map((count, i) => (
          <li key={i}>
            <i aria-hidden="true" style={{ height: `${(count / most) * 100}%` }} />
            <b>{count}</b>
          </li>
        ))}
      </ol>
    </figure>
  );
};

const One = ({ game, name, fortune }: { game: string; name: string; fortune: Fortune }): JSX.Element => {
  const round = new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 });
  const [sum, sides] = [testSum(fortune), testSides(fortune)];
  const lean = Math.abs(fortune.sum - fortune.mean) < 0.5 ? "Same" : fortune.sum > fortune.mean ? "More" : "Less";
  const unit = tOf(`fortuneUnit.${game}`, name, { n: fortune.n });
  const hasSum = fortune.variance > 0;
  return (
    <li class="fortune">
      <h4>{tOf(`fortune.${game}`, name)}</h4>
      <p class="fortune-came">
        <b>{hasSum ? t("player.luckCame", { sum: round.format(fortune.sum), unit }) : unit}</b>
        {hasSum && ` · ${t("player.luckMean", { mean: round.format(fortune.mean) })} · ${t(`player.luck${lean}`)}`}
      </p>
      {sum && <Bell value={sum.value} />}
      {sum && <p class="verdict">{verdictOf(sum)}</p>}
      {fortune.sides && (sides || !hasSum) && <Sides sides={fortune.sides} />}
      {sides && <p class="verdict">{t("player.sidesVerdict", { verdict: verdictOf(sides) })}</p>}
      {!sum && !sides && <p class="hint">{t("player.luckFew", { n: LEAST_TO_JUDGE })}</p>}
    </li>
  );
};

export const Fortunes = ({ career }: Portrait): JSX.Element | null => {
  const told = Object.entries(career.chronicles).filter(([, { fortunes }]) => Object.keys(fortunes).length > 0);
  if (told.length === 0) return null;
  return (
    <section class="parchment player-luck">
      <h2>{t("player.luck")}</h2>
      <p class="hint">{t("player.luckLead")}</p>
      {told.map(([game, { fortunes }]) => (
        <div key={game} class="fortune-game">
          <h3>{tOf("game", game)}</h3>
          <ul class="fortunes">
            {Object.entries(fortunes).map(([name, fortune]) => (
              <One key={name} game={game} name={name} fortune={fortune} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
};
