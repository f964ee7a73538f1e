/** Keeps count of what is asked for in the course of time: by one guest, from one address, by all together, at all nodes. */
import type { Gossip } from "./gossip.ts";
import { QUIET } from "./gossip.ts";
import type { Asker, Limit, Limited, Limits } from "./limits.ts";

export interface Gate {
  /** May this one do it once more now? */
  may(what: Limited, who: Asker, now: number): boolean;
}

/** So often was it granted at another node. */
export type Taken = readonly [what: Limited, whose: Whose, key: string, count: number];

const WHOSE = ["guest", "address", "all"] as const;
type Whose = (typeof WHOSE)[number];

const keyOf = (whose: Whose, who: Asker): string | undefined => (whose === "all" ? "" : who[whose]);

/** By which nodes hear of each other's. */
export interface SharedGate {
  readonly now: () => number;
  readonly gossip: Gossip<Taken>;
}

export function openGate(limits: Limits, shared?: SharedGate): Gate {
  const buckets = new Map<Limited, Record<Whose, Buckets>>();
  for (const [what, limit] of Object.entries(limits) as [Limited, Limit][]) {
    const bucketsOf = (whose: Whose): Buckets => {
      const isShared = shared !== undefined && !(whose === "all" && limit.isOfNode);
      const tell = isShared
        ? (key: string, count: number): void => shared.gossip.tell([what, whose, key, count])
        : undefined;
      return newBuckets(limit[whose], limit.seconds ?? 1, tell);
    };
    buckets.set(what, { guest: bucketsOf("guest"), address: bucketsOf("address"), all: bucketsOf("all") });
  }
  // A node of another version may limit other things.
  shared?.gossip.listen(([what, whose, key, count]) => buckets.get(what)?.[whose].pour(key, count, shared.now()));
  return {
    // Who is refused for their own sake takes nothing away from others.
    may(what, who, moment) {
      const own = buckets.get(what)!;
      return WHOSE.every((whose) => {
        const key = keyOf(whose, who);
        return key === undefined || own[whose].take(key, moment);
      });
    },
  };
}

interface Buckets {
  take(key: string, now: number): boolean;
  /** So much has been taken elsewhere, whether or not there was enough: what is missing has to come back first. */
  pour(key: string, count: number, now: number): void;
}

interface Bucket {
  level: number;
  at: number;
  /** Taken here, and not told yet. */
  quiet: number;
}

const MOST_BUCKETS = 10_000;
const ENDLESS: Buckets = { take: () => true, pour: () => {} };

/** One bucket for each, filled evenly up to `count` within so many seconds; who has not come for long starts anew. */
function newBuckets(count: number, seconds: number, tell?: (key: string, count: number) => void): Buckets {
  if (count === Infinity) return ENDLESS;
  const buckets = new Map<string, Bucket>();
  function bucketOf(key: string, now: number): Bucket {
    const { level, at, quiet } = buckets.get(key) ?? { level: count, at: now, quiet: 0 };
    const back = (Math.max(0, now - at) / 1000 / seconds) * count;
    const bucket = { level: Math.min(count, level + back), at: now, quiet: Math.max(0, quiet - back * QUIET) };
    buckets.delete(key);
    buckets.set(key, bucket);
    if (buckets.size > MOST_BUCKETS) buckets.delete(buckets.keys().next().value!);
    return bucket;
  }
  return {
    take(key, now) {
      const bucket = bucketOf(key, now);
      if (bucket.level < 1) return false;
      bucket.level--;
      bucket.quiet++;
      if (tell && bucket.quiet >= count * QUIET) {
        tell(key, Math.round(bucket.quiet));
        bucket.quiet = 0;
      }
      return true;
    },
    pour: (key, taken, now) => void (bucketOf(key, now).level -= taken),
  };
}
