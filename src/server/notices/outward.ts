/**
 * Requests to addresses somebody else has named. Each name is resolved here, every address it has is checked, and the
 * connection goes to the one that was checked, so that a name cannot mean something else a moment later. A redirect is a
 * new address and goes the same way. Little is read of the answer, and nothing takes long.
 */
import { lookup } from "node:dns/promises";
import type { LookupAddress } from "node:dns";
import { request as plain } from "node:http";
import type { IncomingMessage, RequestOptions } from "node:http";
import { request as encrypted } from "node:https";
import { isIP } from "node:net";
import type { FaultName } from "../../core/notices.ts";
import type { Reachable } from "./networks.ts";

export interface Outgoing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export interface Returned {
  readonly status: number;
  readonly retryAfter: string | undefined;
}

/** The address is not one that may be asked: now and, as far as anybody knows, for good. */
export class Forbidden extends Error {
  readonly why: FaultName;
  constructor(why: FaultName) {
    super(why);
    this.why = why;
  }
}

export type Resolve = (name: string) => Promise<readonly LookupAddress[]>;

const resolveName: Resolve = (name) => lookup(name, { all: true, verbatim: true });

const MOST_REDIRECTS = 3;
const MOST_READ = 16_384;
const OUTWARD_MS = 10_000;

/** What a webhook's address must be, before anybody asks where it leads. */
export function readAddress(text: string): URL | undefined {
  if (text.length > 2000 || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  return isWeb && url.username === "" && url.password === "" && url.hostname !== "" ? url : undefined;
}

/** The one address to connect to. */
export async function pinned(url: URL, networks: Reachable, resolve: Resolve = resolveName): Promise<LookupAddress> {
  const host = url.hostname.replace(/^\[(.*)\]$/, "$1");
  const literal = isIP(host);
  const found = literal === 0 ? await resolve(host) : [{ address: host, family: literal }];
  const [first] = found;
  if (!first) throw new Forbidden("nowhere");
  // One bad address among good ones is a trap, not an oversight.
  if (!found.every(({ address }) => networks.may(address))) throw new Forbidden("private");
  if (url.protocol === "http:" && !found.every(({ address }) => networks.isOwn(address))) throw new Forbidden("https");
  return first;
}

export async function reachOut(
  outgoing: Outgoing,
  networks: Reachable,
  resolve?: Resolve,
  patience = OUTWARD_MS,
): Promise<Returned> {
  const signal = AbortSignal.timeout(patience);
  let url = readAddress(outgoing.url);
  for (let moved = 0; url; moved++) {
    const address = await within(signal, pinned(url, networks, resolve));
    const answer = await post(url, address, outgoing, signal);
    const { statusCode: status = 0, headers } = answer;
    // Only these ask for the same request at another place.
    if ((status !== 307 && status !== 308) || headers.location === undefined)
      return { status, retryAfter: headers["retry-after"] };
    if (moved === MOST_REDIRECTS) throw new Forbidden("moving");
    url = URL.canParse(headers.location, url.href) ? readAddress(new URL(headers.location, url).href) : undefined;
  }
  throw new Forbidden("address");
}

/** Looking up a name cannot be broken off, but nobody has to wait for it. */
const within = <T>(signal: AbortSignal, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new Error("timeout")), { once: true }),
    ),
  ]);

function post(
  url: URL,
  { address, family }: LookupAddress,
  { headers, body }: Outgoing,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const options: RequestOptions = {
    method: "POST",
    headers: { ...headers, "content-length": String(body.length), "user-agent": "Zaubertisch" },
    signal,
    // A connection of its own: none that was made for another address is used again.
    agent: false,
    maxHeaderSize: MOST_READ,
    lookup: (_name, wish, found) => {
      if (wish.all) (found as (error: null, all: LookupAddress[]) => void)(null, [{ address, family }]);
      else found(null, address, family);
    },
  };
  return new Promise((resolve, reject) => {
    const asked = (url.protocol === "https:" ? encrypted : plain)(url, options, (answer) => {
      let read = 0;
      // Whatever it says besides its status and headers nobody needs, nor waits for: the sooner its yes is noted the better.
      answer.on("data", (data: Buffer) => {
        read += data.length;
        if (read > MOST_READ) answer.destroy();
      });
      answer.on("error", () => {});
      resolve(answer);
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
