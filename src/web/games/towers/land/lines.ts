/** Lines as a hand draws them: closed shapes and bands that are a little different every time, and the same ever after. */
import { scatter } from "../../../ui/scatter.ts";

export const round = (n: number): number => Math.round(n * 10) / 10;

type Pair = readonly [number, number];

/** A smooth closed line through points. */
export function closed(points: readonly Pair[]): string {
  const at = (i: number): Pair => points[(i + points.length) % points.length]!;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let i = 0; i < points.length; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${round(b[0] + (c[0] - a[0]) / 6)} ${round(b[1] + (c[1] - a[1]) / 6)} ${round(c[0] - (d[0] - b[0]) / 6)} ${round(c[1] - (d[1] - b[1]) / 6)} ${round(c[0])} ${round(c[1])}`;
  }
  return `${path}Z`;
}

/** Points around an ellipse, each up to `rough` parts nearer or farther. */
function around(rx: number, ry: number, rough: number, seed: number, count = 14): Pair[] {
  return scatter(count, seed).map(({ x, y }, i) => {
    const angle = ((i + (y - 0.5) * 0.5) / count) * 2 * Math.PI;
    const far = 1 + (x - 0.5) * 2 * rough;
    return [rx * far * Math.cos(angle), ry * far * Math.sin(angle)];
  });
}

/** An uneven round thing: a stone, a pond, a patch of moss. */
export const blob = (rx: number, ry: number, rough: number, seed: number, count?: number): string =>
  closed(around(rx, ry, rough, seed, count));

/** An uneven band around an ellipse, to be filled by even-odd. */
export const band = (rx: number, ry: number, half: number, depth: number, rough: number, seed: number): string =>
  closed(around(rx + half, ry + half * depth, rough, seed, 40)) +
  closed(around(rx - half, ry - half * depth, rough * 1.3, seed + 5, 36));

/** A fir, its foot at a point; `lit` is the half that the moon sees. */
export function fir(x: number, y: number, size: number, lit: boolean): string {
  const p = (dx: number, dy: number): string => `${round(x + dx * size)} ${round(y + dy * size)}`;
  const left = `${p(-9, -46)} ${p(-14, -44)} ${p(-8, -30)} ${p(-18, -26)} ${p(-11, -14)} ${p(-23, -5)}`;
  return lit
    ? `M${p(0, -74)}L${left} ${p(-6, -2)} ${p(-4, -24)} ${p(-1, -48)}Z`
    : `M${p(0, -74)}L${left} ${p(0, 2)} ${p(23, -5)} ${p(12, -14)} ${p(18, -26)} ${p(9, -30)} ${p(14, -44)} ${p(8, -46)}Z`;
}
