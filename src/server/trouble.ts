/** What can keep a store from its work, told in one sentence that says what to do. */

export type Trouble = "full" | "locked" | "read-only" | "damaged" | "newer" | "foreign" | "in-use" | "unreachable";

/** What whoever runs the server can do about it. */
const ADVICE: Readonly<Record<Trouble, string>> = {
  full: "The disk is full: make room on it",
  locked: "Another program has locked the file: end that program",
  "read-only": "The file cannot be written: give this user the right to write to it and its folder",
  damaged: "The file is damaged: restore a backup (zt restore), or move the file away to begin anew",
  newer: "The file was made by a newer version: start that version, or restore an older backup",
  foreign: "This is not a file of this server: name another folder in DATA_DIR",
  "in-use": "Another server already runs on this folder: stop that one, or name another folder in DATA_DIR",
  unreachable: "The file cannot be opened: see that its folder exists and that this user may read it",
};

/** A store that cannot do what it was asked: nothing of it has been done. */
export class StoreTrouble extends Error {
  readonly kind: Trouble;
  constructor(kind: Trouble, detail?: string, cause?: unknown) {
    super(`${ADVICE[kind]}${detail === undefined ? "" : ` (${detail})`}.`, { cause });
    this.name = "StoreTrouble";
    this.kind = kind;
  }
}

/** SQLite's primary result codes. */
const KINDS: Readonly<Record<number, Trouble>> = {
  // BUSY, LOCKED
  5: "locked",
  6: "locked",
  // PERM, READONLY
  3: "read-only",
  8: "read-only",
  // IOERR: a disk that fails or has no room for a journal.
  10: "full",
  // CORRUPT, NOTADB
  11: "damaged",
  26: "damaged",
  13: "full",
  14: "unreachable",
};

interface SqliteError extends Error {
  readonly errcode: number;
}

const isSqliteError = (error: unknown): error is SqliteError => error instanceof Error && "errcode" in error;

/** What an error of SQLite means for a store; undefined: it is a bug of ours. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
  if (error instanceof StoreTrouble) return error;
  if (!isSqliteError(error)) return undefined;
  // Extended codes have the primary one in their lowest byte.
  const kind = KINDS[error.errcode & 0xff];
  return kind && new StoreTrouble(kind, error.message, error);
}
