/**
 * Finished games of open tables as files, a month each, for whoever wants to learn from them: operators choose it. A line is a record
 * without anything of anybody: no name, no id, no moment, nothing of what people added to the luck. Only tables are in it whose people
 * were told when they sat down (`TableRow.published`), only games that are over, and only months that are over.
 */
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Gzip } from "node:zlib";
import { STAND_IN } from "../../bots/levels.ts";
import type { JsonObject } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import type { Hall } from "../hall.ts";
import { movesOf } from "../history.ts";
import type { OverPlace, SeatRow, TableRow } from "../store.ts";

export interface PublishedMonth {
  /** As in 2026-11. */
  readonly month: string;
  readonly games: number;
  readonly bytes: number;
}

export interface Publishing {
  readonly months: () => readonly PublishedMonth[];
  /** The file of a month; undefined: there is none. */
  file(month: string): string | undefined;
  /** Writes what is due; whatever is under way is waited for. When the hall closes it gives up. */
  goOn(): Promise<void>;
}

/** What is kept of it: since when games are published, and the months that are written. */
interface Index {
  readonly since: string;
  readonly months: readonly PublishedMonth[];
}

/** After the end of a month, for games that onlookers see late. */
const LATER_MS = 86_400_000;
/** So many tables are read at a time. */
const PAGE = 50;
/** A longer record is no game of people. */
const MOST_LETTERS = 1_000_000;

export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7);
const startOf = (month: string): number => Date.parse(`${month}-01T00:00:00Z`);
const nextMonth = (month: string): string => monthOf(startOf(month) + 32 * 86_400_000);

/** Months that are over, from the first on, and not written yet. */
function dueMonths({ since, months }: Index, now: number): string[] {
  const due: string[] = [];
  for (let month = since; startOf(nextMonth(month)) + LATER_MS <= now; month = nextMonth(month))
    if (!months.some((each) => each.month === month)) due.push(month);
  return due;
}

/** Who sat there, without saying who: a person, or a bot of a level. */
const seatWord = ({ person, bot }: SeatRow): string => (person !== undefined ? "person" : (bot ?? STAND_IN));

/** Undefined: not to be published. */
async function publicRecord(hall: Hall, row: TableRow): Promise<JsonObject | undefined> {
  const { published, stage, setup, result, daily } = row;
  if (!published || stage !== "over" || !setup || !result || daily !== undefined) return undefined;
  const record: GameRecord = {
    record: 1,
    game: row.terms.game,
    options: setup.options,
    state: setup.state as GameRecord["state"],
    moves: await movesOf(hall, row.id),
    result,
  };
  return { ...record, seats: row.seats.map(seatWord) };
}

interface Open {
  readonly gzip: Gzip;
  readonly path: string;
  readonly done: Promise<void>;
  games: number;
}

export function openPublishing(hall: Hall, folder: string): Publishing {
  mkdirSync(folder, { recursive: true });
  const indexFile = join(folder, "index.json");
  let index: Index = existsSync(indexFile)
    ? (JSON.parse(readFileSync(indexFile, "utf8")) as Index)
    : { since: monthOf(hall.now()), months: [] };
  let running: Promise<void> | undefined;

  const fileOf = (month: string): string => join(folder, `${month}.jsonl.gz`);
  function keepIndex(): void {
    writeFileSync(`${indexFile}.part`, JSON.stringify(index));
    renameSync(`${indexFile}.part`, indexFile);
  }
  if (!existsSync(indexFile)) keepIndex();

  function open(month: string): Open {
    const path = `${fileOf(month)}.part`;
    const gzip = createGzip();
    return { gzip, path, done: finished(gzip.pipe(createWriteStream(path))), games: 0 };
  }

  /** One pass over what has ended since, for all months that are due. False: the hall closes. */
  async function writeAll(months: ReadonlyMap<string, Open>, since: number): Promise<boolean> {
    let after: OverPlace = { changed: since, id: "" };
    for (;;) {
      const page = await hall.store.overTables(after, PAGE);
      for (const { row } of page) {
        if (hall.isClosing) return false;
        await hall.pace();
        const month = row.ended === undefined ? undefined : months.get(monthOf(row.ended));
        const record = month && (await publicRecord(hall, row));
        const line = record ? JSON.stringify(record) : "";
        if (!month || line === "" || line.length > MOST_LETTERS) continue;
        month.games++;
        if (!month.gzip.write(`${line}\n`)) await once(month.gzip, "drain");
      }
      if (page.length < PAGE) return true;
      after = page.at(-1)!.at;
    }
  }

  async function writeDue(): Promise<void> {
    const due = hall.isClosing ? [] : dueMonths(index, hall.now());
    if (due.length === 0) return;
    const months = new Map(due.map((month) => [month, open(month)]));
    let isWhole = false;
    try {
      isWhole = await writeAll(months, startOf(due[0]!));
    } finally {
      for (const { gzip, done, path } of months.values()) {
        gzip.end();
        await done;
        if (!isWhole) rmSync(path, { force: true });
      }
    }
    if (!isWhole) return;
    const written = Array.from(months, ([month, { path, games }]): PublishedMonth => {
      renameSync(path, fileOf(month));
      return { month, games, bytes: statSync(fileOf(month)).size };
    });
    index = { ...index, months: [...index.months, ...written] };
    keepIndex();
    hall.log.info({ months: due }, "finished games are published");
  }

  return {
    months: () => index.months.filter(({ games }) => games > 0),
    file: (month) => (index.months.some((each) => each.month === month && each.games > 0) ? fileOf(month) : undefined),
    goOn: () => (running ??= writeDue().finally(() => (running = undefined))),
  };
}
