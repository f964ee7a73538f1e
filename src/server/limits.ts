/**
 * How much anybody may ask for: one guest, one address (of IPv6 the network, /64, since a household has as many addresses
 * as it likes), and all together. Everything that is limited stands here, and docs/operations.md shows it.
 */

/** So many, in so many seconds; they come back evenly. Without seconds: at a time. */
export interface Limit {
  readonly what: string;
  readonly guest: number;
  readonly address: number;
  readonly all: number;
  readonly seconds?: number;
  /** `all` guards one machine and holds for each node by itself: more nodes do more. Everything else holds for all nodes together. */
  readonly isOfNode?: true;
}

const NONE = Infinity;

export const LIMITS = {
  requests: { what: "requests over sockets or HTTP", guest: 60, address: 600, all: 15_000, seconds: 3, isOfNode: true },
  chat: { what: "lines of talk and signs", guest: 5, address: 50, all: 2000, seconds: 5 },
  connections: { what: "WebSockets", guest: 20, address: 60, all: 5000, isOfNode: true },
  followed: { what: "tables followed, on one WebSocket", guest: 100, address: NONE, all: NONE },
  guests: { what: "new guests", guest: NONE, address: 120, all: 6000, seconds: 3600 },
  tables: { what: "new tables", guest: 60, address: 120, all: 6000, seconds: 3600 },
  open: { what: "tables in the list of open ones", guest: 3, address: 20, all: 100 },
  http: { what: "HTTP requests, /health aside", guest: NONE, address: 600, all: 60_000, seconds: 60, isOfNode: true },
  checks: { what: "records checked (/api/verify)", guest: NONE, address: 20, all: 200, seconds: 60, isOfNode: true },
  codes: { what: "codes for another device, made or tried", guest: 10, address: 30, all: 600, seconds: 60 },
  passkeys: { what: "passkeys and recovery codes, made or shown", guest: 20, address: 60, all: 1200, seconds: 60 },
  recovering: { what: "recovery codes tried", guest: 10, address: 20, all: 500, seconds: 3600 },
  careers: { what: "players' pages", guest: 30, address: 120, all: 1200, seconds: 60 },
  reports: { what: "reports about people", guest: 5, address: 20, all: 500, seconds: 3600 },
  exports: { what: "exports of everything about a guest", guest: 3, address: 10, all: 100, seconds: 60 },
  pictures: { what: "pictures of links drawn", guest: NONE, address: 60, all: 300, seconds: 60, isOfNode: true },
  channels: { what: "ways to be reached, added or tried", guest: 30, address: 60, all: 2000, seconds: 3600 },
  mails: { what: "mails that ask whether an address is right", guest: 5, address: 10, all: 200, seconds: 3600 },
  mailbox: { what: "such mails to one address", guest: NONE, address: 3, all: NONE, seconds: 86_400 },
  invitations: { what: "invitations", guest: 20, address: 60, all: 2000, seconds: 3600 },
  feeds: { what: "calendars read", guest: NONE, address: 30, all: 600, seconds: 60 },
  descriptors: {
    what: "connections of any kind, without a proxy",
    guest: NONE,
    address: 300,
    all: 8000,
    isOfNode: true,
  },
} as const satisfies Record<string, Limit>;

export type Limited = keyof typeof LIMITS;
export type Limits = Readonly<Record<Limited, Limit>>;

/** For loads and tests on one's own machine. */
export const NO_LIMITS: Limits = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, { ...limit, guest: NONE, address: NONE, all: NONE }]),
) as Record<Limited, Limit>;

/** How often one seat may take back until something final happens, such as luck: a turn has at most a few such moments. */
export const MOST_UNDOS = 30;

/** A message longer than this is refused; one longer than the second closes the connection. */
export const MOST_BYTES = 4096;
export const FAR_TOO_MANY_BYTES = 65_536;

/** Seconds until somebody has to be done with a request and its body. */
export const REQUEST_SECONDS = 15;
/** The part of them for its headers alone. */
export const HEADERS_SHARE = 2 / 3;
/** Milliseconds for `hello` after connecting. */
export const HELLO_MS = 10_000;

/** The table in docs/operations.md. */
export function limitsTable(): string {
  const say = (count: number): string => (count === NONE ? "–" : count.toLocaleString("en"));
  const rows = Object.values(LIMITS as Limits).map(
    ({ what, guest, address, all, seconds, isOfNode }) =>
      `| ${what} | ${say(guest)} | ${say(address)} | ${say(all)}${isOfNode ? " at a node" : ""} | ${seconds === undefined ? "at a time" : `in ${seconds.toLocaleString("en")} s`} |`,
  );
  return ["| | one guest | one address | all together | |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** Whose request it is. */
export interface Asker {
  readonly guest?: string;
  readonly address: string;
}
