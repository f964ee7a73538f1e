/**
 * What is on a board only while a moment lasts: dust, light, a shadow that falls before its tower. Actors are data of the
 * moment like pieces: a board draws them among these, they play once, and whoever skips the moment skips them.
 */
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { wantsLessMotion } from "../app/settings.ts";
import type { Keyed } from "./animation.ts";
import { spread } from "./spread.ts";

export interface Actor extends Keyed {
  /** Drawn around (0, 0), which is here. */
  readonly x: number;
  readonly y: number;
  readonly draw: ComponentChildren;
  /** Drawn later is nearer, as with pieces. */
  readonly order: number;
  /** Before and after them it cannot be seen. */
  readonly frames: Keyframe[];
  /** When it acts, in parts of the moment; the whole of it if nothing is said. */
  readonly from?: number;
  readonly until?: number;
  readonly easing?: string;
}

/** For those who want less motion an actor only appears: where it is seen best, at once and quietly. */
function still(frames: readonly Keyframe[]): Keyframe[] {
  const seen = (frame: Keyframe): number => Number(frame.opacity ?? 1);
  const best = frames.toSorted((a, b) => seen(b) - seen(a))[0]!;
  const shown = { transform: best.transform ?? "none", opacity: seen(best) };
  return [
    { ...shown, opacity: 0 },
    { ...shown, offset: 0.3 },
    { ...shown, offset: 0.7 },
    { ...shown, opacity: 0 },
  ];
}

/** To be keyed by scene and actor, so that every moment has its own. */
export const Act = ({ actor, lasting }: { actor: Actor; lasting: number }): JSX.Element => {
  const self = useRef<SVGGElement>(null);
  useLayoutEffect(() => {
    const { frames, from = 0, until = 1, easing = "linear" } = actor;
    if (lasting === 0) return;
    const shown = wantsLessMotion() ? still(frames) : frames;
    self.current?.animate(spread(shown, { from, until, easing, outside: "hidden" }), { duration: lasting });
  }, []);
  return (
    <g class="actor" transform={`translate(${actor.x.toFixed(1)} ${actor.y.toFixed(1)})`}>
      <g ref={self} opacity="0">
        {actor.draw}
      </g>
    </g>
  );
};
