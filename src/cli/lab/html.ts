/** One experiment as a page that needs nothing else. */
import type { Experiment } from "../../bots/lab/experiment.ts";
import type { Estimate, LabSummary } from "../../bots/lab/summary.ts";
import { forestPlot, roundsPlot } from "./plots.ts";
import { linesOf, PLACES } from "./table.ts";

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

export const inPoints = ({ value, low, high }: Estimate): Estimate => ({
  value: 100 * value,
  low: 100 * low,
  high: 100 * high,
});

export function pageOf({ setup, seed, bot }: Experiment, summary: LabSummary): string {
  const what = `${setup.game} ${JSON.stringify(setup.wish)} ${JSON.stringify(setup.changes)}, bot ${bot}, seed ${seed}`;
  const seats = summary.seats.map((seat, i) => ({ label: PLACES[i]!, figures: [inPoints(seat)] }));
  const deeds = summary.deeds
    .filter(({ perGame }) => perGame > 0)
    .map(({ name, decides }) => ({ label: name, figures: [inPoints(decides)] }));
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Laboratory</title>
<body style="font-family: sans-serif; max-width: 50rem; margin: 2rem auto; padding: 0 1rem">
<h1>Laboratory</h1>
<p>${escaped(what)}</p>
<pre>${escaped(linesOf(summary).join("\n"))}</pre>
${seats.length > 0 ? forestPlot("Wins by place in turn order", [{ title: "wins, %", neutral: 100 * summary.fair, digits: 1 }], seats) : ""}
${roundsPlot("Games by rounds", summary.roundsBy)}
${deeds.length > 0 ? forestPlot("What decides games", [{ title: "decides, % of games", digits: 1 }], deeds) : ""}
</body></html>
`;
}
