/** Ratings over plain HTTP: one's own and the bots', and those of who sits at a table. */
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Hall } from "../hall.ts";
import { answering, AS_ANYBODY, refusal } from "../httpAnswers.ts";
import { noTable } from "../requests.ts";
import type { Api } from "../tableRoutes.ts";
import { botRatings, ownRatings, seatRatings } from "./info.ts";

export function serveRatings(app: Api, hall: Hall, knownId: (request: FastifyRequest) => Promise<string>): void {
  app.get(
    "/api/ratings",
    {
      schema: {
        summary: "My two numbers in each game, and those of the bots.",
        security: AS_ANYBODY,
        response: answering("Ratings"),
      },
    },
    (request) => knownId(request).then(async (who) => ({ own: await ownRatings(hall, who), bots: botRatings() })),
  );
  app.get(
    "/api/tables/:table/ratings",
    {
      schema: {
        summary: "The two numbers of everybody who sits at a table.",
        params: Type.Object({ table: Type.String({ maxLength: 40 }) }),
        security: AS_ANYBODY,
        response: answering("SeatRatings", "unknown-table"),
      },
    },
    async (request, reply) => {
      const row = await hall.store.table(request.params.table);
      return row ? { seats: await seatRatings(hall, row) } : refusal(reply, noTable());
    },
  );
}
