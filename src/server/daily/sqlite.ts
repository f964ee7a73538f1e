/** Sealed deals in the SQLite file. */
import type { DatabaseSync } from "node:sqlite";
import type { DailyStore, NamedTry, TallyRow, TryRow } from "./store.ts";

const TRY = `day, game, person, "table", decision, begun, ended, score, counts, known, share`;
const OF = TRY.split(", ")
  .map((name) => `tries.${name}`)
  .join(", ");

export const dailyStatements = (db: DatabaseSync) => ({
  seal: db.prepare("INSERT OR IGNORE INTO deals (day, game, secret, made) VALUES (?, ?, ?, ?)"),
  secret: db.prepare("SELECT secret FROM deals WHERE day = ? AND game = ?"),
  add: db.prepare(`INSERT OR IGNORE INTO tries (${TRY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`),
  one: db.prepare(`SELECT ${TRY} FROM tries WHERE day = ? AND game = ? AND person = ?`),
  shared: db.prepare(`SELECT ${OF}, name FROM tries JOIN persons ON persons.id = person WHERE share = ?`),
  end: db.prepare(
    "UPDATE tries SET ended = ?4, score = ?5, counts = ?6, known = ?7 WHERE day = ?1 AND game = ?2 AND person = ?3 AND ended IS NULL",
  ),
  uncounted: db.prepare(
    `SELECT ${OF} FROM tries JOIN tables ON tables.id = tries."table" WHERE ended IS NULL AND stage = 'over' LIMIT ?`,
  ),
  tally: db.prepare(
    "SELECT score, known, count(*) AS count FROM tries WHERE day = ? AND game = ? AND counts = 1 GROUP BY score, known",
  ),
  underWay: db.prepare("SELECT count(*) AS count FROM tries WHERE day = ? AND game = ? AND ended IS NULL"),
  companions: db.prepare(
    `SELECT ${OF}, name FROM tries JOIN persons ON persons.id = person
     WHERE day = ?1 AND game = ?2 AND counts = 1 AND person <> ?3 AND person IN (
       SELECT other.person FROM sitting AS own JOIN sitting AS other ON other."table" = own."table" WHERE own.person = ?3
       UNION SELECT friend FROM friends WHERE person = ?3)
     ORDER BY score IS NULL, score, ended LIMIT ?4`,
  ),
  of: db.prepare(`SELECT ${TRY} FROM tries WHERE person = ? ORDER BY day DESC, game LIMIT ?`),
  drop: db.prepare("DELETE FROM tries WHERE person = ?"),
});

type DailyStatements = ReturnType<typeof dailyStatements>;

const readTry = ({ known, counts, ...row }: Record<string, unknown>): TryRow =>
  ({ ...row, counts: counts === 1, isKnown: known === 1 }) as unknown as TryRow;

export function dailyIn(
  sql: () => DailyStatements,
  read: <T>(look: () => T) => Promise<T>,
  write: <T>(run: () => T) => Promise<T>,
): DailyStore {
  return {
    sealDeal: (day, game, secret, now) =>
      write(() => {
        sql().seal.run(day, game, secret, now);
        return sql().secret.get(day, game)!.secret as string;
      }),
    dealSecret: (day, game) => read(() => sql().secret.get(day, game)?.secret as string | undefined),
    addTry: (row) =>
      write(() => {
        const { day, game, person, table, decision, begun, ended, score, counts, isKnown, share } = row;
        const values = [
          day,
          game,
          person,
          table,
          decision,
          begun,
          ended,
          score,
          Number(counts),
          Number(isKnown),
          share,
        ];
        return sql().add.run(...values).changes === 1;
      }),
    tryOf: (day, game, person) =>
      read(() => {
        const row = sql().one.get(day, game, person);
        return row && readTry(row);
      }),
    sharedTry: (share) =>
      read(() => {
        const row = sql().shared.get(share);
        return row && (readTry(row) as NamedTry);
      }),
    endTry: (day, game, person, { ended, score, counts, isKnown }) =>
      write(() => sql().end.run(day, game, person, ended, score, Number(counts), Number(isKnown)).changes === 1),
    uncounted: (most) => read(() => sql().uncounted.all(most).map(readTry)),
    tally: (day, game) =>
      read(() =>
        sql()
          .tally.all(day, game)
          .map(({ known, ...row }) => ({ ...row, isKnown: known === 1 }) as TallyRow),
      ),
    underWay: (day, game) => read(() => sql().underWay.get(day, game)!.count as number),
    companions: (day, game, person, most) =>
      read(() =>
        sql()
          .companions.all(day, game, person, most)
          .map((row) => readTry(row) as NamedTry),
      ),
    triesOf: (person, most) => read(() => sql().of.all(person, most).map(readTry)),
  };
}
