/** The one mechanism of motion: pieces with keys, where they were and where they are. Every board uses it. */
import { useSignal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { wantsLessMotion } from "../app/settings.ts";
import { move } from "./move.ts";

export interface Keyed {
  readonly key: string;
}

export interface Animation<P> {
  /** Where everything was in the scene before. */
  readonly before: ReadonlyMap<string, P>;
  readonly isMoving: boolean;
  /** Counts the scenes: what belongs to one only is keyed by it. */
  readonly moment: number;
  /** To be given the element of a piece. */
  hold(key: string): (element: SVGGElement | null) => void;
}

interface Pose<P> {
  readonly scene?: object;
  readonly count: number;
  pieces: readonly P[];
  readonly before: ReadonlyMap<string, P>;
}

/** For those who want less motion nothing travels: it fades where it was, and is there where it is. */
function calm(frames: readonly Keyframe[]): Keyframe[] {
  const [first, last] = [frames[0]!, frames.at(-1)!];
  const away = { opacity: 0 };
  return [
    { transform: first.transform!, opacity: first.opacity ?? 1, offset: 0 },
    { transform: first.transform!, ...away, offset: 0.45 },
    { transform: last.transform!, ...away, offset: 0.55 },
    { transform: last.transform!, opacity: last.opacity ?? 1, offset: 1 },
  ];
}

/** Animates every piece whose keyframes say so when the scene changes. No step does layout work. */
export function useAnimation<P extends Keyed>(
  scene: object,
  pieces: readonly P[],
  lasting: number,
  glide: (before: P | undefined, after: P) => Keyframe[] | undefined,
): Animation<P> {
  const settled = useSignal<object | undefined>(undefined);
  const elements = useRef(new Map<string, SVGGElement>());
  const moment = useRef<Pose<P>>({ count: 0, pieces: [], before: new Map() });
  if (moment.current.scene !== scene) {
    const before = new Map(moment.current.pieces.map((piece) => [piece.key, piece]));
    moment.current = { scene, count: moment.current.count + 1, pieces, before };
  }
  // The same scene in another room: from there its pieces will set out.
  moment.current.pieces = pieces;
  const { before, count } = moment.current;
  useLayoutEffect(() => {
    if (lasting === 0 || before.size === 0) {
      settled.value = scene;
      return undefined;
    }
    const isCalm = wantsLessMotion();
    for (const piece of pieces) {
      const frames = glide(before.get(piece.key), piece);
      const element = frames && elements.current.get(piece.key);
      if (element) move(element, isCalm ? calm(frames) : frames, { duration: lasting });
    }
    const timer = setTimeout(() => (settled.value = scene), lasting);
    return () => clearTimeout(timer);
  }, [scene]);
  const hold =
    (key: string) =>
    (element: SVGGElement | null): void => {
      if (element) elements.current.set(key, element);
      else elements.current.delete(key);
    };
  return { before, isMoving: settled.value !== scene, moment: count, hold };
}
