/** Thrown in an arc, rolling over its edges: side after side is on top until the right one stays. */

/** Where each wand comes to lie, a little askew. */
export const ASKEW = [-4, 3, -2];

interface Throw {
  readonly wand: number;
  readonly value: number;
  readonly lasting: number;
  /** So long it is held back, in milliseconds. */
  readonly held?: number;
  /** At the end it stands on its edge, and nobody knows to which side it will fall. */
  readonly teeters?: boolean;
}

/** One flight: up out of the hand, down with weight, up again a little, and to rest. Heights are in units of its drawing. */
const FLIGHT: readonly {
  readonly offset: number;
  readonly high: number;
  readonly x: number;
  readonly easing: string;
}[] = [
  { offset: 0, high: -70, x: -96, easing: "cubic-bezier(.15,.6,.5,1)" },
  { offset: 0.2, high: 96, x: -58, easing: "cubic-bezier(.5,0,.9,.5)" },
  { offset: 0.42, high: -3, x: -20, easing: "cubic-bezier(.1,.6,.4,1)" },
  { offset: 0.56, high: 34, x: -6, easing: "cubic-bezier(.6,0,.9,.5)" },
  { offset: 0.69, high: -2, x: 3, easing: "cubic-bezier(.1,.6,.4,1)" },
  { offset: 0.77, high: 8, x: 5, easing: "cubic-bezier(.6,0,.9,.5)" },
  { offset: 0.84, high: -1, x: 2, easing: "ease-out" },
  { offset: 1, high: 0, x: 0, easing: "linear" },
];
const TURNS = [-460, -290, -128, -64, -22, -10, 6, 0];

/** How long each of the three takes: they do not come to rest together. */
const share = (wand: number): number => 0.72 + wand * 0.07;

/** `root` holds the wand's three sides, one above the other; `shadow` stays on the ground. */
export function tumble(
  root: SVGGElement,
  { wand, value, lasting, held = 0, teeters = false }: Throw,
  shadow?: Element,
): void {
  const timing = { duration: (lasting - held) * share(teeters ? 2 : wand), delay: held, fill: "backwards" as const };
  const rest = ASKEW[wand]!;
  root.animate(
    FLIGHT.map(({ offset, high, x, easing }, i) => {
      const near = 1 + Math.max(0, high) / 300;
      const hit = high < 0 && i > 0 ? " scale(1.05,.86)" : "";
      return {
        transform: `translate(${(x * (1 + wand * 0.2)).toFixed(1)}px,${-high}px) rotate(${TURNS[i]! * (1 - wand * 0.16) + rest}deg) scale(${near.toFixed(2)})${hit}`,
        opacity: i === 0 ? 0 : 1,
        offset,
        easing,
      };
    }),
    timing,
  );
  shadow?.animate(
    FLIGHT.map(({ offset, high, x, easing }, i) => {
      const low = Math.max(0, high);
      return {
        transform: `translate(${(x * (1 + wand * 0.2)).toFixed(1)}px,0px) scale(${(1 - low / 190).toFixed(2)})`,
        opacity: i === 0 ? 0 : 1 - low / 130,
        offset,
        easing,
      };
    }),
    timing,
  );
  const rolls = teeters ? 11 : 8;
  for (let side = 0; side < root.children.length; side++) {
    const frames: Keyframe[] = Array.from({ length: rolls + 1 }, (_, i) => ({
      opacity: (value + rolls - i) % 3 === side ? 1 : 0,
      // Slower and slower.
      offset: 1 - (1 - i / rolls) ** (teeters ? 2.1 : 1.7),
      easing: "steps(1, end)",
    }));
    root.children[side]!.animate(frames, { ...timing, duration: timing.duration * (teeters ? 0.97 : 0.86) });
  }
}
