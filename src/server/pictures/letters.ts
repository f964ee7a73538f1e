/** Letters for pictures: web fonts as they come in packages (WOFF 1), unpacked into what a rasteriser reads. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { packages } from "./packages.ts";

const FILES = [
  "@fontsource/almendra/files/almendra-latin-700-normal.woff",
  "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff",
  "@fontsource/alegreya-sans/files/alegreya-sans-latin-500-normal.woff",
  "@fontsource/alegreya-sans/files/alegreya-sans-latin-700-normal.woff",
];

const HEADER = 44;
const ENTRY = 20;

/** WOFF 1 is an OpenType file whose tables are deflated one by one (W3C recommendation, 2012). */
function unpacked(woff: Buffer): Buffer {
  if (woff.toString("latin1", 0, 4) !== "wOFF") throw new Error("this is no WOFF file");
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  directory.writeUInt16BE(2 ** power * 16, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  const pieces = [directory];
  let at = directory.length;
  for (let i = 0; i < count; i++) {
    const entry = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(data) : data;
    woff.copy(directory, 12 + i * 16, entry, entry + 4);
    directory.writeUInt32BE(woff.readUInt32BE(entry + 16), 12 + i * 16 + 4);
    directory.writeUInt32BE(at, 12 + i * 16 + 8);
    directory.writeUInt32BE(length, 12 + i * 16 + 12);
    const padded = Buffer.concat([table, Buffer.alloc((4 - (length % 4)) % 4)]);
    pieces.push(padded);
    at += padded.length;
  }
  return Buffer.concat(pieces);
}

/** Their files, in a folder that is gone with the process: the rasteriser reads letters from files only. */
export function lettersForPictures(): string[] {
  const folder = mkdtempSync(join(tmpdir(), "zaubertisch-letters-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  return FILES.map((file, i) => {
    const path = join(folder, `${i}.ttf`);
    writeFileSync(path, unpacked(readFileSync(packages.resolve(file))));
    return path;
  });
}
