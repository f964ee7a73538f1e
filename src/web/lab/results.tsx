/** Figures of one or two setups, growing while the games are played. */
import type { JSX } from "preact";
import type { Estimate, LabSummary } from "../../bots/lab/summary.ts";
import { difference, isSure } from "../../bots/lab/summary.ts";
import { MOST_ROUNDS } from "../../bots/lab/tally.ts";
import type { LabFigure } from "./figures.ts";
import { figuresOf, spread, written } from "./figures.ts";
import { t, tOf } from "./i18n.ts";

interface Props {
  readonly game: string;
  /** The first, and the second if there is one; undefined: nothing is known of it yet. */
  readonly summaries: readonly (LabSummary | undefined)[];
}

export const Results = ({ game, summaries }: Props): JSX.Element => {
  const known = summaries.find((summary) => summary !== undefined && summary.games > 0);
  if (!known) return <p class="lab-empty">{t("lab.empty")}</p>;
  const isPair = summaries.length > 1;
  const rows = figuresOf(game, known).filter((figure) => summaries.some((summary) => summary && figure.of(summary)));
  return (
    <>
      <p class="hint">{t("lab.resultsHelp")}</p>
      <div class="lab-wide" tabIndex={0} role="region" aria-label={t("lab.results")}>
        <table class="lab-figures">
          <thead>
            <tr>
              <th scope="col">{t("lab.what")}</th>
              <th scope="col">{t("lab.sideA")}</th>
              {isPair && <th scope="col">{t("lab.sideB")}</th>}
              {isPair && <th scope="col">{t("lab.difference")}</th>}
            </tr>
          </thead>
          <tbody>
            {rows.map((figure) => (
              <Row key={figure.name} figure={figure} summaries={summaries} />
            ))}
          </tbody>
        </table>
      </div>
      <h3>{t("lab.lengths")}</h3>
      <Lengths summaries={summaries} />
      <Deeds game={game} summaries={summaries} />
    </>
  );
};

const Row = ({ figure, summaries }: { figure: LabFigure; summaries: Props["summaries"] }): JSX.Element => {
  const estimates = summaries.map((summary) => (summary && summary.games > 0 ? figure.of(summary) : undefined));
  const [one, other] = estimates;
  const apart = one && other && difference(one, other);
  return (
    <tr>
      <th scope="row">
        {figure.name}
        {figure.help && <small>{figure.help}</small>}
      </th>
      {estimates.map((estimate, i) => (
        <td key={i}>{estimate ? <Value figure={figure} estimate={estimate} all={estimates} /> : "–"}</td>
      ))}
      {summaries.length > 1 && (
        <td>{apart && one.high > one.low ? <Apart unit={figure.unit} apart={apart} /> : "–"}</td>
      )}
    </tr>
  );
};

const Apart = ({ unit, apart }: { unit: LabFigure["unit"]; apart: Estimate }): JSX.Element => {
  const value = unit === "share" ? 100 * apart.value : apart.value;
  return (
    <span class={isSure(apart) ? "lab-sure" : "lab-unsure"}>
      {value < 0 ? "−" : "+"}
      {written("number", Math.abs(value))}
      <small>{t(isSure(apart) ? "lab.sure" : "lab.unsure")}</small>
    </span>
  );
};

/** The number, and where its interval lies. */
const Value = ({
  figure: { unit, neutral },
  estimate,
  all,
}: {
  figure: LabFigure;
  estimate: Estimate;
  all: readonly (Estimate | undefined)[];
}): JSX.Element => {
  // Everything of a row on one scale that begins at nothing; what would be fair lies in its middle.
  const highest = Math.max(...all.map((each) => each?.high ?? 0));
  const most = neutral !== undefined ? 2 * neutral : unit === "share" ? 1 : 1.1 * highest;
  const x = (value: number): number => 1 + 98 * Math.min(1, Math.max(0, value / (most || 1)));
  return (
    <>
      <b>{written(unit, estimate.value)}</b>
      {estimate.high > estimate.low && (
        <>
          {" "}
          <span class="lab-spread">± {spread(unit, estimate)}</span>
          <svg class="lab-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
            {neutral !== undefined && <path class="lab-fair" d={`M${x(neutral)} 0V10`} />}
            <path class="lab-interval" d={`M${x(estimate.low)} 5H${x(estimate.high)}`} />
            <path class="lab-point" d={`M${x(estimate.value)} 1V9`} />
          </svg>
        </>
      )}
    </>
  );
};

