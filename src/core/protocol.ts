/**
 * Everything that goes over the wire, version 1. One schema gives the type, the check at the border and the OpenAPI page;
 * docs/protocol.md shows every message with an example.
 *
 * A client sends requests, each with an id of its own, and gets exactly one answer for each. Besides, it is sent notices.
 * The browser needs only the types: `import type`, so that no schema code is shipped.
 */
import type { Static, TSchema } from "typebox";
import { Type } from "typebox";
import { MOST_NAME, MOST_REPORT, MOST_TALK, REACTIONS, REPORT_REASONS } from "./chat.ts";
import type { Reaction } from "./chat.ts";
import type { JsonObject } from "./game.ts";
import type { Frame } from "./table.ts";

export const VERSION = 1;

const id = Type.String({
  minLength: 1,
  maxLength: 40,
  description: "Chosen by the client, never used for two requests.",
});
const table = Type.String({
  minLength: 1,
  maxLength: 40,
  description: "The table's id, or the id in its onlookers' link.",
});
const seat = Type.Integer({ minimum: 0, maximum: 5 });
const n = Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The number of the frame this answers." });
const name = Type.String({ minLength: 1, maxLength: MOST_NAME });
const json = Type.Unsafe<JsonObject>(Type.Object({}, { additionalProperties: true }));
const closed = { additionalProperties: false };

const DAY = 86_400;

/** `turn`: seconds for each turn; `game`: for the whole game, more with each decision; `slow`: a turn over days. */
export const Clock = Type.Union([
  Type.Object({ kind: Type.Literal("turn"), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) }, closed),
  Type.Object(
    {
      kind: Type.Literal("game"),
      seconds: Type.Integer({ minimum: 10, maximum: 36_000 }),
      increment: Type.Integer({ minimum: 0, maximum: 600 }),
    },
    closed,
  ),
  Type.Object({ kind: Type.Literal("slow"), seconds: Type.Integer({ minimum: 3600, maximum: 14 * DAY }) }, closed),
]);
export type Clock = Static<typeof Clock>;

/** What to do when a spell by others could be answered: the game's own orders stand between these two. */
const order = Type.String({ minLength: 1, maxLength: 20 });

const level = Type.String({ minLength: 1, maxLength: 20 });

/** What a host may choose besides the game's own options. */
export const Terms = Type.Object(
  {
    game: Type.String({ maxLength: 20 }),
    options: Type.Optional(json),
    /** Anybody finds it in the list of open tables. */
    open: Type.Optional(Type.Boolean()),
    clock: Type.Optional(Clock),
    /** Seconds to answer in a window (T-N3) before it passes by itself. */
    window: Type.Optional(Type.Integer({ minimum: 3, maximum: DAY })),
    /** Seconds after which a bot plays for somebody who is gone, in games that are not slow. */
    patience: Type.Optional(Type.Integer({ minimum: 5, maximum: DAY })),
    onlookers: Type.Optional(Type.Boolean()),
    /** Seconds by which onlookers see everything later. */
    delay: Type.Optional(Type.Integer({ minimum: 0, maximum: 3600 })),
    /** A running game's bot seats may be taken by newcomers. */
    late: Type.Optional(Type.Boolean()),
    /** Levels of bots to begin with, on the last seats. */
    bots: Type.Optional(Type.Array(level, { maxItems: 6 })),
    /** Repeatable luck instead of fair luck: everybody is told so. */
    seed: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
  },
  closed,
);
export type Terms = Static<typeof Terms>;

/** A seat's own part in the luck of the game. */
const value = Type.String({ minLength: 1, maxLength: 64 });
const colour = Type.String({ minLength: 1, maxLength: 12 });

const request = <T extends string, P extends { [key: string]: TSchema }>(type: T, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), id, ...properties }, { ...closed, description });

