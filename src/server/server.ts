/** One process that serves pages, HTTP and sockets on one port. */
import type { AddressInfo } from "node:net";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import Fastify from "fastify";
import type { FastifyError, FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { pino } from "pino";
import type { Thinker } from "../bots/bot.ts";
import { openNodePool } from "../bots/nodePool.ts";
import { refuse } from "../core/game.ts";
import { layWeeklies } from "./company/weekly.ts";
import { openBorder } from "./border.ts";
import type { Bus } from "./bus.ts";
import { localBus } from "./bus.ts";
import { gossipOn } from "./gossip.ts";
import type { Hall } from "./hall.ts";
import { isTrouble, unattended } from "./hall.ts";
import { beat, serveHealth } from "./health.ts";
import { newFramePages } from "./history.ts";
import { houseTime } from "./houseTime.ts";
import { newIdle } from "./idle.ts";
import { newPace } from "./pace.ts";
import { serveApi } from "./http.ts";
import type { Limits } from "./limits.ts";
import { HEADERS_SHARE, LIMITS, REQUEST_SECONDS } from "./limits.ts";
import { keepLobby, newOpenings } from "./lobby.ts";
import { newMetrics } from "./metrics.ts";
import { healGaps, letAllGo, readMissed, takeCensus } from "./nodes.ts";
import { keepBans } from "./moderation.ts";
import { lookAfterNumbers } from "./ratings/upkeep.ts";
import type { OutreachSettings } from "./notices/outreach.ts";
import { openOutreach } from "./notices/outreach.ts";
import { serveOperator } from "./operator.ts";
import { openPublishing } from "./publishing/publishing.ts";
import { servePublished } from "./publishing/routes.ts";
import { headsBy, servePictures } from "./pictures/heads.ts";
import { openStudio } from "./pictures/studio.ts";
import { servePages } from "./pages.ts";
import type { Answered } from "./requests.ts";
import type { Retention } from "./retention.ts";
import { RETENTION, tidy } from "./retention.ts";
import { newNode, UnreadableTable } from "./release.ts";
import { newer, troubleRefusal } from "./requests.ts";
import { postgresStore } from "./postgres/store.ts";
import { notifyWire } from "./postgres/wire.ts";
import { redisWire } from "./redis.ts";
import { sharedBus } from "./sharedBus.ts";
import { just, sharedTime } from "./sharedTime.ts";
import { limitDescriptors } from "./descriptors.ts";
import { openSockets } from "./socket.ts";
import { storeIn } from "./single.ts";
import type { Store } from "./store.ts";
import { sweep, SWEEP_MS, wakeDue } from "./waking.ts";
import type { WordFilter } from "./wordList.ts";
import { NO_LIST } from "./wordList.ts";

export interface Settings {
  readonly port?: number;
  readonly host?: string;
  readonly dataDir?: string;
  /** A PostgreSQL instead of a file, which other nodes may use too. */
  readonly database?: string | undefined;
  /** A Redis or Valkey by which nodes tell each other what is new, instead of the database. */
  readonly redis?: string | undefined;
  /** Folder of the built web app. */
  readonly web?: string;
  readonly origins?: readonly string[];
  /** Whose pages may show boards of this server; undefined: everybody's. */
  readonly embedders?: readonly string[] | undefined;
  /** So many proxies stand in front. */
  readonly trustProxy?: number;
  readonly limits?: Limits;
  /** Until a request has to be there, with its body. */
  readonly requestSeconds?: number;
  readonly botPace?: number;
  readonly log?: Logger;
  readonly metricsToken?: string | undefined;
  readonly operatorToken?: string | undefined;
  readonly wordFilter?: WordFilter;
  /** Shared with other nodes; the server closes them only if it has made them. */
  readonly store?: Store;
  readonly bus?: Bus;
  readonly thinker?: Thinker;
  readonly now?: () => number;
  readonly retention?: Retention;
  readonly notices?: OutreachSettings;
  /** The folder of published games; undefined: none is published. */
  readonly publish?: string | undefined;
  /** This server is told to stop, and has said that nobody should come any more: until when may those stay who are here? */
  readonly drained?: () => Promise<void>;
}

export interface Serving {
  readonly port: number;
  readonly address: AddressInfo;
  readonly hall: Hall;
  close(): Promise<void>;
}

const BEAT_MS = 2000;
/** Others take over from a node that misses four; what nobody has beaten in is given back to within such a time. */
const SHARED_BEAT_MS = 500;

export async function serve(settings: Settings): Promise<Serving> {
  const { dataDir = "data", log = pino({ enabled: false }), limits = LIMITS } = settings;
  const metrics = newMetrics();
  const onCommit = (seconds: number): void => metrics.commits.observe(seconds);
  const { database } = settings;
  const ownStore = async (): Promise<Store> =>
    database === undefined ? storeIn(dataDir, onCommit) : postgresStore(database, { onCommit, isWarm: true });
  const store = settings.store ?? (await ownStore());
  const node = newNode();
  const bus = settings.bus ?? (await ownBus(settings, node));
  const shared = database === undefined ? undefined : await sharedTime(() => store.time());
  const time = shared ?? houseTime();
  const { now = time.now } = settings;
  const isSole = database === undefined && !settings.bus;
  const hall: Hall = {
    store,
    bus,
    node,
    isSole,
    alive: new Set(),
    aliveAt: 0,
    deaths: [],
    thinker: settings.thinker ?? openNodePool(),
    metrics,
    log,
    botPace: settings.botPace ?? 600,
    now,
    came: (!settings.now && shared?.came) || (() => just(now())),
    unsaved: new Map(),
    idle: newIdle(),
    pace: newPace(),
    pages: newFramePages(),
    openings: newOpenings(limits.open, isSole ? undefined : gossipOn(bus, node, "opened")),
    rooms: new Map(),
    lobby: new Set(),
    outages: [],
    trouble: undefined,
    troubleSince: 0,
    visitors: { day: 0, seen: new Map() },
    bans: new Map(),
    wordFilter: settings.wordFilter ?? NO_LIST,
    // Passkeys are not there yet.
    hasPasskey: async (person) => (await store.passkeys(person)).length > 0,
    reach: undefined,
    publishing: undefined,
    isClosing: false,
  };
  hall.alive = new Set(await beat(hall));
  hall.aliveAt = hall.now();
  hall.outages = await hall.store.outages();

  hall.reach = openOutreach(hall, settings.notices);
  if (settings.publish !== undefined) hall.publishing = openPublishing(hall, settings.publish);
  const border = openBorder(hall, limits, settings.origins, settings.trustProxy);
  const answered: Answered = new Map();
  const requestTimeout = (settings.requestSeconds ?? REQUEST_SECONDS) * 1000;
  const app = Fastify({
    // A hop count would be read as "trust nobody" if it is one.
    trustProxy: (_, hop) => hop < border.hops,
    bodyLimit: 65_536,
    forceCloseConnections: true,
    requestTimeout,
    http: {
      headersTimeout: Math.round(requestTimeout * HEADERS_SHARE),
      connectionsCheckingInterval: Math.round(requestTimeout / 8),
    },
  });
  limitDescriptors(app.server, border);
  explainErrors(app, hall);
  const web = resolve(settings.web ?? fileURLToPath(new URL("../../dist/web", import.meta.url)));
  const studio = openStudio(web, (fault) => log.error({ fault }, "a picture could not be drawn"));
  await servePages(app, web, { heads: studio && headsBy(hall, studio), embedders: settings.embedders });
  if (studio) servePictures(app, hall, border, studio);
  if (hall.publishing) servePublished(app, hall.publishing);
  await serveApi(app, hall, border, answered);
  await serveOperator(app, hall, settings.operatorToken);
  serveHealth(app, hall, settings.metricsToken);
  const sockets = openSockets(hall, app.server, border, answered);
  const stopBans = await keepBans(hall, sockets.dismiss);
  const stopLobby = keepLobby(hall);
  const stopHealing = healGaps(hall, sockets);
  /** One beat at a time, whatever the store makes of it. */
  let beating: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  const live = async (): Promise<void> => {
    await shared?.sync().catch(() => {});
    const wasIll = hall.trouble !== undefined;
    const alive = await beat(hall);
    if (!hall.isSole && wasIll && !hall.trouble)
      unattended(hall, (reading ??= readMissed(hall).finally(() => (reading = undefined))));
    // The next beat does not wait for it: whoever takes over a thousand tables is still alive.
    if (!hall.isSole && alive && takeCensus(hall, alive)) unattended(hall, wakeDue(hall));
  };
  const timers = [
    setInterval(
      () => unattended(hall, (beating ??= live().finally(() => (beating = undefined)))),
      hall.isSole ? BEAT_MS : SHARED_BEAT_MS,
    ),
    setInterval(() => unattended(hall, sweep(hall)), SWEEP_MS),
    setInterval(() => unattended(hall, hall.publishing?.goOn() ?? Promise.resolve()), SWEEP_MS),
    setInterval(() => unattended(hall, lookAfterNumbers(hall)), SWEEP_MS),
    setInterval(() => unattended(hall, layWeeklies(hall)), SWEEP_MS),
    setInterval(() => unattended(hall, tidy(hall, settings.retention ?? RETENTION)), SWEEP_MS),
  ];

  async function close(): Promise<void> {
    // From now on balancers send nobody here, and others act at the tables of this node.
    hall.isClosing = true;
    if (!hall.isSole) await letAllGo(hall).catch(() => {});
    await settings.drained?.();
    if (!hall.isSole) await sockets.sendAway();
    timers.forEach(clearInterval);
    time.stop();
    stopLobby();
    stopBans();
    stopHealing();
    await beating?.catch(() => {});
    await hall.publishing?.goOn().catch(() => {});
    await hall.reach?.close();
    await sockets.close();
    for (const opening of hall.rooms.values()) {
      const room = await opening;
      clearTimeout(room?.timer);
      clearTimeout(room?.delayed);
      clearTimeout(room?.counting);
      await room?.tail;
      room?.leaveBus?.();
    }
    await app.close();
    await studio?.close();
    if (!hall.isSole) await hall.store.farewell(hall.node).catch(() => {});
    if (!settings.thinker) await hall.thinker.close();
    if (!settings.bus) await hall.bus.close();
    if (!settings.store) await hall.store.close();
  }

  try {
    await app.listen({ port: settings.port ?? 0, host: settings.host ?? "127.0.0.1" });
  } catch (error) {
    await close();
    throw error;
  }
  unattended(hall, wakeDue(hall));
  unattended(hall, lookAfterNumbers(hall));
  hall.reach.begin();
  const address = app.server.address() as AddressInfo;
  return { port: address.port, address, hall, close };
}

/** Redis if there is one, else the database that is there anyway; alone, nobody has to be told anything. */
async function ownBus({ redis, database }: Settings, node: string): Promise<Bus> {
  if (redis !== undefined) return sharedBus(redisWire(redis), node);
  return database === undefined ? localBus() : sharedBus(notifyWire(database), node);
}

/** No stack trace and no foreign error format reaches a client. */
function explainErrors(app: FastifyInstance, hall: Hall): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (isTrouble(hall, error)) return reply.code(503).send(troubleRefusal(error));
    if (error instanceof UnreadableTable) return reply.code(503).send(newer());
    const status = error.statusCode ?? 500;
    if (status >= 500) hall.log.error({ err: error, route: request.routeOptions.url }, "request failed");
    if (status === 429) return reply.code(429).send(refuse("too-fast", "One at a time."));
    if (status === 413) return reply.code(413).send(refuse("too-big", "This is too long."));
    if (status < 500) return reply.code(status).send(refuse("malformed", error.message));
    return reply.code(500).send(refuse("fault", "Something went wrong here. It was not your fault."));
  });
  // The route, not the address: table ids and personal links are secrets.
  app.addHook("onResponse", async (request, reply) => {
    const { method, routeOptions } = request;
    hall.log.debug({
      method,
      route: routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    });
  });
}
