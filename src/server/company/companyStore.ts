/** The part of a store that is about company: who is whose friend, and which tables stand every week. */
import type { Terms } from "../../core/protocol.ts";
import type { Person } from "../store.ts";

export interface FriendRow extends Person {
  readonly made: number;
}

export interface WeeklyRow {
  readonly id: string;
  readonly host: string;
  readonly terms: Terms;
  readonly zone: string;
  readonly weekday: number;
  readonly minutes: number;
  /** When it begins next. */
  readonly next: number;
  /** The table that was laid last. */
  readonly table: string | null;
}

export interface WeeklyPeople extends WeeklyRow {
  /** In the order in which they were asked. */
  readonly people: readonly Person[];
}

export interface CompanyStore {
  /** By name. */
  friends(person: string): Promise<readonly FriendRow[]>;
  /** Each is the other's friend. */
  befriend(one: string, other: string, now: number): Promise<void>;
  unfriend(one: string, other: string): Promise<void>;
  friendLink(person: string): Promise<string | undefined>;
  /** The one before is good no more; undefined: there is none. */
  setFriendLink(person: string, token: string | undefined): Promise<void>;
  /** Whose link it is. */
  linked(token: string): Promise<Person | undefined>;

  /** Those somebody is asked to, the next one first. */
  weekliesOf(person: string): Promise<readonly WeeklyPeople[]>;
  addWeekly(row: WeeklyRow, people: readonly string[]): Promise<void>;
  /** One person less; who has laid it ends it. */
  leaveWeekly(id: string, person: string): Promise<void>;
  dueWeeklies(until: number, most: number): Promise<readonly WeeklyPeople[]>;
  /** Once: false if somebody has done it already. */
  turnWeekly(id: string, from: number, to: number, table: string | null): Promise<boolean>;
}
