/** The one connection to the server: it comes back by itself, and nothing asked is lost or done twice. */
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import type { Answers, Notice, Refused, RequestName, RequestOf } from "../../core/protocol.ts";
import { guestName } from "../app/settings.ts";

/** `none`: this page has no server behind it, only games in the browser. */
export const state = signal<"none" | "connecting" | "open">("none");
export const me = signal<{ readonly person: string; readonly name: string } | undefined>(undefined);

type Body<N extends RequestName> = Omit<RequestOf<N>, "type" | "id">;
type Answered = ({ readonly ok: true } & object) | Refused;

const VERSION = 1;
/** A method: who asked knows the type of the answer, the wire does not. */
interface Pending {
  readonly text: string;
  answer(message: unknown): void;
}
const pending = new Map<string, Pending>();
const followed = new Map<string, { last: number; hear: (notice: Notice) => void; refused: (why: Refusal) => void }>();
/** Requests to follow a table, by their ids: each connection makes new ones. */
const watches = new Map<string, string>();
const lobby = new Set<(notice: Notice) => void>();

let socket: WebSocket | undefined;
let wanted = 0;
let delay = 0;
let count = 0;
const newId = (): string =>
  `${Date.now().toString(36)}.${(count++).toString(36)}.${Math.random().toString(36).slice(2, 8)}`;

/** Makes this browser a guest of the server, if there is one. */
export async function greet(): Promise<boolean> {
  if (me.value) return true;
  try {
    const answer = await fetch("/api/me");
    if (!answer.ok || !answer.headers.get("content-type")?.includes("json")) return false;
    me.value = (await answer.json()) as { person: string; name: string };
    return true;
  } catch {
    return false;
  }
}

function send(message: object): void {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function watch(table: string, from: number): void {
  const id = newId();
  watches.set(id, table);
  send({ type: "watch", id, table, from });
}

async function connect(): Promise<void> {
  if (socket || wanted === 0) return;
  state.value = "connecting";
  if (!(await greet())) return retry();
  if (socket) return;
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  socket = opened;
  opened.addEventListener("open", () => {
    delay = 0;
    send({ type: "hello", id: newId(), version: VERSION });
    watches.clear();
    for (const [table, { last }] of followed) watch(table, last);
    if (lobby.size > 0) send({ type: "lobby", id: newId(), follow: true });
    // What was not answered is asked again under its own id: the server does it once.
    for (const { text } of pending.values()) opened.send(text);
    state.value = "open";
  });
  opened.addEventListener("message", (event) =>
    receive(JSON.parse(event.data as string) as Notice | (Answered & { re: string | null })),
  );
  opened.addEventListener("close", () => {
    // One that was given up on purpose is not missed.
    if (socket !== opened) return;
    socket = undefined;
    retry();
  });
}

function retry(): void {
  if (wanted === 0) return;
  state.value = "connecting";
  delay = Math.min(8000, delay * 2 || 300);
  setTimeout(() => void connect(), delay * (0.7 + Math.random() * 0.6));
}

addEventListener("online", () => void connect());

function receive(message: Notice | (Answered & { re: string | null })): void {
  if ("re" in message) {
    if (message.re === null) return;
    const asked = pending.get(message.re);
    pending.delete(message.re);
    asked?.answer(message);
    const table = watches.get(message.re);
    watches.delete(message.re);
    if (table !== undefined && "refused" in message) followed.get(table)?.refused(message);
    return;
  }
  if (message.type === "lobby") for (const hear of lobby) hear(message);
  else if (message.type !== "bye") {
    const follower = followed.get(message.table);
    if (!follower) return;
    if (message.type === "frames") follower.last = message.frames.at(-1)?.n ?? follower.last;
    follower.hear(message);
  }
}

/** Asks the server and waits for its answer, across lost connections. */
export function ask<N extends RequestName>(type: N, body: Body<N>): Promise<Answers[N] | Refusal> {
  const id = newId();
  const text = JSON.stringify({ type, id, ...body });
  return new Promise((resolve) => {
    pending.set(id, { text, answer: resolve });
    if (socket?.readyState === WebSocket.OPEN && state.value === "open") socket.send(text);
  });
}

/** Follows a table from a frame on, unless that is refused. */
export function follow(
  table: string,
  from: number,
  hear: (notice: Notice) => void,
  refused: (why: Refusal) => void,
): () => void {
  followed.set(table, { last: from, hear, refused });
  wanted++;
  if (state.value === "open") watch(table, from);
  void connect();
  return once(() => {
    followed.delete(table);
    send({ type: "unwatch", id: newId(), table });
    release();
  });
}

export function followLobby(hear: (notice: Notice) => void): () => void {
  lobby.add(hear);
  wanted++;
  if (state.value === "open") send({ type: "lobby", id: newId(), follow: true });
  void connect();
  return once(() => {
    lobby.delete(hear);
    if (lobby.size === 0) send({ type: "lobby", id: newId(), follow: false });
    release();
  });
}

/** Whoever has stopped following may say so again: it means nothing more. */
function once(stop: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) stop();
    isDone = true;
  };
}

function release(): void {
  wanted--;
  if (wanted > 0) return;
  const old = socket;
  socket = undefined;
  state.value = "none";
  old?.close();
}

/** Plain requests need no open connection. */
export const post = <N extends RequestName>(type: N, body: Body<N>): Promise<Answers[N] | Refusal> =>
  fetched<Answers[N]>(`/api/${type}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** An address that makes another device the same guest, for so many seconds. */
export const linkForDevice = (): Promise<{ readonly link: string; readonly seconds: number } | Refusal> =>
  fetched("/api/me/link", { method: "POST" });

/** This guest's tables, newest first. */
export const ownTables = (): Promise<readonly OwnTable[] | Refusal> => fetched("/api/me/tables?over=false");

async function fetched<T>(path: string, init?: RequestInit): Promise<T | Refusal> {
  const none: Refusal = { refused: "no-server", say: "There is no server." };
  if (!(await greet())) return none;
  try {
    return (await (await fetch(path, init)).json()) as T | Refusal;
  } catch {
    return none;
  }
}

export async function rename(name: string): Promise<void> {
  guestName.value = name;
  const answer = await post("rename", { name });
  if (!("refused" in answer) && me.value) me.value = { ...me.value, name: answer.name };
}
