/** What the server says about players' pages. */
import type { Career, PastGame } from "../../core/career.ts";

/** One's own page. */
export interface OwnPage {
  /** The guest's name. */
  readonly name: string;
  /** What was counted so far. */
  readonly career: Career;
  /** Finished games that are not counted yet: ask again soon. */
  readonly missing: number;
  /** The id in the link to this page; null: nobody else sees it. */
  readonly link: string | null;
}

/** Somebody's page, as others see it. */
export interface ShownPage {
  /** The player's name. */
  readonly name: string;
  /** Without the names of others, but for how it went between the two. */
  readonly career: Career;
}

/** The link to one's page. */
export interface PageLink {
  /** The id in it; null: there is none. */
  readonly link: string | null;
}

/** Finished games, one by one. */
export interface PastGames {
  /** In the order in which they ended. */
  readonly games: readonly PastGame[];
}

/** All of it, by the name it has outside. */
export interface PlayerShapes {
  readonly OwnPage: OwnPage;
  readonly ShownPage: ShownPage;
  readonly PageLink: PageLink;
  readonly PastGames: PastGames;
}
