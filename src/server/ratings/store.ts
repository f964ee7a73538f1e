/**
 * The part of a store that is about ratings. A rated game is put in a queue in the same moment it ends; its results are applied
 * once, in the order of the queue; its craft is judged once, whenever some node has time for it.
 */
import type { Rating } from "../../core/rating.ts";

/** Who had a seat of a rated game, and what became of it. */
export interface RatedSeat {
  /** A person's id, or `bot LEVEL`; empty: nobody who is rated. */
  readonly who: string;
  /** 0 is first. */
  readonly rank: number;
  /** Was not there at the end: for this one it is as if the side had come last. */
  readonly isAway?: true;
  /** Seats of one side win and lose together. */
  readonly side: number;
}

/** A rated game when it ends. */
export interface EndedRated {
  readonly game: string;
  readonly ended: number;
  readonly seats: readonly RatedSeat[];
}

export interface RatedRow extends EndedRated {
  /** Its place in the queue. */
  readonly k: number;
  readonly table: string;
}

/** A rating after a game, with the number of games it rests on. */
export interface RatedStanding extends Rating {
  /** How many rated games there were until then. */
  readonly games: number;
}

/** What one rated game has made of somebody. */
export interface MarkRow extends RatedStanding {
  /** At which table. */
  readonly table: string;
  /** Of whom. */
  readonly who: string;
  /** The game's place among all rated ones. */
  readonly k: number;
  /** Which game was played. */
  readonly game: string;
  /** When it ended, in milliseconds since 1970. */
  readonly at: number;
  /** The frozen arithmetic of the results. */
  readonly season: string;
  /** Season of the craft; null: it is not judged yet, or does not count. */
  readonly judgement: string | null;
  /** What was given away, in points of a hundred. */
  readonly points: number | null;
  /** What was at stake. */
  readonly stake: number | null;
  /** In how many decisions. */
  readonly decisions: number | null;
}

/** What is known about somebody before a game is applied. */
export interface Before {
  /** Undefined: this is the first one. */
  readonly standing: RatedStanding | undefined;
  /** Tables of rated games since a day before. */
  readonly lately: readonly string[];
}

/** Works out what a game makes of those who played it. It may be asked twice. */
export type Apply = (row: RatedRow, before: ReadonlyMap<string, Before>) => ReadonlyMap<string, RatedStanding>;

/** What somebody gave away in one game. */
export interface CraftMark {
  readonly who: string;
  readonly points: number;
  readonly stake: number;
  readonly decisions: number;
}

export interface RatingStore {
  /** Applies the oldest rated game whose results are not applied yet. False: there is none. */
  applyNext(season: string, now: number, apply: Apply): Promise<RatedRow | undefined>;
  /** The oldest rated game that nobody has judged or is judging: it is this node's until then. */
  leaseNext(node: string, now: number, until: number): Promise<RatedRow | undefined>;
  /** False: it was judged before, and nothing has changed. */
  putCraft(table: string, judgement: string, marks: readonly CraftMark[], now: number): Promise<boolean>;
  /** The latest marks of somebody in a game, newest first. */
  marksOf(who: string, game: string, most: number): Promise<MarkRow[]>;
}
