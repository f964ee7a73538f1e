/** Friends and weekly tables, over plain HTTP. */
import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { OwnCompany } from "../../core/company.ts";
import type { Border } from "../border.ts";
import { placeFrom, tooFast } from "../border.ts";
import type { Guests } from "../guestRoutes.ts";
import type { Hall } from "../hall.ts";
import { answering, AS_GUEST, refusal } from "../httpAnswers.ts";
import type { Limited } from "../limits.ts";
import { isZone } from "../notices/hours.ts";
import { inviteFriend } from "../notices/listening.ts";
import type { Person } from "../store.ts";
import type { Api } from "../tableRoutes.ts";
import { asking, befriend, companyOf, friendOf, setLink } from "./friends.ts";
import { standWeekly } from "./weekly.ts";

const closed = { additionalProperties: false };
const id = Type.String({ maxLength: 40 });
const Handle = Type.Object({ friend: id }, closed);
const Link = Type.Object({ on: Type.Boolean({ description: "A new link, or none." }) }, closed);
const Token = Type.Object({ token: id }, closed);
const Invited = Type.Object({ table: id, friend: id }, closed);
const WeeklyWish = Type.Object(
  {
    table: Type.String({ maxLength: 40, description: "One is its host: its people, and what is played there." }),
    weekday: Type.Integer({ minimum: 1, maximum: 7, description: "1 is Monday." }),
    minutes: Type.Integer({ minimum: 0, maximum: 1439, description: "Since midnight." }),
    zone: Type.String({ minLength: 1, maxLength: 60, description: "A time zone's IANA name." }),
  },
  closed,
);

export function serveCompany(app: Api, hall: Hall, border: Border, { guest }: Guests): void {
  const may = (what: Limited, request: FastifyRequest, person: string): boolean =>
    border.gate.may(what, { address: placeFrom(request.raw, border), guest: person }, hall.now());

  /** As the guest who asks, if they may. */
  async function as<T extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    what: Limited | undefined,
    answer: (person: Person) => Promise<T | Refusal>,
  ): Promise<T | FastifyReply> {
    const person = await guest(request, reply);
    if (isRefusal(person)) return refusal(reply, person);
    const done = what === undefined || may(what, request, person.id) ? await answer(person) : tooFast();
    return isRefusal(done) ? refusal(reply, done) : done;
  }
  /** Does something, and says how things are then. */
  const after = async (person: Person, work: Promise<undefined | void | Refusal>): Promise<OwnCompany | Refusal> =>
    (await work) ?? companyOf(hall, person.id);

  app.get(
    "/api/company",
    { schema: { summary: "My friends and weekly tables.", security: AS_GUEST, response: answering("OwnCompany") } },
    (request, reply) => as(request, reply, undefined, (person) => companyOf(hall, person.id)),
  );
  app.post(
    "/api/company/link",
    {
      schema: {
        summary: "A new link by which others become my friends, or none. The one before is good no more.",
        security: AS_GUEST,
        body: Link,
        response: answering("OwnCompany"),
      },
    },
    (request, reply) =>
      as(request, reply, "codes", (person) => after(person, setLink(hall, person.id, request.body.on))),
  );
  app.get(
    "/api/company/with/:token",
    {
      schema: {
        summary: "Whose link it is. Nothing changes.",
        security: AS_GUEST,
        params: Token,
        response: answering("FriendAsked", "expired"),
      },
    },
    (request, reply) =>
      as(request, reply, "codes", async () => {
        const other = await asking(hall, request.params.token);
        return isRefusal(other) ? other : { name: other.name };
      }),
  );
  app.post(
    "/api/company/befriend",
    {
      schema: {
        summary: "Whose link it is and I are friends from now on.",
        security: AS_GUEST,
        body: Token,
        response: answering("OwnCompany", "expired", "own-link", "too-many"),
      },
    },
    (request, reply) =>
      as(request, reply, "codes", (person) => after(person, befriend(hall, person, request.body.token))),
  );
  app.post(
    "/api/company/part",
    {
      schema: {
        summary: "Friends no more, on either side. They are not told.",
        security: AS_GUEST,
        body: Handle,
        response: answering("OwnCompany", "unknown-friend"),
      },
    },
    (request, reply) =>
      as(request, reply, undefined, async (person) => {
        const friend = await friendOf(hall, person.id, request.body.friend);
        return isRefusal(friend) ? friend : after(person, hall.store.unfriend(person.id, friend));
      }),
  );
  app.post(
    "/api/company/invite",
    {
      schema: {
        summary: "Host: a friend is told of a table that waits, if they want to be.",
        security: AS_GUEST,
        body: Invited,
        response: answering("Nothing", "unknown-table", "not-host", "begun", "unknown-friend"),
      },
    },
    (request, reply) =>
      as(request, reply, "invitations", async (person) => {
        const friend = await friendOf(hall, person.id, request.body.friend);
        return isRefusal(friend) ? friend : inviteFriend(hall, person, request.body.table, friend);
      }),
  );
  app.post(
    "/api/company/weekly",
    {
      schema: {
        summary: "Host: the people of a table meet once a week; each time it is laid anew, and they are reminded.",
        security: AS_GUEST,
        body: WeeklyWish,
        response: answering("OwnCompany", "unknown-table", "not-host", "daily", "too-many"),
      },
    },
    (request, reply) =>
      as(request, reply, "invitations", (person) => {
        const isThere = isZone(request.body.zone);
        return isThere
          ? after(person, standWeekly(hall, person, request.body))
          : Promise.resolve(refuse("malformed", "There is no such time zone."));
      }),
  );
  app.post(
    "/api/company/weekly/:weekly/leave",
    {
      schema: {
        summary: "I am not asked any more; if I am its host it stands no more.",
        security: AS_GUEST,
        params: Type.Object({ weekly: id }),
        response: answering("OwnCompany"),
      },
    },
    (request, reply) =>
      as(request, reply, undefined, (person) =>
        after(person, hall.store.leaveWeekly(request.params.weekly, person.id)),
      ),
  );
}
