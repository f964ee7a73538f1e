/** Colours for pictures of one kind: found once, and used again as long as they fit. */
import { createRequire } from "node:module";
import type gifenc from "gifenc";

// Its two builds export by other names, and tests take the other one: this is the one Node takes.
const { nearestColorIndexWithDistance, quantize } = createRequire(import.meta.url)("gifenc") as typeof gifenc;

const COLOURS = 256;
/** Farther than this from every colour of the palette, squared and over all three channels, is seen. */
const FAR = 3 * 14 ** 2;
/** So many pixels of a picture may be that far off before it has colours of its own. */
const MOST_FAR = 0.002;

export interface PictureColours {
  readonly palette: readonly (readonly number[])[];
  /** The place of each pixel's colour in it. */
  readonly indices: Uint8Array;
}

interface Known {
  readonly palette: number[][];
  /** By the first five, six and five bits of red, green and blue; −1: not looked for yet. */
  readonly places: Int16Array;
  readonly isFar: Uint8Array;
}

const newPalette = (pixels: Uint8Array): Known => ({
  palette: quantize(pixels, COLOURS, { format: "rgb565" }),
  places: new Int16Array(65_536).fill(-1),
  isFar: new Uint8Array(65_536),
});

function placed(pixels: Uint8Array, { palette, places, isFar }: Known): { indices: Uint8Array; far: number } {
  const count = pixels.length / 4;
  const indices = new Uint8Array(count);
  let far = 0;
  for (let i = 0; i < count; i++) {
    const [red, green, blue] = [pixels[4 * i]!, pixels[4 * i + 1]!, pixels[4 * i + 2]!];
    const short = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    if (places[short]! < 0) {
      const [index, distance] = nearestColorIndexWithDistance(palette, [red, green, blue]);
      places[short] = index;
      isFar[short] = Number(distance > FAR);
    }
    indices[i] = places[short]!;
    far += isFar[short]!;
  }
  return { indices, far: far / count };
}

const known = new Map<string, Known>();
const MOST_KINDS = 20;

/** `kind`: pictures that have much the same colours. */
export function coloursOf(pixels: Uint8Array, kind: string): PictureColours {
  const before = known.get(kind);
  const tried = before && placed(pixels, before);
  if (tried && tried.far <= MOST_FAR) return { palette: before.palette, indices: tried.indices };
  const fresh = newPalette(pixels);
  if (known.size >= MOST_KINDS) known.clear();
  known.set(kind, fresh);
  return { palette: fresh.palette, indices: placed(pixels, fresh).indices };
}
