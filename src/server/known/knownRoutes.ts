/** Staying known over plain HTTP: passkeys, recovery codes, coming back, and what becomes of the guest one was meanwhile. */
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Border } from "../border.ts";
import { placeFrom, tooFast } from "../border.ts";
import { deviceName, revoke } from "../devices.ts";
import type { Guests } from "../guestRoutes.ts";
import { hashOf, newToken } from "../guests.ts";
import type { Hall } from "../hall.ts";
import { answering, AS_ANYBODY, AS_GUEST, refusal } from "../httpAnswers.ts";
import { barred } from "../moderation.ts";
import type { Person } from "../store.ts";
import type { Api } from "../tableRoutes.ts";
import { mergeGuests, mergeQuestion, takeTicket } from "./merging.ts";
import { bind, bindOptions, enter, enterOptions, nameIt, passkeysOf, revokeIt } from "./passkeys.ts";
import { newRecovery, recover } from "./recovery.ts";
import type { Entered, KnownWays } from "./shapes.ts";
import { siteOf } from "./site.ts";

/** As the browser's own function gives it; what is in it is checked by whoever knows WebAuthn. */
const credential = <T>() =>
  Type.Unsafe<T>(
    Type.Object(
      {
        id: Type.String({ minLength: 1, maxLength: 2000 }),
        rawId: Type.String({ maxLength: 2000 }),
        type: Type.String({ maxLength: 40 }),
        response: Type.Object({ clientDataJSON: Type.String({ maxLength: 8000 }) }, { additionalProperties: true }),
      },
      { additionalProperties: true, description: "As `navigator.credentials` gives it, in JSON." },
    ),
  );
const Bound = Type.Object({ response: credential<RegistrationResponseJSON>() }, { additionalProperties: false });
const Shown = Type.Object({ response: credential<AuthenticationResponseJSON>() }, { additionalProperties: false });
const id = Type.String({ minLength: 1, maxLength: 2000 });
const Named = Type.Object({ id, name: Type.String({ maxLength: 200 }) }, { additionalProperties: false });
const Revoked = Type.Object({ id, sure: Type.Optional(Type.Boolean()) }, { additionalProperties: false });
const Code = Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, { additionalProperties: false });
const Settled = Type.Object(
  {
    ticket: Type.String({ minLength: 1, maxLength: 64 }),
    bring: Type.Boolean({ description: "Whether what the guest of this browser has comes along." }),
  },
  { additionalProperties: false },
);

