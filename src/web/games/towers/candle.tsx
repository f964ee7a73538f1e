/** T-N3 While a window is open a candle burns on the stone in the glade, in the colour of whoever is asked: with the wax goes the time. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Shape } from "./geometry.ts";
import { MIDDLE } from "./geometry.ts";

const TALL = 46;
const STEPS = "steps(12)";

interface Props {
  readonly view: Shape;
  readonly colour: number;
  /** How long the window is open, and since when; undefined: as long as one likes. */
  readonly countdown: { readonly ms: number; readonly since: number } | undefined;
}

export const Candle = ({ view, colour, countdown }: Props): JSX.Element => {
  const wax = useRef<SVGPathElement>(null);
  const flame = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    if (!countdown) return;
    const timing = {
      duration: countdown.ms,
      delay: countdown.since - performance.now(),
      easing: STEPS,
      fill: "both",
    } as const;
    wax.current?.animate([{ transform: "none" }, { transform: "scale(1,.12)" }], timing);
    flame.current?.animate([{ transform: "none" }, { transform: `translateY(${TALL * 0.88}px)` }], timing);
  }, [countdown]);
  return (
    <g transform={`translate(0 ${(MIDDLE * view.deep - 96 * view.depth).toFixed(1)})`} class={`candle tint-${colour}`}>
      <ellipse cy="2" rx="17" ry="6" class="candle-dish" />
      <path ref={wax} d={`M-8 0V${-TALL}Q0 ${-TALL - 5} 8 ${-TALL}V0Q0 4-8 0Z`} class="candle-wax" />
      <g ref={flame}>
        <circle cy={-TALL - 12} r="34" fill="url(#lamp-halo)" />
        <path
          d={`M0 ${-TALL - 24}C6 ${-TALL - 15} 6 ${-TALL - 10} 5 ${-TALL - 7}A5 5 0 0 1-5 ${-TALL - 7}C-6 ${-TALL - 11}-3 ${-TALL - 14} 0 ${-TALL - 24}Z`}
          class="candle-flame"
        />
      </g>
    </g>
  );
};
