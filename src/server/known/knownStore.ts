/** What a store keeps so that a guest stays known: passkeys, recovery codes, challenges that hold once, and merging. */
import type { Person } from "../store.ts";

/** A passkey: the public half of it. */
export interface PasskeyRow {
  /** The credential's id, as the browser has it. */
  readonly id: string;
  readonly person: string;
  /** The host it holds for. */
  readonly host: string;
  readonly key: Uint8Array;
  /** How often it was used, as far as it counts that. */
  readonly counter: number;
  readonly name: string;
  readonly created: number;
  readonly used: number;
}

/** Something a browser is to answer once, soon. */
export interface ChallengeRow {
  /** What the answer is for: binding a passkey, coming back by one, or merging. */
  readonly kind: "bind" | "enter" | "merge";
  /** For whom; null: whoever it turns out to be. */
  readonly person: string | null;
  /** Of a merge: who comes in. */
  readonly former: string | null;
}

/** A table at which somebody sits under another id from now on. */
export interface MovedTable {
  readonly id: string;
  readonly version: number;
}

/** How a merge went; without `tables`: nothing has changed, since both sit at these tables that are not over. */
export type Merge = { readonly tables: readonly MovedTable[] } | { readonly both: readonly string[] };

export interface KnownStore {
  /** By their id. */
  someone(id: string): Promise<Person | undefined>;
  /** By its hash. */
  addChallenge(hash: string, challenge: ChallengeRow, until: number): Promise<void>;
  /** Once: whoever asks again, at whatever node, is told that there is none. */
  takeChallenge(hash: string, now: number): Promise<ChallengeRow | undefined>;
  /** False: somebody has a passkey of this id. */
  addPasskey(passkey: PasskeyRow): Promise<boolean>;
  passkey(id: string): Promise<PasskeyRow | undefined>;
  /** Oldest first. */
  passkeys(person: string): Promise<readonly PasskeyRow[]>;
  /** False: its counter has not gone on, so that there may be two of it; or it is no more. */
  usePasskey(id: string, counter: number, now: number): Promise<boolean>;
  /** Of this person only. */
  namePasskey(person: string, id: string, name: string): Promise<boolean>;
  dropPasskey(person: string, id: string): Promise<boolean>;
  /** Instead of those there were. */
  setRecovery(person: string, hashes: readonly string[], now: number): Promise<void>;
  recoveryLeft(person: string): Promise<number>;
  /** Once. */
  useRecovery(hash: string): Promise<Person | undefined>;
  /** Two guests become one, who keeps their id and name. All of it or nothing, and the same again is done already. */
  merge(from: string, into: string, now: number): Promise<Merge>;
  /** Ids this person had as other guests before. */
  formerIds(person: string): Promise<readonly string[]>;
}
