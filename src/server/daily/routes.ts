/** The deal of the day over plain HTTP: what it is, beginning it, deciding it. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { Border } from "../border.ts";
import { placeFrom, tooFast } from "../border.ts";
import type { Guests } from "../guestRoutes.ts";
import type { Hall } from "../hall.ts";
import { answering, AS_ANYBODY, AS_GUEST, refusal } from "../httpAnswers.ts";
import type { Person } from "../store.ts";
import type { Api } from "../tableRoutes.ts";
import { beginDaily, decideDaily } from "./tries.ts";
import { viewDaily } from "./view.ts";

const params = Type.Object({ game: Type.String({ maxLength: 20 }) });
const closed = { additionalProperties: false };

export function serveDaily(app: Api, hall: Hall, border: Border, { guest, knownId }: Guests): void {
  /** For a guest, who is made if nobody is known. */
  async function asGuest<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (person: Person) => Promise<T | Refusal>,
  ): Promise<T | FastifyReply> {
    const person = await guest(request, reply);
    if (isRefusal(person)) return refusal(reply, person);
    const who = { guest: person.id, address: placeFrom(request.raw, border) };
    const done = border.gate.may("tables", who, hall.now()) ? await answer(person) : tooFast();
    return isRefusal(done) ? refusal(reply, done) : done;
  }

  app.get(
    "/api/daily/:game",
    {
      schema: {
        summary: "The sealed deal of a day, today's if none is named.",
        params,
        querystring: Type.Object(
          {
            day: Type.Optional(Type.String({ maxLength: 10, description: "As in 2026-11-16." })),
            by: Type.Optional(Type.String({ maxLength: 40, description: "What somebody's link says." })),
          },
          closed,
        ),
        security: AS_ANYBODY,
        response: answering("DailyView", "game", "day"),
      },
    },
    async (request, reply) => {
      const seen = await viewDaily(hall, await knownId(request), request.params.game, request.query);
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  app.post(
    "/api/daily/:game/begin",
    {
      schema: {
        summary: "Begins today's deal, or goes on with it: one table for each guest and day.",
        params,
        security: AS_GUEST,
        response: answering("ReplyCreate", "game", "unknown-table"),
      },
    },
    (request, reply) =>
      asGuest(request, reply, async (person) => {
        const begun = await beginDaily(hall, person, request.params.game);
        return isRefusal(begun) ? begun : { re: "begin", ok: true as const, ...begun };
      }),
  );
  app.post(
    "/api/daily/:game/decide",
    {
      schema: {
        summary: "Decides today's position, once and for good.",
        params,
        body: Type.Object({ decision: Type.String({ minLength: 1, maxLength: 64 }) }, closed),
        security: AS_GUEST,
        response: answering("DailyScore", "game", "illegal", "daily"),
      },
    },
    (request, reply) =>
      asGuest(request, reply, (person) => decideDaily(hall, person, request.params.game, request.body.decision)),
  );
}
