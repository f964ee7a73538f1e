/** How the table is laid out: by the shape of the window, so that the board is always the largest thing in it. */
import { computed, signal } from "@preact/signals";

/**
 * tall: one below the other (phones upright, small squares). low: the board beside everything else (phones on their side,
 * laptops at 200 % and more). strip: players on one side, hand on the other. desk: the board above the hand, players beside it.
 */
type Arrangement = "tall" | "low" | "strip" | "desk";

export function layoutOf(width: number, height: number): Arrangement {
  const ratio = width / height;
  if (ratio >= 3) return "strip";
  if (width >= 900 && height >= 560 && ratio >= 1.1) return "desk";
  // A narrow window has no breadth to give away.
  return ratio >= (width < 440 ? 1.5 : 1.25) ? "low" : "tall";
}

/** A television has no fingers and a long way to the sofa: it lays its table its own way. */
export const isTelevision = signal(false);

const size = signal({ width: innerWidth, height: innerHeight });
addEventListener("resize", () => (size.value = { width: innerWidth, height: innerHeight }));

export const layout = computed(() => layoutOf(size.value.width, size.value.height));

/** Wide enough for the log beside the board; narrower, it is a sheet. */
export const hasDrawer = computed(() => layout.value === "desk" && size.value.width >= 1180);
