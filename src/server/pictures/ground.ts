/** Grounds: what all pictures of a game share, in pixels and colours found once, and what is laid on them. */
import { deflateSync, inflateSync } from "node:zlib";
import { PREVIEW_SIZE } from "../../core/preview.ts";
import { dithered } from "./dither.ts";
import type { PicturePalette } from "./palette.ts";
import { CELLS, cellOf, coloursFor, paletteOf } from "./palette.ts";

export interface PictureGround {
  /** Red, green, blue and density of each pixel, all of them dense. */
  readonly pixels: Uint8Array;
  /** The place of each pixel's colour in the palette. */
  readonly indices: Uint8Array;
  /** For the ground and whatever is laid on it. */
  readonly palette: PicturePalette;
}

/** Pixels as places of colours. */
export interface PictureColours {
  readonly indices: Uint8Array;
  readonly colours: Uint8Array;
}

/** Four channels of a pixel as one number. */
const whole = (pixels: Uint8Array): Uint32Array =>
  pixels.byteOffset % 4 === 0
    ? new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4)
    : new Uint32Array(new Uint8Array(pixels).buffer);

/** One channel of what is laid, which is times its density already, above one of the ground. */
const above = (laid: number, ground: number, density: number): number =>
  Math.min(255, laid + Math.round((ground * (255 - density)) / 255));

/** Calls for each pixel where something is laid, with the colour it has then. */
function eachLaid(
  ground: Uint8Array,
  over: Uint8Array,
  found: (at: number, red: number, green: number, blue: number) => void,
): void {
  const all = whole(over);
  for (let i = 0; i < all.length; i++) {
    const laid = all[i]!;
    if (laid === 0) continue;
    const [at, density] = [4 * i, laid >>> 24];
    found(
      i,
      above(laid & 255, ground[at]!, density),
      above((laid >>> 8) & 255, ground[at + 1]!, density),
      above((laid >>> 16) & 255, ground[at + 2]!, density),
    );
  }
}

/** Everything as it is seen, dense. */
export function composed(ground: Uint8Array, over: Uint8Array): Uint8Array {
  const pixels = new Uint8Array(ground);
  eachLaid(ground, over, (i, red, green, blue) => pixels.set([red, green, blue], 4 * i));
  return pixels;
}

/** So many of the pixels that are laid may be far off before a picture has colours of its own. */
const MOST_FAR = 0.01;

/** `over`: what is laid on the ground, the colours times their density. */
export function coloured({ pixels, indices, palette }: PictureGround, over: Uint8Array): PictureColours {
  const { places, isFar, colours } = palette;
  // Never `slice`: of a buffer it is the same memory, and pieces would stay on the ground.
  const shown = new Uint8Array(indices);
  let [far, count] = [0, 0];
  eachLaid(pixels, over, (i, red, green, blue) => {
    const cell = cellOf(red, green, blue);
    shown[i] = places[cell]!;
    far += isFar[cell]!;
    count++;
  });
  return far <= MOST_FAR * count ? { indices: shown, colours } : ownColours(composed(pixels, over));
}

/** Nothing of it is kept: what a picture looks like depends on no other one. */
function ownColours(pixels: Uint8Array): PictureColours {
  const palette = paletteOf(coloursFor(pixels));
  return { indices: placed(pixels, palette), colours: palette.colours };
}

function placed(pixels: Uint8Array, { places }: PicturePalette): Uint8Array {
  const indices = new Uint8Array(pixels.length / 4);
  for (let i = 0; i < indices.length; i++)
    indices[i] = places[cellOf(pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!)]!;
  return indices;
}

/** `samples`: what is laid on it in some pictures, so that there are colours for it. */
export function newGround(pixels: Uint8Array, samples: readonly Uint8Array[]): PictureGround {
  const touched: number[] = [];
  for (const sample of samples) eachLaid(pixels, sample, (_, red, green, blue) => touched.push(red, green, blue, 255));
  const all = new Uint8Array(pixels.length + touched.length);
  all.set(pixels);
  all.set(touched, pixels.length);
  const palette = paletteOf(coloursFor(all));
  return { pixels, indices: dithered(pixels, PREVIEW_SIZE.width, palette.colours), palette };
}

const COUNT = PREVIEW_SIZE.width * PREVIEW_SIZE.height;

/** A ground as a file: its parts one after the other, packed. */
export const writeGround = ({ pixels, indices, palette }: PictureGround): Buffer =>
  deflateSync(Buffer.concat([pixels, indices, palette.places, palette.isFar, palette.colours]));

export function readGround(file: Uint8Array): PictureGround {
  const all = new Uint8Array(inflateSync(file, { chunkSize: 1 << 22 }));
  let at = 0;
  const part = (length: number): Uint8Array => all.subarray(at, (at += length));
  const [pixels, indices] = [part(4 * COUNT), part(COUNT)];
  const [places, isFar] = [part(CELLS), part(CELLS)];
  return { pixels, indices, palette: { places, isFar, colours: all.subarray(at) } };
}