/** How many games lasted how long: bars for the first, a line over them for the second. */
const Lengths = ({ summaries }: { summaries: Props["summaries"] }): JSX.Element => {
  const all = summaries.map((summary) => {
    const games = Math.max(1, summary?.games ?? 0);
    return (summary?.roundsBy ?? []).map((count) => count / games);
  });
  const last = Math.max(1, ...all.map((shares) => shares.findLastIndex((share) => share > 0)));
  const most = Math.max(0.01, ...all.flat());
  const width = 300 / (last + 1);
  const y = (share: number): number => 80 - (76 * share) / most;
  return (
    <figure class="lab-lengths">
      <svg viewBox="0 0 300 94" aria-hidden="true">
        {all[0]?.slice(0, last + 1).map((share, rounds) => (
          <rect
            key={rounds}
            x={rounds * width}
            y={y(share)}
            width={Math.max(0.5, width - 0.6)}
            height={80 - y(share)}
          />
        ))}
        {all[1] && (
          <path
            d={`M0 ${y(all[1][0] ?? 0)}${all[1]
              .slice(0, last + 1)
              .map((share, rounds) => `M${rounds * width} ${y(share)}h${width}`)
              .join("")}`}
          />
        )}
        <text x="0" y="92">
          0
        </text>
        <text x="300" y="92" text-anchor="end">
          {last === MOST_ROUNDS ? `${last}+` : last}
        </text>
      </svg>
      <figcaption>
        {summaries
          .map((summary, i) =>
            summary
              ? `${i === 0 ? "▮" : "▬"} ${t(i === 0 ? "lab.sideA" : "lab.sideB")}: ${written("number", summary.rounds.value)} ${t("lab.rounds")}`
              : "",
          )
          .filter((text) => text !== "")
          .join(" · ")}
      </figcaption>
    </figure>
  );
};

const Deeds = ({ game, summaries }: Props): JSX.Element | null => {
  const known = summaries.flatMap((summary, i) => (summary ? [{ summary, i }] : []));
  const names = known[0]!.summary.deeds
    .map(({ name }, i) => ({ name, i }))
    .filter(({ i }) => known.some(({ summary }) => summary.deeds[i]!.perGame > 0));
  if (names.length === 0) return null;
  return (
    <>
      <h3>{t("lab.deeds")}</h3>
      <p class="hint">{t("lab.deedsHelp")}</p>
      <div class="lab-wide" tabIndex={0} role="region" aria-label={t("lab.deeds")}>
        <table class="lab-figures">
          <thead>
            <tr>
              <th scope="col">{t("lab.deed")}</th>
              {known.flatMap(({ i }) =>
                (["lab.perGame", "lab.swing", "lab.decides"] as const).map((key) => (
                  <th key={`${i} ${key}`} scope="col">
                    {t(key)} {known.length > 1 && (i === 0 ? "A" : "B")}
                  </th>
                )),
              )}
            </tr>
          </thead>
          <tbody>
            {names.map(({ name, i }) => (
              <tr key={name}>
                <th scope="row">{tOf(`deed.${game}`, name)}</th>
                {known.flatMap(({ summary, i: side }) => {
                  const { perGame, swing, decides } = summary.deeds[i]!;
                  return [
                    <td key={`${side} often`}>{written("number", perGame, 2)}</td>,
                    <td key={`${side} swing`}>{perGame > 0 ? written("number", 100 * swing) : "–"}</td>,
                    <td key={`${side} decides`}>{written("share", decides.value)}</td>,
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
};
