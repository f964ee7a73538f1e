/** WebSocket connections: who may open one, what each may send, and that a slow or silent one hurts nobody else. */
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import type { RawData } from "ws";
import { WebSocketServer } from "ws";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Notice, Request, RequestOf } from "../core/protocol.ts";
import { VERSION } from "../core/protocol.ts";
import type { PersonWord } from "./guests.ts";
import { hashOf, personOf, personTopic } from "./guests.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import type { Border } from "./border.ts";
import { checkPace, isForeign, placeFrom, tokenOf, tooFast } from "./border.ts";
import type { Client } from "./clients.ts";
import { newClient } from "./clients.ts";
import { REMIND_MS } from "./headcount.ts";
import { FAR_TOO_MANY_BYTES, HELLO_MS, MOST_BYTES } from "./limits.ts";
import { lobbyNotice } from "./lobby.ts";
import { barred } from "./moderation.ts";
import { noteLook, noteSeen } from "./notices/looking.ts";
import type { Answered, Connected } from "./requests.ts";
import { answer, CONNECTED, faultless, idOf, noTable, readRequest, reply } from "./requests.ts";
import { commonVersion, isNewerAlive, UnreadableTable } from "./release.ts";
import { shareOut } from "./sharing.ts";
import { EVICTED, roomAt, unwatch, watch } from "./watching.ts";

const SOCKET_PATH = "/api/socket";
/** Who is gone is missed soon: the others see it, and after a while a bot steps in. */
const PING_MS = 5000;
const MOST_MISSED = 2;
/** So many requests beyond the limit close a connection. */
const MOST_TOO_FAST = 200;

export interface Sockets {
  /** Closes the connections of those who may not be here any more. */
  dismiss(): void;
  /** Who was logged out or renamed at another node, and nobody has told this one. */
  lookAgain(): Promise<void>;
  /** This node goes: everybody comes to another one, not all at once. */
  sendAway(): Promise<void>;
  close(): Promise<void>;
}

