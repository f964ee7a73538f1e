/** What can be read of tables over plain HTTP, as the asker may see it. */
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest, RawServerDefault } from "fastify";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Type } from "typebox";
import type { Json, Refusal, Seat } from "../core/game.ts";
import { isRefusal, ONLOOKER, refuse } from "../core/game.ts";
import { verifying } from "../games/verify.ts";
import type { Border } from "./border.ts";
import { placeFrom, tooFast } from "./border.ts";
import { isSealed, sealed } from "./daily/deals.ts";
import type { Hall } from "./hall.ts";
import { proofOf } from "./hall.ts";
import { framesFrom, latestFrame, wholeRecord } from "./history.ts";
import { answering, AS_ANYBODY, refusal } from "./httpAnswers.ts";
import { infoFor } from "./info.ts";
import { OF_GAMES } from "./refusals.ts";
import { noTable } from "./requests.ts";
import type { Room } from "./room.ts";
import { alone, isEndSeen, newestFor, seatOf } from "./room.ts";
import type { Shapes } from "./shapes.ts";
import { clockFor } from "./telling.ts";
import { freshRoomAt } from "./watching.ts";

const tableParam = Type.Object({ table: Type.String({ maxLength: 40 }) });
const AnyRecord = Type.Object({}, { additionalProperties: true, description: "A record (FullRecord), or not." });
/** What is wrong with a record. */
const WRONG = [
  "record",
  "game",
  "luck-proof",
  "commitment",
  "setup-luck",
  "luck",
  "illegal",
  "outcome",
  "result",
  "over",
  OF_GAMES,
];
/** Frames in one answer. */
const MOST_FRAMES = 200;

export type Api = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export function serveTables(
  app: Api,
  hall: Hall,
  border: Border,
  knownId: (request: FastifyRequest) => Promise<string>,
): void {
  /** Looks at a table as the asker may see it, when nothing is on its way to the disk. */
  async function look<T>(
    request: FastifyRequest,
    table: string,
    see: (room: Room, person: string) => Promise<T | Refusal>,
  ): Promise<T | Refusal> {
    const room = await freshRoomAt(hall, table);
    if (!room) return noTable();
    const person = await knownId(request);
    return alone(room, async () => {
      const isOnlooker = seatOf(room, person, table) === ONLOOKER;
      if (isOnlooker && room.row.terms.onlookers === false && room.row.stage !== "waiting")
        return refuse("no-onlookers", "This table wants no onlookers.");
      return see(room, person);
    });
  }

  app.get(
    "/api/tables/:table",
    {
      schema: {
        summary: "A table and its latest frame.",
        params: tableParam,
        security: AS_ANYBODY,
        response: answering("TableNow", "unknown-table", "no-onlookers"),
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const seen = await look(request, table, async (room, person) => {
        const seat = seatOf(room, person, table);
        const frame = (await latestFrame(hall, room, seat)) ?? null;
        return { info: infoFor(room, person, table, hall.now()), clock: clockFor(room, seat, hall.now()), frame };
      });
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  const from = Type.Object({ from: Type.Optional(Type.Integer({ minimum: -1 })) });
  app.get(
    "/api/tables/:table/frames",
    {
      schema: {
        summary: "Frames after `from`; `more`: ask again after the last of them.",
        params: tableParam,
        querystring: from,
        security: AS_ANYBODY,
        response: answering("SomeFrames", "unknown-table", "no-onlookers"),
      },
    },
    async (request, reply) => {
      const { table } = request.params;
      const seen = await look(request, table, (room, person) =>
        someFrames(hall, room, seatOf(room, person, table), request.query.from ?? -1),
      );
      if (isRefusal(seen)) return refusal(reply, seen);
      // Put into words already, frame by frame.
      const plain: FastifyReply = reply;
      return plain.type("application/json").send(seen);
    },
  );
  app.get(
    "/api/tables/:table/record",
    {
      schema: {
        summary: "The whole game, when it is over.",
        params: tableParam,
        security: AS_ANYBODY,
        response: answering("FullRecord", "unknown-table", "no-onlookers", "running", "sealed"),
      },
    },
    async (request, reply) => {
      const seen = await look(request, request.params.table, async (room, person) => recordFor(hall, room, person));
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  app.post(
    "/api/verify",
    {
      schema: {
        summary: "Checks a record's decisions, luck and result.",
        body: AnyRecord,
        response: answering("Fine", ...WRONG),
      },
      bodyLimit: 1_000_000,
    },
    async (request, reply) => {
      // A long record takes a while, though it lets everybody else in between.
      if (!border.gate.may("checks", { address: placeFrom(request.raw, border) }, hall.now()))
        return refusal(reply, tooFast());
      const found = await inSlices(hall, verifying(request.body as Json));
      return found ? refusal(reply, found) : { ok: true };
    },
  );
}

async function someFrames(hall: Hall, room: Room, seat: Seat, from: number): Promise<string> {
  const texts: string[] = [];
  for (let isMore = true; isMore && texts.length < MOST_FRAMES;) {
    const page = await framesFrom(hall, room, seat, from + texts.length + 1);
    texts.push(...page);
    isMore = page.length > 0;
  }
  const more = newestFor(room, seat, hall.now()) > from + texts.length ? ',"more":true' : "";
  return `{"frames":[${texts.join(",")}]${more}}`;
}

async function recordFor(hall: Hall, room: Room, person: string): Promise<Shapes["FullRecord"] | Refusal> {
  const { row } = room;
  if (!isEndSeen(room, seatOf(room, person), hall.now()))
    return refuse("running", "The record is shown when the game is over.");
  if (isSealed(row, hall.now())) return sealed();
  const record = await wholeRecord(hall, room);
  return { ...record, luck: proofOf(row), names: row.seats.map(({ name, bot }) => name ?? bot ?? "") };
}

/** Long work, a slice at a time. */
async function inSlices<T>(hall: Hall, work: Generator<void, T>): Promise<T> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as T;
    await hall.pace();
  }
}
