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
}

const NONE = Infinity;

export const LIMITS = {
  requests: { what: "requests over sockets or HTTP", guest: 60, address: 600, all: 15_000, seconds: 3 },
  chat: { what: "lines of talk and signs", guest: 5, address: 50, all: 2000, seconds: 5 },
  connections: { what: "WebSockets", guest: 20, address: 60, all: 5000 },
  followed: { what: "tables followed, on one WebSocket", guest: 100, address: NONE, all: NONE },
  guests: { what: "new guests", guest: NONE, address: 120, all: 6000, seconds: 3600 },
  tables: { what: "new tables", guest: 60, address: 120, all: 6000, seconds: 3600 },
  open: { what: "tables in the list of open ones", guest: 3, address: 20, all: 100 },
  http: { what: "HTTP requests, /health aside", guest: NONE, address: 600, all: 60_000, seconds: 60 },
  checks: { what: "records checked (/api/verify)", guest: NONE, address: 20, all: 200, seconds: 60 },
  codes: { what: "codes for another device, made or tried", guest: 10, address: 30, all: 600, seconds: 60 },
  reports: { what: "reports about people", guest: 5, address: 20, all: 500, seconds: 3600 },
  exports: { what: "exports of everything about a guest", guest: 3, address: 10, all: 100, seconds: 60 },
  descriptors: { what: "connections of any kind, without a proxy", guest: NONE, address: 300, all: 8000 },
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
    ({ what, guest, address, all, seconds }) =>
      `| ${what} | ${say(guest)} | ${say(address)} | ${say(all)} | ${seconds === undefined ? "at a time" : `in ${seconds.toLocaleString("en")} s`} |`,
  );
  return ["| | one guest | one address | all together | |", "|---|---|---|---|---|", ...rows].join("\n");
}

/** Whose request it is. */
export interface Asker {
  readonly guest?: string;
  readonly address: string;
}

/** Keeps count of what is asked for in the course of time. */
export interface Gate {
  /** May this one do it once more now? */
  may(what: Limited, who: Asker, now: number): boolean;
}

export function openGate(limits: Limits): Gate {
  const scales = new Map<Limited, readonly Scale[]>();
  for (const [what, { guest, address, all, seconds = 1 }] of Object.entries(limits) as [Limited, Limit][])
    scales.set(what, [
      { keyOf: (who) => who.guest, take: perKey(guest, seconds) },
      { keyOf: (who) => who.address, take: perKey(address, seconds) },
      { keyOf: () => "all", take: perKey(all, seconds) },
    ]);
  return {
    // Who is refused for their own sake takes nothing away from others.
    may: (what, who, now) =>
      scales.get(what)!.every(({ keyOf, take }) => {
        const key = keyOf(who);
        return key === undefined || take(key, now);
      }),
  };
}

interface Scale {
  keyOf(who: Asker): string | undefined;
  readonly take: (key: string, now: number) => boolean;
}

const MOST_BUCKETS = 10_000;

/** One bucket for each, filled evenly up to `count` within so many seconds; who has not come for long starts anew. */
function perKey(count: number, seconds: number): (key: string, now: number) => boolean {
  if (count === NONE) return () => true;
  const buckets = new Map<string, { level: number; at: number }>();
  return (key, now) => {
    const { level, at } = buckets.get(key) ?? { level: count, at: now };
    const filled = Math.min(count, level + ((now - at) / 1000 / seconds) * count);
    buckets.delete(key);
    buckets.set(key, { level: filled >= 1 ? filled - 1 : filled, at: now });
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
    return filled >= 1;
  };
}

/** Counts what is there at a time. */
export interface Headcount {
  /** False: there are too many, and nothing was counted. */
  enter(who: Asker): boolean;
  leave(who: Asker): void;
}

export function newHeadcount({ guest, address, all }: Limit): Headcount {
  const counts = new Map<string, number>();
  const placesOf = (who: Asker): (readonly [string, number])[] => [
    ...(who.guest === undefined ? [] : [[`guest ${who.guest}`, guest] as const]),
    [`address ${who.address}`, address],
    ["all", all],
  ];
  const add = (who: Asker, change: number): void => {
    for (const [key] of placesOf(who)) {
      const count = (counts.get(key) ?? 0) + change;
      if (count > 0) counts.set(key, count);
      else counts.delete(key);
    }
  };
  return {
    enter(who) {
      if (placesOf(who).some(([key, most]) => (counts.get(key) ?? 0) >= most)) return false;
      add(who, 1);
      return true;
    },
    leave: (who) => add(who, -1),
  };
}
