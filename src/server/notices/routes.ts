/** How a guest is reached, over plain HTTP: channels, how one wants to be told, and what one wants of single tables. */
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Manner, Notices } from "../../core/notices.ts";
import { MANNER } from "../../core/notices.ts";
import type { Border } from "../border.ts";
import { placeFrom, tokenOf, tooFast } from "../border.ts";
import type { Guests } from "../guestRoutes.ts";
import { hashOf } from "../guests.ts";
import type { Hall } from "../hall.ts";
import { answering, AS_GUEST, refusal } from "../httpAnswers.ts";
import type { Limited } from "../limits.ts";
import type { Person } from "../store.ts";
import type { Api } from "../tableRoutes.ts";
import { addChannel, changeChannel, channelInfo } from "./channelsOf.ts";
import { isZone } from "./hours.ts";
import { invite, listenTo, earFor } from "./listening.ts";
import * as schemas from "./schemas.ts";
import { digestOf } from "./signing.ts";
import type { ChannelRow } from "./tidingStore.ts";

const CONFIRM_MS = 86_400_000;

export async function noticesOf(hall: Hall, person: string): Promise<Notices> {
  const { push, signer } = await hall.reach!.keys();
  const [rows, kept] = await Promise.all([hall.store.channels(person), hall.store.manner(person)]);
  const feed =
    kept && kept.feed % 2 === 1 ? `/api/notices/feed/${signer.sign("feed", person, String(kept.feed))}.ics` : null;
  return {
    pushKey: push.publicKey,
    mail: hall.reach!.hasMail,
    channels: rows.map(channelInfo),
    manner: kept?.manner ?? MANNER,
    feed,
  };
}

