/** Ratings in PostgreSQL. The queue has one lock: numbers are given and games applied one after the other, by whatever node. */
import { LATELY_MS, readRated, whosOf } from "../ratings/rows.ts";
import type { Before, EndedRated, MarkRow, RatedRow, RatingStore, RatedStanding } from "../ratings/store.ts";
import type { DatabaseCommits } from "./commits.ts";
import type { Ask, PostgresDatabase, Question } from "./connection.ts";

const MARK = `"table", who, k, game, at, season, mu, sigma, games, judgement, points, stake, decisions`;

const TEXTS = {
  // "rate": whoever has it is alone with the queue until the end of the transaction.
  lockRated: "SELECT pg_advisory_xact_lock(1918989413)",
  queueRated: `INSERT INTO rated (k, "table", game, ended, seats)
    SELECT coalesce(max(k), 0) + 1, $1, $2, $3, $4 FROM rated ON CONFLICT DO NOTHING`,
  nextRated: `SELECT k, "table", game, ended, seats FROM rated WHERE applied IS NULL ORDER BY k LIMIT 1`,
  appliedRated: "UPDATE rated SET applied = $2 WHERE k = $1",
  standingOf: "SELECT mu, sigma, games FROM marks WHERE who = $1 AND game = $2 AND season = $3 ORDER BY k DESC LIMIT 1",
  latelyOf: `SELECT "table" FROM marks WHERE who = $1 AND game = $2 AND at > $3`,
  addMark: `INSERT INTO marks ("table", who, k, game, at, season, mu, sigma, games) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
  leaseRated: `UPDATE rated SET judge = $1, lease = $3 WHERE k = (
      SELECT k FROM rated WHERE judged IS NULL AND applied IS NOT NULL AND (lease IS NULL OR lease < $2)
      ORDER BY k LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING k, "table", game, ended, seats`,
  judgedRated: `UPDATE rated SET judged = $2 WHERE "table" = $1 AND judged IS NULL RETURNING k`,
  craftMark: `UPDATE marks SET judgement = $3, points = $4, stake = $5, decisions = $6 WHERE "table" = $1 AND who = $2`,
  marksOf: `SELECT ${MARK} FROM marks WHERE who = $1 AND game = $2 ORDER BY k DESC LIMIT $3`,
  dropMarks: "DELETE FROM marks WHERE who = $1",
} as const;

export const RATINGS = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, { name, text }]),
) as Record<keyof typeof TEXTS, Question>;

/** Jobs of this key come one after the other. */
const QUEUE = "rated";

/** In the transaction in which the game ends. */
export async function queueRated(ask: Ask, table: string, { game, ended, seats }: EndedRated): Promise<void> {
  await ask(RATINGS.lockRated);
  await ask(RATINGS.queueRated, [table, game, ended, JSON.stringify(seats)]);
}

async function beforeOf(ask: Ask, who: string, { game, ended }: RatedRow, season: string): Promise<Before> {
  const [standing] = await ask(RATINGS.standingOf, [who, game, season]);
  const lately = await ask(RATINGS.latelyOf, [who, game, ended - LATELY_MS]);
  return { standing: standing as RatedStanding | undefined, lately: lately.map(({ table }) => table as string) };
}

export const ratingStore = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): RatingStore => ({
  applyNext: (season, now, apply) =>
    write(QUEUE, async (attempt) => {
      await attempt.ask(RATINGS.lockRated);
      const [found] = await attempt.ask(RATINGS.nextRated);
      if (!found) return undefined;
      const row = readRated(found);
      const before = new Map<string, Before>();
      for (const who of whosOf(row)) before.set(who, await beforeOf(attempt.ask, who, row, season));
      for (const [who, { mu, sigma, games }] of apply(row, before))
        await attempt.ask(RATINGS.addMark, [row.table, who, row.k, row.game, row.ended, season, mu, sigma, games]);
      await attempt.ask(RATINGS.appliedRated, [row.k, now]);
      return row;
    }),
  leaseNext: (node, now, until) =>
    write(QUEUE, async (attempt) => {
      const [found] = await attempt.ask(RATINGS.leaseRated, [node, now, until]);
      return found && readRated(found);
    }),
  putCraft: (table, judgement, marks, now) =>
    write(QUEUE, async (attempt) => {
      const done = await attempt.ask(RATINGS.judgedRated, [table, now]);
      if (done.length === 0) return attempt.isAgain;
      for (const { who, points, stake, decisions } of marks)
        await attempt.ask(RATINGS.craftMark, [table, who, judgement, points, stake, decisions]);
      return true;
    }),
  marksOf: async (who, game, most) => (await ask(RATINGS.marksOf, [who, game, most])) as unknown as MarkRow[],
});
