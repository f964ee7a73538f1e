/** The one connection to the server: it comes back by itself, and nothing asked is lost or done twice. */
import { signal } from "@preact/signals";
import type { Refusal } from "../../core/game.ts";
import type { Answers, Notice, Refused, RequestName, RequestOf } from "../../core/protocol.ts";
import { renewOnce } from "../app/renewal.ts";
import { greet, me } from "./guest.ts";
import { keepAlive, pauseBefore, PATIENCE_MS } from "./pulse.ts";

/** `none`: this page has no server behind it, only games in the browser. */
export const state = signal<"none" | "connecting" | "open">("none");
/** Decisions that have no answer yet. */
export const unanswered = signal(0);

type Body<N extends RequestName> = Omit<RequestOf<N>, "type" | "id">;
type Answered = ({ readonly ok: true } & object) | Refused;

/** `answer` is a method: who asked knows the type of the answer, the wire does not. */
interface Pending {
  readonly text: string;
  readonly isDecision: boolean;
  answer(message: unknown): void;
}

const VERSION = 1;
const OLDEST_VERSION = 1;
const pending = new Map<string, Pending>();
const followed = new Map<string, { last: number; hear: (notice: Notice) => void; refused: (why: Refusal) => void }>();
/** Requests to follow a table, by their ids: each connection makes new ones. */
const watches = new Map<string, string>();
const lobby = new Set<(notice: Notice) => void>();

let socket: WebSocket | undefined;
let wanted = 0;
let failures = 0;
let retrying: ReturnType<typeof setTimeout> | undefined;
let isGreeting = false;
let count = 0;
const newId = (): string =>
  `${Date.now().toString(36)}.${(count++).toString(36)}.${Math.random().toString(36).slice(2, 8)}`;

const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;

function send(message: object): void {
  if (isOpen()) socket!.send(JSON.stringify(message));
}

const sayHello = (): void => send({ type: "hello", id: newId(), version: VERSION, oldest: OLDEST_VERSION });

/** Who looks at a table is not told elsewhere what happens there; a page in the background is not looked at. */
const saySeen = (): void => send({ type: "look", id: newId(), seen: !document.hidden });
if (typeof document !== "undefined") document.addEventListener("visibilitychange", saySeen);

const pulse = keepAlive({
  isOpen,
  isWaiting: () => pending.size > 0,
  ask: sayHello,
  lost: () => abandon(),
  again: () => connectNow(),
});

function watch(table: string, from: number): void {
  const id = newId();
  watches.set(id, table);
  send({ type: "watch", id, table, from });
}

async function connect(): Promise<void> {
  clearTimeout(retrying);
  if (socket || wanted === 0 || isGreeting) return;
  state.value = "connecting";
  // If it fails again the guest is asked for anew: the server may have forgotten this one.
  isGreeting = true;
  const isKnown = await greet(failures > 1);
  isGreeting = false;
  if (!isKnown) return retry();
  if (socket || wanted === 0) return;
  const opened = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/socket`);
  socket = opened;
  const patience = setTimeout(() => abandon(opened), PATIENCE_MS);
  opened.addEventListener("open", () => {
    clearTimeout(patience);
    if (socket !== opened) return;
    failures = 0;
    pulse.heard();
    sayHello();
    if (document.hidden) saySeen();
    watches.clear();
    for (const [table, { last }] of followed) watch(table, last);
    if (lobby.size > 0) send({ type: "lobby", id: newId(), follow: true });
    // What was not answered is asked again under its own id: the server does it once.
    for (const { text } of pending.values()) opened.send(text);
    state.value = "open";
  });
  opened.addEventListener("message", (event) => {
    if (socket !== opened) return;
    receive(JSON.parse(event.data as string) as Notice | (Answered & { re: string | null }));
    pulse.heard();
  });
  opened.addEventListener("close", () => {
    clearTimeout(patience);
    abandon(opened);
  });
}

/** Gives a connection up that was lost, or seems to be. One that was given up before is not missed. */
function abandon(which = socket): void {
  if (!which || socket !== which) return;
  socket = undefined;
  which.close();
  retry();
}

function retry(): void {
  if (wanted === 0) return;
  state.value = "connecting";
  clearTimeout(retrying);
  retrying = setTimeout(() => void connect(), pauseBefore(failures++));
}

/** The network is back, or somebody looks: this is no moment to wait. */
function connectNow(): void {
  if (socket || wanted === 0) return;
  failures = Math.min(failures, 1);
  void connect();
}

function receive(message: Notice | (Answered & { re: string | null })): void {
  if ("re" in message) {
    if (message.re === null) return;
    // Two releases lie between this page and the server: only a new page helps.
    if ("refused" in message && message.refused === "version")
      renewOnce(Date.now(), sessionStorage, () => location.reload());
    const asked = pending.get(message.re);
    settle(message.re);
    asked?.answer(message);
    const table = watches.get(message.re);
    watches.delete(message.re);
    if (table !== undefined && "refused" in message) notFollowed(table, message);
    return;
  }
  if (message.type === "lobby") for (const hear of lobby) hear(message);
  else if (message.type === "me") me.value = me.value && { ...me.value, name: message.name };
  else if (message.type === "bye") {
    // Logged out, perhaps on another device: whoever comes back is somebody new.
    if (message.why === "logout") me.value = undefined;
  } else {
    const follower = followed.get(message.table);
    if (!follower) return;
    if (message.type === "frames") follower.last = message.frames.at(-1)?.n ?? follower.last;
    follower.hear(message);
  }
}

/** A server whose store is away for a moment is asked again: nobody is to stay at a table where nothing happens any more. */
function notFollowed(table: string, why: Refused): void {
  if (why.refused !== "not-saved") return followed.get(table)?.refused(why);
  setTimeout(() => {
    const follower = followed.get(table);
    if (follower) watch(table, follower.last);
  }, pauseBefore(1));
}

function settle(id: string): void {
  pending.delete(id);
  unanswered.value = [...pending.values()].filter(({ isDecision }) => isDecision).length;
}

/** Asks the server and waits for its answer, across lost connections. */
export function ask<N extends RequestName>(type: N, body: Body<N>): Promise<Answers[N] | Refusal> {
  const id = newId();
  const text = JSON.stringify({ type, id, ...body });
  const isDecision = type === "decide" || type === "undo";
  return new Promise((resolve) => {
    pending.set(id, { text, isDecision, answer: resolve });
    if (isDecision) unanswered.value++;
    if (state.value === "open" && isOpen()) {
      socket!.send(text);
      pulse.asked();
    }
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
  want();
  if (state.value === "open") watch(table, from);
  return once(() => {
    followed.delete(table);
    send({ type: "unwatch", id: newId(), table });
    release();
  });
}

export function followLobby(hear: (notice: Notice) => void): () => void {
  lobby.add(hear);
  want();
  if (state.value === "open") send({ type: "lobby", id: newId(), follow: true });
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

function want(): void {
  if (wanted++ === 0) pulse.begin();
  void connect();
}

function release(): void {
  if (--wanted > 0) return;
  pulse.end();
  clearTimeout(retrying);
  const old = socket;
  socket = undefined;
  state.value = "none";
  old?.close();
}
