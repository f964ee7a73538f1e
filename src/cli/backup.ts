/** `zt backup` and `zt restore`: the store copied while it is in use, and put back; every game replayed on the way. */
import { statSync } from "node:fs";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Showing } from "./copying.ts";
import { restore as putBack, takeBackup } from "./copying.ts";
import type { Inspection } from "./inspection.ts";
import { progressBar } from "./progress.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export const dataFolder = (named: unknown): string =>
  typeof named === "string" ? named : (process.env.DATA_DIR ?? "data");

/** Everything went as it should, but what was found is not well. */
const NOT_WELL = 1;

/** Bars for people who wait. */
function bars(): Showing & { clear(): void } {
  const copying = progressBar("copying  ");
  const replaying = progressBar("replaying");
  return { copying: copying.show, replaying: replaying.show, clear: replaying.clear };
}

const counts = ({ stages: { over, playing, waiting }, entries }: Inspection): string =>
  `${over} finished and ${playing} running games, ${waiting} waiting tables, ${entries} entries: every game replays`;

const fail = (refusal: Refusal): number => complain(refusal) && NOT_WELL;

/** One file, then flags. */
function fileAndFlags([file, ...rest]: readonly string[], isForced: boolean) {
  if (file === undefined || file.startsWith("--")) return refuse("flags", "Name one file.");
  const flags = readFlags(rest, { data: { kind: "text" }, ...(isForced && { force: { kind: "yes-no" } }) });
  return isRefusal(flags) ? flags : { file, folder: dataFolder(flags.data), isForced: flags.force === true };
}

export const backup: Command = {
  summary: "copy the store, also while the server runs, and check the copy",
  usage: "zt backup FILE [--data DIR]",
  async run(args) {
    if (args.includes("--help")) {
      await print(
        "zt backup FILE [--data DIR]: one moment of the store in DIR (DATA_DIR, else data), every game replayed.\n",
      );
      return 0;
    }
    const asked = fileAndFlags(args, false);
    if (isRefusal(asked)) return complain(asked);
    const show = bars();
    const found = await takeBackup(asked.folder, asked.file, show);
    show.clear();
    if (isRefusal(found)) return fail(found);
    await print(`${asked.file}: ${(statSync(asked.file).size / 1e6).toFixed(1)} MB, ${counts(found)}\n`);
    return 0;
  },
};

export const restore: Command = {
  summary: "put a backup in the place of the store, after checking it",
  usage: "zt restore FILE [--data DIR] [--force]",
  async run(args) {
    if (args.includes("--help")) {
      await print(
        "zt restore FILE [--data DIR] [--force]: stop the server first. The former store is put aside; one that was\nwritten to after the backup only with --force.\n",
      );
      return 0;
    }
    const asked = fileAndFlags(args, true);
    if (isRefusal(asked)) return complain(asked);
    const show = bars();
    const done = putBack(asked.folder, asked.file, asked.isForced, show);
    show.clear();
    if (isRefusal(done)) return fail(done);
    const aside = done.former === undefined ? "" : `; the former store lies in ${done.former}`;
    await print(`restored: ${counts(done.found)}${aside}\n`);
    return 0;
  },
};
