/**
 * What the levels are worth: measured by `zt craft` and never changed by a game. People are measured by the bots, not the other
 * way round, and nobody can win anything by letting a bot lose.
 */
import type { Game } from "../core/game.ts";
import type { MeasuredLevel, Rating } from "../core/rating.ts";
import { NEWCOMER } from "../core/rating.ts";
import type { LevelName } from "./levels.ts";
import { LEVEL_NAMES, levelOf } from "./levels.ts";

/** A character is worth what its level is. Undefined: nobody has measured it. */
export const levelStanding = ({ measured }: Game, bot: string): MeasuredLevel | undefined => measured?.[levelOf(bot)];

export const botRating = (game: Game, level: string): Rating => levelStanding(game, level) ?? NEWCOMER;

/** Below the weakest level there is room for so much more. */
const ROOM = 1.3;

/** The title of a craft: that of the level one decides at least as well as, halfway to the next one. Undefined: below all. */
export function titleOf(game: Game, given: number): LevelName | undefined {
  const all = LEVEL_NAMES.map((level) => levelStanding(game, level)?.given);
  return LEVEL_NAMES.findLast((_, i) => {
    const [own, below] = [all[i], all[i - 1]];
    return own !== undefined && given <= (below === undefined ? own * ROOM : (own + below) / 2);
  });
}