export function serveKnown(app: Api, hall: Hall, border: Border, guests: Guests): void {
  const { asKnown, guest, known, may, setToken } = guests;

  const waysOf = async (person: string): Promise<KnownWays> => ({
    passkeys: await passkeysOf(hall, person),
    codes: await hall.store.recoveryLeft(person),
  });

  /** This browser is that person from now on; whoever it was has one device less. */
  async function become(request: FastifyRequest, reply: FastifyReply, person: Person): Promise<Entered> {
    const before = await known(request);
    if (before?.person.id !== person.id) {
      const [pass, token] = [newToken(), newToken()];
      await hall.store.addToken(hashOf(pass), person.id, hall.now() + 60_000);
      await hall.store.claim(hashOf(pass), hashOf(token), deviceName(request.headers["user-agent"]), hall.now());
      setToken(request, reply, token);
      if (before) await revoke(hall, before.person.id, [hashOf(before.token)]);
    }
    return { person: person.id, name: person.name };
  }

  /** Somebody has proved who they are. What the guest here has is not left behind without asking. */
  async function comeBack(request: FastifyRequest, reply: FastifyReply, there: Person): Promise<Entered | Refusal> {
    const place = placeFrom(request.raw, border);
    const bar = barred(hall, there.id, place);
    if (bar) return bar;
    const here = (await known(request))?.person;
    const ask = here && here.id !== there.id ? await mergeQuestion(hall, here, there) : undefined;
    return ask ? { person: there.id, name: there.name, ask } : become(request, reply, there);
  }

  const answer = <T extends object>(reply: FastifyReply, done: T | Refusal): T | FastifyReply =>
    isRefusal(done) ? refusal(reply, done) : done;

  app.get(
    "/api/me/known",
    {
      schema: { summary: "My ways back.", security: AS_GUEST, response: answering("KnownWays", "nobody") },
    },
    (request, reply) => asKnown(request, reply, ({ person }) => waysOf(person.id)),
  );
  app.post(
    "/api/me/passkeys/options",
    {
      schema: {
        summary: "What to ask the browser for, to bind a passkey to this guest.",
        security: AS_GUEST,
        response: answering("PasskeyOptions", "no-passkeys", "too-many"),
      },
    },
    async (request, reply) => {
      const person = await guest(request, reply);
      const site = siteOf(request.raw);
      if (isRefusal(person)) return refusal(reply, person);
      if (isRefusal(site)) return refusal(reply, site);
      if (!may("passkeys", request, person.id)) return refusal(reply, tooFast());
      const options = await bindOptions(hall, person, site);
      return isRefusal(options) ? refusal(reply, options) : { options };
    },
  );
  app.post(
    "/api/me/passkeys",
    {
      schema: {
        summary: "Binds the passkey the browser has made to this guest.",
        security: AS_GUEST,
        body: Bound,
        response: answering("KnownWays", "nobody", "no-passkeys", "passkey"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person }) => {
        const site = siteOf(request.raw);
        if (isRefusal(site)) return site;
        if (!may("passkeys", request, person.id)) return tooFast();
        const device = deviceName(request.headers["user-agent"]);
        return (await bind(hall, person, site, request.body.response, device)) ?? waysOf(person.id);
      }),
  );
  app.post(
    "/api/me/passkeys/name",
    {
      schema: {
        summary: "Gives a passkey another name.",
        security: AS_GUEST,
        body: Named,
        response: answering("KnownWays", "nobody", "unknown-passkey", "name"),
      },
    },
    (request, reply) =>
      asKnown(
        request,
        reply,
        async ({ person }) => (await nameIt(hall, person.id, request.body.id, request.body.name)) ?? waysOf(person.id),
      ),
  );
  app.post(
    "/api/me/passkeys/revoke",
    {
      schema: {
        summary: "Revokes a passkey; the last way back only if one is `sure`.",
        security: AS_GUEST,
        body: Revoked,
        response: answering("KnownWays", "nobody", "unknown-passkey", "last-way"),
      },
    },
    (request, reply) =>
      asKnown(
        request,
        reply,
        async ({ person }) =>
          (await revokeIt(hall, person.id, request.body.id, request.body.sure === true)) ?? waysOf(person.id),
      ),
  );
  app.post(
    "/api/me/recovery",
    {
      schema: {
        summary: "New recovery codes, shown this once; those from before are good no more.",
        security: AS_GUEST,
        response: answering("RecoveryCodes"),
      },
    },
    async (request, reply) => {
      const person = await guest(request, reply);
      if (isRefusal(person)) return refusal(reply, person);
      if (!may("passkeys", request, person.id)) return refusal(reply, tooFast());
      return { codes: await newRecovery(hall, person.id) };
    },
  );
  app.post(
    "/api/enter/options",
    {
      schema: {
        summary: "What to ask the browser for, to come back by a passkey.",
        security: AS_ANYBODY,
        response: answering("PasskeyOptions", "no-passkeys"),
      },
    },
    async (request, reply) => {
      const site = siteOf(request.raw);
      if (isRefusal(site)) return refusal(reply, site);
      if (!may("passkeys", request)) return refusal(reply, tooFast());
      return { options: await enterOptions(hall, site) };
    },
  );
  app.post(
    "/api/enter",
    {
      schema: {
        summary: "Comes back by a passkey.",
        security: AS_ANYBODY,
        body: Shown,
        response: answering("Entered", "no-passkeys", "passkey", "unknown-passkey"),
      },
    },
    async (request, reply) => {
      const site = siteOf(request.raw);
      if (isRefusal(site)) return refusal(reply, site);
      if (!may("passkeys", request)) return refusal(reply, tooFast());
      const person = await enter(hall, site, request.body.response);
      return answer(reply, isRefusal(person) ? person : await comeBack(request, reply, person));
    },
  );
  app.post(
    "/api/enter/code",
    {
      schema: {
        summary: "Comes back by a recovery code, which is used up by it.",
        security: AS_ANYBODY,
        body: Code,
        response: answering("Entered", "expired"),
      },
    },
    async (request, reply) => {
      const here = (await known(request))?.person.id;
      if (!may("recovering", request, here)) return refusal(reply, tooFast());
      const person = await recover(hall, request.body.code);
      const none = refuse("expired", "There is no such code, or it has been used.");
      return answer(reply, person ? await comeBack(request, reply, person) : none);
    },
  );
  app.post(
    "/api/enter/settle",
    {
      schema: {
        summary: "Two guests met in this browser: they become one, or the one from here is left behind.",
        security: AS_GUEST,
        body: Settled,
        response: answering("Entered", "nobody", "expired", "both-sit"),
      },
    },
    (request, reply) =>
      asKnown(request, reply, async ({ person: here }): Promise<Entered | Refusal> => {
        const there = await takeTicket(hall, here.id, request.body.ticket);
        if (isRefusal(there)) return there;
        if (!request.body.bring) return become(request, reply, there);
        return (await mergeGuests(hall, here, there)) ?? { person: there.id, name: there.name };
      }),
  );
}
