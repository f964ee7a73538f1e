/** From a request to its one answer: checked at the border, carried out once, refused with a reason. */
import type { Validator } from "typebox/compile";
import { Compile } from "typebox/compile";
import type { Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Answer, Answers, Request, RequestName, RequestOf } from "../core/protocol.ts";
import { REQUESTS } from "../core/protocol.ts";
import { decide } from "./deciding.ts";
import type { Hall } from "./hall.ts";
import { isTrouble } from "./hall.ts";
import { giveOrder, standby } from "./orders.ts";
import { refresh } from "./playing.ts";
import { report } from "./moderation.ts";
import { answerBefore, requestKey } from "./repeats.ts";
import { UnreadableTable } from "./release.ts";
import type { Room } from "./room.ts";
import { alone } from "./room.ts";
import { chooseColour, kick, leave, rename, seatBot, sit } from "./seating.ts";
import type { Person } from "./store.ts";
import { create, rematch, start } from "./tables.ts";
import type { StoreTrouble } from "./trouble.ts";
import { react, say } from "./chat.ts";
import { roomAt } from "./watching.ts";
import type { Heard } from "./sharedTime.ts";

/** Requests that belong to one connection; the others can come over plain HTTP too. */
export const CONNECTED = ["hello", "lobby", "watch", "unwatch", "look"] as const;
export type Connected = (typeof CONNECTED)[number];
export type Plain = Exclude<RequestName, Connected>;
export type PlainRequest = Request & { readonly type: Plain };

const CHECKS = Object.fromEntries(
  Object.entries(REQUESTS).map(([name, schema]) => [name, Compile(schema)]),
) as unknown as Record<RequestName, Validator>;

const isRequestName = (name: unknown): name is RequestName => typeof name === "string" && Object.hasOwn(REQUESTS, name);

/** Reads a request that may be anything at all. */
export function readRequest(json: unknown): Request | Refusal {
  if (typeof json !== "object" || json === null) return refuse("malformed", "A request is a JSON object.");
  const { type } = json as { type?: unknown };
  if (!isRequestName(type)) return refuse("unknown-request", "There is no request of this type.");
  if (CHECKS[type].Check(json)) return json as Request;
  const [first] = CHECKS[type].Errors(json);
  return refuse("malformed", `${first?.instancePath || "request"}: ${first?.message ?? "is not as it should be"}`);
}

/** The id of a request that could not be read otherwise, to answer it. */
export function idOf(json: unknown): string | null {
  const id = typeof json === "object" && json !== null ? (json as { id?: unknown }).id : undefined;
  return typeof id === "string" && id.length >= 1 && id.length <= 40 ? id : null;
}

/** Who asks, and from where, as limits know it. */
export interface Caller extends Person {
  readonly place: string;
  /** When it came, where that matters. */
  readonly came?: Heard;
  /** When their connection was first shown a table; if it was not yet, when this came. */
  readonly here?: number | undefined;
}

export const noTable = (): Refusal => refuse("unknown-table", "There is no such table.");

type Handlers = {
  [N in Plain]: (hall: Hall, person: Caller, message: RequestOf<N>) => Promise<Answers[N] | Refusal>;
};

type AtTable<N extends Plain> = (
  hall: Hall,
  room: Room,
  person: Caller,
  message: RequestOf<N>,
) => Promise<Answers[N] | Refusal>;

const atTable =
  <N extends Plain>(carryOut: AtTable<N>) =>
  async (hall: Hall, person: Caller, message: RequestOf<N> & { table: string }): Promise<Answers[N] | Refusal> => {
    const isOften = OFTEN.includes(message.type);
    const key = isOften ? undefined : requestKey(person.id, message.id);
    for (let tries = 1; ; tries++) {
      const room = await roomAt(hall, message.table);
      if (!room) return noTable();
      // Another node may have changed the table, and nobody has told this one.
      if (!hall.isSole && (tries > 1 || !isOften)) await alone(room, () => refresh(hall, room));
      const before = key === undefined ? undefined : answerBefore(room.row, key);
      if (before) return before as Answers[N];
      const done = await carryOut(hall, room, person, message);
      if (!isRefusal(done) || tries === MOST_TRIES) return done;
      // Another node was faster. A stale decision is for its person to think over.
      const isOvertaken = done.refused === "stale" && !("n" in message);
      const isUnsure = isOften && tries === 1 && !hall.isSole;
      if (!isOvertaken && !isUnsure) return done;
    }
  };

