/** One's own tables as a list tells them: enough to find the way back, to see whose turn it is, and how it ended. */
import type { Static } from "typebox";
import { Type } from "typebox";
import type { JsonObject, Result } from "./game.ts";
import type { SeatInfo } from "./info.ts";
import { Clock } from "./protocol.ts";

/** Rows in one answer, if not asked for fewer. */
export const MOST_TABLES = 50;

export const OwnTablesQuery = Type.Object(
  {
    over: Type.Optional(Type.Boolean({ description: "Only those that are over, or only the others." })),
    before: Type.Optional(
      Type.String({ maxLength: 40, description: "Only tables laid before this one: the last of the page one has." }),
    ),
    most: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_TABLES })),
  },
  { additionalProperties: false },
);
export type OwnTablesQuery = Static<typeof OwnTablesQuery>;

const time = (description: string) => Type.Number({ description: `${description}, in milliseconds since 1970.` });

const Seat = Type.Unsafe<SeatInfo>(
  Type.Object({
    by: Type.Enum(["nobody", "person", "bot"]),
    name: Type.Optional(Type.String()),
    colour: Type.Optional(Type.String()),
    level: Type.Optional(Type.String({ description: "Of the bot." })),
    standIn: Type.Optional(Type.Boolean({ description: "A bot plays for this person for now." })),
    host: Type.Optional(Type.Boolean()),
  }),
);

export const OwnTable = Type.Object({
  table: Type.String({ description: "The table's id." }),
  game: Type.String({ description: "The game's name." }),
  stage: Type.Enum(["waiting", "playing", "over"], { description: "How far it is." }),
  created: time("When it was laid"),
  options: Type.Unsafe<JsonObject>({
    type: "object",
    additionalProperties: true,
    description: "As wished for; once the game has begun, complete.",
  }),
  seats: Type.Array(Seat, { description: "Who sits where, without `here`." }),
  you: Type.Integer({ description: "Your seat." }),
  clock: Type.Optional(Clock),
  asked: Type.Optional(Type.Integer({ description: "While it is played: the seat that decides now." })),
  left: Type.Optional(Type.Number({ description: "Milliseconds until that seat's time is over, if it has a clock." })),
  since: Type.Optional(time("When something was decided last")),
  result: Type.Optional(
    Type.Unsafe<Result>({ type: "object", additionalProperties: true, description: "Once it is over." }),
  ),
  ended: Type.Optional(time("When it ended")),
  next: Type.Optional(Type.String({ description: "The table of the rematch." })),
});
export type OwnTable = Static<typeof OwnTable>;
