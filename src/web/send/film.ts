/** Films by the browser's own encoder, where it has one. */
import type { FilmSample, FilmTrack } from "./mp4.ts";
import { mp4Of, VP9_DESCRIPTION } from "./mp4.ts";

/** What most can play comes first. */
const CODECS = ["avc1.42E01F", "vp09.00.30.08"] as const;

const configOf = (width: number, height: number, codec: string): VideoEncoderConfig => ({
  codec,
  width,
  height,
  bitrate: 900_000,
  framerate: 12,
  ...(codec.startsWith("avc1") && { avc: { format: "avc" } }),
});

/** The codec of films here; undefined: this browser makes none. */
export async function filmCodec(width: number, height: number): Promise<string | undefined> {
  if (!("VideoEncoder" in globalThis)) return undefined;
  for (const codec of CODECS) {
    const { supported } = await VideoEncoder.isConfigSupported(configOf(width, height, codec)).catch(() => ({
      supported: false,
    }));
    if (supported) return codec;
  }
  return undefined;
}

/** A second of seeking at most, however long it is. */
const KEY_EVERY = 24;
const MOST_WAITING = 8;

const bytesOf = (source: AllowSharedBufferSource): Uint8Array =>
  ArrayBuffer.isView(source)
    ? new Uint8Array(source.buffer, source.byteOffset, source.byteLength).slice()
    : new Uint8Array(source).slice();

export function openFilmWriter(width: number, height: number, codec: string) {
  const samples: Omit<FilmSample, "ms">[] = [];
  const lengths: number[] = [];
  let description: Uint8Array | undefined;
  let fault: DOMException | undefined;
  let at = 0;
  const encoder = new VideoEncoder({
    output(chunk, about) {
      const given = about?.decoderConfig?.description;
      if (given) description = bytesOf(given);
      const data = new Uint8Array(chunk.byteLength);
      chunk.copyTo(data);
      samples.push({ data, isKey: chunk.type === "key" });
    },
    error: (error) => (fault = error),
  });
  encoder.configure(configOf(width, height, codec));
  return {
    async add(canvas: OffscreenCanvas, _: unknown, ms: number): Promise<void> {
      if (fault) throw fault;
      const frame = new VideoFrame(canvas, { timestamp: at * 1000, duration: ms * 1000 });
      encoder.encode(frame, { keyFrame: lengths.length % KEY_EVERY === 0 });
      frame.close();
      at += ms;
      lengths.push(Math.round(ms));
      while (encoder.encodeQueueSize > MOST_WAITING && encoder.state === "configured")
        await new Promise((resolve) => encoder.addEventListener("dequeue", resolve, { once: true }));
    },
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      await encoder.flush();
      encoder.close();
      if (fault) throw fault;
      const isAvc = codec.startsWith("avc1");
      if (isAvc && !description) throw new Error("the encoder tells no description");
      const track: FilmTrack = {
        codec: isAvc ? "avc1" : "vp09",
        width,
        height,
        description: isAvc ? description! : VP9_DESCRIPTION,
      };
      return mp4Of(
        track,
        samples.map((sample, i) => ({ ...sample, ms: lengths[i]! })),
      );
    },
  };
}
