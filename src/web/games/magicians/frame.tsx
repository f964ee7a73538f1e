/** What is nearest to whoever looks: boughs and fern at the rim, almost black, instead of an edge. */
import type { JSX } from "preact";
import { scatter } from "../../ui/scatter.ts";
import type { Shape } from "./geometry.ts";
import { aside, BLEED } from "./geometry.ts";
import { round } from "./stones.tsx";

const LEAF = 15;

/** Leaves along a bough that comes from the top left corner of its own drawing, as one line; `lit`: only those in the light. */
function leaves(seed: number, isLit: boolean): string {
  return scatter(64, seed)
    .map(({ x, y, z }, i) => {
      if (isLit !== (i % 6 === 0)) return "";
      const along = x ** 0.8;
      const [px, py] = [along * 172, along * 46 + (y - 0.32) * 62 * (1.06 - along)];
      const angle = 0.5 + (y - 0.5) * 2.4 + z;
      const size = LEAF * (0.7 + z * 0.6);
      const [dx, dy] = [size * Math.cos(angle), size * Math.sin(angle)];
      const wide = 0.34;
      return `M${round(px)} ${round(py)}q${round(dx * 0.5 - dy * wide)} ${round(dy * 0.5 + dx * wide)} ${round(dx)} ${round(dy)}q${round(-dx * 0.5 + dy * wide)} ${round(-dy * 0.5 - dx * wide)} ${round(-dx)} ${round(-dy)}Z`;
    })
    .join("");
}

export const Bough = ({ seed }: { seed: number }): JSX.Element => (
  <g>
    <path d="M-90-34C-30-22 60 4 176 50 110 34 20 18-90 2Z" fill="#04110f" />
    <path d="M20 4C40 30 46 52 44 74M86 22C104 40 112 56 114 78" stroke="#04110f" stroke-width="3.4" fill="none" />
    <path d={leaves(seed, false)} fill="#051713" />
    <path d={leaves(seed, true)} fill="#1d4a3c" />
  </g>
);

/** Fern at the foot of the picture, roots at (0, 0): how far its fronds lean, light ones and those in their shade. */
const LIGHT = [-62, -26, 12, 50];
const SHADED = [-44, -8, 30];

/** One frond: a bent rib with leaflets that get shorter towards its tip. */
function frond(lean: number): string {
  const long = 84 - Math.abs(lean) * 0.5;
  const turn = (lean * Math.PI) / 180;
  let line = "";
  for (let i = 1; i <= 9; i++) {
    const share = i / 9;
    const bend = turn * (0.5 + share * 0.9);
    const [x, y] = [long * share * Math.sin(bend), -long * share * Math.cos(bend)];
    const leaf = 17 * (1.08 - share) + 3;
    for (const side of [-1, 1]) {
      const to = bend + side * 1.05;
      const [dx, dy] = [leaf * Math.sin(to), -leaf * Math.cos(to)];
      line += `M${round(x)} ${round(y)}q${round(dx * 0.6 + side * 2)} ${round(dy * 0.6 - 3)} ${round(dx)} ${round(dy)}q${round(-dx * 0.4)} ${round(-dy * 0.4 + 4)} ${round(-dx)} ${round(-dy)}Z`;
    }
    if (i === 9)
      line += `M0 0Q${round(x * 0.35)} ${round(y * 0.6)} ${round(x)} ${round(y)}Q${round(x * 0.35 + 4)} ${round(y * 0.6)} 4 0Z`;
  }
  return line;
}

const Fern = (): JSX.Element => (
  <g>
    <path d={LIGHT.map(frond).join("")} fill="#0a2621" />
    <path d={SHADED.map(frond).join("")} fill="#051512" />
  </g>
);

export const Frame = ({ view: { width, tall } }: { view: Shape }): JSX.Element => {
  const isWide = aside({ width, tall }) > BLEED;
  return (
    <g class="near-frame">
      <g transform={`translate(-84 ${isWide ? -62 : -50}) rotate(6)`}>
        <Bough seed={5} />
      </g>
      <g transform={`translate(${width + 84} ${isWide ? -66 : -54}) scale(-1 1) rotate(4)`}>
        <Bough seed={11} />
      </g>
      <g transform={`translate(-16 ${tall + 34})`}>
        <Fern />
      </g>
      <g transform={`translate(${width + 14} ${tall + 36}) scale(-1.1 1.1)`}>
        <Fern />
      </g>
    </g>
  );
};
