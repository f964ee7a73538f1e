/** Who comes from where: tokens, addresses and origins of requests, the same for HTTP and WebSocket. */
import type { IncomingMessage } from "node:http";
import type { Refusal } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import type { Request } from "../core/protocol.ts";
import { COOKIE } from "./guests.ts";
import type { Allowance, Limits } from "./limits.ts";

export interface Border {
  readonly limits: Limits;
  /** Has this address laid too many tables lately? Has this person talked too much? */
  readonly mayLay: Allowance;
  readonly mayChat: Allowance;
  /** Other origins that may use this server, besides its own. */
  readonly origins: readonly string[];
  /** A proxy in front of the server says whose request it is. */
  readonly trustProxy: boolean;
}

/** From the cookie, or for scripts from `Authorization: Bearer`. */
export function tokenOf({ headers }: IncomingMessage): string | undefined {
  const bearer = /^Bearer ([\w-]+)$/.exec(headers.authorization ?? "");
  if (bearer) return bearer[1];
  for (const pair of (headers.cookie ?? "").split(";")) {
    const [name, value] = pair.trim().split("=");
    if (name === COOKIE) return value;
  }
  return undefined;
}

export function addressOf(request: IncomingMessage, { trustProxy }: Border): string {
  const forwarded = trustProxy
    ? String(request.headers["x-forwarded-for"] ?? "")
        .split(",")
        .at(-1)!
        .trim()
    : "";
  return forwarded || (request.socket.remoteAddress ?? "");
}

/** A page of another origin asks in a browser's name. Programs send no origin: they have no cookies to misuse. */
export function isForeign({ headers }: IncomingMessage, { origins }: Border): boolean {
  const { origin } = headers;
  if (origin === undefined || origins.includes(origin)) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

/** Some requests cost others more than they cost who asks. */
export function checkPace(
  border: Border,
  { type }: Request,
  person: string,
  address: string,
  now: number,
): Refusal | undefined {
  if (type === "create" && !border.mayLay(address, now))
    return refuse("too-fast", "Too many new tables from one address.");
  if ((type === "say" || type === "react") && !border.mayChat(person, now)) return refuse("too-fast", "One at a time.");
  return undefined;
}
