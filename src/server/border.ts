/** Who comes from where: tokens, addresses and origins of requests, the same for HTTP and WebSocket. */
import type { IncomingMessage } from "node:http";
import type { Refusal } from "../core/game.ts";
import { refuse } from "../core/game.ts";
import type { Request } from "../core/protocol.ts";
import { COOKIE } from "./guests.ts";
import type { Gate, Taken } from "./gate.ts";
import { openGate } from "./gate.ts";
import { gossipOn } from "./gossip.ts";
import type { Hall } from "./hall.ts";
import type { Headcount, Present } from "./headcount.ts";
import { newHeadcount } from "./headcount.ts";
import type { Asker, Limits } from "./limits.ts";

export interface Border {
  readonly limits: Limits;
  readonly gate: Gate;
  /** WebSockets that are open. */
  readonly sockets: Headcount;
  /** Other origins that may use this server, besides its own. */
  readonly origins: readonly string[];
  /** So many proxies stand in front of the server; each adds the address it was asked from. */
  readonly hops: number;
}

export function openBorder(
  { bus, node, isSole, now }: Pick<Hall, "bus" | "node" | "isSole" | "now">,
  limits: Limits,
  origins: readonly string[] = [],
  hops = 0,
): Border {
  const gate = isSole ? openGate(limits) : openGate(limits, { now, gossip: gossipOn<Taken>(bus, node, "taken") });
  const gossip = isSole ? undefined : gossipOn<Present>(bus, node, "present");
  return { limits, gate, sockets: newHeadcount(limits.connections, gossip), origins, hops };
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

/** Whatever a client writes there itself stands further left than what our proxies have added. */
export function addressOf({ headers, socket }: IncomingMessage, hops: number): string {
  const forwarded = String(headers["x-forwarded-for"] ?? "")
    .split(",")
    .map((address) => address.trim())
    .filter((address) => address !== "");
  const way = [...forwarded, socket.remoteAddress ?? ""];
  return way.at(-1 - hops) ?? way[0]!;
}

const GROUPS = 8;
const NETWORK = 4;

/** What limits go by: an address of IPv4, or the network of one of IPv6. */
export function placeOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  if (!address.includes(":")) return address;
  const [head = "", tail = ""] = address.toLowerCase().split("%")[0]!.split("::");
  const groups = (text: string): string[] => (text === "" ? [] : text.split(":"));
  const [before, after] = [groups(head), groups(tail)];
  const between = Array<string>(Math.max(0, GROUPS - before.length - after.length)).fill("0");
  return `${[...before, ...between, ...after].slice(0, NETWORK).join(":")}::/64`;
}

export const placeFrom = (request: IncomingMessage, { hops }: Border): string => placeOf(addressOf(request, hops));

/** A page of another origin asks in a browser's name. Programs send no origin: they have no cookies to misuse. */
export function isForeign({ headers }: IncomingMessage, { origins }: Border): boolean {
  const { origin } = headers;
  if (origin !== undefined && origins.includes(origin)) return false;
  if (headers["sec-fetch-site"] === "cross-site") return true;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.host;
}

export const tooFast = (): Refusal => refuse("too-fast", "One at a time.");

/** Some requests cost others more than they cost who asks. */
export function checkPace(border: Border, { type }: Request, who: Asker, now: number): Refusal | undefined {
  const { gate } = border;
  if (type === "create" && !gate.may("tables", who, now)) return refuse("too-fast", "Too many new tables.");
  if ((type === "say" || type === "react") && !gate.may("chat", who, now)) return tooFast();
  if (type === "report" && !gate.may("reports", who, now)) return refuse("too-fast", "Too many reports.");
  return undefined;
}
