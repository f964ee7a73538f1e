/**
 * What must not be lost, as a small contract. A change resolves only when everything in it is on disk; two nodes that
 * extend the same game cannot both succeed, since an entry's number is its key. What the store cannot do it rejects with
 * a `StoreTrouble`: nothing of that change has happened, others are not concerned, and it may be tried again.
 */
import type { Json, JsonObject, Result, Seat } from "../core/game.ts";
import type { Line } from "../core/chat.ts";
import type { Terms } from "../core/protocol.ts";
import type { Entry } from "../core/table.ts";
import type { DailyStore } from "./daily/store.ts";
import type { ModerationStore } from "./moderationStore.ts";
import type { EndedRated, RatingStore } from "./ratings/store.ts";
import type { Telling, TidingStore } from "./notices/tidingStore.ts";
import type { CompanyStore } from "./company/companyStore.ts";
import type { KnownStore } from "./known/knownStore.ts";
import type { PastStore } from "./player/pastStore.ts";

/** A node whose last beat is older than this is dead: others take over. */
export const ALIVE_MS = 2000;

/**
 * Longer than this without a beat is an outage: of a single server, which beats every two seconds, and of nodes, which do so
 * every half. If one of them has lived through it, only the store was away: people could think, nobody is charged for what they
 * decided in vain, and only what is so long that they give up trying is given back.
 */
export const OUTAGE_MS = { alone: 5000, shared: 1500, bridged: 10_000 } as const;

export type Stage = "waiting" | "playing" | "over";

/** A place at a table, as stored. */
export interface SeatRow {
  /** The person it belongs to. */
  readonly person?: string;
  readonly name?: string;
  readonly colour?: string;
  /** A bot of this level sits here. */
  readonly bot?: string;
  /** A bot plays for the person. */
  readonly standIn?: boolean;
  readonly order?: string;
  /** The person's part in the luck. */
  readonly value?: string;
}

/** A request that has changed a row, and what it was answered. */
export type DoneRow = readonly [request: string, answer: object];

export interface TableRow {
  readonly id: string;
  /** The id in the onlookers' link. */
  readonly watch: string;
  /** Counts changes of this row; a change made from an older version is refused. */
  readonly version: number;
  readonly stage: Stage;
  readonly open: boolean;
  readonly created: number;
  readonly host: string;
  readonly terms: Terms;
  readonly seats: readonly SeatRow[];
  /** 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** It was laid in the open while this house publishes such games, without names, when they are over: whoever sits down is told so. */
  readonly published?: true;
  /** The day whose sealed deal is played here: its luck is everybody's, and stays secret until that day is over. */
  readonly daily?: string;
  /** Who was sent away by the host, and from where. */
  readonly banned: readonly string[];
  /** The id in the link for newcomers, once it is not the table's own any more. */
  readonly door?: string;
  /** Once the game has begun: its options and canonical state. */
  readonly setup?: { readonly options: JsonObject; readonly state: Json };
  /** The table of the rematch, and the id in its onlookers' link. */
  readonly next?: string;
  readonly nextWatch?: string;
  /** Who has given up a seat of the running game, and which: they have seen its hand. */
  readonly left?: Readonly<Record<string, Seat>>;
  /** Once it is over: how and when it ended. Tables of earlier versions do not say it here. */
  readonly result?: Result;
  readonly ended?: number;
  /** What was done here last, until the game is over. */
  readonly done?: readonly DoneRow[] | undefined;
}

export interface EntryRow extends Entry {
  readonly n: number;
  readonly at: number;
  /** Milliseconds left per seat after this entry; null where no clock runs. */
  readonly left: readonly (number | null)[];
  /** Person and id of the request it came from, so that asking twice does it once. */
  readonly request?: string;
}

/** A state on the way, to begin from instead of the start. Its bytes hold for one layout only. */
export interface SnapshotRow {
  readonly n: number;
  readonly at: number;
  readonly state: Uint8Array;
  readonly outcomes: number;
  readonly layout: string;
}

export interface Person {
  readonly id: string;
  readonly name: string;
}

/** The hash of a token, and whose it is. */
export interface TokenRow extends Person {
  readonly token: string;
}

/** Something somebody has said. */
export interface SaidRow {
  readonly table: string;
  readonly k: number;
  readonly text: string;
  readonly at: number;
}

/** A device of a person: the hash of its token, what it is called, and when it was here last. */
export interface DeviceRow {
  readonly key: string;
  readonly device: string;
  readonly seen: number;
}

/** Moments before which something may be forgotten; without one it is kept. */
export interface Forgetting {
  /** Tables whose game never began. */
  readonly waiting?: number;
  /** Games that were over. */
  readonly over?: number;
  /** Games where nobody has decided anything since. */
  readonly abandoned?: number;
  /** Guests who were not seen since and sit at no table. */
  readonly guests?: number;
}

/** All of it, or nothing. */
export interface Change {
  readonly table: string;
  /** The row with its version raised by one. */
  readonly row?: TableRow;
  readonly entry?: EntryRow;
  /** When something is due at this table without a click; null: nothing is. Undefined: as before. */
  readonly due?: number | null;
  /** A table that is laid beside the changed row, such as for a rematch; nothing happens if its request has laid one before. */
  readonly lay?: { readonly row: TableRow; readonly request: string };
  /** With this change a rated game ends: it is put in the queue. */
  readonly rated?: EndedRated | undefined;
  /** Who is to be told of it. */
  readonly tell?: Telling;
}

/** How far a table has come: its row's version, its latest entry and line; −1: none. */
export interface Head {
  readonly id: string;
  readonly version: number;
  readonly n: number;
  readonly k: number;
}

