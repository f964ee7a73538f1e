/** What the errors of PostgreSQL and of the way to it mean for a store. */
import pg from "pg";
import type { Trouble } from "../trouble.ts";
import { StoreTrouble } from "../trouble.ts";

/** By the class of an error (its first two letters) or by the error itself. */
const SQLSTATES: Readonly<Record<string, Trouble>> = {
  "08": "away", // connection exceptions
  "57": "away", // shut down, crashed, starting up
  "53": "away", // too many connections, out of memory
  53100: "full",
  "57014": "slow", // statement timeout
  "55P03": "slow", // lock timeout
  25006: "read-only",
  25: "away", // idle for too long in a transaction
  28: "denied",
  "3D": "denied",
  42501: "denied", // insufficient privilege
  58: "failing",
  XX001: "damaged",
  XX002: "damaged",
};

/** The network's, and the client's own that have no code. */
const NETWORK = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);
const SENTENCES = /connection|timeout|not queryable|client was closed/i;

/** Two nodes have waited for each other, or met: to be tried again as it is. */
export const isCollision = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "40P01" || error.code === "40001");

/** A key that was there already. */
export const isTaken = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "23505";

/** A statement after one that failed, in the same transaction. */
export const isFollower = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === "25P02";

/** Undefined: it is a bug of ours. */
export function databaseTrouble(error: unknown): StoreTrouble | undefined {
  if (error instanceof StoreTrouble) return error;
  if (!(error instanceof Error)) return undefined;
  if (error instanceof pg.DatabaseError) {
    const { code = "" } = error;
    const kind = SQLSTATES[code] ?? (isFollower(error) ? undefined : SQLSTATES[code.slice(0, 2)]);
    return kind && new StoreTrouble(kind, error.message, error);
  }
  const { code, errors } = error as { code?: string; errors?: readonly Error[] };
  // Where a name has several addresses, each has failed.
  if (errors?.[0]) return databaseTrouble(errors[0]);
  if (code !== undefined ? NETWORK.has(code) : SENTENCES.test(error.message))
    return new StoreTrouble("away", error.message, error);
  return undefined;
}

/** Trouble that may be over in a moment: the same is tried again as long as people would wait. */
export const isPassing = ({ kind }: StoreTrouble): boolean => kind === "away" || kind === "slow";
