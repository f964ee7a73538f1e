/** Makes an animated picture: drawings here, one scene after the other; pictures and file in a worker. */
import { ONLOOKER } from "../../core/game.ts";
import { emblemOf, markup } from "../pictures/board.tsx";
import type { BoardLayers } from "../pictures/layers.ts";
import { layersIn, onPage } from "../pictures/layers.ts";
import type { StyleSheet } from "../pictures/sheet.ts";
import { writeMarkup } from "../pictures/tree.ts";
import type { Finished } from "../review/source.ts";
import type { Player } from "../table/kit.ts";
import { inRoom } from "../ui/ratio.ts";
import { captionHeight, captionPicture, EMBLEM_SIZE, skyPicture } from "./caption.ts";
import { drawing, motionOf, placeAt, stillOf } from "./motion.ts";
import type { ClipAnswer, ClipOrder, ClipPlaced } from "./orders.ts";
import type { ClipBeat, ClipPlan } from "./plan.ts";
import { publicPlayers } from "./plan.ts";
import { pageSheet, rasterOf } from "./raster.ts";

/** How fine it is. The first one that is small enough is taken. */
export interface ClipQuality {
  readonly width: number;
  /** Between two pictures of something that travels; Infinity: nothing is seen to travel. */
  readonly tick: number;
}

export interface ClipWish {
  readonly finished: Finished;
  readonly plan: ClipPlan;
  /** Undefined: a GIF. */
  readonly codec: string | undefined;
  readonly mostBytes: number;
  readonly signal: AbortSignal;
  progress(share: number): void;
}

export interface MadeClip {
  readonly file: Blob;
  readonly width: number;
  readonly height: number;
  readonly ms: number;
}

/** Room for a board that is wider than tall. */
const RATIO = 1.3;
const QUALITIES: readonly ClipQuality[] = [
  { width: 520, tick: 80 },
  { width: 440, tick: 120 },
  { width: 360, tick: Infinity },
];

const ticksOf = ({ travel }: ClipBeat, tick: number): number =>
  travel === 0 || tick === Infinity ? 0 : Math.max(2, Math.round(travel / tick));

/** The films' encoders want even numbers. */
const even = (size: number): number => 2 * Math.round(size / 2);

/** Undefined: it was called off. */
export async function makeClip(wish: ClipWish): Promise<MadeClip | undefined> {
  const sheet = await pageSheet();
  for (const quality of QUALITIES) {
    const made = await tryClip(wish, sheet, quality);
    if (!made) return undefined;
    if (made.file.size <= wish.mostBytes || quality === QUALITIES.at(-1)) return made;
  }
  return undefined;
}

async function tryClip(wish: ClipWish, sheet: StyleSheet, quality: ClipQuality): Promise<MadeClip | undefined> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
  const stop = (): void => worker.terminate();
  wish.signal.addEventListener("abort", stop);
  const all = wish.plan.beats.reduce((sum, beat) => sum + Math.max(1, ticksOf(beat, quality.tick)), 0);
  try {
    const finished = new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve, reject) => {
      wish.signal.addEventListener("abort", () => resolve(undefined));
      worker.addEventListener("error", (event) => reject(new Error(event.message)));
      worker.addEventListener("message", ({ data }: MessageEvent<ClipAnswer>) => {
        if ("file" in data) resolve(data.file);
        else if ("fault" in data) reject(new Error(data.fault));
        else wish.progress(Math.min(1, data.shown / all));
      });
    });
    const size = await drawAll(wish, sheet, quality, (order, transfer = []) => worker.postMessage(order, transfer));
    const bytes = await finished;
    if (!bytes || !size) return undefined;
    const type = wish.codec === undefined ? "image/gif" : "video/mp4";
    return { file: new Blob([bytes], { type }), ...size };
  } finally {
    wish.signal.removeEventListener("abort", stop);
    worker.terminate();
  }
}

type Send = (order: ClipOrder, transfer?: Transferable[]) => void;

/** A scene as drawings. */
function layersAt(finished: Finished, players: readonly Player[], { scene, view }: ClipBeat, sheet: StyleSheet) {
  const { kit, record } = finished;
  const drawn = inRoom(RATIO, () => markup(kit, record.options, view, ONLOOKER, players, scene));
  return layersIn(drawn, sheet);
}

