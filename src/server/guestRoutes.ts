/** Who one is, over plain HTTP: one's name, tables and devices, moving to another one, taking everything along, going for good. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { OwnTablesQuery } from "../core/ownTables.ts";
import type { Border } from "./border.ts";
import { placeFrom, tokenOf, tooFast } from "./border.ts";
import { become, deviceName, devicesOf, logOut, lookAtCode } from "./devices.ts";
import { exportOf, forgetGuest } from "./farewell.ts";
import { COOKIE, LINK_SECONDS, newLink, personOf, welcome } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { answering, AS_ANYBODY, AS_GUEST, refusal } from "./httpAnswers.ts";
import type { Limited } from "./limits.ts";
import { barred } from "./moderation.ts";
import { ownTables } from "./ownTables.ts";
import type { Person } from "./store.ts";
import type { Api } from "./tableRoutes.ts";

const YEAR = 365 * 86_400;
const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false });

/** How the other routes learn who asks. */
export interface Guests {
  /** The guest who asks; a new one if nobody is known. */
  guest(request: FastifyRequest, reply: FastifyReply): Promise<Person | Refusal>;
  /** The id of the guest who asks; empty if nobody is known. */
  knownId(request: FastifyRequest): Promise<string>;
  /** The guest who asks, and the token they came with; undefined: nobody is known. */
  known(request: FastifyRequest): Promise<Known | undefined>;
  /** For those who are somebody already. */
  asKnown<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (who: Known) => Promise<T | Refusal>,
  ): Promise<T | FastifyReply>;
  may(what: Limited, request: FastifyRequest, person?: string): boolean;
  /** From now on this browser has that token. */
  setToken(request: FastifyRequest, reply: FastifyReply, token: string): void;
}

type Known = { readonly person: Person; readonly token: string };

export function serveGuests(app: Api, hall: Hall, border: Border): Guests {
  function setToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
    const secure = request.protocol === "https";
    reply.setCookie(COOKIE, token, { path: "/", httpOnly: true, sameSite: "lax", secure, maxAge: YEAR });
  }

  const clearToken = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: "/" });

  async function known(request: FastifyRequest): Promise<Known | undefined> {
    const token = tokenOf(request.raw);
    const person = await personOf(hall, token, placeFrom(request.raw, border));
    return person && { person, token: token! };
  }

  const knownId = async (request: FastifyRequest): Promise<string> => (await known(request))?.person.id ?? "";

  const may = (what: Limited, request: FastifyRequest, person?: string): boolean =>
    border.gate.may(
      what,
      { address: placeFrom(request.raw, border), ...(person !== undefined && { guest: person }) },
      hall.now(),
    );

  async function guest(request: FastifyRequest, reply: FastifyReply): Promise<Person | Refusal> {
    const before = await known(request);
    if (before) return barred(hall, before.person.id, placeFrom(request.raw, border)) ?? before.person;
    if (!may("guests", request)) return refuse("too-fast", "Too many new guests from one address.");
    const { person, token } = await welcome(hall, deviceName(request.headers["user-agent"]));
    setToken(request, reply, token);
    return person;
  }

  /** For those who are somebody already. */
  async function asKnown<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (who: Known) => Promise<T | Refusal>,
  ): Promise<T | FastifyReply> {
    const who = await known(request);
    const done = who ? await answer(who) : refuse("nobody", "Nobody is known here.");
    return isRefusal(done) ? refusal(reply, done) : done;
  }

  app.get(
    "/api/me",
    { schema: { summary: "Who am I? A new guest gets a cookie.", security: AS_ANYBODY, response: answering("Me") } },
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
        security: AS_ANYBODY,
        response: answering("OwnTables"),
      },
    },
    (request) => knownId(request).then((person) => ownTables(hall, person, request.query)),
  );
  app.post(
    "/api/me/link",
    {
      schema: {
        summary: "A link that makes another device the same guest, once.",
        security: AS_GUEST,
        response: answering("Link"),
      },
    },
    async (request, reply) => {
      const person = await guest(request, reply);
      if (isRefusal(person)) return refusal(reply, person);
      if (!may("codes", request, person.id)) return refusal(reply, tooFast());
      return { link: `/link/${await newLink(hall, person.id)}`, seconds: LINK_SECONDS };
    },
  );
  // Looking at a link changes nothing: the page asks first.
  app.get(
    "/link/:code",
    {
      schema: {
        summary: "Leads to the page that asks whether this device is to become that guest. Nothing changes.",
        params: Type.Object({ code: Type.String({ maxLength: 64 }) }),
        response: { 303: Type.Null({ description: "To `/device?code=…`." }) },
      },
    },
    async (request, reply) => {
      await reply.redirect(`/device?code=${encodeURIComponent(request.params.code)}`, 303);
    },
  );
  app.post(
    "/api/me/look",
    {
      schema: {
        summary: "Whose code is this? Nothing changes.",
        security: AS_ANYBODY,
        body: Code,
        response: answering("Owner", "expired"),
      },
    },
    async (request, reply) => {
      const seen = may("codes", request) ? await lookAtCode(hall, request.body.code) : tooFast();
      return isRefusal(seen) ? refusal(reply, seen) : seen;
    },
  );
  app.post(
    "/api/me/become",
    {
      schema: {
        summary: "This device becomes the guest whose code it has.",
        security: AS_ANYBODY,
        body: Code,
        response: answering("Me", "expired"),
      },
    },
    async (request, reply) => {
      if (!may("codes", request)) return refusal(reply, tooFast());
      const device = deviceName(request.headers["user-agent"]);
      const now = await become(hall, request.body.code, device, await known(request));
      if (isRefusal(now)) return refusal(reply, now);
      setToken(request, reply, now.token);
      return { person: now.person.id, name: now.person.name };
    },
  );
  app.get(
    "/api/me/devices",
    {
      schema: {
        summary: "The devices that are this guest.",
        security: AS_GUEST,
        response: answering("Devices", "nobody"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person, token }) => ({ devices: await devicesOf(hall, person, token) })),
  );
  const Out = Type.Object(
    { device: Type.Optional(Type.String({ maxLength: 64 })), everywhere: Type.Optional(Type.Boolean()) },
    { additionalProperties: false },
  );
  app.post(
    "/api/me/logout",
    {
      schema: {
        summary: "Logs out this device, another one, or all.",
        security: AS_GUEST,
        body: Out,
        response: answering("LoggedOut", "nobody", "unknown-device"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person, token }) => {
        const done = await logOut(hall, person, token, request.body);
        if (!isRefusal(done) && done.here) clearToken(reply);
        return done;
      }),
  );
  app.get(
    "/api/me/export",
    {
      schema: {
        summary: "Everything about me, as JSON.",
        security: AS_GUEST,
        response: answering("Exported", "nobody"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        if (!may("exports", request, person.id)) return tooFast();
        void reply.header("content-disposition", 'attachment; filename="zaubertisch.json"');
        return exportOf(hall, person);
      }),
  );
  const Goodbye = Type.Object({ name: Type.String({ maxLength: 40 }) }, { additionalProperties: false });
  app.post(
    "/api/me/delete",
    {
      schema: {
        summary: "Forgets me; games stay, without the name. `name` is mine, to be sure.",
        security: AS_GUEST,
        body: Goodbye,
        response: answering("Nothing", "nobody", "confirm"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        if (request.body.name !== person.name) return refuse("confirm", "Say your name to be sure.");
        await forgetGuest(hall, person);
        clearToken(reply);
        return {};
      }),
  );
  return { guest, knownId, known, asKnown, may, setToken };
}
