/** What lies around the ring: hills, the wood in three planes that wraps the valley, mist, the meadow. Nothing of it ever moves. */
import type { JSX } from "preact";
import { scatter } from "../../../ui/scatter.ts";
import type { Shape } from "../geometry.ts";
import { closed, fir, round } from "./lines.ts";

/** A ridge from side to side, down to the meadow. */
function ridge(view: Shape, wide: number, high: number, seed: number, bumps: number): string {
  const far = view.radius * wide;
  const tops = scatter(bumps, seed).map(({ x, z }, i): [number, number] => {
    const side = (i / (bumps - 1)) * 2 - 1;
    return [side * far + (x - 0.5) * 40, -view.deep - high * (0.55 + 0.45 * z) + side * side * high * 0.5];
  });
  return closed([...tops, [far, -view.deep * 0.2], [-far, -view.deep * 0.2]]);
}

interface Fir {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A row of firs along an oval outside the ring, so far round to both sides (radians), nearer ones larger. */
function firs(view: Shape, count: number, out: number, size: number, reach: number, seed: number): Fir[] {
  const rx = view.radius * (1.1 + out * 0.18) + 60;
  const ry = view.deep + 46 + out * 30;
  return scatter(count, seed)
    .map(({ x, y, z }, i) => {
      const angle = reach * ((2 * (i + (x - 0.5) * 0.9)) / (count - 1) - 1);
      const near = 1 - Math.cos(angle);
      return {
        x: rx * Math.sin(angle),
        y: -ry * Math.cos(angle) - 4 + y * 10,
        size: size * (0.7 + z * 0.5) * (1 + near * 0.35),
      };
    })
    .toSorted((a, b) => a.y - b.y);
}

const Firs = ({ all, name }: { all: readonly Fir[]; name: string }): JSX.Element => (
  <>
    <path class={name} d={all.map(({ x, y, size }) => fir(x, y, size, false)).join("")} />
    <path class={`${name}-lit`} d={all.map(({ x, y, size }) => fir(x, y, size, true)).join("")} />
  </>
);

export const Valley = ({ view }: { view: Shape }): JSX.Element => {
  const { radius, deep } = view;
  return (
    <>
      <path d={ridge(view, 1.75, 84, 5, 9)} fill="url(#ridge-far)" />
      <Firs all={firs(view, 40, 1.5, 0.42, 1.2, 23)} name="firs-far" />
      <path d={ridge(view, 1.7, 62, 12, 8)} fill="url(#ridge-near)" />
      <Firs all={firs(view, 28, 0.75, 0.6, 1.3, 31)} name="firs-mid" />
      <ellipse cy={round(-deep - 44)} rx={round(radius * 1.3)} ry="46" fill="url(#mist)" />
      <ellipse cy={round(deep * 0.06)} rx={round(radius * 1.5)} ry={round(deep * 1.62)} fill="url(#meadow)" />
      <Firs all={firs(view, 17, 0.16, 0.8, 1.62, 47).filter(({ x }) => Math.abs(x) > radius * 0.9)} name="firs-near" />
    </>
  );
};
