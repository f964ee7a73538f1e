/** What people may call themselves and say to each other: known to the server's border and to the pages. */

/** Longest texts, counted in UTF-16 units. */
export const MOST_NAME = 24;
export const MOST_TALK = 300;

/** Why somebody is reported to whoever runs the server, and how much can be said about it. */
export const REPORT_REASONS = ["talk", "name", "stalling", "cheating", "other"] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
export const MOST_REPORT = 500;

/** Small signs; which of them may be given now is told with the table. */
export const REACTIONS = ["hello", "well-played", "thanks", "oops", "wow", "hurry", "offer"] as const;
export type Reaction = (typeof REACTIONS)[number];

/** Those everybody may give at any table; the others are a game's own (`Silence`). */
export const SIGNS: readonly Reaction[] = REACTIONS.filter((what) => what !== "offer");

/** One line of talk. */
export interface Line {
  /** Its number at this table, from 0. */
  readonly k: number;
  /** Who said it; null: somebody without a seat. */
  readonly seat: number | null;
  /** The name at that moment. */
  readonly name: string;
  /** What was said. */
  readonly text: string;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}
