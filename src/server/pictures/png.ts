/** Pixels as a small PNG: each the place of its colour in a palette. */
import { crc32, deflateSync } from "node:zlib";

function chunk(name: string, data: Uint8Array): Buffer {
  const piece = Buffer.alloc(12 + data.length);
  piece.writeUInt32BE(data.length, 0);
  piece.write(name, 4, "latin1");
  piece.set(data, 8);
  piece.writeUInt32BE(crc32(piece.subarray(4, 8 + data.length)), 8 + data.length);
  return piece;
}

const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);

/** `colours`: red, green and blue of each. */
export function smallPng(indices: Uint8Array, colours: Uint8Array, width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  header.set([8, 3, 0, 0, 0], 8);
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", colours),
    chunk("IDAT", deflateSync(rows, { level: 6 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}
