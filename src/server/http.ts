/** Plain HTTP for scripts and bots: the same requests as over the socket, and what can be read without one. */
import type { AddressInfo } from "node:net";
import cookie from "@fastify/cookie";
import rateLimit from "@fastify/rate-limit";
import swagger from "@fastify/swagger";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import { TypeBoxValidatorCompiler } from "@fastify/type-provider-typebox";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { TSchema } from "typebox";
import { Type } from "typebox";
import type { Json, Refusal } from "../core/game.ts";
import { isRefusal, ONLOOKER, refuse } from "../core/game.ts";
import { OwnTable, OwnTablesQuery } from "../core/ownTables.ts";
import { REQUESTS } from "../core/protocol.ts";
import { framesSince, recordOf } from "../core/table.ts";
import { GAMES } from "../games/index.ts";
import { verifyJson } from "../games/verify.ts";
import { isLoopback, reachable } from "./addresses.ts";
import type { Border } from "./border.ts";
import { checkPace, isForeign, tokenOf } from "./border.ts";
import { claimLink, COOKIE, LINK_SECONDS, newLink, personOf, welcome } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { newId, proofOf } from "./hall.ts";
import { infoFor } from "./info.ts";
import { perKey } from "./limits.ts";
import { openTables } from "./lobby.ts";
import { ownTables } from "./ownTables.ts";
import type { Answered, PlainRequest } from "./requests.ts";
import { answer, CONNECTED, noTable } from "./requests.ts";
import type { Room } from "./room.ts";
import { alone, isEndSeen, newestFor, seatOf } from "./room.ts";
import type { Person } from "./store.ts";
import { clockFor } from "./telling.ts";
import { roomAt } from "./watching.ts";

