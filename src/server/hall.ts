/** What all tables of this node share, and the way to each of them. */
import { randomBytes } from "node:crypto";
import type { Logger } from "pino";
import type { Thinker } from "../bots/bot.ts";
import type { LuckProof } from "../core/fair.ts";
import { commitmentTo, fairLuck } from "../core/fair.ts";
import type { Luck } from "../core/table.ts";
import { seededLuck } from "../core/table.ts";
import type { Bus } from "./bus.ts";
import type { FramePages } from "./history.ts";
import type { Openings } from "./lobby.ts";
import type { Idle } from "./idle.ts";
import type { Metrics } from "./metrics.ts";
import type { Death } from "./missed.ts";
import type { Outreach } from "./notices/outreach.ts";
import type { Pace } from "./pace.ts";
import type { Connection, Room } from "./room.ts";
import type { Heard } from "./sharedTime.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { Store, TableRow } from "./store.ts";
import { StoreTrouble } from "./trouble.ts";
import type { WordFilter } from "./wordList.ts";

export interface Hall {
  readonly store: Store;
  readonly bus: Bus;
  /** This node among those that share the store. */
  readonly node: string;
  /** There can be no other one. */
  readonly isSole: boolean;
  /** The nodes that are alive, as far as this one knows, and when it knew. */
  alive: ReadonlySet<string>;
  aliveAt: number;
  /** When people have lost their nodes, oldest first. */
  deaths: readonly Death[];
  readonly thinker: Thinker;
  readonly metrics: Metrics;
  readonly log: Logger;
  /** Milliseconds a bot waits before it decides, so that people can follow. */
  readonly botPace: number;
  readonly now: () => number;
  /** When something came that is heard now. */
  readonly came: () => Heard;
  /** Frames somebody has answered while it could not be saved: when that came, and until when another try counts as the same. */
  readonly unsaved: Map<string, { readonly came: number; readonly until: number }>;
  /** For bots nobody waits for. */
  readonly idle: Idle;
  /** For work that takes long. */
  readonly pace: Pace;
  /** What is long past, as it was worked out. */
  readonly pages: FramePages;
  readonly rooms: Map<string, Promise<Room | undefined>>;
  readonly openings: Openings;
  /** Connections that follow the list of open tables. */
  readonly lobby: Set<Connection>;
  outages: readonly (readonly [number, number])[];
  /** Who was here today, and from where: never written down. */
  visitors: { readonly day: number; readonly seen: Map<string, string> };
  /** Until when somebody may not come, by kind and name. */
  bans: ReadonlyMap<string, number>;
  /** Makes words illegible that this house does not want. */
  readonly wordFilter: WordFilter;
  /** What keeps the store from its work now. Reading and watching go on as far as they can. */
  trouble: StoreTrouble | undefined;
  /** Since when there is any. */
  troubleSince: number;
  /** Finished open games are published here, for those to see who ask; undefined: none is. */
  publishing: Publishing | undefined;
  /** Whether somebody can be known again by a passkey. */
  hasPasskey(person: string): Promise<boolean>;
  /** The way to people who are not looking. */
  reach: Outreach | undefined;
  isClosing: boolean;
}

/** 128 bits nobody can guess, short enough for a link. No sign at its beginning that a command line takes for an option, none at
 * its end that programs cut off a link. */
export function newId(): string {
  for (;;) {
    const id = randomBytes(16).toString("base64url");
    if (/^[^-_].*[^-_]$/.test(id)) return id;
  }
}

export function luckOf({ secret, seats, terms }: TableRow): Luck {
  if (terms.seed !== undefined) return seededLuck(terms.seed);
  return fairLuck(
    secret,
    seats.map(({ value }) => value ?? null),
  );
}

/** How the luck of a finished game came about. */
export function proofOf({ secret, seats, terms: { seed, options: wish = {} } }: TableRow): LuckProof {
  const values = seats.map(({ value }) => value ?? null);
  return seed === undefined ? { commitment: commitmentTo(secret), secret, values, wish } : { seed, wish };
}

/** Work nobody waits for: a fault in it is logged, and concerns no other table. */
export function unattended(hall: Hall, work: Promise<unknown>): void {
  work.catch((error: unknown) => {
    if (!isTrouble(hall, error)) hall.log.error({ err: error }, "unattended work failed");
  });
}

/** Is it the store's trouble and no bug? Then it is remembered, and told once to whoever reads the log. */
export function isTrouble(hall: Hall, error: unknown): error is StoreTrouble {
  if (!(error instanceof StoreTrouble)) return false;
  if (hall.trouble?.kind !== error.kind) {
    hall.log.error({ trouble: error.kind }, error.message);
    if (hall.trouble) hall.metrics.trouble.set({ kind: hall.trouble.kind }, 0);
    else hall.troubleSince = hall.now();
    hall.metrics.trouble.set({ kind: error.kind }, 1);
    hall.trouble = error;
  }
  return true;
}
