/**
 * What has happened at a table, read from the store a page at a time. Showing a part of the past costs as much as that
 * part: snapshots on the way say how things stood, and what is long past is worked out once for all who ask.
 */
import type { Seat } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { resumeAt } from "../core/snapshot.ts";
import type { Frame } from "../core/table.ts";
import { addMoves, frameOf, framesAgain, lasting, latest, recordOf, repeat, resume } from "../core/table.ts";
import type { Hall } from "./hall.ts";
import { layoutOf } from "./layout.ts";
import type { Room } from "./room.ts";
import { newestFor } from "./room.ts";
import { limited, rebuilt } from "./rooms.ts";

/** Frames in one piece. */
const PAGE = 50;
/** Characters of frames that are remembered, for all tables together. */
const MOST_REMEMBERED = 8_000_000;

/** Frames as JSON, by table, seat and page. Only pages that cannot change any more. */
export interface FramePages {
  get(key: string): readonly string[] | undefined;
  set(key: string, page: readonly string[]): void;
}

export function newFramePages(most = MOST_REMEMBERED): FramePages {
  const pages = new Map<string, readonly string[]>();
  const sizeOf = (page: readonly string[]): number => page.reduce((sum, text) => sum + text.length, 0);
  let size = 0;
  return {
    get(key) {
      const page = pages.get(key);
      if (page && pages.delete(key)) pages.set(key, page);
      return page;
    },
    set(key, page) {
      if (!pages.has(key)) size += sizeOf(page);
      pages.set(key, page);
      for (const [oldest, gone] of pages) {
        if (size <= most) return;
        pages.delete(oldest);
        size -= sizeOf(gone);
      }
    },
  };
}

/** Frames from number `from` on as JSON, as a seat may see them now: at most a page, and none if there are no more. */
export async function framesFrom(hall: Hall, room: Room, seat: Seat, from: number): Promise<readonly string[]> {
  const newest = newestFor(room, seat, hall.now());
  if (!room.table || from > newest) return [];
  if (from === newest) return [JSON.stringify(await latestFrame(hall, room, seat))];
  const first = from - (from % PAGE);
  const isWhole = first + PAGE <= newest;
  const key = `${room.id} ${seat} ${first}`;
  const known = hall.pages.get(key);
  if (known) return known.slice(from - first);
  await hall.pace();
  const frames = await workOut(hall, room, seat, isWhole ? first : from, isWhole ? first + PAGE - 1 : newest, newest);
  const texts = frames.map((frame) => JSON.stringify(frame));
  if (!isWhole) return texts;
  hall.pages.set(key, texts);
  return texts.slice(from - first);
}

/** Frames from one number to another, from what is on disk. Only the last one of all can still be answered. */
async function workOut(hall: Hall, room: Room, seat: Seat, from: number, to: number, last: number): Promise<Frame[]> {
  const { game, setup, luck } = room.table!;
  const until = { n: from - 1, at: Number.MAX_SAFE_INTEGER };
  const [snapshot] = await hall.store.snapshots(room.id, layoutOf(game), until, 1);
  const start = snapshot ? snapshot.n : 0;
  const entries = await hall.store.entries(room.id, start, to - start + 1);
  const [entry, ...rest] = entries;
  if (!snapshot || !entry) return framesAgain(limited(resume(game, setup, [], luck)), seat, entries, from - 1, last);
  const table = limited(resumeAt(game, setup, { ...snapshot, entry }, luck));
  return framesAgain(table, seat, rest, from - 1, last);
}

/** The newest frame a seat may see now. */
export async function latestFrame(hall: Hall, room: Room, seat: Seat): Promise<Frame | undefined> {
  const newest = newestFor(room, seat, hall.now());
  const { table } = room;
  if (!table || newest < 0) return undefined;
  if (newest < latest(table) || (table.log.length === 1 && newest > 0))
    return (await workOut(hall, room, seat, newest, newest, newest)).at(-1);
  if (room.last?.n !== newest) {
    const again = rebuilt(room, table.log.length - 1);
    room.last = repeat(again, table.log.at(-1)!);
  }
  return frameOf(table, seat, lasting(room.last));
}

/** The whole game, for those who may see it. */
export const wholeRecord = async (hall: Hall, room: Room): Promise<GameRecord> => ({
  ...recordOf(room.table!),
  moves: await movesOf(hall, room.id),
});

/** What was decided at a table and what chance made of it, without what was taken back. */
export async function movesOf(hall: Hall, table: string): Promise<string[]> {
  const moves: string[] = [];
  for (let n = 0; ;) {
    const entries = await hall.store.entries(table, n, 4 * PAGE);
    for (const entry of entries) addMoves(moves, entry);
    n += entries.length;
    if (entries.length < 4 * PAGE) return moves;
    await hall.pace();
  }
}
