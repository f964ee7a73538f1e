/** Figures with their intervals as a picture: a line for each setup, a column for each thing measured. */
import type { Estimate } from "../../bots/lab/summary.ts";

export interface PlotColumn {
  readonly title: string;
  /** Where there would be no effect; a line is drawn there. */
  readonly neutral?: number;
  readonly digits: number;
}

export interface PlotRow {
  readonly label: string;
  /** One for each column. */
  readonly figures: readonly (Estimate | undefined)[];
}

const LABEL = 190;
const COLUMN = 170;
const GAP = 22;
const ROW = 20;
const HEAD = 44;
const FOOT = 22;

const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The ends of a scale that shows every interval of a column. */
function scaleOf({ neutral }: PlotColumn, figures: readonly (Estimate | undefined)[]): readonly [number, number] {
  const ends = figures.flatMap((figure) => (figure ? [figure.low, figure.high] : []));
  if (neutral !== undefined) ends.push(neutral);
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const room = (high - low) * 0.08 || 1;
  return [low - room, high + room];
}

export function forestPlot(title: string, columns: readonly PlotColumn[], rows: readonly PlotRow[]): string {
  const width = LABEL + columns.length * (COLUMN + GAP);
  const height = HEAD + rows.length * ROW + FOOT;
  const labels = rows.map(
    ({ label }, i) =>
      `<text x="${LABEL - 10}" y="${HEAD + (i + 0.5) * ROW + 4}" text-anchor="end">${escaped(label)}</text>`,
  );
  const drawn = columns.map((column, i) =>
    columnOf(
      column,
      rows.map(({ figures }) => figures[i]),
      LABEL + i * (COLUMN + GAP),
    ),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="white"/>
${labels.join("\n")}
${drawn.join("\n")}
</svg>
`;
}

function columnOf(column: PlotColumn, figures: readonly (Estimate | undefined)[], left: number): string {
  const [least, most] = scaleOf(column, figures);
  const x = (value: number): string => (left + (COLUMN * (value - least)) / (most - least)).toFixed(1);
  const bottom = HEAD + figures.length * ROW;
  const marks = figures.flatMap((figure, i) => {
    if (!figure) return [];
    const y = HEAD + (i + 0.5) * ROW;
    return [
      `<path d="M${x(figure.low)} ${y}H${x(figure.high)}" stroke="#5b4a8a" stroke-width="2"/>`,
      `<circle cx="${x(figure.value)}" cy="${y}" r="3.5" fill="#2a1f55"/>`,
    ];
  });
  const bands = figures.flatMap((_, i) =>
    i % 2 === 0 ? [] : [`<rect x="${left}" y="${HEAD + i * ROW}" width="${COLUMN}" height="${ROW}" fill="#f3f0fa"/>`],
  );
  const neutral =
    column.neutral === undefined
      ? ""
      : `<path d="M${x(column.neutral)} ${HEAD}V${bottom}" stroke="#a33" stroke-dasharray="3 3"/>`;
  const inner = ((most - least) * 0.08) / 1.16;
  return `<g><text x="${left}" y="18" font-weight="bold">${escaped(column.title)}</text>
${bands.join("")}<rect x="${left}" y="${HEAD}" width="${COLUMN}" height="${bottom - HEAD}" fill="none" stroke="#bbb"/>
${neutral}${marks.join("")}
<text x="${left}" y="${bottom + 15}" fill="#555">${(least + inner).toFixed(column.digits)}</text>
<text x="${left + COLUMN}" y="${bottom + 15}" fill="#555" text-anchor="end">${(most - inner).toFixed(column.digits)}</text></g>`;
}

/** How many games lasted how many rounds. */
export function roundsPlot(title: string, roundsBy: readonly number[]): string {
  const last = roundsBy.findLastIndex((count) => count > 0);
  const most = Math.max(...roundsBy, 1);
  const [width, height] = [640, 180];
  const bar = (width - 60) / Math.max(1, last + 1);
  const bars = roundsBy
    .slice(0, last + 1)
    .map(
      (count, rounds) =>
        `<rect x="${(40 + rounds * bar).toFixed(1)}" y="${(30 + 115 * (1 - count / most)).toFixed(1)}" width="${Math.max(1, bar - 1).toFixed(1)}" height="${((115 * count) / most).toFixed(1)}" fill="#5b4a8a"/>`,
    );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12" role="img">
<title>${escaped(title)}</title>
<rect width="100%" height="100%" fill="white"/>
<text x="40" y="18" font-weight="bold">${escaped(title)}</text>
${bars.join("\n")}
<text x="40" y="164" fill="#555">0</text><text x="${width - 20}" y="164" text-anchor="end" fill="#555">${last}</text>
</svg>
`;
}