/** Everything a client may ask for. */
export const REQUESTS = {
  hello: request("hello", "First on every connection: which version is spoken.", { version: Type.Integer() }),
  rename: request("rename", "Changes the guest's name, also at every table that is not over.", { name }),
  lobby: request("lobby", "Follow the list of open tables, or stop it.", { follow: Type.Boolean() }),
  create: request("create", "Lays a table and takes its first seat.", {
    ...Terms.properties,
    value: Type.Optional(value),
  }),
  watch: request("watch", "Follow a table: its notices now and from now on, and every frame after `from`.", {
    table,
    from: Type.Optional(Type.Integer({ minimum: -1, maximum: 1_000_000 })),
  }),
  unwatch: request("unwatch", "Stop following a table.", { table }),
  sit: request("sit", "Take a seat, any free one if none is named.", {
    table,
    seat: Type.Optional(seat),
    value: Type.Optional(value),
  }),
  colour: request("colour", "Choose a colour that nobody has.", { table, colour }),
  leave: request("leave", "Give up the seat. In a running game a bot goes on with it.", { table }),
  bot: request("bot", "Host: a bot on an empty seat; level null takes it away again.", {
    table,
    seat,
    level: Type.Union([level, Type.Null()]),
  }),
  kick: request("kick", "Host: somebody has to leave. In a running game a bot goes on.", { table, seat }),
  start: request("start", "Host: begin; with `fill` bots of that level take the empty seats.", {
    table,
    fill: Type.Optional(level),
  }),
  decide: request("decide", "The deciding seat's decision in notation, seeing frame n.", {
    table,
    n,
    text: Type.String({ minLength: 1, maxLength: 64 }),
  }),
  undo: request("undo", "Take back one's own last decision, seeing frame n.", { table, n }),
  order: request("order", "A standing order for windows.", { table, order }),
  standby: request("standby", "Let a bot play for me, or take the seat back from it.", { table, bot: Type.Boolean() }),
  say: request("say", "Talk to the table.", { table, text: Type.String({ minLength: 1, maxLength: MOST_TALK }) }),
  react: request("react", "A small sign to the table, kept by nobody.", {
    table,
    what: Type.Enum(REACTIONS),
  }),
  report: request("report", "Tell whoever runs the server about somebody at this table.", {
    table,
    seat,
    why: Type.Enum(REPORT_REASONS),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_REPORT })),
  }),
  rematch: request("rematch", "The same people and options once more, at a new table.", { table }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<N extends RequestName> = Static<(typeof REQUESTS)[N]>;
export type Request = { [N in RequestName]: RequestOf<N> }[RequestName];

/** One seat as everybody may see it. */
export interface SeatInfo {
  readonly by: "nobody" | "person" | "bot";
  readonly name?: string;
  readonly colour?: string;
  /** Level of the bot. */
  readonly level?: string;
  /** Connected now. */
  readonly here?: boolean;
  /** A bot plays for this person, who can take the seat back. */
  readonly standIn?: boolean;
  readonly host?: boolean;
}

export interface LuckInfo {
  /** SHA-256 of the secret, shown before anybody adds a value; absent at a table with a seed. */
  readonly commitment?: string;
  readonly seeded?: true;
  /** What each seat added; null: nothing. */
  readonly values: readonly (string | null)[];
  /** Only when the game is over. */
  readonly secret?: string;
}

/** A table without its game. */
export interface TableInfo {
  readonly id: string;
  /** Counts changes of this information. */
  readonly version: number;
  readonly game: string;
  /** As wished for; once the game has begun, complete. */
  readonly options: JsonObject;
  /** Once the game has begun, what was wished for: what it leaves open was drawn. */
  readonly wish?: JsonObject;
  readonly stage: "waiting" | "playing" | "over";
  readonly open: boolean;
  readonly seats: readonly SeatInfo[];
  /** Your seat, if you have one. */
  readonly you: number | null;
  readonly host: boolean;
  /** For the link to hand out to people who are to sit here; only those who sit are told. */
  readonly invite?: string;
  /** For the onlookers' link; only those at the table are told, and only if onlookers are welcome. */
  readonly watch?: string;
  readonly onlookers: number;
  readonly delay: number;
  readonly clock?: Clock;
  readonly window: number;
  readonly luck: LuckInfo;
  /** False: chat is closed while the game runs. */
  readonly talk: boolean;
  /** The small signs that may be given now (`react`). */
  readonly signs: readonly Reaction[];
  /** Standing orders this game knows, and yours. */
  readonly orders: readonly string[];
  readonly order?: string;
  /** Colours still to choose from; none: they belong to the seats. */
  readonly colours: readonly string[];
  /** Where the rematch is, when the end has been seen: the table for those who sat here, their own link for onlookers. */
  readonly next?: string;
  /** Milliseconds since 1970, by the server's clock. */
  readonly created: number;
}

/** An open table in the list. */
export interface LobbyEntry {
  readonly id: string;
  readonly game: string;
  readonly options: JsonObject;
  readonly seats: readonly SeatInfo[];
  readonly clock?: Clock;
  readonly created: number;
}

/** Time left when the message was sent, in milliseconds. */
export interface ClockInfo {
  readonly running: number | null;
  /** Per seat; null where no clock runs. */
  readonly left: readonly (number | null)[];
  /** Until the decider's window passes by itself (T-N3). */
  readonly window?: number;
  /** Until a bot plays for a decider who is gone. */
  readonly absent?: number;
}

/** Unasked for. */
export type Notice =
  | { readonly type: "table"; readonly table: string; readonly info: TableInfo }
  | {
      readonly type: "frames";
      readonly table: string;
      readonly frames: readonly Frame[];
      readonly clock: ClockInfo;
      /** A bot decided the latest of them and thought so many milliseconds: told at its moment and never again. */
      readonly thought?: number;
      /** More frames follow at once: this table is still catching up. */
      readonly more?: true;
    }
  | { readonly type: "lobby"; readonly tables: readonly LobbyEntry[] }
  | { readonly type: "said"; readonly table: string; readonly lines: readonly Line[] }
  | { readonly type: "reacted"; readonly table: string; readonly seat: number; readonly what: string }
  /** The guest has another name now, by whatever connection. */
  | { readonly type: "me"; readonly name: string }
  /** The server stops, or this connection is closed for the reason given. Coming back is welcome unless it says otherwise. */
  | { readonly type: "bye"; readonly why: string };

/** One line of talk. */
export interface Line {
  readonly k: number;
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

/** What a request is answered with besides `re`. */
export interface Answers {
  hello: { readonly version: number; readonly person: string; readonly name: string; readonly now: number };
  rename: { readonly name: string };
  lobby: object;
  create: { readonly table: string };
  watch: { readonly info: TableInfo };
  unwatch: object;
  sit: { readonly seat: number };
  colour: object;
  leave: object;
  bot: object;
  kick: object;
  start: object;
  decide: { readonly n: number };
  undo: { readonly n: number };
  order: object;
  standby: object;
  say: { readonly k: number };
  react: object;
  report: object;
  rematch: { readonly table: string };
}

/** Refused: a code for programs, a sentence for logs, the clause it rests on. `re` is null if no id could be read. */
export interface Refused {
  readonly re: string | null;
  readonly refused: string;
  readonly say: string;
  readonly clause?: string;
}
export type Answer<N extends RequestName = RequestName> =
  | ({ readonly re: string; readonly ok: true } & Answers[N])
  | Refused;

export type Message = Answer | Notice;
