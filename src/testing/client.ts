/** A player at the other end of a real WebSocket, for loads, tests and whoever wants to write a bot that plays online. */
import { randomUUID } from "node:crypto";
import { WebSocket } from "ws";
import type { Answer, Message, Notice, RequestName, RequestOf } from "../core/protocol.ts";
import { VERSION } from "../core/protocol.ts";

export interface Guest {
  readonly person: string;
  readonly cookie: string;
}

/** A new guest, with the cookie that is its identity. */
export async function newGuest(port: number): Promise<Guest> {
  const response = await fetch(`http://127.0.0.1:${port}/api/me`);
  const { person } = (await response.json()) as { person: string };
  return { person, cookie: response.headers.get("set-cookie")!.split(";")[0]! };
}

type Fields<N extends RequestName> = Omit<RequestOf<N>, "type" | "id">;

export interface Client {
  /** Resolves with the answer, after reconnecting and asking again if need be. */
  ask<N extends RequestName>(type: N, fields: Fields<N>, id?: string): Promise<Answer<N>>;
  /** Text as it is, for tests that want to be rude. */
  sendRaw(text: string | Buffer): void;
  close(): void;
  /** Breaks the connection as a network would. */
  drop(): void;
}

export interface ClientOptions {
  /** Asked at every attempt, since a restarted server may have another port. */
  readonly port: () => number;
  readonly guest: Guest;
  onNotice(notice: Notice): void;
  /** Every answer, also those nobody has asked for. */
  onAnswer?(answer: Answer): void;
  /** After every successful hello. */
  onOpen?(client: Client): void;
  onText?(text: string): void;
  /** At once, or as pages do: soon, then less often, and never all at the same moment. */
  readonly reconnect?: boolean | "as pages do";
}

const RETRY_MS = 50;
const [SHORTEST_MS, LONGEST_MS] = [250, 2000];
/** So long pages wait for a connection, or for an answer on one that is silent, before they give it up. */
const PATIENCE_MS = 4000;
const LOOK_MS = 1000;

const pauseBefore = (failures: number): number =>
  Math.min(LONGEST_MS, SHORTEST_MS * 2 ** failures) * (0.5 + Math.random() / 2);

interface Waiting {
  readonly type: RequestName;
  readonly text: string;
  /** On some connection, which may have been lost since. */
  isSent: boolean;
  resolve(answer: Answer): void;
}

/** Connects and says hello. With `reconnect` it comes back by itself and asks again for everything unanswered. */
export async function connect(options: ClientOptions): Promise<Client> {
  const waiting = new Map<string, Waiting>();
  let socket: WebSocket | undefined;
  let isReady = false;
  let isClosed = false;
  let failures = 0;
  /** When something was heard last, or asked that was not answered yet. */
  let heard = 0;

  const client: Client = {
    ask<N extends RequestName>(type: N, fields: Fields<N>, id: string = randomUUID()) {
      const text = JSON.stringify({ type, id, ...fields });
      return new Promise<Answer<N>>((resolve) => {
        const isSent = isReady || type === "hello";
        waiting.set(id, { type, text, isSent, resolve: resolve as (answer: Answer) => void });
        if (waiting.size === 1) heard = performance.now();
        if (isSent) socket!.send(text);
      });
    },
    sendRaw: (text) => socket!.send(text),
    close() {
      isClosed = true;
      socket?.close();
    },
    drop: () => socket?.terminate(),
  };

  function hear(data: string): void {
    heard = performance.now();
    options.onText?.(data);
    const message = JSON.parse(data) as Message;
    if (!("re" in message)) return options.onNotice(message);
    options.onAnswer?.(message);
    const asked = message.re === null ? undefined : waiting.get(message.re);
    if (!asked) return;
    waiting.delete(message.re!);
    asked.resolve(message);
  }

  /** What belonged to the lost connection is asked anew, not again. */
  function forgetConnected(): void {
    for (const [id, { type, isSent, resolve }] of waiting)
      if (isSent && (type === "hello" || type === "watch")) {
        waiting.delete(id);
        resolve({ re: id, refused: "gone", say: "The connection was lost." });
      }
  }

  async function open(): Promise<void> {
    const { cookie } = options.guest;
    const attempt = new WebSocket(`ws://127.0.0.1:${options.port()}/api/socket`, {
      headers: { cookie },
      perMessageDeflate: false,
    });
    socket = attempt;
    heard = performance.now();
    attempt.on("message", (data: Buffer) => hear(data.toString()));
    // A failed attempt closes too, and that is where it is dealt with.
    attempt.on("error", () => {});
    attempt.on("close", () => {
      if (socket === attempt) isReady = false;
      forgetConnected();
      const wait = options.reconnect === true ? RETRY_MS : pauseBefore(failures++);
      if (!isClosed && options.reconnect) setTimeout(() => void open(), wait);
    });
    await new Promise<void>((resolve) => {
      attempt.on("open", resolve);
      attempt.on("close", resolve);
    });
    if (attempt.readyState !== WebSocket.OPEN) return;
    // As pages do, all in one go: hello, what is followed, and what was not answered.
    const unanswered = [...waiting.values()];
    const greeting = client.ask("hello", { version: VERSION });
    failures = 0;
    isReady = true;
    options.onOpen?.(client);
    for (const each of unanswered) {
      each.isSent = true;
      attempt.send(each.text);
    }
    const hello = await greeting;
    // Lost again meanwhile: the next attempt says hello too.
    if ("refused" in hello && hello.refused !== "gone") throw new Error(hello.say);
  }

  const look = (): void => {
    if (isClosed) return clearInterval(looking);
    const isOpening = socket?.readyState === WebSocket.CONNECTING;
    if ((isOpening || (isReady && waiting.size > 0)) && performance.now() - heard > PATIENCE_MS) socket?.terminate();
  };
  const looking = options.reconnect === "as pages do" ? setInterval(look, LOOK_MS).unref() : undefined;
  await open();
  if (!isReady && !options.reconnect) throw new Error("the server refused the connection");
  return client;
}
