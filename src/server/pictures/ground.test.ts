import { crc32, inflateSync } from "node:zlib";
import { Resvg } from "@resvg/resvg-js";
import { expect, test } from "vitest";
import { PREVIEW_SIZE } from "../../core/preview.ts";
import { coloured, composed, newGround, readGround, writeGround } from "./ground.ts";
import { smallPng } from "./png.ts";

const { width, height } = PREVIEW_SIZE;

const MEADOW = `<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#1b2160"/><stop offset="1" stop-color="#0b0e2c"/></linearGradient></defs><rect width="1000" height="524" fill="url(#a)"/><circle cx="400" cy="260" r="200" fill="#2f7a4a"/>`;
const PIECE = `<circle cx="420" cy="250" r="60" fill="#e0413f" opacity="0.7"/><rect x="700" y="40" width="200" height="60" rx="20" fill="#fff6dd"/><ellipse cx="300" cy="330" rx="80" ry="20" fill="#000" opacity="0.35"/>`;
const raster = (inside: string): Uint8Array =>
  new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`).render()
    .pixels;

const [meadow, piece] = [raster(MEADOW), raster(PIECE)];
// Written and read again, as servers have it.
const ground = readGround(writeGround(newGround(meadow, [piece])));
const bare = Buffer.from(ground.indices);

test("what is laid on a ground looks as if all of it had been drawn together", () => {
  const [together, laid] = [raster(MEADOW + PIECE), composed(meadow, piece)];
  let worst = 0;
  for (let i = 0; i < together.length; i++) worst = Math.max(worst, Math.abs(together[i]! - laid[i]!));
  expect(worst).toBeLessThanOrEqual(2);
});

test("256 colours look like all of them, and soft light keeps its mean", () => {
  const { indices, colours } = coloured(ground, piece);
  const wanted = composed(meadow, piece);
  let [off, brightness] = [0, 0];
  for (let i = 0; i < indices.length; i++)
    for (let channel = 0; channel < 3; channel++) {
      const error = colours[3 * indices[i]! + channel]! - wanted[4 * i + channel]!;
      off += Math.abs(error);
      brightness += error;
    }
  expect(off / indices.length / 3).toBeLessThan(3);
  expect(Math.abs(brightness) / indices.length / 3).toBeLessThan(0.5);
});

test("nothing stays on a ground: a picture depends on no other one", () => {
  const nothing = new Uint8Array(4 * width * height);
  coloured(ground, piece);
  coloured(ground, raster(`<rect width="1000" height="524" fill="#f0f"/>`));
  const after = coloured(ground, nothing);
  expect(Buffer.compare(after.indices, bare)).toBe(0);
  expect(after.colours).toEqual(ground.palette.colours);
});

test("a picture whose colours nobody expected has its own", () => {
  const { indices, colours } = coloured(ground, raster(`<rect x="500" width="500" height="524" fill="#f0f"/>`));
  const place = indices[900]!;
  expect(colours).not.toEqual(ground.palette.colours);
  expect(Array.from(colours.subarray(3 * place, 3 * place + 3))).toEqual([255, 0, 255]);
});

test("a PNG says its size, its colours and every pixel's place", () => {
  const png = smallPng(Uint8Array.of(0, 1, 1, 0, 0, 1), Uint8Array.of(1, 2, 3, 4, 5, 6), 3, 2);
  const chunks = new Map<string, Buffer>();
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    expect(png.readUInt32BE(at + 8 + length)).toBe(crc32(png.subarray(at + 4, at + 8 + length)));
    chunks.set(png.toString("latin1", at + 4, at + 8), png.subarray(at + 8, at + 8 + length));
    at += 12 + length;
  }
  expect([chunks.get("IHDR")!.readUInt32BE(0), chunks.get("IHDR")!.readUInt32BE(4)]).toEqual([3, 2]);
  expect(Array.from(chunks.get("PLTE")!)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(Array.from(inflateSync(chunks.get("IDAT")!))).toEqual([0, 0, 1, 1, 0, 0, 0, 1]);
});
