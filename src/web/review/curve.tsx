/** The chances of all seats over the whole game. Each has a colour, a pattern of dashes and its emblem at the end. */
import type { JSX } from "preact";
import type { Review } from "../../bots/review.ts";
import { t } from "../i18n/words.ts";
import type { Costly } from "./figures.ts";
import type { Measure } from "./measure.ts";
import type { Reel } from "./reel.ts";

const DASHES = ["none", "9 5", "2 4", "14 4 2 4", "5 3", "12 8"];
const WIDTH = 1000;
const HEIGHT = 100;
/** Lines at these prospects. */
const TICKS = [1, 0.5, 0];

interface Shown {
  readonly reel: Reel;
  readonly review: Review;
  readonly measure: Measure;
  readonly costly: readonly Costly[];
}

/** Seats with prospects of their own; where all play for one score there is one line. */
const linesOf = ({ reel, measure }: Pick<Shown, "reel" | "measure">): readonly number[] =>
  measure.isScore ? [0] : reel.players.value.map((_, seat) => seat);

const nameOf = ({ reel, measure }: Pick<Shown, "reel" | "measure">, seat: number): string =>
  measure.isScore && reel.players.value.length > 1 ? t("review.all") : (reel.players.value[seat]?.name ?? "");

/** The point that is known nearest before a frame. */
const known = ({ points }: Review, n: number): readonly number[] | undefined =>
  points.slice(0, n + 1).findLast(Boolean);

export function momentOf({ reel, review, measure }: Omit<Shown, "costly">, n: number): string {
  const point = known(review, n);
  const values = point
    ? linesOf({ reel, measure }).map((seat) =>
        t("review.value", { name: nameOf({ reel, measure }, seat), value: measure.value(point[seat]!) }),
      )
    : [t("review.notYet")];
  return t("review.at", { turn: reel.turns[n]!, values: values.join(", ") });
}

/** Parts of a line that are known, as the points of a polyline. */
function partsOf({ points }: Review, seat: number): string[] {
  const parts: string[][] = [[]];
  const last = Math.max(1, points.length - 1);
  for (const [n, point] of points.entries()) {
    if (!point) {
      if (parts.at(-1)!.length > 0) parts.push([]);
      continue;
    }
    const y = HEIGHT * (1 - Math.min(1, Math.max(0, point[seat]!)));
    parts.at(-1)!.push(`${((WIDTH * n) / last).toFixed(1)},${y.toFixed(1)}`);
  }
  return parts.filter((part) => part.length > 1).map((part) => part.join(" "));
}

export const Curve = (shown: Shown): JSX.Element => {
  const { reel, review, measure, costly } = shown;
  const last = review.points.length - 1;
  const n = reel.n.value;
  const left = (at: number): string => `${(100 * at) / Math.max(1, last)}%`;
  return (
    <div class="curve">
      <div class="curve-ticks" aria-hidden="true">
        {TICKS.map((tick) => (
          <span key={tick}>{measure.value(tick)}</span>
        ))}
      </div>
      <div class="curve-field">
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {TICKS.map((tick) => (
            <path key={tick} class="curve-grid" d={`M0 ${HEIGHT * (1 - tick)}H${WIDTH}`} />
          ))}
          {linesOf(shown).flatMap((seat) =>
            partsOf(review, seat).map((part, i) => (
              <polyline
                key={`${seat}.${i}`}
                class={`curve-line tint-${reel.players.value[seat]!.colour}`}
                points={part}
                stroke-dasharray={DASHES[seat]}
              />
            )),
          )}
        </svg>
        <i class="curve-now" style={{ left: left(n) }} />
        {costly.map((each, i) => (
          <b key={each.n} class="curve-flag" style={{ left: left(each.n) }} aria-hidden="true">
            {i + 1}
          </b>
        ))}
        <input
          type="range"
          class="curve-slider"
          min={0}
          max={last}
          value={n}
          aria-label={t(measure.isScore ? "review.curveScore" : "review.curve")}
          aria-valuetext={momentOf(shown, n)}
          title={t("review.curveHelp")}
          onInput={(event) => reel.go(Number(event.currentTarget.value))}
        />
      </div>
    </div>
  );
};

/** Who is which line, and where they stand at the moment shown. */
export const Legend = (shown: Shown): JSX.Element => {
  const { reel, review, measure } = shown;
  const { Emblem } = reel.kit;
  const point = known(review, reel.n.value);
  return (
    <ul class="legend">
      {linesOf(shown).map((seat) => {
        const { colour } = reel.players.value[seat]!;
        return (
          <li key={seat} class={`tint-${colour}`}>
            <svg viewBox="-12 -12 24 24" class="legend-emblem" aria-hidden="true">
              <Emblem of={colour} size={20} />
            </svg>
            <svg viewBox="0 0 34 6" class="legend-dash" aria-hidden="true">
              <path class="curve-line" d="M0 3H34" stroke-dasharray={DASHES[seat]} />
            </svg>
            <span class="legend-name">
              <LegendName
                name={nameOf(shown, seat)}
                isBot={reel.players.value[seat]!.by === "bot" && !measure.isScore}
              />
            </span>
            <b>{point ? measure.value(point[seat]!) : "…"}</b>
          </li>
        );
      })}
    </ul>
  );
};

/** A bot's title is left out where there is little room. */
const LegendName = ({ name, isBot }: { name: string; isBot: boolean }): JSX.Element => {
  const [title, ...rest] = name.split(" ");
  if (!isBot || rest.length === 0) return <>{name}</>;
  return (
    <>
      <span class="legend-title">{title} </span>
      {rest.join(" ")}
    </>
  );
};

/** The same for those who do not see it, turn by turn. */
export const CurveTable = (shown: Shown): JSX.Element => {
  const { reel, review, measure } = shown;
  const lines = linesOf(shown);
  const rows = reel.turns.flatMap((turn, n) => (turn !== reel.turns[n - 1] || n === reel.turns.length - 1 ? [n] : []));
  const head = (n: number): string | number =>
    n === 0 ? t("review.beginning") : n === reel.turns.length - 1 ? t("review.end") : reel.turns[n]!;
  return (
    <details class="curve-table">
      <summary>{t("review.asTable")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("review.turn")}</th>
            {lines.map((seat) => (
              <th key={seat} scope="col">
                {nameOf(shown, seat)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((n) => (
            <tr key={n}>
              <th scope="row">{head(n)}</th>
              {lines.map((seat) => (
                <td key={seat}>{review.points[n] ? measure.value(review.points[n]![seat]!) : "…"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};
