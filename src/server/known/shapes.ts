/** What the server says about staying known. */
import type { PastGame } from "../../core/career.ts";

/** A passkey as its guest sees it. */
export interface PasskeyInfo {
  /** To name or revoke it by. */
  readonly id: string;
  /** What the guest calls it. */
  readonly name: string;
  /** The host it holds for. */
  readonly host: string;
  /** When it was made, in milliseconds since 1970. */
  readonly created: number;
  /** When it was used last; 0: never. */
  readonly used: number;
}

/** How one comes back if this browser is lost. */
export interface KnownWays {
  /** The guest's passkeys, oldest first. */
  readonly passkeys: readonly PasskeyInfo[];
  /** So many recovery codes are left. */
  readonly codes: number;
}

/** What the browser is to be asked for, as WebAuthn has it. */
export interface PasskeyOptions {
  /** For `navigator.credentials`, in JSON. */
  readonly options: object;
}

/** Recovery codes, shown this once. */
export interface RecoveryCodes {
  /** Each works once. */
  readonly codes: readonly string[];
}

/** What a guest has, for somebody who is asked whether to merge. */
export interface Having {
  /** The guest's name. */
  readonly name: string;
  /** Tables that wait or run; 50 stands for more. */
  readonly running: number;
  /** Games that are over. */
  readonly finished: number;
}

/** Two guests meet in one browser. */
export interface MergeQuestion {
  /** What `POST /api/enter/settle` wants. */
  readonly ticket: string;
  /** So long it is good. */
  readonly seconds: number;
  /** Who this browser is. */
  readonly here: Having;
  /** Who has come back. */
  readonly there: Having;
  /** Tables that are not over at which both sit: until that is settled there, they cannot be merged. */
  readonly both: number;
}

/** Who one has become; or, with `ask`, nothing has changed yet. */
export interface Entered {
  /** Who has come back. */
  readonly person: string;
  /** The name. */
  readonly name: string;
  /** This browser was another guest who has something: what shall become of it? */
  readonly ask?: MergeQuestion;
}

/** What a guest may take along of it. */
export interface ExportedKnown {
  /** Ids the guest had before others were merged into this one. */
  readonly former: readonly string[];
  /** The guest's passkeys. */
  readonly passkeys: readonly PasskeyInfo[];
  /** So many recovery codes are left. */
  readonly codes: number;
  /** The id in the link to the guest's page; null: nobody else sees it. */
  readonly page: string | null;
  /** Finished games as the guest's page counts them. */
  readonly past: readonly Omit<PastGame, "company">[];
}

/** All of it, by the name it has outside. */
export interface KnownShapes {
  readonly KnownWays: KnownWays;
  readonly PasskeyOptions: PasskeyOptions;
  readonly RecoveryCodes: RecoveryCodes;
  readonly Entered: Entered;
}
