/** What an experiment found, as lines for a terminal. */
import type { Estimate, LabSummary } from "../../bots/lab/summary.ts";

const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

const shareText = ({ value, low, high }: Estimate, digits = 1): string =>
  `${percent(value, digits)} (${(100 * low).toFixed(digits)}–${(100 * high).toFixed(digits)})`;

const numberText = ({ value, low, high }: Estimate, digits = 1): string =>
  `${value.toFixed(digits)} ± ${((high - low) / 2).toFixed(digits)}`;

export const PLACES = ["starts", "second", "third", "fourth", "fifth", "sixth"];

export function linesOf(summary: LabSummary): string[] {
  const { seats, luck, careful, comebacks, won, score } = summary;
  const rows: (readonly [string, string])[] = [
    ["games", `${summary.games}${summary.endless > 0 ? `, ${percent(summary.endless, 2)} broken off` : ""}`],
    ...seats.map((seat, i) => [`wins, ${PLACES[i]!}`, `${shareText(seat)}, fair ${percent(summary.fair)}`] as const),
    ...(won ? [["won together", shareText(won)] as const] : []),
    ...(score ? [["score", numberText(score, 2)] as const] : []),
    ...(seats.length > 0 ? [["shared wins", shareText(summary.ties)] as const] : []),
    ["decisions", numberText(summary.choices)],
    ["rounds", numberText(summary.rounds, 2)],
    ["minutes, estimated", numberText(summary.minutes)],
    ...(careful ? [["careful among careless", shareText(careful)] as const] : []),
    ...(luck ? [["share of luck", shareText(luck)] as const] : []),
    ...(comebacks ? [["comebacks", shareText(comebacks)] as const] : []),
    ...(comebacks
      ? ([
          ["changes of the lead", summary.leadChanges.toFixed(2)],
          ["settled after", percent(summary.settled)],
        ] as const)
      : []),
    ...summary.gauges.map(({ name, value }) => [name, percent(value)] as const),
    ...summary.deeds
      .filter(({ perGame }) => perGame > 0)
      .map(
        ({ name, perGame, swing, decides }) =>
          [
            name,
            `${perGame.toFixed(2)} a game, ${swing < 0 ? "" : "+"}${(100 * swing).toFixed(1)} points, decides ${shareText(decides)}`,
          ] as const,
      ),
  ];
  return rows.map(([name, text]) => `${name.padEnd(24)} ${text}`);
}
