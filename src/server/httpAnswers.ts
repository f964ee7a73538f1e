/** How answers and refusals look over plain HTTP, and what the OpenAPI page says about them. */
import type { FastifyReply } from "fastify";
import type { TSchema } from "typebox";
import { Type } from "typebox";
import type { Refusal } from "../core/game.ts";
import { ANYWHERE, OF_GAMES } from "./refusals.ts";
import type { Replies, Shapes } from "./shapes.ts";

/** HTTP's word for a refusal; everything not named here is a 400. */
const STATUS: Readonly<Record<string, number>> = {
  "unknown-table": 404,
  "unknown-device": 404,
  "unknown-channel": 404,
  "unknown-passkey": 404,
  "unknown-page": 404,
  "unknown-friend": 404,
  "not-found": 404,
  gone: 404,
  expired: 404,
  nobody: 401,
  operator: 401,
  origin: 403,
  "no-seat": 403,
  "not-host": 403,
  banned: 403,
  barred: 403,
  "no-onlookers": 403,
  stale: 409,
  "not-your-turn": 409,
  running: 409,
  sealed: 409,
  daily: 409,
  over: 409,
  begun: 409,
  taken: 409,
  "both-sit": 409,
  "last-way": 409,
  "too-big": 413,
  "too-fast": 429,
  fault: 500,
  "not-saved": 503,
  unreadable: 503,
};
const statusOf = (code: string): number => STATUS[code] ?? 400;

type Named = { [N in keyof Replies as `Reply${Capitalize<N>}`]: Replies[N] } & Shapes;

/** Nothing is left out of an answer because of its schema: that is for readers, and for the test that checks it. */
export const shape = <N extends keyof Named>(name: N) =>
  Type.Unsafe<Named[N]>({ $ref: `#/components/schemas/${name}` });

/** One of these codes, a sentence, and the clause of the rules it rests on. */
const refusing = (codes: readonly string[]): TSchema =>
  Type.Object(
    {
      refused: codes.includes(OF_GAMES)
        ? Type.String({ description: "The code: one of those named, or one of the game's own." })
        : Type.Enum([...codes], { description: "The code." }),
      say: Type.String({ description: "An English sentence, for logs." }),
      clause: Type.Optional(Type.String({ description: "The clause of the rules it rests on." })),
    },
    { additionalProperties: false, description: `Refused: ${codes.map((code) => `\`${code}\``).join(", ")}.` },
  );

/** By their status. */
export function refusals(...codes: readonly string[]): Record<"4xx" | "5xx", TSchema> {
  const byStatus = Object.groupBy([...codes, ...ANYWHERE], statusOf);
  const refused = Object.entries(byStatus).map(([status, some = []]) => [status, refusing(some)]);
  return Object.fromEntries(refused) as Record<"4xx" | "5xx", TSchema>;
}

/** Everything a route may answer: what it is for, and its refusals. */
export const answering = <N extends keyof Named>(name: N, ...codes: readonly string[]) => ({
  ...refusals(...codes),
  200: shape(name),
});

export function refusal(
  reply: FastifyReply,
  { refused, say, clause }: Refusal,
  status = statusOf(refused),
): FastifyReply {
  return reply.code(status).send(clause === undefined ? { refused, say } : { refused, say, clause });
}

/** Who may ask: whoever likes, a guest, or an operator. */
export const SCHEMES = {
  cookie: {
    type: "apiKey",
    in: "cookie",
    name: "zt",
    description: "The guest's token, as `GET /api/me` sets it. Without one, most requests make a new guest.",
  },
  guest: { type: "http", scheme: "bearer", description: "The same token, for programs." },
  metrics: { type: "http", scheme: "bearer", description: "The token for figures (docs/operations.md)." },
  operator: { type: "http", scheme: "bearer", description: "The operator's token (docs/operations.md)." },
} as const;
export const AS_GUEST = [{ cookie: [] }, { guest: [] }];
export const AS_ANYBODY = [{}, ...AS_GUEST];
export const AS_WATCHER = [{}, { metrics: [] }];
export const AS_OPERATOR = [{ operator: [] }];
