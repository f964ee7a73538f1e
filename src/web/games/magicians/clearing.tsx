/** A clearing: a meadow large enough for whatever stands there, and the trodden earth in its middle where figures stand. */
import type { JSX } from "preact";
import { scatter } from "../../ui/scatter.ts";
import type { Point } from "./geometry.ts";
import { DEPTH, GLADE } from "./geometry.ts";
import { LIGHTS } from "./light.ts";
import { round, worn } from "./stones.tsx";

interface Props {
  readonly name: string;
  readonly at: Point;
  readonly nth: number;
}

/** Half the meadow, and where its middle is: landmarks stand behind the figures, to the left. */
const FAR = 98;
const FLAT = 0.53;
const MIDDLE: Point = { x: -15, y: -9 };

export const Meadow = ({ name, at, nth }: Props): JSX.Element => (
  <g transform={`translate(${round(at.x + MIDDLE.x)} ${round(at.y + MIDDLE.y)})`}>
    <path
      d={worn(FAR + 12, nth * 3 + 1, 18)}
      transform={`translate(2 6) scale(1 ${FLAT})`}
      fill={LIGHTS[name]!.edge}
      opacity=".42"
    />
    <path d={worn(FAR, nth * 5 + 2, 15)} transform={`scale(1 ${FLAT})`} fill={`url(#m-glade-${name})`} />
    <path
      d={fringe(nth)}
      stroke={LIGHTS[name]!.edge}
      stroke-width="2.2"
      fill="none"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
    <path
      d={blades(nth)}
      stroke={LIGHTS[name]!.hem}
      stroke-width="1.2"
      fill="none"
      stroke-linecap="round"
      opacity=".5"
    />
  </g>
);

/** Bare earth, as pale as the ways that meet there. */
export const Trodden = ({ at, nth }: Omit<Props, "name">): JSX.Element => (
  <g transform={`translate(${round(at.x)} ${round(at.y + 4)}) scale(1 ${DEPTH})`}>
    <path d={worn(GLADE - 6, nth * 7 + 2, 12)} fill="url(#m-trodden)" />
  </g>
);

/** Grass that hangs over the meadow's front edge. */
function fringe(nth: number): string {
  return scatter(34, 7 + nth * 13)
    .map(({ z }, i) => {
      const angle = -0.12 + (i / 33) * (Math.PI + 0.24);
      const out = FAR * (0.95 + 0.05 * z);
      return `M${round(out * Math.cos(angle))} ${round(out * FLAT * Math.sin(angle) + 3)}l${round(-1 - z * 2)}-${round(5 + z * 5)}`;
    })
    .join("");
}

/** Blades in the meadow, where nobody stands. */
function blades(nth: number): string {
  return scatter(26, 3 + nth * 17)
    .map(({ x, y, z }) => {
      const angle = x * 2 * Math.PI;
      const out = FAR * (0.6 + 0.32 * y);
      return `M${round(out * Math.cos(angle))} ${round(out * FLAT * Math.sin(angle))}q${round(z - 0.5)}-4 ${round(z * 3 - 2)}-6m3 6q0-4 ${round(1 + z)}-7`;
    })
    .join("");
}
