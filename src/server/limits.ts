/** How much one connection or address may ask for. */

export interface Limits {
  /** Requests a second for one connection, and how many at once after a pause. */
  readonly requests: number;
  readonly burst: number;
  /** Lines of chat and signs a second. */
  readonly chat: number;
  /** WebSocket connections from one address. */
  readonly connections: number;
  /** New guests and new tables an hour from one address. */
  readonly guests: number;
  readonly tables: number;
  /** HTTP requests a minute from one address. */
  readonly http: number;
}

export const LIMITS: Limits = {
  requests: 20,
  burst: 60,
  chat: 1,
  connections: 60,
  guests: 120,
  tables: 120,
  http: 600,
};

/** For loads and tests on one's own machine. */
export const NO_LIMITS: Limits = {
  requests: Infinity,
  burst: Infinity,
  chat: Infinity,
  connections: Infinity,
  guests: Infinity,
  tables: Infinity,
  http: 1e9,
};

/** How often one seat may take back until something final happens, such as luck: a turn has at most a few such moments. */
export const MOST_UNDOS = 30;

/** A message longer than this is refused; one longer than the second closes the connection. */
export const MOST_BYTES = 4096;
export const FAR_TOO_MANY_BYTES = 65_536;

/** A bucket that fills at `rate` a second up to `burst`: true if there was something left to take. */
export function bucket(rate: number, burst: number): (now: number) => boolean {
  let level = burst;
  let last = -Infinity;
  return (now) => {
    if (rate === Infinity) return true;
    level = Math.min(burst, last === -Infinity ? burst : level + ((now - last) / 1000) * rate);
    last = now;
    if (level < 1) return false;
    level--;
    return true;
  };
}

/** May this one do it once more now? */
export type Allowance = (key: string, now: number) => boolean;

const MOST_BUCKETS = 10_000;

/** One bucket per address or person; who has not come for long starts anew. */
export function perKey(rate: number, burst: number): Allowance {
  const buckets = new Map<string, (now: number) => boolean>();
  return (key, now) => {
    const own = buckets.get(key) ?? bucket(rate, burst);
    buckets.delete(key);
    buckets.set(key, own);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
    return own(now);
  };
}