export function serveNotices(app: Api, hall: Hall, border: Border, { guest }: Guests): void {
  const may = (what: Limited, request: FastifyRequest, person?: string): boolean => {
    const who = { address: placeFrom(request.raw, border), ...(person !== undefined && { guest: person }) };
    return border.gate.may(what, who, hall.now());
  };

  /** As the guest who asks. */
  async function as<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (person: Person) => Promise<T | Refusal>,
  ): Promise<T | FastifyReply> {
    const person = await guest(request, reply);
    const done = isRefusal(person) ? person : await answer(person);
    return isRefusal(done) ? refusal(reply, done) : done;
  }

  async function ownChannel(person: Person, id: string): Promise<ChannelRow | Refusal> {
    const row = await hall.store.channel(id);
    return row?.person === person.id ? row : refuse("unknown-channel", "There is no such channel.");
  }

  /** A link in a mail goes to whoever reads it: it must not lead where somebody else wants. */
  const originOf = ({ protocol, host }: FastifyRequest): string => hall.reach!.publicUrl ?? `${protocol}://${host}`;

  async function askToConfirm(request: FastifyRequest, person: string, row: ChannelRow): Promise<Refusal | undefined> {
    const place = { address: `mail ${digestOf(String(row.detail.mail).toLowerCase())}` };
    if (!may("mails", request, person) || !border.gate.may("mailbox", place, hall.now())) return tooFast();
    const until = hall.now() + CONFIRM_MS;
    const { signer } = await hall.reach!.keys();
    const token = signer.sign("confirm", row.id, String(until));
    const key = { person, kind: "confirm", table: "", n: hall.now(), channel: row.id } as const;
    await hall.store.tellChannel(key, hall.now(), { token });
    hall.reach!.poke();
    return undefined;
  }

  app.get(
    "/api/notices",
    { schema: { summary: "How I am reached.", security: AS_GUEST, response: answering("Notices") } },
    (request, reply) => as(request, reply, (person) => noticesOf(hall, person.id)),
  );
  app.post(
    "/api/notices/channels",
    {
      schema: {
        summary: "A further way to reach me; the same one again is on again. A mail address is asked first.",
        security: AS_GUEST,
        body: schemas.NewChannel,
        response: answering("Channel", "address", "no-mail", "too-many"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        if (!may("channels", request, person.id)) return tooFast();
        const token = tokenOf(request.raw);
        const from = { origin: originOf(request), device: token === undefined ? "" : hashOf(token) };
        const row = await addChannel(hall, person.id, request.body, from);
        if (isRefusal(row)) return row;
        const refused = row.state === "unconfirmed" ? await askToConfirm(request, person.id, row) : undefined;
        return refused ?? channelInfo(row);
      }),
  );
  app.post(
    "/api/notices/channels/:channel",
    {
      schema: {
        summary: "What is told on a channel, and how.",
        security: AS_GUEST,
        params: schemas.ChannelParam,
        body: schemas.ChangedChannel,
        response: answering("Channel", "unknown-channel"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        const row = await ownChannel(person, request.params.channel);
        const changed = isRefusal(row) ? row : await changeChannel(hall, row, request.body);
        return isRefusal(changed) ? changed : channelInfo(changed);
      }),
  );
  app.post(
    "/api/notices/channels/:channel/remove",
    {
      schema: {
        summary: "Nothing is sent there any more, and the server forgets the address.",
        security: AS_GUEST,
        params: schemas.ChannelParam,
        response: answering("Nothing", "unknown-channel"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        const row = await ownChannel(person, request.params.channel);
        if (isRefusal(row)) return row;
        await hall.store.dropChannel(row.id);
        return {};
      }),
  );
  app.post(
    "/api/notices/channels/:channel/test",
    {
      schema: {
        summary: "Sends something at once, to see that it arrives. An address nobody has confirmed is asked again.",
        security: AS_GUEST,
        params: schemas.ChannelParam,
        response: answering("Nothing", "unknown-channel"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        const row = await ownChannel(person, request.params.channel);
        if (isRefusal(row)) return row;
        if (!may("channels", request, person.id)) return tooFast();
        if (row.state === "unconfirmed") return (await askToConfirm(request, person.id, row)) ?? {};
        if (row.state !== "on") return refuse("unknown-channel", "This channel is not on.");
        const key = { person: person.id, kind: "test", table: "", n: hall.now(), channel: row.id } as const;
        await hall.store.tellChannel(key, hall.now(), {});
        hall.reach!.poke();
        return {};
      }),
  );
  app.post(
    "/api/notices/manner",
    {
      schema: {
        summary: "In which language, when not, and whether also while I am looking.",
        security: AS_GUEST,
        body: schemas.ChangedManner,
        response: answering("Notices"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        const manner = request.body as Manner;
        if (!isZone(manner.zone)) return refuse("malformed", "There is no such time zone.");
        const before = await hall.store.manner(person.id);
        await hall.store.saveManner(person.id, manner, before?.feed ?? 0);
        return noticesOf(hall, person.id);
      }),
  );
  app.post(
    "/api/notices/feed",
    {
      schema: {
        summary: "A new address for the calendar of my deadlines, or none. The one before is good no more.",
        security: AS_GUEST,
        body: schemas.FeedWish,
        response: answering("Notices"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) => {
        const { manner = MANNER, feed = 0 } = (await hall.store.manner(person.id)) ?? {};
        const isOn = feed % 2 === 1;
        // Odd numbers are addresses; each is used once.
        const next = request.body.on ? feed + (isOn ? 2 : 1) : feed + (isOn ? 1 : 0);
        await hall.store.saveManner(person.id, manner, next);
        return noticesOf(hall, person.id);
      }),
  );
  app.get(
    "/api/notices/tables/:table",
    {
      schema: {
        summary: "What I want of one table.",
        security: AS_GUEST,
        params: schemas.TableParam,
        response: answering("TableEar", "unknown-table"),
      },
    },
    (request, reply) => as(request, reply, (person) => earFor(hall, person.id, request.params.table)),
  );
  app.post(
    "/api/notices/tables",
    {
      schema: {
        summary: "What I want of one table: the usual, nothing, or news of a game others play.",
        security: AS_GUEST,
        body: schemas.EarWish,
        response: answering("TableEar", "unknown-table", "no-onlookers", "too-many"),
      },
    },
    (request, reply) => as(request, reply, (person) => listenTo(hall, person.id, request.body.table, request.body.ear)),
  );
  app.post(
    "/api/notices/invite",
    {
      schema: {
        summary: "Host: somebody one has played with is told of a table that waits, if they want to be.",
        security: AS_GUEST,
        body: schemas.InviteWish,
        response: answering("Nothing", "unknown-table", "not-host", "begun", "no-seat"),
      },
    },
    (request, reply) =>
      as(request, reply, async (person) =>
        may("invitations", request, person.id) ? invite(hall, person, request.body) : tooFast(),
      ),
  );
}
