/** A bot for whoever plays a game in one thread: asked, it thinks, and answers. */
import type { Game, Seat, State } from "../core/game.ts";
import type { ThinkRequest, Thought } from "./bot.ts";
import type { BotName } from "./levels.ts";
import { mindOf } from "./mind.ts";
import type { Search } from "./search.ts";

/** How hard a bot may think about one decision, instead of its own measure. */
export interface Effort {
  /** At most so many milliseconds; without it an answer depends on nothing but state and seed. */
  readonly ms?: number;
  /** So many imagined games. */
  readonly iterations?: number;
  /** In place of both: so many milliseconds by the clock, and not fewer. */
  readonly time?: number;
}

/** Its thought about one decision, always legal, from what its seat may know. */
export type BotPlayer = (state: State, seat: Seat, seed: string) => Thought;

/** One bot at one seat: what it has imagined is kept from one decision to the next. */
export function botPlayer(
  game: Game,
  bot: BotName,
  { time, ...limits }: Effort = {},
  clock: () => number = () => performance.now(),
): BotPlayer {
  const most = time === undefined ? limits : { iterations: 2 ** 30 };
  let kept: { readonly seat: Seat; readonly search: Search | undefined } | undefined;
  return (state, seat, seed) => {
    const started = clock();
    const request: ThinkRequest = { game: game.name, state, seat, bot, seed, table: "", ms: Infinity, ...most };
    const mind = mindOf(game, request, kept?.seat === seat ? kept.search : undefined);
    if (time === undefined) while (!mind.think(Infinity));
    else while (!mind.think(0) && clock() < started + time);
    kept = { seat, search: mind.search };
    return mind.thought();
  };
}
