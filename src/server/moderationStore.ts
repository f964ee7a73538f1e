/** The part of a store that is about people who disturb others: what is reported, who may not come, what operators have done. */
import type { JsonObject } from "../core/game.ts";
import type { Line } from "../core/chat.ts";

/** What somebody reports. */
export interface NewReport {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** At which table. */
  readonly table: string;
  /** The person who reports. */
  readonly by: string;
  /** The person reported. */
  readonly about: string;
  /** The name it goes by at that table. */
  readonly name: string;
  /** What for: one of `REPORT_REASONS`. */
  readonly why: string;
  /** In one's own words. */
  readonly text: string;
  /** What was said there last. */
  readonly said: readonly Line[];
}

export interface Report extends NewReport {
  /** Its number. */
  readonly k: number;
}

/** Who may not come for a while. */
export interface Ban {
  /** Whether `who` is a guest's id or an address. */
  readonly kind: "guest" | "address";
  /** The guest's id, or the address; of IPv6 the network. */
  readonly who: string;
  /** Until when, in milliseconds since 1970. */
  readonly until: number;
}

/** What an operator has done. */
export interface NewAct {
  /** When, in milliseconds since 1970. */
  readonly at: number;
  /** `settle`, `close`, `ban` or `lift`. */
  readonly what: string;
  /** With what. */
  readonly detail: JsonObject;
}

export interface Act extends NewAct {
  /** Its number. */
  readonly k: number;
}

/** One of these. */
export interface ActChange {
  /** The number of a report that has been dealt with. */
  readonly settle?: number;
  readonly ban?: Ban;
  readonly lift?: Omit<Ban, "until">;
  /** A table, with everything on it. */
  readonly close?: string;
}

export interface ModerationStore {
  /** A person reports another one at a table once; later reports of the same take the place of the first. False: this request has reported before. */
  report(report: NewReport, request: string): Promise<boolean>;
  /** Those nobody has dealt with yet, newest first. */
  reports(most: number): Promise<Report[]>;
  bans(now: number): Promise<Ban[]>;
  /** An act and what it changes, both or neither. False: there was nothing to change. */
  act(act: NewAct, change: ActChange): Promise<boolean>;
  /** Newest first. */
  acts(most: number): Promise<Act[]>;
}
