/** What needs no login, because whoever has the address may do it: confirming, stopping with one tap, the calendar. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Refusal } from "../../core/game.ts";
import type { Stopped } from "../../core/notices.ts";
import type { Border } from "../border.ts";
import { placeFrom, tooFast } from "../border.ts";
import type { Hall } from "../hall.ts";
import { answering, AS_ANYBODY, refusal, refusals } from "../httpAnswers.ts";
import { ownTables } from "../ownTables.ts";
import type { Api } from "../tableRoutes.ts";
import { calendarOf } from "./calendar.ts";
import { channelInfo } from "./channelsOf.ts";
import * as schemas from "./schemas.ts";
import type { ChannelRow } from "./tidingStore.ts";

const expired = (): Refusal => refuse("expired", "This link is not good, or not any more.");

interface Ending {
  readonly row: ChannelRow;
  /** Empty: everything on this channel. */
  readonly table: string;
}

async function endingOf(hall: Hall, token: string): Promise<Ending | Refusal> {
  const { signer } = await hall.reach!.keys();
  const [channel = "", table = ""] = signer.read("stop", token) ?? [];
  const row = channel === "" ? undefined : await hall.store.channel(channel);
  return row ? { row, table } : expired();
}

async function stoppedBy(hall: Hall, { row, table }: Ending): Promise<Stopped> {
  const { label, address } = channelInfo(row);
  const ears = table === "" ? [] : await hall.store.ears(row.person);
  const isMute = ears.some((each) => each.table === table && each.ear === "mute");
  return { channel: label || address, table: table !== "", stopped: table === "" ? row.state !== "on" : isMute };
}

async function stop(hall: Hall, ending: Ending, isUndone: boolean): Promise<void> {
  const { row, table } = ending;
  if (table !== "") return hall.store.setEar(row.person, table, isUndone ? "usual" : "mute");
  if (row.state === "on" || row.state === "off")
    await hall.store.saveChannel({ ...row, state: isUndone ? "on" : "off" });
}

export function serveOpenNotices(app: Api, hall: Hall, border: Border): void {
  const may = (request: FastifyRequest): boolean =>
    border.gate.may("feeds", { address: placeFrom(request.raw, border) }, hall.now());

  app.post(
    "/api/notices/confirm",
    {
      schema: {
        summary: "The address this link was sent to may be used.",
        security: AS_ANYBODY,
        body: schemas.ConfirmWish,
        response: answering("Channel", "expired"),
      },
    },
    async (request, reply) => {
      const { signer } = await hall.reach!.keys();
      const [channel = "", until = "0"] = signer.read("confirm", request.body.token) ?? [];
      const row = Number(until) < hall.now() ? undefined : await hall.store.channel(channel);
      if (row?.kind !== "mail" || row.state === "dead") return refusal(reply, expired());
      const confirmed: ChannelRow = row.state === "unconfirmed" ? { ...row, state: "on" } : row;
      if (confirmed !== row) await hall.store.saveChannel(confirmed);
      return channelInfo(confirmed);
    },
  );
  app.get(
    "/api/notices/stop/:token",
    {
      schema: {
        summary: "What this link would end. Nothing changes.",
        security: AS_ANYBODY,
        params: schemas.TokenParam,
        response: answering("Stopped", "expired"),
      },
    },
    async (request, reply) => {
      const ending = await endingOf(hall, request.params.token);
      return isRefusal(ending) ? refusal(reply, ending) : stoppedBy(hall, ending);
    },
  );
  // Mail programs send a form (RFC 8058), pages send nothing: neither matters.
  app.addContentTypeParser("application/x-www-form-urlencoded", { bodyLimit: 1024 }, (_request, body, done) => {
    body.resume();
    body.on("end", () => done(null, undefined));
  });
  app.post(
    "/api/notices/stop/:token",
    {
      schema: {
        summary: "Ends it, with one tap and without a login; with `undo=1` it goes on.",
        security: AS_ANYBODY,
        params: schemas.TokenParam,
        querystring: schemas.UndoQuery,
        response: answering("Stopped", "expired"),
      },
    },
    async (request, reply) => {
      const ending = await endingOf(hall, request.params.token);
      if (isRefusal(ending)) return refusal(reply, ending);
      await stop(hall, ending, request.query.undo === "1");
      const after = await endingOf(hall, request.params.token);
      return isRefusal(after) ? refusal(reply, after) : stoppedBy(hall, after);
    },
  );
  app.get(
    "/api/notices/feed/:token",
    {
      schema: {
        summary: "The calendar of somebody's deadlines (iCalendar).",
        produces: ["text/calendar"],
        security: AS_ANYBODY,
        params: schemas.TokenParam,
        response: { ...refusals("expired"), 200: Type.String({ description: "text/calendar" }) },
      },
    },
    async (request, reply) => {
      if (!may(request)) return refusal(reply, tooFast());
      const { signer } = await hall.reach!.keys();
      const [person = "", number = ""] = signer.read("feed", request.params.token.replace(/\.ics$/, "")) ?? [];
      const kept = person === "" ? undefined : await hall.store.manner(person);
      if (!kept || kept.feed % 2 === 0 || String(kept.feed) !== number) return refusal(reply, expired());
      const tables = await ownTables(hall, person, { over: false });
      const origin = hall.reach!.publicUrl ?? `${request.protocol}://${request.host}`;
      const plain: FastifyReply = reply;
      return plain.type("text/calendar; charset=utf-8").send(calendarOf(tables, kept.manner, origin, hall.now()));
    },
  );
}