/** These have keys of their own, and are carried out by what is known here; only what that would refuse is looked up first. */
const OFTEN: readonly Plain[] = ["decide", "undo", "say", "react"];
const MOST_TRIES = 5;

const HANDLERS: Handlers = {
  rename: (hall, person, { name }) => rename(hall, person, name),
  create,
  sit: atTable<"sit">(sit),
  colour: atTable<"colour">(chooseColour),
  leave: atTable<"leave">(leave),
  bot: atTable<"bot">(seatBot),
  kick: atTable<"kick">(kick),
  start: atTable<"start">(start),
  decide: atTable<"decide">((hall, room, person, message) => decide(hall, room, person, message)),
  undo: atTable<"undo">((hall, room, person, message) => decide(hall, room, person, message)),
  order: atTable<"order">((hall, room, person, message) => giveOrder(hall, room, person.id, message)),
  standby: atTable<"standby">((hall, room, person, message) => standby(hall, room, person.id, message)),
  say: atTable<"say">(say),
  react: atTable<"react">(react),
  report: atTable<"report">(report),
  rematch: atTable<"rematch">(rematch),
};

/** Answers given lately, so that a request sent again is not carried out again. What must survive a restart is in the store. */
export type Answered = Map<string, Promise<Answer>>;

const MOST_ANSWERS = 5000;

export function answer(hall: Hall, answered: Answered, person: Caller, message: PlainRequest): Promise<Answer> {
  const key = `${person.id} ${message.id}`;
  const before = answered.get(key);
  if (before) return before;
  const now = handle(hall, person, message).then((done) => {
    // What could not be done is no answer for good.
    if (isRefusal(done) && PASSING.includes(done.refused)) answered.delete(key);
    return reply(hall, message.id, done);
  });
  answered.set(key, now);
  if (answered.size > MOST_ANSWERS) answered.delete(answered.keys().next().value!);
  return now;
}

// Each handler takes exactly the message its name belongs to.
const handle = (hall: Hall, person: Caller, message: PlainRequest): Promise<object | Refusal> =>
  faultless(
    hall,
    message.type,
    (HANDLERS[message.type] as Handlers["leave"])(hall, person, message as RequestOf<"leave">),
  );

/** Nothing of it has happened; the same request may come again, with the same id. */
export const troubleRefusal = ({ kind }: StoreTrouble): Refusal =>
  kind === "damaged"
    ? refuse("unreadable", "This cannot be read or saved: whoever runs this server has to repair it.")
    : refuse("not-saved", "This could not be saved: try again in a moment.");

const PASSING: readonly string[] = ["not-saved", "unreadable"];

/** A balancer that is told 503 asks another node, which may be newer. */
export const newer = (): Refusal => refuse("unreadable", "This table cannot be read here.");

/** A bug here is logged, and told to the client as nothing but that. */
export async function faultless(
  hall: Hall,
  request: RequestName,
  work: Promise<object | Refusal>,
): Promise<object | Refusal> {
  try {
    return await work;
  } catch (error) {
    if (isTrouble(hall, error)) return troubleRefusal(error);
    hall.log.error({ err: error, request }, "request failed");
    if (error instanceof UnreadableTable) return newer();
    return refuse("fault", "Something went wrong here. It was not your fault.");
  }
}

export function reply(hall: Hall, re: string | null, done: object | Refusal): Answer {
  if (!isRefusal(done)) return { re, ok: true, ...done } as Answer;
  hall.metrics.refusals.inc({ code: done.refused });
  return { re, ...done };
}
