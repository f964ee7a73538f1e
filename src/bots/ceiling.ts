/** What skill could reach at most, for measuring only: nobody at a table can choose these. */
import type { Game } from "../core/game.ts";
import type { Contender } from "./arena.ts";
import { botContender } from "./arena.ts";
import type { Effort } from "./player.ts";

/** The archmage who sees every hand and the draw pile; the archmage with a hundred times the time. */
const CEILINGS = ["seer", "patient"];
const PATIENCE = 100;

export const isCeiling = (name: string): boolean => CEILINGS.includes(name);

export function ceilingContender(game: Game, name: string, effort: Effort): Contender {
  const { hints } = game;
  // Who guesses nothing imagines what is really there.
  if (name === "seer") return botContender({ ...game, guess: () => {} }, "archmage", effort);
  const { iterations, time, ms } = effort;
  // Without a bound of its own: as if games were so much lighter.
  const isFree = iterations === undefined && time === undefined && ms === undefined;
  const lightness = isFree ? PATIENCE * hints.lightness : hints.lightness;
  const patient: Effort = {
    ...(iterations !== undefined && { iterations: PATIENCE * iterations }),
    ...(time !== undefined && { time: PATIENCE * time }),
    ...(ms !== undefined && { ms: PATIENCE * ms }),
  };
  return botContender({ ...game, hints: { ...hints, lightness } }, "archmage", patient);
}
