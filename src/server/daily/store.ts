/** The part of a store that is about the sealed deals of the day: one secret for each, and one try of each person. */
import type { Day } from "../../core/day.ts";

/** A person's one try at a day's deal. */
export interface TryRow {
  /** Which day's, as in 2026-11-16. */
  readonly day: Day;
  /** Of which game. */
  readonly game: string;
  /** Whose. */
  readonly person: string;
  /** The table it is played at; null where it is one decision. */
  readonly table: string | null;
  /** The decision, where it is one. */
  readonly decision: string | null;
  /** When it was begun, in milliseconds since 1970. */
  readonly begun: number;
  /** When it ended; null: it is not done. */
  readonly ended: number | null;
  /** The fewer the better; null: lost, or not done. */
  readonly score: number | null;
  /** It was done in time, and the replay has confirmed it. */
  readonly counts: boolean;
  /** The person had a passkey by then. */
  readonly isKnown: boolean;
  /** What the link says by which it is shown to others. */
  readonly share: string;
}

/** How a try ended. */
export type TryEnd = Pick<TryRow, "ended" | "score" | "counts" | "isKnown">;

/** A finished try with the name of its person. */
export type NamedTry = TryRow & { readonly name: string };

/** So many have this score. */
export interface TallyRow {
  readonly score: number | null;
  readonly isKnown: boolean;
  readonly count: number;
}

export interface DailyStore {
  /** The secret of a day's deal: of all who bring one, whoever comes first. */
  sealDeal(day: Day, game: string, secret: string, now: number): Promise<string>;
  /** Undefined: nobody has needed it yet. */
  dealSecret(day: Day, game: string): Promise<string | undefined>;
  /** False: this person has had a try at it before, and nothing has changed. */
  addTry(row: TryRow): Promise<boolean>;
  tryOf(day: Day, game: string, person: string): Promise<TryRow | undefined>;
  /** By the link it is shown with. */
  sharedTry(share: string): Promise<NamedTry | undefined>;
  /** False: it is done already, or there is none. */
  endTry(day: Day, game: string, person: string, end: TryEnd): Promise<boolean>;
  /** Tries that are not done, though the game at their table is over. */
  uncounted(most: number): Promise<TryRow[]>;
  /** Tries that count, by score. */
  tally(day: Day, game: string): Promise<TallyRow[]>;
  /** How many have begun and are not done. */
  underWay(day: Day, game: string): Promise<number>;
  /** Tries that count of people somebody has sat at a table with. */
  companions(day: Day, game: string, person: string, most: number): Promise<NamedTry[]>;
  /** Newest day first. */
  triesOf(person: string, most: number): Promise<TryRow[]>;
}
