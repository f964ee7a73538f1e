/** Fingers: broad, and quick. What they mean is taken as said where it is clear, and asked for where it is not. */
import { useRef } from "preact/hooks";
import { touches } from "../app/settings.ts";

/** A click by a finger. Browsers give clicks as pointer events, but the types do not say so yet. */
export const isTouch = (event: MouseEvent): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** So many pixels nearer to one thing than to any other, a finger means that one: some four millimetres past its middle. */
const CLEARLY = 20;

/** What a finger may have meant, the nearest first; more than one: it has to be asked. `far` is in pixels. */
export function meant<T>(things: readonly T[], far: (thing: T) => number): T[] {
  const all = things.map((thing) => ({ thing, px: far(thing) })).toSorted((a, b) => a.px - b.px);
  return all.filter(({ px }) => px < all[0]!.px + CLEARLY).map(({ thing }) => thing);
}

/** What has only just appeared was not aimed at: the second tap of a double one, or a tap meant to skip. */
const JUST_NOW_MS = 300;

/** Tells whether one tap is enough: for things that have been there for a moment, if the player likes it so. */
export function useOneTap(things: unknown): () => boolean {
  const since = useRef({ things, at: performance.now() });
  if (since.current.things !== things) since.current = { things, at: performance.now() };
  return () => touches.value === "unclear" && performance.now() - since.current.at > JUST_NOW_MS;
}
