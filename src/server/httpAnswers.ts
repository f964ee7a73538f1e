/** How answers and refusals look over plain HTTP. */
import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { Refusal } from "../core/game.ts";

/** HTTP's word for a refusal; everything not named here is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  "unknown-table": 404,
  "unknown-device": 404,
  expired: 404,
  nobody: 401,
  "no-seat": 403,
  "not-host": 403,
  banned: 403,
  barred: 403,
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

export const AnyObject = Type.Unsafe<object>({ type: "object", additionalProperties: true });
const Refused = Type.Object(
  { refused: Type.String(), say: Type.String(), clause: Type.Optional(Type.String()) },
  { description: "A code, a sentence, and the clause of the rules it rests on." },
);
export const responses = { 200: AnyObject, "4xx": Refused, "5xx": Refused };
export function refusal(
  reply: FastifyReply,
  { refused, say, clause }: Refusal,
  status = STATUS[refused] ?? 400,
): FastifyReply {
  return reply.code(status).send(clause === undefined ? { refused, say } : { refused, say, clause });
}
