/**
 * What an operator may do, behind a token that no cookie carries: a foreign page cannot ask in an operator's name.
 * Everything done is in the log of acts, which cannot be changed from here.
 */
import { createHash, timingSafeEqual } from "node:crypto";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { Type } from "typebox";
import type { JsonObject } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import { placeOf } from "./border.ts";
import type { Hall } from "./hall.ts";
import { answering, AS_OPERATOR, refusal } from "./httpAnswers.ts";
import { tellBans } from "./moderation.ts";
import type { ActChange } from "./moderationStore.ts";
import { dissolve, tellClosed } from "./retention.ts";
import type { Shapes } from "./shapes.ts";

/** A shorter one could be guessed. */
export const LEAST_TOKEN = 24;
const MOST_LISTED = 200;
const HOUR_MS = 3_600_000;
const YEAR_HOURS = 8760;

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** The time this takes tells nothing about the token. */
function isOperator({ headers }: FastifyRequest, token: string): boolean {
  const given = /^Bearer (.+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
  return timingSafeEqual(digest(given), digest(token));
}

const kind = Type.Union([Type.Literal("guest"), Type.Literal("address")]);
const who = Type.String({ minLength: 1, maxLength: 64 });
const closed = { additionalProperties: false };

/** Not an operator, or there is none here. */
const CLOSED = ["operator", "not-found"];
const doing = <T extends TSchema>(summary: string, body: T) => ({
  summary,
  security: AS_OPERATOR,
  body,
  response: answering("Fine", ...CLOSED, "gone"),
});

export async function serveOperator(fastify: FastifyInstance, hall: Hall, token: string | undefined): Promise<void> {
  await fastify.register(async (scope) => {
    const app = scope.withTypeProvider<TypeBoxTypeProvider>();
    app.addHook("onRequest", async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (token === undefined) return refusal(reply, refuse("not-found", "There is nothing here."));
      if (isOperator(request, token)) return undefined;
      hall.log.warn({ route: request.routeOptions.url }, "wrong operator's token");
      return refusal(reply, refuse("operator", "Only an operator may do this."));
    });

    /** Does it and notes it; afterwards everybody is told. */
    async function act(
      reply: FastifyReply,
      what: string,
      detail: JsonObject,
      change: ActChange,
    ): Promise<Shapes["Fine"] | FastifyReply> {
      if (!(await hall.store.act({ at: hall.now(), what, detail }, change)))
        return refusal(reply, refuse("gone", "There is nothing of the kind any more."));
      if (change.ban || change.lift) tellBans(hall);
      hall.log.warn({ act: what }, "an operator has acted");
      return { ok: true };
    }

    const looking = { summary: "Operator: reports, bans and acts.", security: AS_OPERATOR };
    app.get("/api/operator", { schema: { ...looking, response: answering("OperatorView", ...CLOSED) } }, async () => ({
      reports: (await hall.store.reports(MOST_LISTED)).map((each) => ({
        ...each,
        address: hall.visitors.seen.get(each.about) ?? null,
      })),
      bans: await hall.store.bans(hall.now()),
      acts: await hall.store.acts(MOST_LISTED),
    }));
    const settle = Type.Object({ report: Type.Integer({ minimum: 1 }) }, closed);
    app.post(
      "/api/operator/settle",
      { schema: doing("Operator: a report has been dealt with.", settle) },
      ({ body: { report } }, reply) => act(reply, "settle", { report }, { settle: report }),
    );
    const close = Type.Object({ table: who }, closed);
    app.post(
      "/api/operator/close",
      { schema: doing("Operator: closes a table, with everything on it.", close) },
      async ({ body: { table } }, reply) => {
        const done = await act(reply, "close", { table }, { close: table });
        const room = await hall.rooms.get(table);
        if (room && "ok" in done) dissolve(hall, room);
        if ("ok" in done) tellClosed(hall, table);
        return done;
      },
    );
    const ban = Type.Object({ kind, who, hours: Type.Integer({ minimum: 1, maximum: YEAR_HOURS }) }, closed);
    app.post(
      "/api/operator/ban",
      { schema: doing("Operator: a guest or an address may not come for so many hours.", ban) },
      ({ body: { hours, ...whom } }, reply) => {
        const named = { ...whom, who: whom.kind === "address" ? placeOf(whom.who) : whom.who };
        return act(reply, "ban", { ...named, hours }, { ban: { ...named, until: hall.now() + hours * HOUR_MS } });
      },
    );
    const lift = Type.Object({ kind, who }, closed);
    app.post("/api/operator/lift", { schema: doing("Operator: they may come again.", lift) }, ({ body }, reply) =>
      act(reply, "lift", { ...body }, { lift: body }),
    );
  });
}