export function openSockets(hall: Hall, server: Server, border: Border, answered: Answered): Sockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: FAR_TOO_MANY_BYTES,
    perMessageDeflate: false,
    clientTracking: false,
  });
  const clients = new Set<Client>();

  server.on("upgrade", (request, socket, head) => {
    socket.on("error", () => socket.destroy());
    unattended(hall, admit(request, socket, head));
  });

  async function admit(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const address = placeFrom(request, border);
    // Whoever is turned away is let go of, whether or not they hang up themselves.
    const turnAway = (status: string): void =>
      void socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`, () => socket.destroy());
    if (request.url?.split("?")[0] !== SOCKET_PATH) return turnAway("404 Not Found");
    if (hall.isClosing) return turnAway("503 Service Unavailable");
    if (isForeign(request, border)) return turnAway("403 Forbidden");
    const token = tokenOf(request);
    const person = await personOf(hall, token, address).catch((error: unknown) => {
      turnAway("503 Service Unavailable");
      throw error;
    });
    if (!person) return turnAway("401 Unauthorized");
    if (barred(hall, person.id, address)) return turnAway("403 Forbidden");
    // Meanwhile this node may have been told to go: whom it let in now nobody would send on.
    if (hall.isClosing) return turnAway("503 Service Unavailable");
    const who = { guest: person.id, address };
    if (!border.sockets.enter(who)) return turnAway("429 Too Many Requests");
    socket.once("close", () => border.sockets.leave(who));
    sockets.handleUpgrade(request, socket, head, (open) =>
      greet(newClient(open, socket, { ...person, place: address }, hashOf(token!))),
    );
  }

  function greet(client: Client): void {
    const { socket } = client;
    clients.add(client);
    const leavePerson = hall.bus.subscribe(personTopic(client.person), (word) =>
      hearOfSelf(client, JSON.parse(word) as PersonWord),
    );
    const patience = setTimeout(() => {
      if (!client.hasGreeted) socket.close(1008, "no hello");
    }, HELLO_MS);
    // Between looking and listening something may have been said.
    if (!hall.isSole) unattended(hall, lookAgainAt(hall, [client]));
    hall.metrics.connections.set(clients.size);
    socket.on("message", (data, isBinary) => unattended(hall, hear(hall, border, answered, client, data, isBinary)));
    socket.on("pong", () => (client.missed = 0));
    // The close that follows says all there is to know.
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(patience);
      leavePerson();
      clients.delete(client);
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
  const reminders = setInterval(() => border.sockets.remind(), REMIND_MS);
  const sharing = hall.isSole ? undefined : shareOut(hall, clients, leave);

  return {
    dismiss() {
      for (const { person, self, socket } of clients)
        if (barred(hall, person, self.place)) socket.close(1008, "barred");
    },
    lookAgain: () => lookAgainAt(hall, [...clients]),
    sendAway: async () => sharing?.sendAway(),
    async close() {
      clearInterval(pings);
      clearInterval(reminders);
      sharing?.stop();
      for (const client of clients) leave(client);
      const patience = setTimeout(() => clients.forEach(({ socket }) => socket.terminate()), 1000);
      while (clients.size > 0) await new Promise((resolve) => setTimeout(resolve, 5));
      clearTimeout(patience);
    },
  };
}

/** To come back at another node, or at this one when it has started again. */
function leave(client: Client): void {
  client.send(JSON.stringify({ type: "bye", why: "restart" } satisfies Notice));
  client.end();
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
  const came = hall.came();
  const bytes = data as Buffer;
  if (isBinary) return respond(null, refuse("malformed", "A request is JSON text."));
  if (bytes.length > MOST_BYTES) return respond(null, refuse("too-big", `A request has at most ${MOST_BYTES} bytes.`));
  const json = parse(bytes);
  const who = { guest: client.person, address: client.self.place };
  if (!border.gate.may("requests", who, hall.now())) return slowDown(client, respond, json);
  const message = readRequest(json);
  if (isRefusal(message)) return respond(idOf(json), message);
  if (!client.hasGreeted && message.type !== "hello")
    return respond(message.id, refuse("hello-first", "Say hello first."));
  const refused = checkPace(border, message, who, hall.now());
  if (refused) return respond(message.id, refused);
  // At a table one has the name one has just chosen, at whatever node.
  if (!hall.isSole && (message.type === "sit" || message.type === "create"))
    await lookAgainAt(hall, [client]).catch(() => {});
  if (isConnected(message))
    return respond(message.id, await faultless(hall, message.type, handle(hall, border, client, message)));
  client.send(
    JSON.stringify(await answer(hall, answered, { ...client.self, came, here: client.cameAt ?? came.to }, message)),
  );
}

/** Something about this guest has changed, here or on another device. */
function hearOfSelf(client: Client, { name, revoked, merged }: PersonWord): void {
  if (merged) return client.end();
  if (name !== undefined) {
    client.self = { ...client.self, name };
    client.send(JSON.stringify({ type: "me", name } satisfies Notice));
  }
  if (!revoked?.includes(client.key)) return;
  client.send(JSON.stringify({ type: "bye", why: "logout" } satisfies Notice));
  client.socket.close(1008, "logged out");
}

/** Compares connections with the store: whose token is good no more, and who has another name. */
async function lookAgainAt(hall: Hall, clients: readonly Client[]): Promise<void> {
  if (clients.length === 0) return;
  const people = await hall.store.people([...new Set(clients.map(({ key }) => key))]);
  const found = new Map(people.map((each) => [each.token, each]));
  for (const client of clients) {
    const { id, name } = found.get(client.key) ?? {};
    if (name === undefined) hearOfSelf(client, { revoked: [client.key] });
    else if (id !== client.person) hearOfSelf(client, { merged: true });
    else if (name !== client.self.name) hearOfSelf(client, { name });
  }
}

function slowDown(client: Client, respond: (re: string | null, done: Refusal) => void, json: unknown): void {
  respond(idOf(json), tooFast());
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

async function handle(
  hall: Hall,
  border: Border,
  client: Client,
  message: Request & { type: Connected },
): Promise<object | Refusal> {
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
      if (client.rooms.size >= border.limits.followed.guest) return refuse("too-many", "You follow enough tables.");
      return follow(hall, client, message);
    case "look":
      noteSeen(client, message.seen);
      for (const room of client.rooms) noteLook(hall, room, client.person);
      return {};
    case "unwatch": {
      const room = await roomAt(hall, message.table);
      if (room && client.rooms.delete(room)) unwatch(hall, room, client);
      return {};
    }
  }
}

async function follow(hall: Hall, client: Client, message: RequestOf<"watch">): Promise<object | Refusal> {
  const room = await roomAt(hall, message.table).catch((error: unknown) => {
    if (error instanceof UnreadableTable && isNewerAlive(hall)) leave(client);
    throw error;
  });
  if (!room) return noTable();
  client.rooms.add(room);
  const seen = await watch(hall, room, client, message.table, message.from);
  if (!isRefusal(seen)) client.cameAt ??= hall.now();
  if (seen !== EVICTED) return seen;
  client.rooms.delete(room);
  return follow(hall, client, message);
}

function hello(hall: Hall, client: Client, message: RequestOf<"hello">): object | Refusal {
  const version = commonVersion(message);
  if (version === undefined) return refuse("version", `This server speaks version ${VERSION}: load the page again.`);
  client.hasGreeted = true;
  return { version, person: client.person, name: client.self.name, now: hall.now() };
}
