/** The rows of figures that a page or a file tells of an experiment. */
import type { Estimate, LabSummary } from "../../bots/lab/summary.ts";
import { language } from "../app/settings.ts";
import { t, tOf } from "./i18n.ts";

/** One thing measured: how it is called, and how its numbers are written. */
export interface LabFigure {
  readonly name: string;
  readonly help?: string;
  readonly unit: "share" | "number";
  readonly neutral?: number;
  of(summary: LabSummary): Estimate | undefined;
}

const sharp = (value: number): Estimate => ({ value, low: value, high: value });

export function figuresOf(game: string, { seats, fair, gauges, endless }: LabSummary): readonly LabFigure[] {
  return [
    ...seats.map((_, i): LabFigure => ({
      name: i === 0 ? t("lab.winsFirst") : t("lab.wins", { n: i + 1 }),
      help: t("lab.winsHelp", { fair: written("share", fair) }),
      unit: "share",
      neutral: fair,
      of: (summary) => summary.seats[i],
    })),
    { name: t("lab.won"), unit: "share", of: ({ won }) => won },
    { name: t("lab.score"), help: t("lab.scoreHelp"), unit: "number", of: ({ score }) => score },
    { name: t("lab.luck"), help: t("lab.luckHelp"), unit: "share", of: ({ luck }) => luck },
    { name: t("lab.comebacks"), help: t("lab.comebacksHelp"), unit: "share", of: ({ comebacks }) => comebacks },
    {
      name: t("lab.leads"),
      unit: "number",
      of: ({ comebacks, leadChanges }) => (comebacks ? sharp(leadChanges) : undefined),
    },
    {
      name: t("lab.settled"),
      help: t("lab.settledHelp"),
      unit: "share",
      of: ({ comebacks, settled }) => (comebacks ? sharp(settled) : undefined),
    },
    { name: t("lab.ties"), unit: "share", of: (summary) => (seats.length > 0 ? summary.ties : undefined) },
    { name: t("lab.rounds"), unit: "number", of: ({ rounds }) => rounds },
    { name: t("lab.choices"), unit: "number", of: ({ choices }) => choices },
    { name: t("lab.minutes"), help: t("lab.minutesHelp"), unit: "number", of: ({ minutes }) => minutes },
    ...gauges.map(({ name }, i): LabFigure => ({
      name: tOf(`gauge.${game}`, name),
      unit: "share",
      of: (summary) => sharp(summary.gauges[i]!.value),
    })),
    ...(endless > 0
      ? [
          {
            name: t("lab.endless"),
            help: t("lab.endlessHelp"),
            unit: "share" as const,
            of: (summary: LabSummary) => sharp(summary.endless),
          },
        ]
      : []),
  ];
}

/** A number as this language writes it. */
export const written = (unit: LabFigure["unit"], value: number, digits = 1): string =>
  new Intl.NumberFormat(language.value, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    ...(unit === "share" && { style: "percent" as const }),
  }).format(value);

/** Half the width of an interval, as it stands behind ±. */
export const spread = (unit: LabFigure["unit"], { low, high }: Estimate): string => {
  const half = (high - low) / 2;
  return written("number", unit === "share" ? 100 * half : half);
};
