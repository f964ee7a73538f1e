/** What skill could reach at most, for measuring only: nobody at a table can choose these. */
import type { Game } from "../core/game.ts";
import type { Contender } from "./arena.ts";
import { botContender } from "./arena.ts";
import { BOTS } from "./levels.ts";
import type { Effort } from "./player.ts";
import { iterationsOf } from "./search.ts";

/** The archmage who sees every hand and the draw pile; the archmage with a hundred times the time. */
const CEILINGS = ["seer", "patient"];
const PATIENCE = 100;

export const isCeiling = (name: string): boolean => CEILINGS.includes(name);

export function ceilingContender(game: Game, name: string, effort: Effort): Contender {
  // Who guesses nothing imagines what is really there.
  if (name === "seer") return botContender({ ...game, guess: () => {} }, "archmage", effort);
  const { iterations = iterationsOf(game, BOTS.archmage), time, ms } = effort;
  const more: Effort =
    time !== undefined
      ? { time: PATIENCE * time }
      : { iterations: PATIENCE * iterations, ...(ms !== undefined && { ms: PATIENCE * ms }) };
  return botContender(game, "archmage", more);
}
