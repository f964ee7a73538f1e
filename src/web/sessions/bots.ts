/** The bots of local games, in a worker beside the page. */
import type { BotName } from "../../bots/levels.ts";
import { webPool } from "../../bots/webPool.ts";
import type { Thinker, Thought } from "../../bots/bot.ts";
import type { Game, Seat, State } from "../../core/game.ts";

let pool: Thinker | undefined;
let asked = 0;

const open = (): Thinker =>
  (pool ??= webPool(() => new Worker(new URL("../../bots/webWorker.ts", import.meta.url), { type: "module" })));

export const thinker = {
  async think(game: Game, state: State, seat: Seat, level: string, table: string): Promise<Thought> {
    const thought = await open().think({
      game: game.name,
      state,
      seat,
      bot: level as BotName,
      seed: `${table}.${asked++}`,
      table,
      ms: 900,
    });
    if (!thought) throw new Error("the bot was cancelled");
    return thought;
  },
  forget(table: string): void {
    pool?.cancel(table);
  },
};
