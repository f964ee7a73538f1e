/** Looks for par beside the page. */
import type { Par } from "../../../../bots/beam.ts";
import { parOf } from "../../../../bots/beam.ts";
import type { JsonObject } from "../../../../core/game.ts";
import { isRefusal } from "../../../../core/game.ts";
import { seededLuck } from "../../../../core/table.ts";
import { towers } from "../../../../games/towers/game.ts";
import { solitaire } from "../../../../games/towers/solitaire.ts";

export interface ParRequest {
  readonly wish: JsonObject;
  readonly seed: string;
}

addEventListener("message", ({ data: { wish, seed } }: MessageEvent<ParRequest>) => {
  const luck = seededLuck(seed);
  const state = towers.setup(wish, luck(0));
  if (isRefusal(state)) throw new Error(state.say);
  const par: Par | null = parOf(towers, solitaire, { state, outcomes: 1 }, luck) ?? null;
  postMessage(par);
});
