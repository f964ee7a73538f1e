/** Short codes over plain HTTP: for a table, and for a screen that has none yet. */
import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import type { Border } from "./border.ts";
import { placeFrom, tooFast } from "./border.ts";
import type { Hall } from "./hall.ts";
import { answering, refusal } from "./httpAnswers.ts";
import { noTable } from "./requests.ts";
import { CODE_SECONDS, openShortCodes } from "./shortCodes.ts";
import type { Room } from "./room.ts";
import { isSeatLink } from "./room.ts";
import type { Api } from "./tableRoutes.ts";
import { freshRoomAt, roomAt } from "./watching.ts";

const table = Type.String({ minLength: 1, maxLength: 40 });
const Table = Type.Object({ table }, { additionalProperties: false });
const code = Type.Object({ code: Type.String({ maxLength: 20 }) });

const expired = (): Refusal => refuse("expired", "There is no such code, or it is too old.");

/** Before the game a screen invites people, if whoever sends it may; afterwards it is an onlooker like others. */
const linkFor = ({ row }: Room, link: string): string =>
  row.stage === "waiting" && isSeatLink(row, link) ? (row.door ?? row.id) : row.watch;

export function serveCodes(app: Api, hall: Hall, border: Border): void {
  const codes = openShortCodes(hall.bus, hall.now);
  const may = (request: FastifyRequest): boolean =>
    border.gate.may("codes", { address: placeFrom(request.raw, border) }, hall.now());

  app.post(
    "/api/codes",
    {
      schema: {
        summary: "Six letters that stand for a table's link.",
        body: Table,
        response: answering("TableCode", "unknown-table"),
      },
    },
    async (request, reply) => {
      if (!may(request)) return refusal(reply, tooFast());
      if (!(await roomAt(hall, request.body.table))) return refusal(reply, noTable());
      return { code: codes.ofTable(request.body.table), seconds: CODE_SECONDS };
    },
  );
  app.get(
    "/api/codes/:code",
    {
      schema: {
        summary: "The link that six letters stand for.",
        params: code,
        response: answering("ShownTable", "expired"),
      },
    },
    async (request, reply) => {
      if (!may(request)) return refusal(reply, tooFast());
      const found = codes.tableOf(request.params.code);
      return found === undefined ? refusal(reply, expired()) : { table: found };
    },
  );
  app.post(
    "/api/screens",
    { schema: { summary: "Six letters for a screen that waits for a table.", response: answering("ScreenCode") } },
    async (request, reply) => {
      if (!may(request)) return refusal(reply, tooFast());
      return { ...codes.ofScreen(), seconds: CODE_SECONDS };
    },
  );
  app.get(
    "/api/screens/:screen",
    {
      schema: {
        summary: "What a screen is to show; null: nothing yet.",
        params: Type.Object({ screen: Type.String({ maxLength: 40 }) }),
        response: answering("ShownTable", "expired"),
      },
    },
    async (request, reply) => {
      const shown = codes.shownOn(request.params.screen);
      return shown === undefined ? refusal(reply, expired()) : { table: shown };
    },
  );
  app.post(
    "/api/show/:code",
    {
      schema: {
        summary: "Sends a table to the screen with this code.",
        params: code,
        body: Table,
        response: answering("Nothing", "unknown-table", "expired"),
      },
    },
    async (request, reply) => {
      if (!may(request)) return refusal(reply, tooFast());
      const room = await freshRoomAt(hall, request.body.table);
      if (!room) return refusal(reply, noTable());
      return codes.show(request.params.code, linkFor(room, request.body.table)) ? {} : refusal(reply, expired());
    },
  );
}
