/**
 * A film as MP4 (ISO/IEC 14496-12), the least of it: one track, all its samples in one chunk, what leads to them in front, so that it
 * begins to play while it comes. The samples are from the browser's own encoder.
 */

/** A picture as the encoder gave it. */
export interface FilmSample {
  readonly data: Uint8Array;
  readonly ms: number;
  /** It can be shown without those before it. */
  readonly isKey: boolean;
}

export interface FilmTrack {
  readonly codec: "avc1" | "vp09";
  readonly width: number;
  readonly height: number;
  /** What a decoder must know first: `avcC`, or of VP9 `vpcC`. */
  readonly description: Uint8Array;
}

const TEXT = new TextEncoder();
/** Parts of a second in which lengths are given. */
const SCALE = 1000;

const u8 = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

function u16(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(2 * values.length));
  values.forEach((value, i) => view.setUint16(2 * i, value));
  return new Uint8Array(view.buffer);
}

function u32(...values: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(4 * values.length));
  values.forEach((value, i) => view.setUint32(4 * i, value));
  return new Uint8Array(view.buffer);
}

function joinedBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function box(name: string, ...inside: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const size = 8 + inside.reduce((sum, { length }) => sum + length, 0);
  return joinedBytes([u32(size), TEXT.encode(name), ...inside]);
}

/** A box with a version and flags. */
const full = (name: string, flags: number, ...inside: readonly Uint8Array[]): Uint8Array =>
  box(name, u32(flags), ...inside);

const zeros = (count: number): Uint8Array => new Uint8Array(count);
/** Neither turned nor stretched. */
const AS_IT_IS = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

function sampleEntry({ codec, width, height, description }: FilmTrack): Uint8Array {
  const config = codec === "avc1" ? box("avcC", description) : full("vpcC", 0x01000000, description);
  return box(
    codec,
    zeros(6),
    u16(1),
    zeros(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    zeros(32),
    u16(24, 0xffff),
    config,
  );
}

/** What many have in a row is written once. */
function lengths(samples: readonly FilmSample[]): number[] {
  const runs: number[] = [];
  for (const { ms } of samples)
    if (runs.at(-1) === ms) runs[runs.length - 2]!++;
    else runs.push(1, ms);
  return runs;
}

function sampleTable(track: FilmTrack, samples: readonly FilmSample[], offset: number): Uint8Array {
  const runs = lengths(samples);
  const keys = samples.flatMap(({ isKey }, i) => (isKey ? [i + 1] : []));
  return box(
    "stbl",
    full("stsd", 0, u32(1), sampleEntry(track)),
    full("stts", 0, u32(runs.length / 2, ...runs)),
    full("stss", 0, u32(keys.length, ...keys)),
    full("stsc", 0, u32(1, 1, samples.length, 1)),
    full("stsz", 0, u32(0, samples.length, ...samples.map(({ data }) => data.length))),
    full("stco", 0, u32(1, offset)),
  );
}

function movie(track: FilmTrack, samples: readonly FilmSample[], offset: number): Uint8Array {
  const duration = samples.reduce((sum, { ms }) => sum + ms, 0);
  const media = box(
    "mdia",
    full("mdhd", 0, u32(0, 0, SCALE, duration), u16(0x55c4, 0)),
    full("hdlr", 0, u32(0), TEXT.encode("vide"), zeros(12), TEXT.encode("film\0")),
    box(
      "minf",
      full("vmhd", 1, zeros(8)),
      box("dinf", full("dref", 0, u32(1), full("url ", 1))),
      sampleTable(track, samples, offset),
    ),
  );
  const { width, height } = track;
  const header = full("tkhd", 3, u32(0, 0, 1, 0, duration), zeros(16), AS_IT_IS, u32(width << 16, height << 16));
  return box(
    "moov",
    full("mvhd", 0, u32(0, 0, SCALE, duration, 0x10000), u16(0x100), zeros(10), AS_IT_IS, zeros(24), u32(2)),
    box("trak", header, media),
  );
}

/** The film as a file. */
export function mp4Of(track: FilmTrack, samples: readonly FilmSample[]): Uint8Array<ArrayBuffer> {
  const kind = box("ftyp", TEXT.encode("isom"), u32(0x200), TEXT.encode("isomiso2mp41"));
  // Its length does not depend on where the samples lie.
  const before = kind.length + movie(track, samples, 0).length;
  const data = box("mdat", ...samples.map((sample) => sample.data));
  return joinedBytes([kind, movie(track, samples, before + 8), data]);
}

/** VP9, profile 0, eight bits, colours as on a screen. */
export const VP9_DESCRIPTION = u8(0, 30, 0x82, 1, 1, 1, 0, 0);
