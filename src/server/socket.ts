/** WebSocket connections: who may open one, what each may send, and that a slow or silent one hurts nobody else. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { RawData, WebSocket } from "ws";
import { WebSocketServer } from "ws";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Request, RequestOf } from "../core/protocol.ts";
import { VERSION } from "../core/protocol.ts";
import { personOf } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import { addressOf, checkPace, isForeign, tokenOf } from "./border.ts";
import type { Border } from "./border.ts";
import type { Limits } from "./limits.ts";
import { bucket, FAR_TOO_MANY_BYTES, MOST_BYTES } from "./limits.ts";
import { lobbyNotice } from "./lobby.ts";
import type { Answered, Connected } from "./requests.ts";
import { answer, CONNECTED, faultless, idOf, noTable, readRequest, reply } from "./requests.ts";
import type { Connection, Room } from "./room.ts";
import type { Person } from "./store.ts";
import { EVICTED, roomAt, unwatch, watch } from "./watching.ts";

const SOCKET_PATH = "/api/socket";
/** Who is gone is missed soon: the others see it, and after a while a bot steps in. */
const PING_MS = 5000;
const MOST_MISSED = 2;
/** Who lets this much pile up is cut off; coming back resumes. */
const MOST_WAITING = 4_000_000;
/** So many requests beyond the limit close a connection. */
const MOST_TOO_FAST = 200;

interface Client extends Connection {
  readonly socket: WebSocket;
  readonly address: string;
  readonly rooms: Set<Room>;
  readonly mayAsk: (now: number) => boolean;
  person: string;
  self: Person;
  hasGreeted: boolean;
  /** Pings in a row without an answer. */
  missed: number;
  tooFast: number;
}

export interface Sockets {
  close(): Promise<void>;
}

export function openSockets(hall: Hall, server: Server, border: Border, answered: Answered): Sockets {
  const { limits } = border;
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FAR_TOO_MANY_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const clients = new Set<Client>();
  const perAddress = new Map<string, number>();

  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    unattended(hall, admit(request, socket, head));
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = addressOf(request, border);
    const turnAway = (status: string): void => void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
    if (request.url?.split("?")[0] !== SOCKET_PATH) return turnAway("404 Not Found");
    if (hall.isClosing) return turnAway("503 Service Unavailable");
    if (isForeign(request, border)) return turnAway("403 Forbidden");
    if ((perAddress.get(address) ?? 0) >= limits.connections) return turnAway("429 Too Many Requests");
    const person = await personOf(hall, tokenOf(request)).catch((error: unknown) => {
      turnAway("503 Service Unavailable");
      throw error;
    });
    if (!person) return turnAway("401 Unauthorized");
    sockets.handleUpgrade(request, socket, head, (open) => greet(newClient(open, socket, address, person, limits)));
  }

  function greet(client: Client): void {
    const { socket, address } = client;
    clients.add(client);
    perAddress.set(address, (perAddress.get(address) ?? 0) + 1);
    hall.metrics.connections.set(clients.size);
    socket.on("message", (data, isBinary) => unattended(hall, hear(hall, border, answered, client, data, isBinary)));
    socket.on("pong", () => (client.missed = 0));
    // The close that follows says all there is to know.
    socket.on("error", () => {});
    socket.on("close", () => {
      clients.delete(client);
      const left = perAddress.get(address)! - 1;
      if (left > 0) perAddress.set(address, left);
      else perAddress.delete(address);
      hall.metrics.connections.set(clients.size);
      hall.lobby.delete(client);
      for (const room of client.rooms) unwatch(hall, room, client);
    });
  }

  const pings = setInterval(() => {
    for (const client of clients) {
      if (client.missed >= MOST_MISSED) client.socket.terminate();
      client.missed++;
      client.socket.ping();
    }
  }, PING_MS);

  return {
    async close() {
      clearInterval(pings);
      for (const client of clients) {
        client.send(JSON.stringify({ type: "bye", why: "restart" }));
        client.socket.close(1012);
      }
      const patience = setTimeout(() => clients.forEach(({ socket }) => socket.terminate()), 1000);
      while (clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      clearTimeout(patience);
    },
  };
}

