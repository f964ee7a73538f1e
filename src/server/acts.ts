/**
 * What operators have done: a log that is only added to. The file refuses changes of it, and each act carries the
 * fingerprint of itself and everything before, so that whoever edits the file otherwise is found out (`zt doctor`).
 */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { JsonObject } from "../core/game.ts";

export interface Act {
  readonly k: number;
  readonly at: number;
  readonly what: string;
  readonly detail: JsonObject;
}

interface ActRow {
  readonly k: number;
  readonly at: number;
  readonly what: string;
  readonly detail: string;
  readonly seal: string;
}

export const sealOf = (before: string, at: number, what: string, detail: string): string =>
  createHash("sha256")
    .update(JSON.stringify([before, at, what, detail]))
    .digest("base64url");

/** The number of the first act that is not what it was; undefined: the log is whole. */
export function checkSeals(file: string): number | undefined {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    let before = "";
    let next = 1;
    for (const row of db.prepare("SELECT k, at, what, detail, seal FROM acts ORDER BY k").iterate()) {
      const { k, at, what, detail, seal } = row as unknown as ActRow;
      if (k !== next || sealOf(before, at, what, detail) !== seal) return k;
      before = seal;
      next++;
    }
    return undefined;
  } finally {
    db.close();
  }
}
