/** Whom one meets with one tap: apprentices first, and stronger bots after wins. Kept on this device, and open to change. */
import type { LevelName } from "../../bots/levels.ts";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { read, write } from "../app/settings.ts";

interface Rung {
  readonly level: LevelName;
  /** Won on this rung. */
  readonly wins: number;
}

const WINS_TO_CLIMB = 2;
const FIRST: Rung = { level: LEVEL_NAMES[0], wins: 0 };

export const nextLevel = (level: LevelName): LevelName | undefined => LEVEL_NAMES[LEVEL_NAMES.indexOf(level) + 1];

/** Where one stands after a game. Nobody falls: who wants weaker bots says so. */
export function after({ level, wins }: Rung, hasWon: boolean): Rung {
  const next = nextLevel(level);
  if (!hasWon || next === undefined) return { level, wins };
  return wins + 1 >= WINS_TO_CLIMB ? { level: next, wins: 0 } : { level, wins: wins + 1 };
}

/** Weak bots go with a game that helps a newcomer. */
export const isEasy = (level: LevelName): boolean => LEVEL_NAMES.indexOf(level) < 2;

const keyOf = (game: string): string => `zaubertisch.ladder.${game}`;

export function rungOf(game: string): Rung {
  const [level, wins] = (read(keyOf(game)) ?? "").split(" ");
  const known = LEVEL_NAMES.find((each) => each === level);
  return known ? { level: known, wins: Number(wins) || 0 } : FIRST;
}

/** Has a game counted yet? Until then nobody need know that there is a ladder. */
export const isKnown = (game: string): boolean => read(keyOf(game)) !== undefined;

const keep = (game: string, { level, wins }: Rung): void => write(keyOf(game), `${level} ${wins}`);

export const chooseLevel = (game: string, level: LevelName): void => keep(game, { level, wins: 0 });

/** Counts a finished game; the new level, if this win brought one. */
export function count(game: string, hasWon: boolean): LevelName | undefined {
  const before = rungOf(game);
  const now = after(before, hasWon);
  keep(game, now);
  return now.level === before.level ? undefined : now.level;
}
