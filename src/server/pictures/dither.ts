/** Few colours for soft light: where a shade ends, pixels of both are mixed, so that no edge is seen. */
import { nearestIn } from "./palette.ts";

/** A pattern that returns every four pixels (Bayer): noise would look the same and take twice the bytes. */
const PATTERN = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5].map((each) => each / 16 - 15 / 32);
/** About as far as neighbours of a palette are apart. */
const STRENGTH = 10;
/** What differs more over so many pixels is an edge, and stays one. */
const REACH = 4;
const SOFT = 3;

/** Is there nothing but soft light around a pixel? */
function isSoft(pixels: Uint8Array, width: number, x: number, y: number): boolean {
  const height = pixels.length / 4 / width;
  const at = 4 * (y * width + x);
  const isLike = (ofX: number, ofY: number): boolean => {
    const to = 4 * (Math.min(height - 1, Math.max(0, ofY)) * width + Math.min(width - 1, Math.max(0, ofX)));
    return (
      Math.abs(pixels[at]! - pixels[to]!) <= SOFT &&
      Math.abs(pixels[at + 1]! - pixels[to + 1]!) <= SOFT &&
      Math.abs(pixels[at + 2]! - pixels[to + 2]!) <= SOFT
    );
  };
  return [1, REACH].every(
    (far) => isLike(x - far, y) && isLike(x + far, y) && isLike(x, y - far) && isLike(x, y + far),
  );
}

/** The place of each pixel's colour. `pixels`: red, green, blue and density of each, all of them dense. */
export function dithered(pixels: Uint8Array, width: number, colours: Uint8Array): Uint8Array {
  const indices = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < indices.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    const off = isSoft(pixels, width, x, y) ? PATTERN[(y % 4) * 4 + (x % 4)]! * STRENGTH : 0;
    indices[i] = nearestIn(colours, pixels[4 * i]! + off, pixels[4 * i + 1]! + off, pixels[4 * i + 2]! + off);
  }
  return indices;
}
