/** What people may call themselves and say to each other: known to the server's border and to the pages. */

/** Longest texts, counted in UTF-16 units. */
export const MOST_NAME = 24;
export const MOST_TALK = 300;

export const REACTIONS = ["hello", "well-played", "thanks", "oops", "wow", "hurry", "offer"] as const;
