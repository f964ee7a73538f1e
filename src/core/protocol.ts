/**
 * Everything that goes over the wire, version 1. One schema gives the type, the check at the border and the OpenAPI page;
 * docs/protocol.md shows every message with an example.
 *
 * A client sends requests, each with an id of its own, and gets exactly one answer for each. Besides, it is sent notices.
 * The browser needs only the types: `import type`, so that no schema code is shipped.
 */
import type { Static, TSchema } from "typebox";
import { Type } from "typebox";
import type { Line } from "./chat.ts";
import { MOST_NAME, MOST_REPORT, MOST_TALK, REACTIONS, REPORT_REASONS } from "./chat.ts";
import type { JsonObject } from "./game.ts";
import type { ClockInfo, LobbyEntry, TableInfo } from "./info.ts";
import type { Frame } from "./table.ts";

export const VERSION = 1;
/** Pages of the release before go on at newer nodes. */
export const OLDEST_VERSION = 1;

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
const seat = Type.Integer({ minimum: 0, maximum: 5, description: "Which seat, counted from 0." });
const n = Type.Integer({ minimum: 0, maximum: 1_000_000, description: "The number of the frame this answers." });
const name = Type.String({ minLength: 1, maxLength: MOST_NAME, description: "What one wants to be called." });
const closed = { additionalProperties: false };

const DAY = 86_400;

/** `turn`: seconds for each turn; `game`: for the whole game, more with each turn; `slow`: a turn over days. */
export const Clock = Type.Union(
  [
    Type.Object(
      { kind: Type.Literal("turn"), seconds: Type.Integer({ minimum: 5, maximum: 3600 }) },
      { ...closed, description: "Seconds for each turn." },
    ),
    Type.Object(
      {
        kind: Type.Literal("game"),
        seconds: Type.Integer({ minimum: 10, maximum: 36_000 }),
        increment: Type.Integer({ minimum: 0, maximum: 600 }),
      },
      { ...closed, description: "Seconds for the whole game, and an increment with each whole turn." },
    ),
    Type.Object(
      { kind: Type.Literal("slow"), seconds: Type.Integer({ minimum: 3600, maximum: 14 * DAY }) },
      { ...closed, description: "A turn over days." },
    ),
  ],
  { description: "How time is kept; none: nobody is hurried." },
);
export type Clock = Static<typeof Clock>;

const order = Type.String({ minLength: 1, maxLength: 20, description: "One of `info.orders`." });

const LEVELS = "`apprentice`, `journeyman`, `mage` or `archmage`, perhaps with a character (`mage-gaoler`)";
const level = Type.String({ minLength: 1, maxLength: 20, description: `${LEVELS}.` });

/** What a host may choose besides the game's own options. */
export const Terms = Type.Object(
  {
    game: Type.String({ maxLength: 20, description: "The game's name (`GET /api/games`)." }),
    options: Type.Optional(
      Type.Unsafe<JsonObject>(
        Type.Object(
          {},
          { additionalProperties: true, description: "The game's own; what is left out is its default." },
        ),
      ),
    ),
    open: Type.Optional(Type.Boolean({ description: "Anybody finds it in the list of open tables." })),
    clock: Type.Optional(Clock),
    window: Type.Optional(
      Type.Integer({
        minimum: 3,
        maximum: DAY,
        description: "Seconds to answer in a window (T-N3) before it passes by itself.",
      }),
    ),
    patience: Type.Optional(
      Type.Integer({
        minimum: 5,
        maximum: DAY,
        description: "Seconds after which a bot plays for somebody who is gone, in games that are not slow.",
      }),
    ),
    onlookers: Type.Optional(Type.Boolean({ description: "Others may look on; they may if nothing is said." })),
    delay: Type.Optional(
      Type.Integer({ minimum: 0, maximum: 3600, description: "Seconds by which onlookers see everything later." }),
    ),
    late: Type.Optional(Type.Boolean({ description: "A running game's bot seats may be taken by newcomers." })),
    bots: Type.Optional(
      Type.Array(level, { maxItems: 6, description: `Levels of bots to begin with, on the last seats: ${LEVELS}.` }),
    ),
    rated: Type.Optional(
      Type.Boolean({
        description:
          "What comes of it goes to the ratings: fair luck, a clock, nobody joins late, leaves or is sent away.",
      }),
    ),
    seed: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 64,
        description: "Repeatable luck instead of fair luck: everybody is told so.",
      }),
    ),
  },
  closed,
);
export type Terms = Static<typeof Terms>;

const value = Type.String({ minLength: 1, maxLength: 64, description: "One's own part in the luck of the game." });
const colour = Type.String({ minLength: 1, maxLength: 12, description: "One of `info.colours`." });

const request = <T extends string, P extends { [key: string]: TSchema }>(type: T, description: string, properties: P) =>
  Type.Object({ type: Type.Literal(type), id, ...properties }, { ...closed, description });

