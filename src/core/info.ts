/** A table around its game as a client is told of it: seats, luck, time, and the list of open tables. */
import type { Reaction } from "./chat.ts";
import type { JsonObject, StartThrow } from "./game.ts";
import type { Clock } from "./protocol.ts";

/** One seat as everybody may see it. */
export interface SeatInfo {
  /** Who has it. */
  readonly by: "nobody" | "person" | "bot";
  /** Of the person; on a bot's seat, of the person who left it. */
  readonly name?: string;
  /** The colour chosen; none where colours belong to the seats. */
  readonly colour?: string;
  /** Level of the bot. */
  readonly level?: string;
  /** Connected now. */
  readonly here?: boolean;
  /** A bot plays for this person, who can take the seat back. */
  readonly standIn?: boolean;
  /** This person is the host. */
  readonly host?: boolean;
}

/** Where a table's luck comes from (Fair luck). */
export interface LuckInfo {
  /** SHA-256 of the secret, shown before anybody adds a value; absent at a table with a seed. */
  readonly commitment?: string;
  /** The luck is repeatable: the table has a seed. */
  readonly seeded?: true;
  /** What each seat added; null: nothing. */
  readonly values: readonly (string | null)[];
  /** 32 bytes in hexadecimal digits, only when the game is over. */
  readonly secret?: string;
}

/** A table without its game. */
export interface TableInfo {
  /** The id this was asked for by: the table's own, or that of the onlookers' link. */
  readonly id: string;
  /** Counts changes of this information. */
  readonly version: number;
  /** The game's name. */
  readonly game: string;
  /** As wished for; once the game has begun, complete. */
  readonly options: JsonObject;
  /** Once the game has begun, what was wished for: what it leaves open was drawn. */
  readonly wish?: JsonObject;
  /** What was thrown for who starts, in rounds of those who were tied for it; absent: nobody threw. */
  readonly startThrows?: readonly (readonly StartThrow[])[];
  /** How far it is. */
  readonly stage: "waiting" | "playing" | "over";
  /** Anybody finds it in the list of open tables. */
  readonly open: boolean;
  /** Who sits where. */
  readonly seats: readonly SeatInfo[];
  /** Your seat, if you have one. */
  readonly you: number | null;
  /** You are the host. */
  readonly host: boolean;
  /** For the link to hand out to people who are to sit here; only those who sit are told. */
  readonly invite?: string;
  /** For the onlookers' link; only those at the table are told, and only if onlookers are welcome. */
  readonly watch?: string;
  /** How many look on. */
  readonly onlookers: number;
  /** Seconds by which onlookers see everything later. */
  readonly delay: number;
  /** How time is kept; none: nobody is hurried. */
  readonly clock?: Clock;
  /** Seconds to answer in a window (T-N3) before it passes by itself. */
  readonly window: number;
  /** Where the luck comes from. */
  readonly luck: LuckInfo;
  /** False: chat is closed while the game runs. */
  readonly talk: boolean;
  /** The small signs that may be given now (`react`). */
  readonly signs: readonly Reaction[];
  /** Standing orders this game knows. */
  readonly orders: readonly string[];
  /** Yours, if you have given one. */
  readonly order?: string;
  /** Colours still to choose from; none: they belong to the seats. */
  readonly colours: readonly string[];
  /** Where the rematch is, when the end has been seen: the table for those who sat here, their own link for onlookers. */
  readonly next?: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly created: number;
  /** The day whose sealed deal is played here, as in 2026-11-16: its luck is shown when that day is over. */
  readonly daily?: string;
  /** What comes of this game goes to the ratings of those who play. */
  readonly rated?: true;
  /** When it is over this house publishes it, without names. */
  readonly published?: true;
}

/** An open table in the list. */
export interface LobbyEntry {
  /** The id to sit down by. */
  readonly id: string;
  /** The game's name. */
  readonly game: string;
  /** As wished for. */
  readonly options: JsonObject;
  /** Who sits where; without `here` and `host`. */
  readonly seats: readonly SeatInfo[];
  /** How time is kept; none: nobody is hurried. */
  readonly clock?: Clock;
  /** When it was laid, in milliseconds since 1970. */
  readonly created: number;
  /** What comes of it goes to the ratings of those who play. */
  readonly rated?: true;
  /** When it is over this house publishes it, without names. */
  readonly published?: true;
}

/** Time left when the message was sent, in milliseconds. */
export interface ClockInfo {
  /** The seat whose clock runs; null: none does. */
  readonly running: number | null;
  /** Per seat; null where no clock runs. */
  readonly left: readonly (number | null)[];
  /** Until the decider's window passes by itself (T-N3). */
  readonly window?: number;
  /** Until a bot plays for a decider who is gone. */
  readonly absent?: number;
}
