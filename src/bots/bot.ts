/** What everybody who wants a bot's decision asks and gets: server, browser, command line. */
import type { Seat } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import type { Weighed } from "./craft.ts";
import type { Season } from "./seasons.ts";
import type { BotName } from "./levels.ts";

export interface ThinkRequest {
  readonly game: string;
  /** The state, options included. The search looks only at what the seat may know. */
  readonly state: Uint8Array;
  readonly seat: Seat;
  readonly bot: BotName;
  /** The same seed, state and iterations give the same decision. */
  readonly seed: string;
  /** Whose thinking this is: the tree is kept from one decision to the next, and `cancel` takes this name. */
  readonly table: string;
  /** At most so long; the default is ONE_SECOND. An answer comes in any case. */
  readonly ms?: number;
  /** At most so many, instead of the level's own number. */
  readonly iterations?: number;
}

/** A finished game whose craft is wanted; `table` is the name to call it off by. */
export interface AssessRequest {
  readonly record: GameRecord;
  readonly season: Season;
  readonly table: string;
}

export interface Thought {
  /** In notation, always legal. */
  readonly decision: string;
  /** Time spent thinking, waiting for others included. */
  readonly ms: number;
  readonly iterations: number;
  /** The seat's prospects from 0 to 1 as the bot sees them. */
  readonly value: number;
}

export interface Thinker {
  /** Undefined: cancelled. */
  think(request: ThinkRequest): Promise<Thought | undefined>;
  /** What the decisions of a finished game gave away, when nobody waits for anything else; without: nobody can tell. Undefined: cancelled. */
  assess?(request: AssessRequest): Promise<readonly Weighed[] | undefined>;
  /** Nobody waits for this table's bots any more; its trees are forgotten. */
  cancel(table: string): void;
  close(): Promise<void>;
}

export const ONE_SECOND = 1000;
