/** What people may call themselves and say to each other: known to the server's border and to the pages. */

/** Longest texts, counted in UTF-16 units. */
export const MOST_NAME = 24;
export const MOST_TALK = 300;

/** Small signs; which of them may be given now is told with the table. */
export const REACTIONS = ["hello", "well-played", "thanks", "oops", "wow", "hurry", "offer"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Those everybody may give at any table; the others are a game's own (`Silence`). */
export const SIGNS: readonly Reaction[] = REACTIONS.filter((what) => what !== "offer");
