/** Rated games as they lie in a store. */
import type { RatedRow, RatedSeat } from "./store.ts";

/** So far back it is looked who has played whom how often. */
export const LATELY_MS = 86_400_000;

export const readRated = ({ k, table, game, ended, seats }: Record<string, unknown>): RatedRow => ({
  k: k as number,
  table: table as string,
  game: game as string,
  ended: ended as number,
  seats: JSON.parse(seats as string) as RatedSeat[],
});

const BOT = "bot ";

/** How a bot of a level is called among those who are rated. */
export const botWho = (level: string): string => BOT + level;
/** The level of a bot; undefined: it is a person. */
export const levelOf = (who: string): string | undefined => (who.startsWith(BOT) ? who.slice(BOT.length) : undefined);

/** The people of a game, each once. */
export const whosOf = ({ seats }: RatedRow): string[] => [
  ...new Set(seats.flatMap(({ who }) => (who === "" || levelOf(who) !== undefined ? [] : [who]))),
];