function newClient(socket: WebSocket, stream: Duplex, address: string, self: Person, limits: Limits): Client {
  const hold = holder(stream);
  return {
    socket,
    address,
    self,
    person: self.id,
    rooms: new Set(),
    mayAsk: bucket(limits.requests, limits.burst),
    hasGreeted: false,
    missed: 0,
    tooFast: 0,
    isOpen: () => socket.readyState === socket.OPEN,
    end: () => socket.close(1012),
    send(text, onSent) {
      if (socket.bufferedAmount > MOST_WAITING) {
        socket.terminate();
        onSent?.();
      } else {
        hold();
        socket.send(text, () => onSent?.());
      }
    },
  };
}

/** What is sent in one go leaves in one go: an answer and a frame cost one system call. */
function holder(stream: Duplex): () => void {
  let isHeld = false;
  return () => {
    if (isHeld) return;
    isHeld = true;
    stream.cork();
    setImmediate(() => {
      isHeld = false;
      stream.uncork();
    });
  };
}

async function hear(
  hall: Hall,
  border: Border,
  answered: Answered,
  client: Client,
  data: RawData,
  isBinary: boolean,
): Promise<void> {
  const respond = (re: string | null, done: object | Refusal): void =>
    client.send(JSON.stringify(reply(hall, re, done)));
  const bytes = data as Buffer;
  if (isBinary) return respond(null, refuse("malformed", "A request is JSON text."));
  if (bytes.length > MOST_BYTES) return respond(null, refuse("too-big", `A request has at most ${MOST_BYTES} bytes.`));
  const json = parse(bytes);
  if (!client.mayAsk(hall.now())) return slowDown(client, respond, json);
  const message = readRequest(json);
  if (isRefusal(message)) return respond(idOf(json), message);
  if (!client.hasGreeted && message.type !== "hello")
    return respond(message.id, refuse("hello-first", "Say hello first."));
  const tooFast = checkPace(border, message, client.person, client.address, hall.now());
  if (tooFast) return respond(message.id, tooFast);
  if (isConnected(message))
    return respond(message.id, await faultless(hall, message.type, handle(hall, client, message)));
  client.send(JSON.stringify(await answer(hall, answered, client.self, message)));
  if (message.type === "rename") client.self = { ...client.self, name: message.name };
}

function slowDown(client: Client, respond: (re: string | null, done: Refusal) => void, json: unknown): void {
  respond(idOf(json), refuse("too-fast", "One at a time."));
  if (++client.tooFast > MOST_TOO_FAST) client.socket.close(1008, "too fast");
}

/** Undefined is no JSON, and no request either. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return undefined;
  }
}

const isConnected = (message: Request): message is Request & { type: Connected } =>
  (CONNECTED as readonly string[]).includes(message.type);

async function handle(hall: Hall, client: Client, message: Request & { type: Connected }): Promise<object | Refusal> {
  switch (message.type) {
    case "hello":
      return hello(hall, client, message);
    case "lobby":
      if (message.follow) {
        hall.lobby.add(client);
        client.send(JSON.stringify(await lobbyNotice(hall)));
      } else hall.lobby.delete(client);
      return {};
    case "watch":
      return follow(hall, client, message);
    case "unwatch": {
      const room = await roomAt(hall, message.table);
      if (room && client.rooms.delete(room)) unwatch(hall, room, client);
      return {};
    }
  }
}

async function follow(hall: Hall, client: Client, message: RequestOf<"watch">): Promise<object | Refusal> {
  const room = await roomAt(hall, message.table);
  if (!room) return noTable();
  client.rooms.add(room);
  const seen = await watch(hall, room, client, message.table, message.from);
  if (seen !== EVICTED) return seen;
  client.rooms.delete(room);
  return follow(hall, client, message);
}

function hello(hall: Hall, client: Client, message: RequestOf<"hello">): object | Refusal {
  if (message.version !== VERSION)
    return refuse("version", `This server speaks version ${VERSION}: load the page again.`);
  client.hasGreeted = true;
  return { version: VERSION, person: client.person, name: client.self.name, now: hall.now() };
}
