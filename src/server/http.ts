/** Plain HTTP for scripts and bots: the same requests as over the socket, and what can be read without one. */
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import type { FastifyInstance } from "fastify";
import type { TSchema } from "typebox";
import { Type } from "typebox";
import { isRefusal, refuse } from "../core/game.ts";
import { REQUESTS } from "../core/protocol.ts";
import { GAMES } from "../games/index.ts";
import { isLoopback, reachable } from "./addresses.ts";
import type { Border } from "./border.ts";
import { checkPace, isForeign, placeFrom, tooFast } from "./border.ts";
import { serveCodes } from "./codeRoutes.ts";
import { serveDaily } from "./daily/routes.ts";
import { serveGuests } from "./guestRoutes.ts";
import { serveKnown } from "./known/knownRoutes.ts";
import { servePlayers } from "./player/playerRoutes.ts";
import type { Hall } from "./hall.ts";
import { newId } from "./hall.ts";
import { barred } from "./moderation.ts";
import { answering, AS_GUEST, refusal, SCHEMES } from "./httpAnswers.ts";
import { openTables } from "./lobby.ts";
import { serveRatings } from "./ratings/routes.ts";
import { serveOpenNotices } from "./notices/openRoutes.ts";
import { serveCompany } from "./company/routes.ts";
import { serveNotices } from "./notices/routes.ts";
import { REFUSALS } from "./refusals.ts";
import type { Answered, Plain, PlainRequest } from "./requests.ts";
import { answer, CONNECTED } from "./requests.ts";
import shapes from "./shapes.json" with { type: "json" };
import { serveTables } from "./tableRoutes.ts";

export async function serveApi(
  fastify: FastifyInstance,
  hall: Hall,
  border: Border,
  answered: Answered,
): Promise<void> {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  await app.register(cookie);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Zaubertisch", version: "1", description: "docs/protocol.md tells more." },
      components: { schemas: shapes as Record<string, object>, securitySchemes: SCHEMES },
    },
    convertConstToEnum: false,
  });
  // Answers go out as they are: their schemas are for readers.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  app.addHook("onRequest", async (request, reply) => {
    const who = { address: placeFrom(request.raw, border) };
    // Who watches over the server asks often, and is to be answered most of all when others ask too much.
    if (request.url !== "/health" && !border.gate.may("http", who, hall.now())) return refusal(reply, tooFast());
    if (request.url.startsWith("/api/")) void reply.header("cache-control", "no-store");
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && isForeign(request.raw, border))
      return refusal(reply, refuse("origin", "Foreign pages may not ask."));
    const isPlay = request.url.startsWith("/api/") && !request.url.startsWith("/api/operator");
    const bar = isPlay ? barred(hall, undefined, who.address) : undefined;
    return bar && refusal(reply, bar);
  });

  const guests = serveGuests(app, hall, border);
  const { guest, knownId } = guests;
  serveKnown(app, hall, border, guests);
  servePlayers(app, hall, guests);

  for (const [name, schema] of Object.entries(REQUESTS)) {
    if ((CONNECTED as readonly string[]).includes(name)) continue;
    const { type: _type, id, ...properties } = schema.properties as unknown as Record<string, TSchema>;
    const body = Type.Object({ id: Type.Optional(id!), ...properties }, { additionalProperties: false });
    app.post(
      `/api/${name}`,
      {
        schema: {
          summary: (schema as { description?: string }).description ?? name,
          security: AS_GUEST,
          body,
          response: answering(`Reply${capital(name as Plain)}`, ...REFUSALS[name as Plain]),
        },
      },
      async (request, reply) => {
        const person = await guest(request, reply);
        if (isRefusal(person)) return refusal(reply, person);
        const message = { id: newId(), ...(request.body as object), type: name } as unknown as PlainRequest;
        const who = { guest: person.id, address: placeFrom(request.raw, border) };
        if (!border.gate.may("requests", who, hall.now())) return refusal(reply, tooFast());
        const refused = checkPace(border, message, who, hall.now());
        if (refused) return refusal(reply, refused);
        const done = await answer(hall, answered, { ...person, place: who.address }, message);
        return isRefusal(done) ? refusal(reply, done) : done;
      },
    );
  }

  app.get(
    "/api/addresses",
    {
      schema: {
        summary: "Where others in the network reach this machine; told only to pages opened on it.",
        response: answering("Addresses"),
      },
    },
    (request) => {
      const isAtHome = isLoopback(request.ip) && isLoopback(request.hostname);
      return { addresses: isAtHome ? reachable(app.server.address() as AddressInfo) : [] };
    },
  );
  app.get(
    "/api/tables",
    { schema: { summary: "Open tables that wait for people.", response: answering("Lobby") } },
    async () => [...(await openTables(hall))],
  );
  app.get("/api/games", { schema: { summary: "The games and their options.", response: answering("Games") } }, () =>
    GAMES.map(({ name, fields, orders }) => ({ name, fields, orders })),
  );

  serveTables(app, hall, border, knownId);
  serveCodes(app, hall, border);
  serveDaily(app, hall, border, guests);
  serveRatings(app, hall, knownId);
  serveNotices(app, hall, border, guests);
  serveOpenNotices(app, hall, border);
  serveCompany(app, hall, border, guests);
  app.get("/api/openapi.json", { schema: { summary: "This page." } }, () => app.swagger());
}

const capital = <N extends string>(name: N): Capitalize<N> =>
  (name.charAt(0).toUpperCase() + name.slice(1)) as Capitalize<N>;
