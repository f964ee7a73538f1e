/**
 * What operators have done: a log that is only added to. The file refuses changes of it, and each act carries the
 * fingerprint of itself and everything before, so that whoever edits the file otherwise is found out (`zt doctor`).
 */
import { createHash } from "node:crypto";
import { DatabaseSync } from "node:sqlite";
import type { JsonObject } from "../core/game.ts";
import { dropTable } from "./forgetting.ts";
import type { Act, ActChange, NewAct } from "./moderationStore.ts";
import type { Statements } from "./statements.ts";

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

/** Carries out what an operator wants and notes it. False: there is nothing it could be done to, and nothing is noted. */
export function carryOut(sql: Statements, { at, what, detail }: NewAct, change: ActChange): boolean {
  if (!isDone(sql, change)) return false;
  const text = JSON.stringify(detail);
  const before = (sql.lastSeal.get()?.seal as string | undefined) ?? "";
  sql.addAct.run(at, what, text, sealOf(before, at, what, text));
  return true;
}

function isDone(sql: Statements, { settle, ban, lift, close }: ActChange): boolean {
  if (settle !== undefined) return sql.settle.run(settle).changes === 1;
  if (ban) return sql.ban.run(ban.kind, ban.who, ban.until).changes === 1;
  if (lift) return sql.lift.run(lift.kind, lift.who).changes === 1;
  return close !== undefined && dropTable(sql, close);
}

export const readAct = (row: object): Act => {
  const { seal: _seal, detail, ...rest } = row as ActRow;
  return { ...rest, detail: JSON.parse(detail) as JsonObject };
};

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
