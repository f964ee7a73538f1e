/** Thrown in an arc, rolling over its edges: side after side is on top until the right one stays. */
import { move } from "../../../table/move.ts";
import { spread } from "../../../table/spread.ts";

/** Where each wand comes to lie, a little askew. */
export const ASKEW = [-4, 3, -2];

interface Throw {
  readonly wand: number;
  readonly value: number;
  readonly lasting: number;
  /** So long it is held back, in milliseconds. */
  readonly held?: number;
  /** At the end it stands upright, and nobody knows to which side it will fall. */
  readonly teeters?: boolean;
}

/** Where a wand is on its way, and how far it is still from lying. Heights are in units of its drawing. */
interface Aloft {
  readonly offset: number;
  readonly high: number;
  readonly x: number;
  readonly turn: number;
  readonly easing: string;
}

/** One flight: up out of the hand, down with weight, up again a little, and to rest. */
const FLIGHT: readonly Aloft[] = [
  { offset: 0, high: -70, x: -96, turn: -460, easing: "cubic-bezier(.15,.6,.5,1)" },
  { offset: 0.2, high: 96, x: -58, turn: -290, easing: "cubic-bezier(.5,0,.9,.5)" },
  { offset: 0.42, high: -3, x: -20, turn: -128, easing: "cubic-bezier(.1,.6,.4,1)" },
  { offset: 0.56, high: 34, x: -6, turn: -64, easing: "cubic-bezier(.6,0,.9,.5)" },
  { offset: 0.69, high: -2, x: 3, turn: -22, easing: "cubic-bezier(.1,.6,.4,1)" },
  { offset: 0.77, high: 8, x: 5, turn: -10, easing: "cubic-bezier(.6,0,.9,.5)" },
  { offset: 0.84, high: -1, x: 2, turn: 6, easing: "ease-out" },
  { offset: 1, high: 0, x: 0, turn: 0, easing: "linear" },
];

/** The one that decides comes to stand on its end, sways to and fro, and falls. */
const TEETERING: readonly Aloft[] = [
  { offset: 0, high: -70, x: -96, turn: -470, easing: "cubic-bezier(.15,.6,.5,1)" },
  { offset: 0.16, high: 104, x: -58, turn: -300, easing: "cubic-bezier(.5,0,.9,.5)" },
  { offset: 0.34, high: 8, x: -20, turn: -160, easing: "cubic-bezier(.1,.6,.4,1)" },
  { offset: 0.46, high: 66, x: -6, turn: -104, easing: "ease-in-out" },
  { offset: 0.56, high: 57, x: 8, turn: -74, easing: "ease-in-out" },
  { offset: 0.67, high: 57, x: -7, turn: -105, easing: "ease-in-out" },
  { offset: 0.78, high: 58, x: 6, turn: -78, easing: "ease-in-out" },
  { offset: 0.86, high: 60, x: 0, turn: -90, easing: "cubic-bezier(.7,0,1,.6)" },
  { offset: 0.94, high: -2, x: 4, turn: 3, easing: "ease-out" },
  { offset: 0.97, high: 5, x: 2, turn: -3, easing: "ease-in" },
  { offset: 1, high: 0, x: 0, turn: 0, easing: "linear" },
];

/** How long each of the three takes: they do not come to rest together. */
const share = (wand: number): number => 0.72 + wand * 0.07;

const SUSPENSE = 0.8;

/** `root` holds the wand's three sides, one above the other; `shadow` stays on the ground. */
export function tumble(
  root: SVGGElement,
  { wand, value, lasting, held = 0, teeters = false }: Throw,
  shadow?: Element,
): void {
  const whole = teeters ? SUSPENSE : share(wand);
  const from = held / lasting;
  /** Each comes to rest in its own time, but all motions end with the moment: every end wakes the main thread. */
  const fly = (thing: Element, frames: Keyframe[], part = whole): void => {
    const until = from + (1 - from) * part;
    move(thing, spread(frames, { from, until, easing: "linear", outside: "held" }), { duration: lasting });
  };
  const rest = ASKEW[wand]!;
  const flight = teeters ? TEETERING : FLIGHT;
  const [wide, wild] = teeters ? [1, 1] : [1 + wand * 0.2, 1 - wand * 0.16];
  fly(
    root,
    flight.map(({ offset, high, x, turn, easing }, i) => {
      const near = 1 + Math.max(0, high) / 300;
      const hit = high < 0 && i > 0 ? " scale(1.05,.86)" : "";
      return {
        transform: `translate(${(x * wide).toFixed(1)}px,${-high}px) rotate(${turn * wild + rest}deg) scale(${near.toFixed(2)})${hit}`,
        opacity: i === 0 ? 0 : 1,
        offset,
        easing,
      };
    }),
  );
  if (shadow)
    fly(
      shadow,
      flight.map(({ offset, high, x, easing }, i) => {
        const low = Math.max(0, high);
        return {
          transform: `translate(${(x * wide).toFixed(1)}px,0px) scale(${(1 - low / 190).toFixed(2)})`,
          opacity: i === 0 ? 0 : 1 - low / 130,
          offset,
          easing,
        };
      }),
    );
  const rolls = teeters ? 11 : 8;
  for (let side = 0; side < root.children.length; side++) {
    const frames: Keyframe[] = Array.from({ length: rolls + 1 }, (_, i) => ({
      opacity: (value + rolls - i) % 3 === side ? 1 : 0,
      // Slower and slower.
      offset: 1 - (1 - i / rolls) ** (teeters ? 2.1 : 1.7),
      easing: "steps(1, end)",
    }));
    fly(root.children[side]!, frames, whole * (teeters ? 0.97 : 0.86));
  }
}
