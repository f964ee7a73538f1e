/** Whether the server is well: its beat, what it does when its store is well again, and what it tells whoever watches it. */
import type { FastifyInstance } from "fastify";
import { refuse } from "../core/game.ts";
import { giveBack } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { AS_WATCHER, refusals, shape } from "./httpAnswers.ts";
import { isTrouble } from "./hall.ts";
import { pursue } from "./playing.ts";
import { forEachRoom } from "./rooms.ts";
import { OUTAGE_MS } from "./store.ts";

/**
 * Writes a beat: time without beats is nobody's time, and a write that reaches the disk ends all trouble. Resolves with the
 * nodes that are alive; undefined: the store does not answer, and nobody knows.
 */
export async function beat(hall: Hall): Promise<readonly string[] | undefined> {
  let alive: readonly string[];
  try {
    alive = await hall.store.beat(hall.now(), hall.isSole ? undefined : hall.node);
  } catch (error) {
    if (isTrouble(hall, error)) return undefined;
    throw error;
  }
  const hasMissed = hall.aliveAt > 0 && hall.now() - hall.aliveAt > OUTAGE_MS.shared;
  if (hall.trouble) await recover(hall);
  else if (!hall.isSole && hasMissed) await giveTimeBack(hall);
  return alive;
}

/** Bots, clocks and orders that could not be carried out are taken up again; meanwhile it was nobody's time. */
async function recover(hall: Hall): Promise<void> {
  hall.log.warn({ trouble: hall.trouble!.kind }, "The store is well again.");
  hall.metrics.trouble.set({ kind: hall.trouble!.kind }, 0);
  hall.trouble = undefined;
  await giveTimeBack(hall);
}

/**
 * When nobody could decide it was nobody's time. A single server knows it by its own trouble. Of several nodes one may be cut
 * off while people play on at the others, with their clocks: there only times count when none has reached the store.
 */
async function giveTimeBack(hall: Hall): Promise<void> {
  const lost = [hall.troubleSince, hall.now()] as const;
  hall.outages = await hall.store.outages();
  forEachRoom(hall, (room) => {
    // A room that was read meanwhile has reckoned with some of them.
    const known = new Set(room.outages.map(([from]) => from));
    const fresh = hall.outages.filter(([from]) => !known.has(from));
    for (const [from, to] of hall.isSole ? [lost] : fresh) giveBack(room, from, to);
    room.outages = hall.outages;
    pursue(hall, room);
  });
}

const LOCAL = ["127.0.0.1", "::1", "::ffff:127.0.0.1"];

export function serveHealth(app: FastifyInstance, hall: Hall, token: string | undefined): void {
  const health = { 200: shape("Health"), 503: shape("Health") };
  app.get("/health", { schema: { summary: "Whether the server is well.", response: health } }, async (_, reply) => {
    if (hall.isClosing) return reply.code(503).send({ ok: false });
    // The beat proves every two seconds that a write reaches the disk.
    if (hall.trouble) return reply.code(503).send({ ok: false, trouble: hall.trouble.kind });
    return { ok: true };
  });
  const metrics = { 200: { type: "string", description: "In Prometheus' format." }, ...refusals("not-found") };
  const text = { summary: "Figures, on this machine or with the token for them.", produces: ["text/plain"] };
  app.get("/metrics", { schema: { ...text, security: AS_WATCHER, response: metrics } }, async (request, reply) => {
    const isKnown = token !== undefined && request.headers.authorization === `Bearer ${token}`;
    // What a proxy passes on is not asked for on this machine, even if the proxy stands there.
    const isLocal = LOCAL.includes(request.ip) && request.headers["x-forwarded-for"] === undefined;
    if (!isLocal && !isKnown) return reply.code(404).send(refuse("not-found", "There is nothing here."));
    hall.metrics.tables.set(hall.rooms.size);
    return reply.type(hall.metrics.registry.contentType).send(await hall.metrics.registry.metrics());
  });
}