/** What the worker knows, by what was drawn: the same ground is drawn once. */
function pictureBook(send: Send, width: number, height: number) {
  const known = new Map<string, string>();
  const used = new Set<string>();
  let ids = 0;
  const keep = (key: string, bitmap: ImageBitmap): string => {
    const id = String(ids++);
    known.set(key, id);
    send({ what: "picture", id, bitmap }, [bitmap]);
    return id;
  };
  return {
    async drawn(svg: string): Promise<string> {
      used.add(svg);
      return known.get(svg) ?? keep(svg, await rasterOf(svg, width, height));
    },
    made(key: string, make: () => ImageBitmap): string {
      used.add(key);
      return known.get(key) ?? keep(key, make());
    },
    /** Whatever was not wanted since the last time is not wanted any more. */
    tidy(): void {
      const old = [...known].filter(([key]) => !used.has(key));
      for (const [key] of old) known.delete(key);
      used.clear();
      if (old.length > 0) send({ what: "forget", ids: old.map(([, id]) => id) });
    },
  };
}

async function emblems({ kit }: Finished, plan: ClipPlan, sheet: StyleSheet): Promise<Map<number, ImageBitmap>> {
  const found = new Map<number, ImageBitmap>();
  for (const { caption } of plan.beats) {
    const { colour } = caption;
    if (colour === undefined || found.has(colour)) continue;
    const inside = writeMarkup({ ...onPage(emblemOf(kit, colour), sheet), tag: "" });
    const svg = drawing("-14 -14 28 28", EMBLEM_SIZE, EMBLEM_SIZE, inside);
    found.set(colour, await rasterOf(svg, EMBLEM_SIZE, EMBLEM_SIZE));
  }
  return found;
}

const frameSize = (frame: string): { readonly wide: number; readonly tall: number } => {
  const [, , wide = 1, tall = 1] = frame.split(/[\s,]+/).map(Number);
  return { wide, tall };
};

async function drawAll(
  { finished, plan, codec, signal }: ClipWish,
  sheet: StyleSheet,
  { width, tick }: ClipQuality,
  send: Send,
): Promise<Omit<MadeClip, "file"> | undefined> {
  const players = publicPlayers(finished);
  const [opening, ending] = [plan.beats[0]!, plan.beats.at(-1)!];
  let before: BoardLayers = layersAt(finished, players, opening, sheet);
  const { wide, tall } = frameSize(before.frame);
  const board = { width, height: even((width * tall) / wide) };
  const room = even(
    captionHeight(
      plan.beats.map((beat) => beat.caption),
      width,
    ),
  );
  const height = board.height + room;
  const scale = width / wide;
  const known = await emblems(finished, plan, sheet);
  const book = pictureBook(send, board.width, board.height);
  send({ what: "open", width, height, codec });

  const caption = ({ caption: words }: ClipBeat): ClipPlaced => {
    const make = (): ImageBitmap =>
      captionPicture(plan.title, words, words.colour === undefined ? undefined : known.get(words.colour), width, room);
    return { id: book.made(JSON.stringify(words), make), x: 0, y: board.height, density: 1 };
  };
  const placed = async (svgs: readonly string[]): Promise<ClipPlaced[]> => {
    const ids = [book.made("sky", () => skyPicture(board.width, board.height))];
    for (const svg of svgs) ids.push(await book.drawn(svg));
    return ids.map((id) => ({ id, x: 0, y: 0, density: 1, within: board.height }));
  };
  if (codec === undefined)
    for (const beat of new Set([opening, ending]))
      send({
        what: "sample",
        layers: [...(await placed(stillOf(layersAt(finished, players, beat, sheet), board))), caption(beat)],
      });

  let ms = 0;
  const show = (layers: readonly ClipPlaced[], lasting: number): void => {
    ms += lasting;
    send({ what: "show", layers, ms: lasting });
  };
  for (const beat of plan.beats) {
    if (signal.aborted) return undefined;
    const after = layersAt(finished, players, beat, sheet);
    const ticks = ticksOf(beat, tick);
    const motion = ticks > 0 ? motionOf(before, after, board) : undefined;
    const words = caption(beat);
    if (motion) {
      const ground = await placed(motion.still);
      const ids = await Promise.all(motion.movers.map(({ svg }) => book.drawn(svg)));
      for (let i = 1; i <= ticks; i++) {
        const movers = motion.movers.map((mover, k) => ({
          id: ids[k]!,
          ...placeAt(mover, i / ticks, scale),
          within: board.height,
        }));
        show([...ground, ...movers, words], beat.travel / ticks);
      }
    }
    const lasting = beat.stay + (motion ? 0 : beat.travel);
    if (lasting > 0) show([...(await placed(stillOf(after, board))), words], lasting);
    before = after;
    book.tidy();
    // The page stays alive meanwhile.
    await new Promise((resolve) => setTimeout(resolve));
  }
  send({ what: "finish" });
  return { width, height, ms };
}
