/** Who was to be told of which turn, what has come, and what was wrong with it. */
import type { Arrival, Ears, Listener, Way } from "./listeners.ts";
import { keyOf } from "./listeners.ts";

export interface NoticesReport {
  readonly turns: number;
  /** By channel. */
  readonly told: Readonly<Record<string, number>>;
  /** Milliseconds until it was heard: from the turn, and from when a server was there again if it was away meanwhile. */
  readonly latencies: readonly number[];
  readonly sinceTurn: readonly number[];
  readonly missing: number;
  /** Turns of people who were looking, and how many of these were told all the same. */
  readonly seen: number;
  readonly seenTold: number;
  /** On another channel, or of something that never was. */
  readonly strange: number;
  /** Seen twice by a person. */
  readonly twice: number;
  /** Sent once more under the same key, which a person does not see. */
  readonly repeats: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
  /** What went before each thing that went wrong. */
  readonly stories: readonly string[];
}

/** A turn somebody is to be told of, or is not because they look. */
interface Turn {
  readonly listener: Listener;
  readonly table: string;
  readonly n: number;
  readonly at: number;
  readonly isLooking: boolean;
}

/** When servers went away and were there again. */
export type Outage = readonly [from: number, to: number];

export interface Books {
  /** Who begins may be told of it, or be faster. */
  beginning(listener: Listener, table: string): void;
  turn(turn: Turn): string;
  /** When it came first. */
  heard(key: string): number | undefined;
  listen(): void;
  report(outages: readonly Outage[], most: number, rowsOf: (turn: Turn) => string): NoticesReport;
}

export function openBooks(ears: Ears): Books {
  const turns = new Map<string, Turn>();
  const firsts = new Set<string>();
  const arrivals = new Map<string, Arrival[]>();

  return {
    beginning: (listener, table) => void firsts.add(keyOf(listener, table, 0)),
    turn(turn) {
      const key = keyOf(turn.listener, turn.table, turn.n);
      turns.set(key, turn);
      return key;
    },
    heard: (key) => arrivals.get(key)?.[0]!.at,
    listen() {
      for (const arrival of ears.fresh()) {
        const { key } = arrival;
        arrivals.set(key, [...(arrivals.get(key) ?? []), arrival]);
      }
    },
    report(outages, most, rowsOf) {
      const told: Partial<Record<Way, number>> = {};
      const repeats: Partial<Record<Way, number>> = {};
      const [latencies, sinceTurn]: [number[], number[]] = [[], []];
      const stories: string[] = [];
      let [missing, seen, seenTold, strange, twice] = [0, 0, 0, 0, 0];
      const tell = (what: string, turn: Turn): void =>
        void stories.push(`${what}: ${storyOf(turn, arrivals, outages)}${rowsOf(turn)}`);

      for (const [key, turn] of turns) {
        const came = arrivals.get(key) ?? [];
        if (turn.isLooking) seen++;
        if (turn.isLooking && came.length > 0) {
          seenTold++;
          tell("told though looking", turn);
        }
        if (turn.isLooking) continue;
        const [first] = came;
        if (!first) {
          missing++;
          tell("never", turn);
          continue;
        }
        const wait = first.at - Math.max(turn.at, readyBefore(outages, first.at));
        latencies.push(wait);
        sinceTurn.push(first.at - turn.at);
        if (wait > most) tell("late", turn);
      }
      for (const [key, came] of arrivals) {
        const turn = turns.get(key);
        const { way } = came[0]!;
        if (came.length > 1) repeats[way] = (repeats[way] ?? 0) + came.length - 1;
        const times = came.filter(({ isSeen }) => isSeen).length;
        if (times > 1) twice++;
        if (times > 1 && turn) tell("twice", turn);
        if (firsts.has(key)) continue;
        if (!turn || turn.listener.way !== way) strange++;
        else told[way] = (told[way] ?? 0) + 1;
      }
      return {
        turns: turns.size,
        told,
        latencies,
        sinceTurn,
        missing,
        seen,
        seenTold,
        strange,
        twice,
        repeats,
        faults: ears.push.faults,
        stories,
      };
    },
  };
}

/** When a server was there again for the last time before a moment. */
const readyBefore = (outages: readonly Outage[], at: number): number =>
  outages.findLast(([, to]) => to <= at)?.[1] ?? 0;

/** Seconds from the turn: what came when, and who was away when. */
function storyOf(
  { listener, table, n, at }: Turn,
  arrivals: ReadonlyMap<string, readonly Arrival[]>,
  outages: readonly Outage[],
): string {
  const after = (moment: number): string => `${((moment - at) / 1000).toFixed(2)} s`;
  const came = arrivals.get(keyOf(listener, table, n)) ?? [];
  const last = Math.max(at + 10_000, ...came.map((each) => each.at));
  const near = outages.filter(([from, to]) => to > at - 5000 && from < last);
  return [
    `${listener.way}, entry ${n} of ${table};`,
    `came ${came.map((each) => `${after(each.at)}${each.isSeen ? "" : " (unseen)"}`).join(", ") || "never"};`,
    `away ${near.map(([from, to]) => `${after(from)} to ${after(to)}`).join(", ") || "never"}`,
  ].join(" ");
}
