/** `zt move`: everything from a file to PostgreSQL or back, all of it or nothing, compared game by game. */
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { troubleOf } from "../server/trouble.ts";
import { databaseSource, databaseTarget } from "./moving/database.ts";
import { fileSource, fileTarget } from "./moving/file.ts";
import type { Moved } from "./moving/moving.ts";
import { move as moveAll } from "./moving/moving.ts";
import { progressBar } from "./progress.ts";
import type { Command } from "./terminal.ts";
import { complain, print } from "./terminal.ts";

const HELP = `zt move FROM TO: each a folder (as in DATA_DIR) or postgres://…; a password may also come in PGPASSWORD.
Stop the servers of both first. TO has to be empty; FROM stays as it is. All of it arrives, or nothing: every row is
compared, every game read on both sides and replayed.
`;

const isDatabase = (place: string): boolean => /^postgres(ql)?:\/\//.test(place);

export const move: Command = {
  summary: "everything from a file to PostgreSQL or back, compared game by game",
  usage: "zt move FROM TO",
  async run(args) {
    if (args.includes("--help")) {
      await print(HELP);
      return 0;
    }
    const [from, to, ...rest] = args;
    if (from === undefined || to === undefined || rest.length > 0)
      return complain(refuse("flags", "Name two places: from where, and where to."));
    const moved = await moveBetween(from, to);
    if (isRefusal(moved)) return complain(moved) && 1;
    await print(describe(moved));
    return 0;
  },
};

export async function moveBetween(from: string, to: string): Promise<Moved | Refusal> {
  const moving = progressBar("moving   ");
  const replaying = progressBar("replaying");
  try {
    const source = isDatabase(from) ? await databaseSource(from) : fileSource(from);
    if (isRefusal(source)) return source;
    try {
      const target = isDatabase(to) ? await databaseTarget(to) : fileTarget(to);
      if (isRefusal(target)) return target;
      try {
        return await moveAll(source, target, { moving: moving.show, replaying: replaying.show });
      } finally {
        await target.close();
      }
    } finally {
      await source.close();
    }
  } catch (error) {
    const trouble = troubleOf(error);
    if (!trouble) throw error;
    return refuse(trouble.kind, trouble.message);
  } finally {
    replaying.clear();
  }
}

const describe = ({ stages: { over, playing, waiting }, entries, rows }: Moved): string =>
  [
    `moved: ${over} finished and ${playing} running games, ${waiting} waiting tables, ${entries} entries: every game is the same and replays`,
    `compared: ${Object.entries(rows)
      .map(([table, count]) => `${table} ${count}`)
      .join(", ")}`,
    "",
  ].join("\n");
