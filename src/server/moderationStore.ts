/** The part of a store that is about people who disturb others: what is reported, who may not come, what operators have done. */
import type { JsonObject } from "../core/game.ts";
import type { Line } from "../core/protocol.ts";

export interface NewReport {
  readonly at: number;
  readonly table: string;
  /** Persons: who reports whom. */
  readonly by: string;
  readonly about: string;
  /** The name it goes by at that table. */
  readonly name: string;
  readonly why: string;
  readonly text: string;
  /** What was said there last. */
  readonly said: readonly Line[];
}

export interface Report extends NewReport {
  readonly k: number;
}

export interface Ban {
  readonly kind: "guest" | "address";
  readonly who: string;
  readonly until: number;
}

export interface NewAct {
  readonly at: number;
  readonly what: string;
  readonly detail: JsonObject;
}

export interface Act extends NewAct {
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
  /** A person reports another one at a table once; later reports of the same take the place of the first. */
  report(report: NewReport): Promise<void>;
  /** Those nobody has dealt with yet, newest first. */
  reports(most: number): Promise<Report[]>;
  bans(now: number): Promise<Ban[]>;
  /** An act and what it changes, both or neither. False: there was nothing to change. */
  act(act: NewAct, change: ActChange): Promise<boolean>;
  /** Newest first. */
  acts(most: number): Promise<Act[]>;
}
