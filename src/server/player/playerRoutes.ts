/** Players' pages over plain HTTP: one's own, its link, taking everything along, and what others show. */
import { Type } from "typebox";
import { refuse } from "../../core/game.ts";
import type { PastGame } from "../../core/career.ts";
import { pastHead, pastLine } from "../../core/pastTable.ts";
import { tooFast } from "../border.ts";
import type { Guests } from "../guestRoutes.ts";
import type { Hall } from "../hall.ts";
import { newId } from "../hall.ts";
import { answering, AS_ANYBODY, AS_GUEST, refusal, refusals } from "../httpAnswers.ts";
import type { Api } from "../tableRoutes.ts";
import { careerOf, pastGames, shownTo } from "./careers.ts";

/** Clocks on Earth are at most so many minutes ahead of UTC, or behind. */
const MOST_AHEAD = 14 * 60;
const Ahead = Type.Object(
  {
    ahead: Type.Optional(
      Type.Integer({
        minimum: -MOST_AHEAD,
        maximum: MOST_AHEAD,
        description: "Minutes by which the asker's clock is ahead of UTC: where their days begin.",
      }),
    ),
  },
  { additionalProperties: false },
);
const Show = Type.Object({ show: Type.Boolean() }, { additionalProperties: false });
const noPage = () => refuse("unknown-page", "There is no such page, or it is not shown any more.");

export function servePlayers(app: Api, hall: Hall, { asKnown, knownId, may }: Guests): void {
  app.get(
    "/api/me/career",
    {
      schema: {
        summary: "My finished games added up, as far as they are counted.",
        querystring: Ahead,
        security: AS_GUEST,
        response: answering("OwnPage", "nobody"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        if (!may("careers", request, person.id)) return tooFast();
        const [found, link] = await Promise.all([
          careerOf(hall, person.id, request.query.ahead ?? 0),
          hall.store.pageOf(person.id),
        ]);
        return { name: person.name, ...found, link: link ?? null };
      }),
  );
  app.post(
    "/api/me/page",
    {
      schema: {
        summary: "Shows my page to whoever has its link, or to nobody any more.",
        security: AS_GUEST,
        body: Show,
        response: answering("PageLink", "nobody"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        if (!may("codes", request, person.id)) return tooFast();
        const before = await hall.store.pageOf(person.id);
        const link = request.body.show ? (before ?? newId()) : null;
        if (link !== (before ?? null)) await hall.store.setPage(person.id, link);
        return { link };
      }),
  );
  app.get(
    "/api/players/:page",
    {
      schema: {
        summary: "What somebody shows of their finished games.",
        params: Type.Object({ page: Type.String({ maxLength: 40 }) }),
        querystring: Ahead,
        security: AS_ANYBODY,
        response: answering("ShownPage", "unknown-page"),
      },
    },
    async (request, reply) => {
      if (!may("careers", request)) return refusal(reply, tooFast());
      const owner = await hall.store.personOfPage(request.params.page);
      if (!owner) return refusal(reply, noPage());
      const { career } = await careerOf(hall, owner.id, request.query.ahead ?? 0);
      return { name: owner.name, career: shownTo(career, owner, await knownId(request)) };
    },
  );
  app.get(
    "/api/me/past.json",
    {
      schema: {
        summary: "My finished games, one by one.",
        security: AS_GUEST,
        response: answering("PastGames", "nobody"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        if (!may("exports", request, person.id)) return tooFast();
        void reply.header("content-disposition", 'attachment; filename="zaubertisch-games.json"');
        const games: PastGame[] = [];
        for await (const past of pastGames(hall, person.id)) games.push(past);
        return { games };
      }),
  );
  app.get(
    "/api/me/past.csv",
    {
      schema: {
        summary: "The same as a table for spreadsheets.",
        security: AS_GUEST,
        response: {
          ...refusals("nobody"),
          200: { description: "A line for each.", content: { "text/csv": { schema: Type.String() } } },
        },
      },
    },
    async (request, reply) => {
      const person = await knownId(request);
      if (person === "") return refusal(reply, refuse("nobody", "Nobody is known here."));
      if (!may("exports", request, person)) return refusal(reply, tooFast());
      const lines = [pastHead()];
      for await (const past of pastGames(hall, person)) lines.push(pastLine(past));
      void reply.header("content-disposition", 'attachment; filename="zaubertisch-games.csv"');
      // A spreadsheet knows by the mark that it is UTF-8.
      return reply
        .type("text/csv; charset=utf-8")
        .serializer(String)
        .send(`\uFEFF${lines.join("")}`);
    },
  );
}
