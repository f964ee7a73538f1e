/** What can keep a store from its work, told in one sentence that says what to do. */

export type Trouble =
  | "full"
  | "failing"
  | "locked"
  | "read-only"
  | "damaged"
  | "newer"
  | "foreign"
  | "in-use"
  | "unreachable"
  | "moved"
  | "away"
  | "slow"
  | "denied";

/** What whoever runs the server can do about it. */
const ADVICE: Readonly<Record<Trouble, string>> = {
  full: "The disk is full: make room on it",
  failing: "The disk does not take or give data: check it and its limits",
  locked: "Another program has locked the file: end that program",
  "read-only": "The file cannot be written: give this user the right to write to it and its folder",
  damaged: "The file is damaged: restore a backup (zt restore), or move the file away to begin anew",
  newer: "The file was made by a newer version: start that version, or restore an older backup",
  foreign: "This is not a file of this server: name another folder in DATA_DIR",
  "in-use": "Another server already runs on this folder: stop that one, or name another folder in DATA_DIR",
  unreachable: "The file cannot be opened: see that its folder exists and that this user may read it",
  moved: "The file was moved, deleted or replaced while the server runs: put it back, or start again",
  away: "The database does not answer: see that it runs and that DATABASE_URL says where",
  slow: "The database takes too long: see what keeps it busy",
  denied: "The database lets this user not in: correct DATABASE_URL, or the user's rights there",
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

/** SQLite's result codes: the extended ones where they say more, else the primary one in their lowest byte. */
const SQLITE: Readonly<Record<number, Trouble>> = {
  3: "read-only", // PERM
  5: "locked", // BUSY
  6: "locked", // LOCKED
  8: "read-only", // READONLY
  10: "failing", // IOERR
  11: "damaged", // CORRUPT
  13: "full", // FULL
  14: "unreachable", // CANTOPEN
  26: "damaged", // NOTADB
  4874: "full", // IOERR_SHMSIZE: no room for the index beside the journal
};

const SYSTEM: Readonly<Record<string, Trouble>> = {
  ENOSPC: "full",
  EDQUOT: "full",
  EIO: "failing",
  EACCES: "read-only",
  EPERM: "read-only",
  EROFS: "read-only",
  ENOENT: "unreachable",
  ENOTDIR: "unreachable",
};

/** What an error of SQLite or of the file system means for a store; undefined: it is a bug of ours. */
export function troubleOf(error: unknown): StoreTrouble | undefined {
  if (error instanceof StoreTrouble || !(error instanceof Error))
    return error instanceof StoreTrouble ? error : undefined;
  const { errcode, syscall, code } = error as { errcode?: number; syscall?: string; code?: string };
  const kind =
    errcode === undefined
      ? // Of the network's errors nothing is known here.
        syscall !== "listen" && SYSTEM[code ?? ""]
      : (SQLITE[errcode] ?? SQLITE[errcode & 0xff]);
  return kind ? new StoreTrouble(kind, error.message, error) : undefined;
}
