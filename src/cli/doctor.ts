/** `zt doctor`: is this server's house in order? One line for each thing, an exit code for programs. */
import { accessSync, constants, existsSync, readFileSync, statfsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isRefusal } from "../core/game.ts";
import { inspect } from "./inspection.ts";
import { SCHEMA_VERSION, versionInHeader } from "../server/schema.ts";
import { FILE, holdFolder } from "../server/single.ts";
import { checkSeals } from "../server/acts.ts";
import { troubleOf } from "../server/trouble.ts";
import { dataFolder } from "./backup.ts";
import { progressBar } from "./progress.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

type Finding = readonly [how: "ok" | "mind" | "BAD", what: string, say: string];

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const MB = 1e6;
/** Less room than this is an emergency; less than the store itself leaves no room for a backup. */
const LEAST_ROOM = 100 * MB;
/** Newest games replayed unless all are asked for. */
const SOME = 200;

export const doctor: Command = {
  summary: "check versions, permissions, space, clock, the file and the games in it",
  usage: "zt doctor [--data DIR] [--all]",
  async run(args) {
    if (args.includes("--help")) {
      await print(
        `zt doctor [--data DIR] [--all]: replays the newest ${SOME} games, or all. 0: well, 1: something is bad.\n`,
      );
      return 0;
    }
    const flags = readFlags(args, { data: { kind: "text" }, all: { kind: "yes-no" } });
    if (isRefusal(flags)) return complain(flags);
    const folder = dataFolder(flags.data);
    const findings = [versions(), pages(), ...place(folder), ...contents(folder, flags.all === true ? Infinity : SOME)];
    await print(findings.map(([how, what, say]) => `${how.padEnd(4)} ${what.padEnd(11)} ${say}\n`).join(""));
    return findings.some(([how]) => how === "BAD") ? 1 : 0;
  },
};

function versions(): Finding {
  const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };
  const isRight = Number(process.versions.node.split(".")[0]) >= 24;
  const say = `zaubertisch ${version}, schema ${SCHEMA_VERSION}, Node ${process.versions.node}, SQLite ${process.versions.sqlite}`;
  return [isRight ? "ok" : "BAD", "versions", isRight ? say : `${say}: Node 24 or newer is needed`];
}

const pages = (): Finding =>
  existsSync(join(process.env.WEB_DIR ?? join(ROOT, "dist/web"), "index.html"))
    ? ["ok", "pages", "the web app is built"]
    : ["mind", "pages", "the web app is not built: npm run build"];

/** The folder: may it be written, is there room, is it in use? */
function place(folder: string): Finding[] {
  if (!existsSync(folder)) return [["BAD", "folder", `${folder} is not there: name the server's folder with --data`]];
  try {
    for (const path of [folder, join(folder, FILE)])
      if (existsSync(path)) accessSync(path, constants.R_OK | constants.W_OK);
  } catch (error) {
    return [["BAD", "permissions", troubleOf(error)?.message ?? String(error)]];
  }
  return [["ok", "permissions", `${folder} can be read and written`], room(folder), use(folder)];
}

function room(folder: string): Finding {
  const { bavail, bsize } = statfsSync(folder);
  const free = bavail * bsize;
  const file = join(folder, FILE);
  const size = existsSync(file) ? statSync(file).size : 0;
  const say = `${(free / MB).toFixed(0)} MB free, the store has ${(size / MB).toFixed(1)} MB`;
  if (free < LEAST_ROOM) return ["BAD", "space", `${say}: make room`];
  return free < 2 * size ? ["mind", "space", `${say}: too little for a backup beside it`] : ["ok", "space", say];
}

function use(folder: string): Finding {
  try {
    holdFolder(folder)();
    return ["ok", "server", "none runs on this folder"];
  } catch (error) {
    if (troubleOf(error)?.kind === "in-use") return ["ok", "server", "one runs on this folder"];
    throw error;
  }
}

function contents(folder: string, most: number): Finding[] {
  const file = join(folder, FILE);
  if (!existsSync(file)) return [["mind", "file", `there is no ${FILE} yet`]];
  const bar = progressBar("replaying");
  try {
    const version = versionInHeader(file);
    if (version < SCHEMA_VERSION)
      return [
        [
          "mind",
          "schema",
          `version ${version}: the server leads it to ${SCHEMA_VERSION} when it starts; take a backup first`,
        ],
      ];
    const { stages, entries, broken, lastBeat } = inspect(file, { most, show: bar.show });
    const games = `${stages.over} finished, ${stages.playing} running, ${stages.waiting} waiting, ${entries} entries`;
    return [
      ["ok", "schema", `version ${version}`],
      ["ok", "integrity", "the file is sound"],
      broken.length === 0
        ? ["ok", "games", `${games}: every one replays`]
        : ["BAD", "games", `${broken.length} do not replay, the first one ${broken[0]}`],
      clock(lastBeat),
      acts(file),
    ];
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return [["BAD", "file", trouble.message]];
  } finally {
    bar.clear();
  }
}

/** A clock that goes back would give people time they do not have. */
function clock(lastBeat: number): Finding {
  const now = Date.now();
  const moment = new Date(now).toISOString();
  if (lastBeat > now + 5000)
    return [
      "BAD",
      "clock",
      `it says ${moment}, but the server was alive at ${new Date(lastBeat).toISOString()}: set it right`,
    ];
  return ["ok", "clock", moment];
}

function acts(file: string): Finding {
  const broken = checkSeals(file);
  return broken === undefined
    ? ["ok", "acts", "the operator's log is whole"]
    : ["BAD", "acts", `somebody has changed the operator's log at number ${broken}`];
}
