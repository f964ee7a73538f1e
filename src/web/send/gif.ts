/** Pictures one after the other as a GIF: one palette for all, and of each picture only what has changed. */
import * as published from "gifenc";

// A module for bundlers, one object for Node.
const { GIFEncoder, nearestColorIndex, quantize } =
  published.GIFEncoder === undefined ? published.default : { ...published, GIFEncoder: published.GIFEncoder };

/** The last place of the palette: as it was. */
const COLOURS = 255;
const UNCHANGED = COLOURS;

export interface GifWriter {
  /** `pixels`: red, green, blue and density of each. A picture that is the same as before only stays longer. */
  add(pixels: Uint8ClampedArray<ArrayBuffer>, ms: number): void;
  finish(): Uint8Array<ArrayBuffer>;
  readonly bytes: number;
}

/** `samples`: pictures in which every colour is. */
export function openGif(width: number, height: number, samples: readonly Uint8ClampedArray[]): GifWriter {
  const palette = paletteOf(samples);
  const place = places(palette);
  const padded = [...palette, ...Array.from({ length: COLOURS + 1 - palette.length }, () => [0, 0, 0])];
  const gif = GIFEncoder();
  let before: Uint32Array | undefined;
  let waiting: { readonly indices: Uint8Array; ms: number; readonly isFirst: boolean } | undefined;
  const write = (): void => {
    if (!waiting) return;
    const { indices, ms, isFirst } = waiting;
    // Disposal 1: what was drawn stays.
    const common = { delay: ms, dispose: 1, transparent: !isFirst, transparentIndex: UNCHANGED };
    gif.writeFrame(indices, width, height, isFirst ? { ...common, palette: padded, repeat: 0 } : common);
    waiting = undefined;
  };
  return {
    add(pixels, ms) {
      const now = new Uint32Array(pixels.buffer.slice(0));
      const { indices, changed } = indicesOf(now, before, place);
      if (changed === 0 && waiting) {
        waiting.ms += ms;
        return;
      }
      write();
      waiting = { indices, ms, isFirst: before === undefined };
      before = now;
    },
    finish() {
      write();
      gif.finish();
      return gif.bytes();
    },
    get bytes() {
      return gif.bytesView().length;
    },
  };
}

function paletteOf(samples: readonly Uint8ClampedArray[]): number[][] {
  const all = new Uint8Array(samples.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of samples) {
    all.set(each, at);
    at += each.length;
  }
  return quantize(all, COLOURS, { format: "rgb565" });
}

/** The place in the palette of a colour, found once for all that are alike. */
function places(palette: number[][]): (colour: number) => number {
  const known = new Int16Array(65536).fill(-1);
  return (colour) => {
    const [red, green, blue] = [colour & 255, (colour >> 8) & 255, (colour >> 16) & 255];
    const short = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3);
    if (known[short]! < 0) known[short] = nearestColorIndex(palette, [red, green, blue]);
    return known[short]!;
  };
}

function indicesOf(
  now: Uint32Array,
  before: Uint32Array | undefined,
  place: (colour: number) => number,
): { readonly indices: Uint8Array; readonly changed: number } {
  const indices = new Uint8Array(now.length).fill(UNCHANGED);
  let changed = 0;
  for (let i = 0; i < now.length; i++) {
    const colour = now[i]!;
    if (before && before[i] === colour) continue;
    const index = place(colour);
    // Of two colours with one place nobody sees the difference.
    if (before && place(before[i]!) === index) continue;
    indices[i] = index;
    changed++;
  }
  return { indices, changed };
}
