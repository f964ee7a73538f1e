/**
 * What moves besides the pieces of a board: parts of a scene over it, as long as a moment lasts. Parts carry `data-part`;
 * a moment says what each of them plays. Whoever skips the moment skips it, and the next one finds nothing still moving.
 */
import { useLayoutEffect } from "preact/hooks";
import { wantsLessMotion } from "../app/settings.ts";
import { spread } from "./spread.ts";

export interface Play {
  /** All parts of this name play it. */
  readonly part: string;
  readonly frames: Keyframe[];
  /** When, in parts of the moment; the whole of it if nothing is said. */
  readonly from?: number;
  readonly until?: number;
  readonly easing?: string;
}

/** For those who want less motion nothing travels or turns: parts only come and go. */
const calm = (frames: readonly Keyframe[]): Keyframe[] | undefined => {
  if (frames.every(({ opacity }) => opacity === undefined)) return undefined;
  return frames.map(({ transform: _, ...rest }) => rest);
};

/**
 * All that a part plays in a moment as one motion: the compositor takes no two of one thing, and the last one's beginning
 * would hide all before it.
 */
function joined(plays: readonly Play[], isCalm: boolean): Keyframe[] {
  return plays
    .flatMap(({ frames, from = 0, until = 1, easing = "linear" }, i) => {
      const shown = isCalm ? calm(frames) : frames;
      const whole = shown ? spread(shown, { from, until, easing, outside: "held" }) : [];
      // Between two of them the one goes over into the other.
      return whole.filter(({ offset }) => (i === 0 || offset! >= from) && (i === plays.length - 1 || offset! <= until));
    })
    .toSorted((a, b) => a.offset! - b.offset!);
}

/** Before its time a part is as it begins, afterwards as it ends, until the next moment. */
export function usePlays(
  root: { readonly current: Element | null },
  moment: object,
  lasting: number,
  playsOf: () => readonly Play[],
): void {
  useLayoutEffect(() => {
    if (!root.current || lasting === 0) return undefined;
    const isCalm = wantsLessMotion();
    const started: Animation[] = [];
    const all = playsOf();
    for (const part of new Set(all.map((play) => play.part))) {
      const own = all.filter((play) => play.part === part);
      const whole = joined(own, isCalm);
      if (whole.length === 0) continue;
      for (const each of root.current.querySelectorAll(`[data-part="${part}"]`))
        started.push(each.animate(whole, { duration: lasting, fill: "both" }));
    }
    return () => {
      for (const each of started) each.cancel();
    };
  }, [moment]);
}
