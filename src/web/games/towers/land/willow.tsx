/** A weeping willow: a bent trunk, a crown, and strands that fall from it to the grass; in their middle one sees the trunk. */
import type { JSX } from "preact";
import { scatter } from "../../../ui/scatter.ts";
import { round } from "./lines.ts";

const COUNT = 34;

/** From the crown outwards and down, each a little longer or shorter than the one beside it. */
const STRANDS = scatter(COUNT, 67).map(({ x, y, z }, i) => {
  const side = (2 * i) / (COUNT - 1) - 1;
  const far = Math.abs(side);
  const [top, out] = [-96 + 12 * far + y * 6, side * 47 + (x - 0.5) * 4];
  const foot = far < 0.3 ? -46 - z * 12 : -12 + far * 8 - z * 20;
  const d = `M${round(side * 15)} ${round(top)}C${round(side * 38)} ${round(top - 6)} ${round(out + side * 5)} ${round(-72 + far * 14)} ${round(out - side * 2)} ${round(foot)}`;
  return { d, isLit: i % 3 !== 0 && (side < 0.3 || (i & 1) === 0), isPale: side < 0.1 && (i & 3) === 1 };
});
const ALL = STRANDS.map(({ d }) => d).join("");
const LIT = STRANDS.flatMap(({ d, isLit }) => (isLit ? [d] : [])).join("");
const PALE = STRANDS.flatMap(({ d, isPale }) => (isPale ? [d] : [])).join("");

export const Willow = ({
  x,
  y,
  size,
  turn = 1,
}: {
  x: number;
  y: number;
  size: number;
  turn?: number;
}): JSX.Element => (
  <g
    transform={`translate(${round(x)} ${round(y)}) scale(${round(size * turn * 100) / 100} ${round(size * 100) / 100})`}
  >
    <ellipse cx={8 * turn} cy="3" rx="46" ry="11" class="shade" />
    <path
      class="trunk"
      d="M-13 4C-5 0-4-14-7-28-9-40-4-52-2-64L7-62C4-48 2-40 5-26 7-12 9-2 17 4 8 2 4 2 2 6-2 2-7 3-13 4Z"
    />
    <path class="bough" d="M0-50C-8-60-16-66-24-68M3-52C10-62 18-68 27-68" />
    <path
      class="willow"
      d="M-46-38C-54-72-30-104 0-105 30-104 54-72 46-38 40-50 30-56 22-52 14-60-8-60-20-52-32-56-40-50-46-38Z"
    />
    <path class="strands" d={ALL} />
    <path class="strands lit" d={LIT} />
    <path class="strands pale" d={PALE} />
  </g>
);
