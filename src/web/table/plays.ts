/**
 * What moves besides the pieces of a board: parts of a scene over it, as long as a moment lasts. Parts carry `data-part`;
 * a moment says what each of them plays. Whoever skips the moment skips it, and the next one finds nothing still moving.
 */
import { useLayoutEffect } from "preact/hooks";
import { wantsLessMotion } from "../app/settings.ts";

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
    for (const { part, frames, from = 0, until = 1, easing = "linear" } of playsOf()) {
      const shown = isCalm ? calm(frames) : frames;
      if (!shown) continue;
      const timing = { delay: from * lasting, duration: (until - from) * lasting, easing, fill: "both" as const };
      for (const each of root.current.querySelectorAll(`[data-part="${part}"]`))
        started.push(each.animate(shown, timing));
    }
    return () => {
      for (const each of started) each.cancel();
    };
  }, [moment]);
}
