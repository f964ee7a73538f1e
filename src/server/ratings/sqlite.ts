/** Ratings in the SQLite file. */
import type { DatabaseSync } from "node:sqlite";
import type { Before, EndedRated, MarkRow, RatedRow, RatingStore, RatedStanding } from "./store.ts";
import { LATELY_MS, readRated, whosOf } from "./rows.ts";

const MARK = `"table", who, k, game, at, season, mu, sigma, games, judgement, points, stake, decisions`;

export const ratingStatements = (db: DatabaseSync) => ({
  queue: db.prepare(`INSERT OR IGNORE INTO rated ("table", game, ended, seats) VALUES (?, ?, ?, ?)`),
  next: db.prepare(`SELECT k, "table", game, ended, seats FROM rated WHERE applied IS NULL ORDER BY k LIMIT 1`),
  applied: db.prepare("UPDATE rated SET applied = ? WHERE k = ?"),
  standing: db.prepare(
    "SELECT mu, sigma, games FROM marks WHERE who = ? AND game = ? AND season = ? ORDER BY k DESC LIMIT 1",
  ),
  lately: db.prepare(`SELECT "table" FROM marks WHERE who = ? AND game = ? AND at > ?`),
  mark: db.prepare(
    `INSERT INTO marks ("table", who, k, game, at, season, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ),
  lease: db.prepare(
    `UPDATE rated SET judge = ?1, lease = ?3 WHERE k = (
       SELECT k FROM rated WHERE judged IS NULL AND applied IS NOT NULL AND (lease IS NULL OR lease < ?2) ORDER BY k LIMIT 1)
     RETURNING k, "table", game, ended, seats`,
  ),
  judged: db.prepare(`UPDATE rated SET judged = ? WHERE "table" = ? AND judged IS NULL`),
  craft: db.prepare(
    `UPDATE marks SET judgement = ?, points = ?, stake = ?, decisions = ? WHERE "table" = ? AND who = ?`,
  ),
  of: db.prepare(`SELECT ${MARK} FROM marks WHERE who = ? AND game = ? ORDER BY k DESC LIMIT ?`),
  drop: db.prepare("DELETE FROM marks WHERE who = ?"),
});

type RatingStatements = ReturnType<typeof ratingStatements>;

export const queueRated = (sql: RatingStatements, table: string, { game, ended, seats }: EndedRated): void =>
  void sql.queue.run(table, game, ended, JSON.stringify(seats));

export function ratingsIn(
  sql: () => RatingStatements,
  read: <T>(look: () => T) => Promise<T>,
  write: <T>(run: () => T) => Promise<T>,
): RatingStore {
  const beforeOf = (who: string, { game, ended }: RatedRow, season: string): Before => ({
    standing: sql().standing.get(who, game, season) as unknown as RatedStanding | undefined,
    lately: sql()
      .lately.all(who, game, ended - LATELY_MS)
      .map(({ table }) => table as string),
  });
  return {
    applyNext: (season, now, apply) =>
      write(() => {
        const found = sql().next.get();
        if (!found) return undefined;
        const row = readRated(found);
        const before = new Map(whosOf(row).map((who) => [who, beforeOf(who, row, season)]));
        for (const [who, { mu, sigma, games }] of apply(row, before))
          sql().mark.run(row.table, who, row.k, row.game, row.ended, season, mu, sigma, games);
        sql().applied.run(now, row.k);
        return row;
      }),
    leaseNext: (node, now, until) =>
      write(() => {
        const found = sql().lease.get(node, now, until);
        return found && readRated(found);
      }),
    putCraft: (table, judgement, marks, now) =>
      write(() => {
        if (sql().judged.run(now, table).changes === 0) return false;
        for (const { who, points, stake, decisions } of marks)
          sql().craft.run(judgement, points, stake, decisions, table, who);
        return true;
      }),
    marksOf: (who, game, most) => read(() => sql().of.all(who, game, most) as unknown as MarkRow[]),
  };
}