/** Everything a client may ask for. */
export const REQUESTS = {
  hello: request("hello", "First on every connection: which version is spoken.", {
    version: Type.Integer({ description: "Of the protocol: 1." }),
    oldest: Type.Optional(
      Type.Integer({ description: "The oldest version one speaks as well; the answer says which one is spoken." }),
    ),
  }),
  rename: request("rename", "Changes the guest's name, also at every table that is not over.", { name }),
  lobby: request("lobby", "Follow the list of open tables, or stop it.", {
    follow: Type.Boolean({ description: "False: no more." }),
  }),
  create: request("create", "Lays a table and takes its first seat.", {
    ...Terms.properties,
    value: Type.Optional(value),
  }),
  watch: request("watch", "Follow a table: its notices now and from now on, and every frame after `from`.", {
    table,
    from: Type.Optional(
      Type.Integer({
        minimum: -1,
        maximum: 1_000_000,
        description: "The number of the last frame one has; −1: all are wanted; without it only the latest comes.",
      }),
    ),
  }),
  look: request(
    "look",
    "Whether the page can be seen: who looks at a table is not told elsewhere what happens there.",
    {
      seen: Type.Boolean({ description: "False: it is in the background. Who says nothing can see it." }),
    },
  ),
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
    level: Type.Union([level, Type.Null()], { description: `${LEVELS}; null: no bot.` }),
  }),
  kick: request("kick", "Host: somebody has to leave. In a running game a bot goes on.", { table, seat }),
  start: request("start", "Host: begin; with `fill` bots of that level take the empty seats.", {
    table,
    fill: Type.Optional(level),
  }),
  decide: request("decide", "The deciding seat's decision in notation, seeing frame n.", {
    table,
    n,
    text: Type.String({ minLength: 1, maxLength: 64, description: "One of the frame's `legal`." }),
    took: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description:
          "Milliseconds from when the frame came until this was decided: counts where a node has died meanwhile.",
      }),
    ),
  }),
  undo: request("undo", "Take back one's own last decision, seeing frame n.", { table, n }),
  order: request("order", "A standing order for windows.", { table, order }),
  standby: request("standby", "Let a bot play for me, or take the seat back from it.", {
    table,
    bot: Type.Boolean({ description: "True: a bot plays; false: I do." }),
  }),
  say: request("say", "Talk to the table.", {
    table,
    text: Type.String({ minLength: 1, maxLength: MOST_TALK, description: "What is said." }),
  }),
  react: request("react", "A small sign to the table, kept by nobody.", {
    table,
    what: Type.Enum(REACTIONS, { description: "One of `info.signs`." }),
  }),
  report: request("report", "Tell whoever runs the server about somebody at this table.", {
    table,
    seat,
    why: Type.Enum(REPORT_REASONS, { description: "What for." }),
    text: Type.Optional(Type.String({ minLength: 1, maxLength: MOST_REPORT, description: "In one's own words." })),
  }),
  rematch: request("rematch", "The same people and options once more, at a new table.", { table }),
} as const;

export type RequestName = keyof typeof REQUESTS;
export type RequestOf<N extends RequestName> = Static<(typeof REQUESTS)[N]>;
export type Request = { [N in RequestName]: RequestOf<N> }[RequestName];

/** Unasked for. */
export type Notice =
  /** The table without its game has changed. */
  | { readonly type: "table"; readonly table: string; readonly info: TableInfo }
  /** What has happened in the game, as your seat may know it, in order and without gaps. */
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
  /** All open tables that wait for people, newest first. */
  | { readonly type: "lobby"; readonly tables: readonly LobbyEntry[] }
  /** Lines of talk. */
  | { readonly type: "said"; readonly table: string; readonly lines: readonly Line[] }
  /** Somebody has given a small sign. */
  | { readonly type: "reacted"; readonly table: string; readonly seat: number; readonly what: string }
  /** The guest has another name now, by whatever connection. */
  | { readonly type: "me"; readonly name: string }
  /** The server stops, or this connection is closed for the reason given. Coming back is welcome unless it says otherwise. */
  | { readonly type: "bye"; readonly why: string };

/** Nothing more is to be said. */
type Done = Readonly<Record<never, never>>;

/** What a request is answered with besides `re` and `ok`. */
export interface Answers {
  /** The server's version, who one is, and the server's clock in milliseconds since 1970. */
  hello: { readonly version: number; readonly person: string; readonly name: string; readonly now: number };
  /** The name as it is now. */
  rename: { readonly name: string };
  lobby: Done;
  /** The new table's id. */
  create: { readonly table: string };
  /** The table as it is now. */
  watch: { readonly info: TableInfo };
  look: Done;
  unwatch: Done;
  /** The seat one has got. */
  sit: { readonly seat: number };
  colour: Done;
  leave: Done;
  bot: Done;
  kick: Done;
  start: Done;
  /** The number of the frame that tells about it. */
  decide: { readonly n: number };
  /** The number of the frame that tells about it. */
  undo: { readonly n: number };
  order: Done;
  standby: Done;
  /** The number of the line. */
  say: { readonly k: number };
  react: Done;
  report: Done;
  /** The new table's id. */
  rematch: { readonly table: string };
}

/** Refused: a code for programs, a sentence for logs, the clause it rests on. `re` is null if no id could be read. */
export interface Refused {
  /** The id of the request. */
  readonly re: string | null;
  /** The code. */
  readonly refused: string;
  /** An English sentence, for logs. */
  readonly say: string;
  /** The clause of the rules it rests on, if it does. */
  readonly clause?: string;
}
export type Answer<N extends RequestName = RequestName> =
  | ({ readonly re: string; readonly ok: true } & Answers[N])
  | Refused;

export type Message = Answer | Notice;
