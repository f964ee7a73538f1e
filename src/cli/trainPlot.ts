/** The curves of a course as a picture: the loss on games held back, and the strength, by games. */

/** What was measured at one moment. */
export interface Mark {
  readonly family: string;
  readonly games: number;
  readonly loss: number;
  /** Of the game's own evaluation on the same positions. */
  readonly byHand: number;
  /** Of wins, or a mean score (bots/training/strength.ts). */
  readonly strength?: number;
  readonly seconds: number;
}

const WIDTH = 640;
const HEIGHT = 200;
const EDGE = 40;

export function plotOf(marks: readonly Mark[]): string {
  const families = [...new Set(marks.map(({ family }) => family))];
  const panels = families.flatMap((family) => {
    const own = marks.filter((mark) => mark.family === family);
    return [
      { title: `${family}: loss`, points: own.map(({ games, loss }) => [games, loss] as const) },
      {
        title: `${family}: strength`,
        points: own.flatMap(({ games, strength }) => (strength === undefined ? [] : [[games, strength] as const])),
      },
    ].filter(({ points }) => points.length > 0);
  });
  const height = panels.length * HEIGHT;
  const drawn = panels.map(
    ({ title, points }, i) => `<g transform="translate(0 ${i * HEIGHT})">${panel(title, points)}</g>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="12">
<rect width="100%" height="100%" fill="white"/>
${drawn.join("\n")}
</svg>
`;
}

function panel(title: string, points: readonly (readonly [number, number])[]): string {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const right = Math.max(...xs, 1);
  const [low, high] = [Math.min(...ys), Math.max(...ys)];
  const x = (games: number): number => EDGE + ((WIDTH - 2 * EDGE) * games) / right;
  const y = (value: number): number => HEIGHT - EDGE - ((HEIGHT - 2 * EDGE) * (value - low)) / (high - low || 1);
  const line = points.map(([games, value]) => `${x(games).toFixed(1)},${y(value).toFixed(1)}`).join(" ");
  return `<text x="${EDGE}" y="20">${title}</text>
<text x="4" y="${y(high) + 4}">${high.toFixed(3)}</text><text x="4" y="${y(low) + 4}">${low.toFixed(3)}</text>
<text x="${WIDTH - EDGE}" y="${HEIGHT - 12}" text-anchor="end">${right} games</text>
<polyline points="${line}" fill="none" stroke="black"/>`;
}
