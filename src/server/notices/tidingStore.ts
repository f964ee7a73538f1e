/**
 * The part of a store that is about reaching people: their channels, and what is on its way to them. A tiding is written with
 * the change that causes it, once for each channel; whoever carries it holds it until it is settled, and who dies lets go of it.
 */
import type { JsonObject } from "../../core/game.ts";
import type { ChannelKind, Listening, Manner, TidingKind } from "../../core/notices.ts";

/** `test` and `confirm` are asked for, and come whatever a channel is for. */
export type AnyTiding = TidingKind | "test" | "confirm";

/** Somebody is to be told of something; without a person everybody who follows the table. */
export interface NewTiding {
  readonly person?: string;
  readonly kind: TidingKind;
  readonly table: string;
  /** The number of the entry it is about. */
  readonly n: number;
  /** Not before then. */
  readonly at: number;
  /** What its words are made from. */
  readonly detail: JsonObject;
}

/** What a change tells people. */
export interface Telling {
  readonly tidings: readonly NewTiding[];
  /** What waits for an answer to an earlier entry of this table is out of date. */
  readonly outdates?: number;
}

/** What makes a tiding the one it is: there is never another one like it. */
export interface TidingKey {
  readonly person: string;
  readonly kind: AnyTiding;
  readonly table: string;
  readonly n: number;
  readonly channel: string;
}

export type ChannelState = "on" | "off" | "unconfirmed" | "dead";

export interface ChannelRow {
  readonly id: string;
  readonly person: string;
  readonly kind: ChannelKind;
  readonly state: ChannelState;
  /** 1: only when nothing else has worked. */
  readonly reserve: number;
  /** Names of what is told on it, with blanks between. */
  readonly kinds: string;
  readonly made: number;
  /** Where it leads, and how it is called. */
  readonly detail: JsonObject;
  /** The last fault, and when; what worked last; how many tidings were given up since. */
  readonly error: string | null;
  readonly failed: number | null;
  readonly sent: number | null;
  readonly given: number;
}

/** One that somebody has taken to carry it. */
export interface HeldTiding extends TidingKey {
  readonly at: number;
  readonly made: number;
  /** Attempts before this one. */
  readonly tries: number;
  readonly detail: JsonObject;
  /** It waits for the digest. */
  readonly pile: number;
  readonly to: ChannelRow;
  readonly manner: Manner | undefined;
  readonly ear: Listening;
  /** When they were last heard of they were looking at the table. */
  readonly looked: boolean;
}

/** What became of it. */
export type Delivery =
  /** The other side has taken it. */
  | { readonly what: "sent" }
  /** Nobody needs it any more: seen, out of date, or not wanted. */
  | { readonly what: "moot" }
  /** Later: quiet hours, the digest, or nobody knows yet whether somebody is looking. It was no attempt. */
  | { readonly what: "wait"; readonly at: number; readonly pile?: number }
  | { readonly what: "again"; readonly at: number; readonly error: string }
  /** With `dead` the channel is no more. The next one in reserve takes over, unless another channel has it. */
  | { readonly what: "given-up"; readonly error: string; readonly dead?: true; readonly instead: string };

export interface Courier {
  readonly node: string;
  /** There can be no other one: who held anything before is gone. */
  readonly alone: boolean;
  readonly now: number;
}

export interface TidingStore {
  /** Something all nodes share and nobody else knows: whoever asks first makes it. */
  secret(name: string, fresh: string): Promise<string>;

  /** Oldest first. */
  channels(person: string): Promise<readonly ChannelRow[]>;
  channel(id: string): Promise<ChannelRow | undefined>;
  /** New, or changed by its owner: what became of it so far stays, unless it is on again after it was dead. */
  saveChannel(row: ChannelRow): Promise<void>;
  /** With everything on its way to it. */
  dropChannel(id: string): Promise<void>;

  manner(person: string): Promise<{ readonly manner: Manner; readonly feed: number } | undefined>;
  /** `feed` counts the addresses of the calendar; odd: the latest is good. */
  saveManner(person: string, manner: Manner, feed: number): Promise<void>;
  ears(person: string): Promise<readonly { readonly table: string; readonly ear: Listening }[]>;
  setEar(person: string, table: string, ear: Listening): Promise<void>;

  /** Beside no other change. */
  tell(telling: Telling, table: string): Promise<void>;
  /** To one channel, whatever it is for. */
  tellChannel(key: TidingKey, at: number, detail: JsonObject): Promise<void>;
  /** Takes so many that are due and that nobody alive holds. */
  hold(courier: Courier, most: number): Promise<readonly HeldTiding[]>;
  /** False: somebody else holds it by now, and nothing has changed. */
  settle(key: TidingKey, courier: Courier, settled: Delivery): Promise<boolean>;
  /** What is on its way to somebody or has lately been, newest first. */
  tidingsOf(
    person: string,
    most: number,
  ): Promise<readonly (TidingKey & { readonly state: string; readonly at: number })[]>;
  /** Forgets what was settled before then, and channels that died. Resolves with how many still wait. */
  tidyTidings(before: number): Promise<number>;
  /** Somebody who has a channel looks at a table since then; 0: no more. */
  look(table: string, person: string, at: number): Promise<void>;
}
