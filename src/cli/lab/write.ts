/** The report as documents: tables between the marks of docs/laboratory.md, plots and all counts beside it. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { LabSummary } from "../../bots/lab/summary.ts";
import { inPoints } from "./html.ts";
import type { PlotColumn } from "./plots.ts";
import { forestPlot } from "./plots.ts";
import type { ReportSection } from "./plan.ts";
import { REPORT } from "./plan.ts";
import type { Found } from "./report.ts";

const BEGIN = "<!-- report: written by zt lab report -->";
const END = "<!-- end of the report -->";

export function writeReport(
  docs: string,
  found: ReadonlyMap<string, Found>,
  summarize: (found: Found) => LabSummary,
): void {
  const folder = `${docs}/laboratory`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const sections = REPORT.map((section) => {
    const summaries = section.entries.map(({ id }) => summarize(found.get(id)!));
    writeFileSync(`${folder}/${section.id}.svg`, plotOf(section, summaries));
    return sectionText(section, summaries);
  });
  const file = `${docs}/laboratory.md`;
  const before = readFileSync(file, "utf8");
  const [head = "", rest = ""] = before.split(BEGIN);
  const tail = rest.split(END)[1] ?? "\n";
  writeFileSync(file, `${head}${BEGIN}\n\n${sections.join("\n")}\n${END}${tail}`);
  const entries = Array.from(found.values(), ({ entry: { id, label, experiment, games }, first, tally }) =>
    JSON.stringify({ id, label, experiment, games, first, tally }),
  );
  writeFileSync(`${folder}/report.json`, `[\n${entries.join(",\n")}\n]\n`);
}

const VERSUS: readonly PlotColumn[] = [
  { title: "start wins more, points", neutral: 0, digits: 1 },
  { title: "share of luck, %", digits: 0 },
  { title: "comebacks, %", digits: 0 },
  { title: "rounds", digits: 1 },
];
const TOGETHER: readonly PlotColumn[] = [
  { title: "won, %", digits: 1 },
  { title: "score", digits: 1 },
  { title: "decisions", digits: 0 },
];

const isTogether = (summaries: readonly LabSummary[]): boolean => summaries[0]?.won !== undefined;

function plotOf({ title, entries }: ReportSection, summaries: readonly LabSummary[]): string {
  const together = isTogether(summaries);
  const rows = summaries.map((summary, i) => ({
    label: entries[i]!.label,
    figures: together
      ? [inPoints(summary.won!), summary.score, summary.choices]
      : [
          advantage(summary),
          summary.luck && inPoints(summary.luck),
          summary.comebacks && inPoints(summary.comebacks),
          summary.rounds,
        ],
  }));
  return forestPlot(title, together ? TOGETHER : VERSUS, rows);
}

/** What the starting place wins beyond its fair share, in points. */
function advantage({ seats, fair }: LabSummary) {
  const { value, low, high } = seats[0]!;
  return inPoints({ value: value - fair, low: low - fair, high: high - fair });
}

/** `shutIn` as people write it. */
const spaced = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const percent = (share: number, digits = 1): string => (100 * share).toFixed(digits);
const half = ({ low, high }: { low: number; high: number }, by = 1): string => ((by * (high - low)) / 2).toFixed(1);

function sectionText({ id, title, says, hasDeeds, entries }: ReportSection, summaries: readonly LabSummary[]): string {
  const rows = isTogether(summaries)
    ? [
        "| setup | won, % | score | decisions | minutes |",
        "|---|---|---|---|---|",
        ...summaries.map(
          ({ won, score, choices, minutes }, i) =>
            `| ${entries[i]!.label} | ${percent(won!.value)} ± ${half(won!, 100)} | ${score!.value.toFixed(2)} ± ${((score!.high - score!.low) / 2).toFixed(2)} | ${choices.value.toFixed(0)} | ${minutes.value.toFixed(0)} |`,
        ),
      ]
    : [
        `| setup | wins by place in turn order, % | ± | luck, % | ± | comebacks, % | lead changes | settled after, % | shared, % | rounds | decisions | minutes | ${summaries[0]!.gauges.map(({ name }) => `${spaced(name)}, %`).join(" | ")} |`,
        `|---|---|---|---|---|---|---|---|---|---|---|---|${summaries[0]!.gauges.map(() => "---|").join("")}`,
        ...summaries.map((summary, i) => versusRow(entries[i]!.label, summary)),
      ];
  const parts = [
    `### ${title}`,
    says,
    rows.join("\n"),
    `![${title}: figures with their intervals](laboratory/${id}.svg)`,
  ];
  if (hasDeeds)
    parts.push(
      deedTable(
        entries.map(({ label }) => label),
        summaries,
      ),
    );
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

function versusRow(label: string, summary: LabSummary): string {
  const { seats, luck, comebacks, ties, rounds, choices, minutes, gauges } = summary;
  return `| ${[
    label,
    seats.map(({ value }) => percent(value)).join(" · "),
    half(seats[0]!, 100),
    percent(luck!.value, 0),
    half(luck!, 100),
    percent(comebacks!.value),
    summary.leadChanges.toFixed(1),
    percent(summary.settled, 0),
    percent(ties.value),
    rounds.value.toFixed(1),
    choices.value.toFixed(0),
    minutes.value.toFixed(0),
    ...gauges.map(({ value }) => percent(value, 0)),
  ].join(" | ")} |`;
}

/** For each setup and deed: how often in a game, what it is worth then, and how many games it decides. */
function deedTable(labels: readonly string[], summaries: readonly LabSummary[]): string {
  const names = summaries[0]!.deeds.map(({ name }) => name);
  return [
    "Each cell: times a game, worth to the caster in points of chance, share of games it decides in %.",
    "",
    `| setup | ${names.join(" | ")} |`,
    `|---|${names.map(() => "---|").join("")}`,
    ...summaries.map(
      ({ deeds }, i) =>
        `| ${labels[i]!} | ${deeds
          .map(({ perGame, swing, decides }) =>
            perGame === 0
              ? "–"
              : `${perGame.toFixed(2)}, ${swing < 0 ? "−" : "+"}${percent(Math.abs(swing))}, ${percent(decides.value)}`,
          )
          .join(" | ")} |`,
    ),
  ].join("\n");
}