/** Somebody who has a seat and is not there. */
export interface Missing {
  readonly person: string;
  readonly since: number;
}

/** Only tables at which no other node that is alive acts. */
export interface Free {
  readonly node: string;
  readonly now: number;
}

/** A place in the order in which finished tables were changed last. */
export interface OverPlace {
  readonly changed: number;
  readonly id: string;
}

/** Some of the tables of a person. */
export interface Which {
  /** Only those that are over, or only the others. */
  readonly over?: boolean;
  /** Only those laid before this one. */
  readonly before?: string;
}

export interface Store
  extends ModerationStore, DailyStore, RatingStore, TidingStore, KnownStore, CompanyStore, PastStore {
  /** False: this request has already made a table; `madeBy` says which. */
  create(row: TableRow, request: string): Promise<boolean>;
  madeBy(request: string): Promise<string | undefined>;
  /** By its own id, its onlookers' or its newcomers'. */
  table(id: string): Promise<TableRow | undefined>;
  /** Of those tables that there are. A game that lies packed has no entries of its own any more. */
  heads(tables: readonly string[]): Promise<Head[]>;
  /** In order, at most so many. */
  entries(table: string, from: number, most?: number): Promise<EntryRow[]>;
  /** Those of a layout that are not later than an entry and a moment, newest first. */
  snapshots(table: string, layout: string, until: { n: number; at: number }, most: number): Promise<SnapshotRow[]>;
  /** One for each number; nothing rests on it but speed. */
  addSnapshot(table: string, snapshot: SnapshotRow): Promise<void>;
  /** False: somebody else was first, and nothing has changed. */
  commit(change: Change): Promise<boolean>;
  /** Open tables that wait for people, newest first. */
  openTables(most: number): Promise<TableRow[]>;
  /** Finished tables behind a place, those first that were changed least lately; each with its own place. */
  overTables(after: OverPlace, most: number): Promise<{ readonly row: TableRow; readonly at: OverPlace }[]>;
  /** Tables where something is due at a moment until then, the earliest first; with `free`, where that node may act. */
  due(until: number, free?: Free): Promise<string[]>;
  /** Tables where something is due at once: a bot or a standing order. */
  dueNow(most: number, free?: Free): Promise<string[]>;
  /** Tables a person sits at, newest first. */
  tablesOf(person: string, most: number, which?: Which): Promise<TableRow[]>;
  /** Puts the entries of games that were over before then into one compressed piece each. Resolves with how many there were. */
  pack(before: number, most: number): Promise<number>;
  /** Forgets what was not touched since, a bounded number of each kind at a time. Resolves with the tables forgotten. */
  forget(before: Forgetting): Promise<readonly string[]>;

  /** By the hash of a token. */
  person(token: string): Promise<Person | undefined>;
  /** Of many tokens at once, those that are good for good, and whose they are. */
  people(tokens: readonly string[]): Promise<readonly TokenRow[]>;
  addPerson(person: Person, token: string, now: number, device?: string): Promise<void>;
  rename(person: string, name: string): Promise<void>;
  /** This person was here at that moment, with that token. */
  saw(person: string, token: string, now: number): Promise<void>;
  /** A further token for the same person, until then or for good. */
  addToken(token: string, person: string, until?: number): Promise<void>;
  /** The person of a token that is valid only for a while. */
  peek(token: string, now: number): Promise<Person | undefined>;
  /** Gives its person another token for good, on a device. It works once. */
  claim(token: string, next: string, device: string, now: number): Promise<Person | undefined>;
  /** The tokens of a person that are valid for good, and the devices they are on, the one seen last first. */
  devices(person: string): Promise<readonly DeviceRow[]>;
  /** Tokens of this person that are good no more. */
  revoke(person: string, tokens: readonly string[]): Promise<void>;
  /** Ids of tables a person has ever sat at, in the order of their ids, after one of them. */
  sat(person: string, after: string, most: number): Promise<string[]>;
  /** Everything a person has said, by table. */
  saidBy(person: string): Promise<readonly SaidRow[]>;
  /** The person, their tokens, what they said, and that they sat anywhere. */
  forgetPerson(person: string): Promise<void>;

  /** The line's number; the same request gives the same number again. */
  say(table: string, line: Omit<Line, "k"> & { readonly seat: Seat | null }, request: string): Promise<number>;
  lines(table: string, from: number): Promise<Line[]>;
  /** The last lines that were said up to a moment, oldest first. */
  lastLines(table: string, until: number, most: number): Promise<Line[]>;

  /** One node acts at a table: bots, clocks, standing orders. True: it is this one, until it lets go or misses its beats. */
  keep(table: string, node: string, now: number): Promise<boolean>;
  letGo(table: string, node: string): Promise<void>;
  /** Somebody who has a seat is gone since then; of several moments the latest counts. */
  miss(table: string, person: string, at: number): Promise<void>;
  /** Somebody was there at that moment; a later one when they were gone stays noted. */
  found(table: string, person: string, at: number): Promise<void>;
  missing(table: string): Promise<readonly Missing[]>;
  /** What all nodes go by, in milliseconds since 1970. */
  time(): Promise<number>;
  /** A node is alive at this moment. Times when none was are outages. Resolves with the nodes that are alive. */
  beat(now: number, node?: string): Promise<readonly string[]>;
  /** A node goes, and keeps no table any more. */
  farewell(node: string): Promise<void>;
  /** When nobody was alive, oldest first. */
  outages(): Promise<readonly (readonly [from: number, to: number])[]>;
  close(): Promise<void>;
}
