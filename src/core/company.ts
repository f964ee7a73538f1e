/** Company, small: friends by link, and tables that stand every week. */

export const MOST_FRIENDS = 100;
/** Tables a guest may keep standing as their host. */
export const MOST_WEEKLIES = 5;
/** Minutes before it begins the table is laid and everybody is reminded. */
export const REMINDED_MINUTES = 60;

/** Somebody one is friends with: both have agreed. */
export interface Friend {
  /** What this guest calls them when asking the server; it means nothing to anybody else. */
  readonly friend: string;
  /** The name they go by. */
  readonly name: string;
  /** Since when, in milliseconds since 1970. */
  readonly since: number;
}

/** A table that is laid once a week for the same people. */
export interface Weekly {
  /** Its id. */
  readonly weekly: string;
  /** The game. */
  readonly game: string;
  /** 1 is Monday, 7 is Sunday. */
  readonly weekday: number;
  /** Minutes since midnight, in its time zone. */
  readonly minutes: number;
  /** The time zone, by its IANA name. */
  readonly zone: string;
  /** When it begins next, in milliseconds since 1970. */
  readonly next: number;
  /** Who is asked, by name; the host first. */
  readonly people: readonly string[];
  /** One is its host. */
  readonly host: boolean;
  /** The table that was laid last; null: none yet. */
  readonly table: string | null;
}

/** Everything about a guest's company. */
export interface OwnCompany {
  /** Friends, by name. */
  readonly friends: readonly Friend[];
  /** The path of the link by which others become friends; null: there is none. */
  readonly link: string | null;
  /** Tables that stand every week, the next one first. */
  readonly weeklies: readonly Weekly[];
}
