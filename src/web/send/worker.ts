/** Puts pictures together and writes the file, beside the page: nobody has to wait for it with a finger in the air. */
import { openFilmWriter } from "./film.ts";
import type { GifWriter } from "./gif.ts";
import { openGif } from "./gif.ts";
import type { ClipAnswer, ClipOrder, ClipPlaced } from "./orders.ts";

interface Writer {
  add(canvas: OffscreenCanvas, pixels: () => Uint8ClampedArray<ArrayBuffer>, ms: number): void | Promise<void>;
  finish(): Promise<Uint8Array<ArrayBuffer>>;
}

let canvas = new OffscreenCanvas(1, 1);
let pen: OffscreenCanvasRenderingContext2D;
let writer: Writer | undefined;
let shown = 0;
const known = new Map<string, ImageBitmap>();
const samples: Uint8ClampedArray[] = [];

const answer = (what: ClipAnswer, transfer: Transferable[] = []): void => postMessage(what, { transfer });

const pixels = (): Uint8ClampedArray<ArrayBuffer> =>
  pen.getImageData(0, 0, canvas.width, canvas.height).data as Uint8ClampedArray<ArrayBuffer>;

function draw(layers: readonly ClipPlaced[]): void {
  pen.globalAlpha = 1;
  pen.clearRect(0, 0, canvas.width, canvas.height);
  for (const { id, x, y, density, within } of layers) {
    pen.save();
    pen.globalAlpha = density;
    if (within !== undefined) {
      pen.beginPath();
      pen.rect(0, 0, canvas.width, within);
      pen.clip();
    }
    pen.drawImage(known.get(id)!, x, y);
    pen.restore();
  }
}

/** The palette is found when the first picture comes: all samples are there by then. */
function gifWriter(): Writer {
  let gif: GifWriter | undefined;
  return {
    add(_, see, ms) {
      gif ??= openGif(canvas.width, canvas.height, samples);
      gif.add(see(), ms);
    },
    finish: () => Promise.resolve(gif!.finish()),
  };
}

async function carryOut(order: ClipOrder): Promise<void> {
  switch (order.what) {
    case "open":
      canvas = new OffscreenCanvas(order.width, order.height);
      pen = canvas.getContext("2d", { willReadFrequently: order.codec === undefined })!;
      writer = order.codec === undefined ? gifWriter() : openFilmWriter(order.width, order.height, order.codec);
      return;
    case "picture":
      known.set(order.id, order.bitmap);
      return;
    case "sample":
      draw(order.layers);
      samples.push(pixels());
      return;
    case "show":
      draw(order.layers);
      await writer!.add(canvas, pixels, order.ms);
      answer({ shown: ++shown });
      return;
    case "forget":
      for (const id of order.ids) {
        known.get(id)?.close();
        known.delete(id);
      }
      return;
    case "finish": {
      const file = await writer!.finish();
      answer({ file }, [file.buffer]);
    }
  }
}

/** One after the other. */
let before: Promise<void> = Promise.resolve();
addEventListener("message", ({ data }: MessageEvent<ClipOrder>) => {
  before = before
    .then(() => carryOut(data))
    .catch((error: unknown) => answer({ fault: error instanceof Error ? error.message : "unknown" }));
});
