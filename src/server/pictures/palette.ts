/** 256 colours for pictures: they are enough for drawings, and a third of the bytes. */
import type gifenc from "gifenc";
import { packages } from "./packages.ts";

const MOST_COLOURS = 256;
/** Farther than this from every colour of the palette, squared and over all three channels, is seen. */
const FAR = 3 * 14 ** 2;

/** Colours, and which of them is nearest to any other. */
export interface PicturePalette {
  /** Red, green and blue of each. */
  readonly colours: Uint8Array;
  /** By the first six bits of red, green and blue: the place of the nearest. */
  readonly places: Uint8Array;
  /** By the same: 1 if even that one is seen to be another. */
  readonly isFar: Uint8Array;
}

export const CELLS = 1 << 18;

/** Where a colour is in a palette's tables. */
export const cellOf = (red: number, green: number, blue: number): number =>
  ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2);

/** The place of the nearest colour. */
export function nearestIn(colours: Uint8Array, red: number, green: number, blue: number): number {
  let nearest = 0;
  let least = Infinity;
  for (let i = 0; i < colours.length; i += 3) {
    const r = colours[i]! - red;
    const g = colours[i + 1]! - green;
    const b = colours[i + 2]! - blue;
    const distance = r * r + g * g + b * b;
    if (distance < least) {
      least = distance;
      nearest = i / 3;
    }
  }
  return nearest;
}

/** `pixels`: red, green, blue and density of each, all of them dense. */
export function coloursFor(pixels: Uint8Array): Uint8Array {
  // Its two builds export by other names, and tests take the other one: this is the one Node takes.
  const { quantize } = packages("gifenc") as typeof gifenc;
  return Uint8Array.from(quantize(pixels, MOST_COLOURS, { format: "rgb565" }).flat());
}

export function paletteOf(colours: Uint8Array): PicturePalette {
  const places = new Uint8Array(CELLS);
  const isFar = new Uint8Array(CELLS);
  for (let cell = 0; cell < CELLS; cell++) {
    // The middle of what falls into the cell.
    const red = (cell >> 12) * 4 + 2;
    const green = ((cell >> 6) & 63) * 4 + 2;
    const blue = (cell & 63) * 4 + 2;
    const nearest = nearestIn(colours, red, green, blue);
    places[cell] = nearest;
    const [r, g, b] = colours.subarray(3 * nearest, 3 * nearest + 3);
    isFar[cell] = Number((r! - red) ** 2 + (g! - green) ** 2 + (b! - blue) ** 2 > FAR);
  }
  return { colours, places, isFar };
}