/** HTTP's word for a refusal; everything not named here is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  "unknown-table": 404,
  "no-seat": 403,
  "not-host": 403,
  banned: 403,
  "no-onlookers": 403,
  stale: 409,
  "not-your-turn": 409,
  running: 409,
  over: 409,
  begun: 409,
  taken: 409,
  "too-fast": 429,
  fault: 500,
  "not-saved": 503,
  unreadable: 503,
};

const AnyObject = Type.Unsafe<object>({ type: "object", additionalProperties: true });
const Refused = Type.Object(
  { refused: Type.String(), say: Type.String(), clause: Type.Optional(Type.String()) },
  { description: "A code, a sentence, and the clause of the rules it rests on." },
);
const responses = { 200: AnyObject, "4xx": Refused, "5xx": Refused };
const tableParam = Type.Object({ table: Type.String({ maxLength: 40 }) });
const YEAR = 365 * 86_400;

export async function serveApi(
  fastify: FastifyInstance,
  hall: Hall,
  border: Border,
  answered: Answered,
): Promise<void> {
  const app = fastify.withTypeProvider<TypeBoxTypeProvider>();
  app.setValidatorCompiler(TypeBoxValidatorCompiler);
  await app.register(cookie);
  await app.register(rateLimit, { max: border.limits.http, timeWindow: 60_000 });
  await app.register(swagger, {
    openapi: { info: { title: "Zaubertisch", version: "1", description: "docs/protocol.md tells more." } },
  });
  const mayComeIn = perKey(border.limits.guests / 3600, border.limits.guests);

  app.addHook("onRequest", async (request, reply) => {
    const isChange = request.method !== "GET" && request.method !== "HEAD";
    if (isChange && isForeign(request.raw, border))
      return refusal(reply, refuse("origin", "Foreign pages may not ask."), 403);
    return undefined;
  });

  function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === "https";
    reply.setCookie(COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR });
  }

  /** The guest who asks; a new one if nobody is known. */
  async function guest(request: FastifyRequest, reply: FastifyReply): Promise<Person | Refusal> {
    const known = await personOf(hall, tokenOf(request.raw));
    if (known) return known;
    if (!mayComeIn(request.ip, hall.now())) return refuse("too-fast", "Too many new guests from one address.");
    const { person, token } = await welcome(hall);
    setToken(request, reply, token);
    return person;
  }

  const knownId = async (request: FastifyRequest): Promise<string> =>
    (await personOf(hall, tokenOf(request.raw)))?.id ?? "";

  app.get(
    "/api/me",
    { schema: { summary: "Who am I? A new guest gets a cookie.", response: responses } },
    async (request, reply) => {
      const person = await guest(request, reply);
      return isRefusal(person) ? refusal(reply, person) : { person: person.id, name: person.name };
    },
  );
  app.get(
    "/api/me/tables",
    {
      schema: {
        summary: "My tables, newest first: whose turn it is, how they ended.",
        querystring: OwnTablesQuery,
        response: { 200: Type.Array(OwnTable) },
      },
    },
    async (request, reply) => {
      void reply.header("cache-control", "no-store");
      return ownTables(hall, await knownId(request), request.query);
    },
  );
  app.post(
    "/api/me/link",
    { schema: { summary: "A link that makes another device the same guest.", response: responses } },
    async (request, reply) => {
      const person = await guest(request, reply);
      if (isRefusal(person)) return refusal(reply, person);
      return { link: `/link/${await newLink(hall, person.id)}`, seconds: LINK_SECONDS };
    },
  );
  app.get(
    "/link/:code",
    { schema: { hide: true, params: Type.Object({ code: Type.String({ maxLength: 64 }) }) } },
    async (request, reply) => {
      const token = await claimLink(hall, request.params.code);
      if (token !== undefined) setToken(request, reply, token);
      return reply.redirect(token === undefined ? "/device?expired" : "/device?moved", 303);
    },
  );

  for (const [name, schema] of Object.entries(REQUESTS)) {
    if ((CONNECTED as readonly string[]).includes(name)) continue;
    const { type: _type, id, ...properties } = schema.properties as unknown as Record<string, TSchema>;
    const body = Type.Object({ id: Type.Optional(id!), ...properties }, { additionalProperties: false });
    app.post(
      `/api/${name}`,
      { schema: { summary: (schema as { description?: string }).description ?? name, body, response: responses } },
      async (request, reply) => {
        const person = await guest(request, reply);
        if (isRefusal(person)) return refusal(reply, person);
        const message = { id: newId(), ...(request.body as object), type: name } as unknown as PlainRequest;
        const tooFast = checkPace(border, message, person.id, request.ip, hall.now());
        if (tooFast) return refusal(reply, tooFast);
        const done = await answer(hall, answered, person, message);
        return isRefusal(done) ? refusal(reply, done) : done;
      },
    );
  }

  const Addresses = Type.Object({ addresses: Type.Array(Type.String()) });
  app.get(
    "/api/addresses",
    {
      schema: {
        summary: "Where others in the network reach this machine; told only to pages opened on it.",
        response: { 200: Addresses },
      },
    },
    (request) => {
      const isAtHome = isLoopback(request.ip) && isLoopback(request.hostname);
      return { addresses: isAtHome ? reachable(app.server.address() as AddressInfo) : [] };
    },
  );
  app.get("/api/tables", { schema: { summary: "Open tables that wait for people." } }, () => openTables(hall));
  app.get("/api/games", { schema: { summary: "The games and their options." } }, () =>
    GAMES.map(({ name, fields, orders }) => ({ name, fields, orders })),
  );

  /** Looks at a table as the asker may see it, when nothing is on its way to the disk. */
  async function look<T>(
    request: FastifyRequest,
    table: string,
    see: (room: Room, person: string) => T | Refusal,
  ): Promise<T | Refusal> {
    const room = await roomAt(hall, table);
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
    { schema: { summary: "A table and its latest frame.", params: tableParam, response: responses } },
    async (request, reply) => {
      const { table } = request.params;
      const seen = await look(request, table, (room, person) => ({
        info: infoFor(room, person, table, hall.now()),
        clock: clockFor(room, seatOf(room, person, table), hall.now()),
        frame: framesFor(hall, room, person, table, undefined).at(-1) ?? null,
      }));
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  const from = Type.Object({ from: Type.Optional(Type.Integer({ minimum: -1 })) });
  app.get(
    "/api/tables/:table/frames",
    { schema: { summary: "Every frame after `from`.", params: tableParam, querystring: from, response: responses } },
    async (request, reply) => {
      const { table } = request.params;
      const seen = await look(request, table, (room, person) => ({
        frames: framesFor(hall, room, person, table, request.query.from ?? -1),
      }));
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  app.get(
    "/api/tables/:table/record",
    { schema: { summary: "The whole game, when it is over.", params: tableParam, response: responses } },
    async (request, reply) => {
      const seen = await look(request, request.params.table, (room, person) => recordFor(hall, room, person));
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  app.post(
    "/api/verify",
    {
      schema: { summary: "Checks a record's decisions, luck and result.", body: AnyObject, response: responses },
      bodyLimit: 1_000_000,
      // A long record keeps the server busy for a while.
      config: { rateLimit: { max: Math.ceil(border.limits.http / 30), timeWindow: 60_000 } },
    },
    async (request, reply) => {
      const found = verifyJson(request.body as Json);
      return found ? refusal(reply, found) : { ok: true };
    },
  );
  app.get("/api/openapi.json", { schema: { hide: true } }, () => app.swagger());
}

/** Frames after `from`, or without it only the latest, as the asker may see them. */
function framesFor(hall: Hall, room: Room, person: string, link: string, from: number | undefined) {
  const seat = seatOf(room, person, link);
  const newest = newestFor(room, seat, hall.now());
  return room.table && newest >= 0 ? framesSince(room.table, seat, from ?? newest - 1, newest) : [];
}

function recordFor(hall: Hall, room: Room, person: string): object | Refusal {
  const { table, row } = room;
  if (!table || !isEndSeen(room, seatOf(room, person), hall.now()))
    return refuse("running", "The record is shown when the game is over.", "T-H2");
  return { ...recordOf(table), luck: proofOf(row), names: row.seats.map(({ name, bot }) => name ?? bot ?? "") };
}

function refusal(
  reply: FastifyReply,
  { refused, say, clause }: Refusal,
  status = STATUS[refused] ?? 400,
): FastifyReply {
  return reply.code(status).send(clause === undefined ? { refused, say } : { refused, say, clause });
}
