/**
 * A whole game in a link: its record, compressed, behind the #, which browsers keep to themselves. It opens without a server that
 * knows the game, and without a network once the app was there.
 */
import type { Json, JsonObject, Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { isObject, pick } from "../../core/json.ts";

const MARK = "g=";
/** Longer than any game: what unpacks to more is no game of ours. */
const MOST_BYTES = 1_000_000;

/** What a review needs of a record. */
const KEPT = ["record", "game", "options", "state", "moves", "result", "names", "luck"];

const toText = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(""))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");

const toBytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (each) => each.codePointAt(0)!);

/** What a stream gives, up to a limit; undefined: there is more. */
async function bytesOf(stream: ReadableStream<Uint8Array>, most: number): Promise<Uint8Array | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = stream.getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    size += piece.value.length;
    if (size > most) {
      await reader.cancel();
      return undefined;
    }
    pieces.push(piece.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

/** JSON as the letters of a link. */
export async function packed(json: JsonObject): Promise<string> {
  const text = new Blob([JSON.stringify(json)]).stream();
  return toText((await bytesOf(text.pipeThrough(new CompressionStream("deflate-raw")), Infinity))!);
}

/** The opposite; undefined: these letters are no JSON of ours. */
export async function unpacked(letters: string): Promise<Json | undefined> {
  try {
    const bytes = new Blob([toBytes(letters)]).stream();
    const text = await bytesOf(bytes.pipeThrough(new DecompressionStream("deflate-raw")), MOST_BYTES);
    return text && (JSON.parse(new TextDecoder().decode(text)) as Json);
  } catch {
    return undefined;
  }
}

/** The part of a link behind the #. */
export const packedGame = async (json: JsonObject): Promise<string> => MARK + (await packed(pick(json, KEPT)));

/** Is there a game behind this #? */
export const hasGame = (hash: string): boolean => hash.startsWith(`#${MARK}`);

/** The record in a link, which may be anything. */
export async function gameIn(hash: string): Promise<Json | Refusal> {
  const json = await unpacked(hash.slice(1 + MARK.length));
  return isObject(json) ? json : refuse("link", "There is no whole game in this link: it may have been cut off.");
}
