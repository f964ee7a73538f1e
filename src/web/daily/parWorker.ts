/** Looks for par of a day's deal beside the page. */
import { parOf } from "../../bots/beam.ts";
import { fairLuck } from "../../core/fair.ts";
import { isRefusal } from "../../core/game.ts";
import { towers } from "../../games/towers/game.ts";
import { solitaire } from "../../games/towers/solitaire.ts";

export interface DailyParRequest {
  readonly game: string;
  readonly secret: string;
}

addEventListener("message", ({ data: { game, secret } }: MessageEvent<DailyParRequest>) => {
  if (game !== towers.name || towers.daily?.kind !== "deal") return postMessage(null);
  const luck = fairLuck(secret, [null]);
  const state = towers.setup(towers.daily.wish, luck(0));
  if (isRefusal(state)) throw new Error(state.say);
  return postMessage(parOf(towers, solitaire, { state, outcomes: 1 }, luck)?.score ?? null);
});
