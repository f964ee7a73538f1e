/** A copy of the store while a server may be writing to it, and its way back. Neither is believed before every game in it has replayed. */
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Inspection } from "./inspection.ts";
import { inspect } from "./inspection.ts";
import { refuseNewer, versionInHeader } from "../server/schema.ts";
import { FILE, holdFolder } from "../server/single.ts";
import { troubleOf } from "../server/trouble.ts";

export interface Showing {
  copying(done: number, all: number): void;
  replaying(done: number, all: number): void;
}

const PAGES_AT_ONCE = 1000;

/** Copies one moment of the store in `folder` to `file`. */
export async function takeBackup(folder: string, file: string, show: Showing): Promise<Inspection | Refusal> {
  const source = join(folder, FILE);
  if (!existsSync(source))
    return refuse("file", `There is no ${FILE} in ${folder}: name the server's folder with --data.`);
  if (existsSync(file)) return refuse("file", `${file} is there already: name another file.`);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  try {
    refuseNewer(versionInHeader(source));
    await copyMoment(source, partial, show);
    const found = checked(inspect(partial, { show: show.replaying }), "The copy");
    if (isRefusal(found)) return found;
    settle(partial);
    renameSync(partial, file);
    settle(dirname(file));
    return found;
  } catch (error) {
    return troubleRefusal(error);
  } finally {
    rmSync(partial, { force: true });
  }
}

/** With a transaction open the source does not change for this reader, so the copy never has to begin again. */
async function copyMoment(source: string, target: string, show: Showing): Promise<void> {
  const db = new DatabaseSync(source, { timeout: 5000 });
  try {
    db.exec("BEGIN; SELECT count(*) FROM sqlite_schema");
    await backup(db, target, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => show.copying(totalPages - remainingPages, totalPages),
    });
  } finally {
    db.close();
  }
  // The room of what was deleted need not be kept; and one file is all there is.
  const copy = new DatabaseSync(target);
  copy.exec("VACUUM; PRAGMA journal_mode = DELETE");
  copy.close();
}

export interface Restored {
  readonly found: Inspection;
  /** Where the former store lies now, if there was one. */
  readonly former: string | undefined;
}

/** Puts a backup in the place of the store. The former one is put aside, never deleted. */
export function restore(folder: string, file: string, isForced: boolean, show: Showing): Restored | Refusal {
  if (!existsSync(file)) return refuse("file", `There is no file ${file}.`);
  const target = join(folder, FILE);
  let release: (() => void) | undefined;
  const fresh = `${target}.restoring`;
  try {
    mkdirSync(folder, { recursive: true });
    release = holdFolder(folder);
    const found = checked(inspect(file, { show: show.replaying }), file);
    if (isRefusal(found)) return found;
    const loss = isForced ? undefined : newerThan(target, found);
    if (loss) return loss;
    copyFileSync(file, fresh);
    settle(fresh);
    const former = putAside(target);
    renameSync(fresh, target);
    settle(folder);
    return { found, former };
  } catch (error) {
    return troubleRefusal(error);
  } finally {
    rmSync(fresh, { force: true });
    release?.();
  }
}

/** A store that was written to after the backup would lose that. One that cannot be read loses nothing that could be told. */
function newerThan(target: string, { lastBeat }: Inspection): Refusal | undefined {
  if (!existsSync(target)) return undefined;
  try {
    const present = inspect(target, { most: 0 });
    if (present.lastBeat <= lastBeat) return undefined;
    const moment = (ms: number): string => new Date(ms).toISOString();
    return refuse(
      "newer",
      `The store in use was written to until ${moment(present.lastBeat)}, the backup until ${moment(lastBeat)}: with --force what came between is put aside.`,
    );
  } catch (error) {
    if (troubleOf(error)?.kind === "newer") return troubleRefusal(error);
    return undefined;
  }
}

function putAside(target: string): string | undefined {
  if (!existsSync(target)) return undefined;
  const former = `${target}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  for (const end of ["", "-wal", "-shm"]) if (existsSync(target + end)) renameSync(target + end, former + end);
  return former;
}

function checked(found: Inspection, what: string): Inspection | Refusal {
  const [first] = found.broken;
  return first === undefined
    ? found
    : refuse("broken", `${what} has ${found.broken.length} games that do not replay, the first one ${first}.`);
}

function troubleRefusal(error: unknown): Refusal {
  const trouble = troubleOf(error);
  if (!trouble) throw error;
  return refuse(trouble.kind, trouble.message);
}

/** On disk, not only on its way. */
function settle(path: string): void {
  const handle = openSync(path, "r");
  fsyncSync(handle);
  closeSync(handle);
}
