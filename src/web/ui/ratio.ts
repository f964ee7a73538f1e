/** How many times as wide as tall a room is, so that a board can be laid out for it. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useMemo } from "preact/hooks";

/** Of the picture that is drawn now, which is no part of the page. */
let pictured: number | undefined;

/** Draws for a room of that ratio, whatever the window is like. */
export function inRoom<T>(ratio: number, draw: () => T): T {
  pictured = ratio;
  try {
    return draw();
  } finally {
    pictured = undefined;
  }
}

/** In steps of a tenth: a bar that comes and goes moves no stones. */
export function useRatio(room: { readonly current: HTMLElement | null }): number {
  // Once: on a phone to ask for the window's size is to have the page laid out first.
  const ratio = useMemo(() => signal(pictured ?? innerWidth / innerHeight), []);
  useLayoutEffect(() => {
    const measure = (width: number, height: number): void => {
      if (height > 0) ratio.value = Math.round((width / height) * 10) / 10;
    };
    measure(room.current!.clientWidth, room.current!.clientHeight);
    const look = new ResizeObserver(([entry]) => measure(entry!.contentRect.width, entry!.contentRect.height));
    look.observe(room.current!);
    return () => look.disconnect();
  }, []);
  return ratio.value;
}
