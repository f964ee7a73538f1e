/** Ravenskeep: darker and taller than any tower, ghost light in its windows. */
import type { JSX } from "preact";
import { RAVEN, Wizard } from "../art.tsx";
import { memo } from "../../../ui/memo.ts";
import type { Shape } from "../geometry.ts";
import { DRUM } from "../geometry.ts";
import { course, round } from "./wall.ts";

/** Where its gate is, seen from its foot, and how large. */
export const gateOf = (view: Shape): { readonly y: number; readonly tall: number } => {
  const ry = (DRUM - 7) * view.depth;
  return { y: ry + 0.5, tall: (62 * view.height + 10) * 0.24 };
};

/** The opening of the gate as a path, feet at (0, 0). */
export const gatePath = (tall: number): string => `M-10 0V${round(-tall)}a10 10 0 0 1 20 0V0Z`;

/** `heroes`: whose wizards look down from its battlements when all is over. */
export const Keep = memo(({ view, heroes = [] }: { view: Shape; heroes?: readonly number[] }): JSX.Element => {
  const rx = DRUM - 7;
  const ry = rx * view.depth;
  const h = 62 * view.height + 10;
  const drum = { rx, ry, h };
  const gate = gateOf(view);
  const body = (x: number, y: number, r: number, tall: number): string =>
    `M${x - r} ${y}A${r} ${round(r * view.depth)} 0 0 0 ${x + r} ${y}V${round(y - tall)}H${x - r}Z`;
  const roof = (x: number, y: number, r: number, tall: number): string =>
    `M${x - r - 4} ${round(y)}Q${x - r * 0.3} ${round(y - tall * 0.45)} ${x} ${round(y - tall)}Q${x + r * 0.3} ${round(y - tall * 0.45)} ${x + r + 4} ${round(y)}A${r + 4} ${round((r + 4) * view.depth * 0.7)} 0 0 1 ${x - r - 4} ${round(y)}Z`;
  const tiles = (x: number, y: number, r: number, tall: number): string =>
    [0.22, 0.42, 0.6]
      .map((up) => {
        const half = (r + 4) * (1 - up) ** 1.35;
        return `M${round(x - half)} ${round(y - tall * up)}Q${x} ${round(y - tall * up + half * 0.6)} ${round(x + half)} ${round(y - tall * up)}`;
      })
      .join("");
  const towers = [
    { x: -24, y: -8, r: 11, tall: h * 0.9, top: 36 },
    { x: 25, y: -8, r: 11, tall: h * 1.02, top: 38 },
    { x: 0, y: -10, r: 17, tall: h * 1.32, top: 50 },
  ];
  return (
    <g class="keep">
      <ellipse cx="7" cy="4" rx={rx + 12} ry={round(ry + 7)} class="shade" />
      {towers.map(({ x, y, r, tall, top }) => (
        <g key={x}>
          <path d={body(x, y, r, tall)} fill="url(#keep-body)" class="edge" />
          <path
            d={`M${x - r} ${round(y - tall * 0.55)}q${r} ${round(r * view.depth)} ${2 * r} 0M${x - r} ${round(y - tall + 6)}q${r} ${round(r * view.depth)} ${2 * r} 0`}
            class="joint"
          />
          <path d={roof(x, y - tall, r, top)} fill="url(#keep-roof)" class="edge" />
          <path d={tiles(x, y - tall, r, top)} class="tiles" />
        </g>
      ))}
      <path d={`M0 ${round(-58 - h * 1.32)}v-15l13 4-13 5`} class="pennant" />
      <path
        d={`M${-rx} 0A${rx} ${round(ry)} 0 0 0 ${rx} 0V${round(-h * 0.5)}A${rx} ${round(ry)} 0 0 1 ${-rx} ${round(-h * 0.5)}Z`}
        fill="url(#keep-body)"
        class="edge"
      />
      <path d={course(drum, 0.14) + course(drum, 0.27) + course(drum, 0.39)} class="joint" />
      {heroes.map((owner, i) => (
        <g
          key={i}
          transform={`translate(${round((i - (heroes.length - 1) / 2) * (64 / Math.max(3, heroes.length)))} ${round(ry * 0.62 - h * 0.5)}) scale(.62)`}
        >
          <Wizard owner={owner} view={view} />
        </g>
      ))}
      <path d={battlements(rx + 1, ry + 1, -h * 0.5)} class="keep-merlons" />
      <path d={gatePath(gate.tall)} transform={`translate(0 ${round(gate.y)}) scale(1.24 1.16)`} class="gate-arch" />
      <path d={gatePath(gate.tall)} transform={`translate(0 ${round(gate.y)})`} class="gate" />
      <path
        d={`M-5 ${round(gate.y)}V${round(gate.y - gate.tall - 8)}M0 ${round(gate.y)}V${round(gate.y - gate.tall - 10)}M5 ${round(gate.y)}V${round(gate.y - gate.tall - 8)}M-10 ${round(gate.y - gate.tall * 0.5)}H10`}
        class="portcullis"
      />
      <path d={RAVEN} transform={`translate(0 ${round(gate.y - gate.tall - 18)}) scale(.8)`} class="keep-raven" />
      <g class="ghostlight">
        <path d={`M-3.5 ${round(-h * 0.86)}v-7a3.5 3.5 0 0 1 7 0v7Z`} />
        <path d={`M-3.5 ${round(-h * 1.2)}v-7a3.5 3.5 0 0 1 7 0v7Z`} />
        <path d={`M-26.5 ${round(-h * 0.72)}v-6a2.5 2.5 0 0 1 5 0v6Z`} />
        <path d={`M22.5 ${round(-h * 0.8)}v-6a2.5 2.5 0 0 1 5 0v6Z`} />
        <path
          d={`M-27 ${round(ry * 0.72 - h * 0.22)}v-5a2.5 2.5 0 0 1 5 0v5ZM22 ${round(ry * 0.72 - h * 0.22)}v-5a2.5 2.5 0 0 1 5 0v5Z`}
        />
      </g>
    </g>
  );
});

/** Its own are pointed. */
function battlements(rx: number, ry: number, top: number): string {
  let path = "";
  for (let i = 0; i < 6; i++) {
    const angle = ((i + 0.5) / 6) * Math.PI;
    const at = (a: number, up: number): string => `${round(rx * Math.cos(a))} ${round(top + ry * Math.sin(a) - up)}`;
    path += `M${at(angle - 0.18, -4)}L${at(angle - 0.18, 4)}L${at(angle, 9)}L${at(angle + 0.18, 4)}L${at(angle + 0.18, -4)}Z`;
  }
  return path;
}
