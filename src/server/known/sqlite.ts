/** Staying known, in SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { Person } from "../store.ts";
import { BELONGINGS, dropping, giving } from "./belongings.ts";
import type { ChallengeRow, KnownStore, Merge, MovedTable, PasskeyRow } from "./knownStore.ts";

export function knownStatements(db: DatabaseSync) {
  const sits = (who: string): string =>
    `EXISTS (SELECT 1 FROM json_each(row, '$.seats') WHERE value ->> 'person' = ${who})`;
  const both = `SELECT "table" FROM sitting WHERE person = ?1 INTERSECT SELECT "table" FROM sitting WHERE person = ?2`;
  return {
    addChallenge: db.prepare("INSERT INTO challenges (hash, kind, person, former, until) VALUES (?, ?, ?, ?, ?)"),
    takeChallenge: db.prepare("DELETE FROM challenges WHERE hash = ? RETURNING kind, person, former, until"),
    dropOldChallenges: db.prepare("DELETE FROM challenges WHERE until < ?"),
    addPasskey: db.prepare(
      "INSERT OR IGNORE INTO passkeys (id, person, host, key, counter, name, created, used) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
    ),
    passkey: db.prepare("SELECT id, person, host, key, counter, name, created, used FROM passkeys WHERE id = ?"),
    passkeys: db.prepare(
      "SELECT id, person, host, key, counter, name, created, used FROM passkeys WHERE person = ? ORDER BY created, id",
    ),
    usePasskey: db.prepare(
      "UPDATE passkeys SET counter = ?2, used = ?3 WHERE id = ?1 AND (counter < ?2 OR (counter = 0 AND ?2 = 0))",
    ),
    namePasskey: db.prepare("UPDATE passkeys SET name = ?3 WHERE person = ?1 AND id = ?2"),
    dropPasskey: db.prepare("DELETE FROM passkeys WHERE person = ? AND id = ?"),
    dropRecovery: db.prepare("DELETE FROM recovery WHERE person = ?"),
    addRecovery: db.prepare("INSERT INTO recovery (hash, person, made) VALUES (?, ?, ?)"),
    recoveryLeft: db.prepare("SELECT count(*) AS count FROM recovery WHERE person = ?"),
    useRecovery: db.prepare("DELETE FROM recovery WHERE hash = ? RETURNING person"),
    someone: db.prepare("SELECT id, name FROM persons WHERE id = ?"),

    mergedInto: db.prepare("SELECT 1 FROM merged WHERE former = ? AND person = ?"),
    bothSit: db.prepare(
      `SELECT id FROM tables WHERE stage <> 'over' AND id IN (${both}) AND ${sits("?1")} AND ${sits("?2")}`,
    ),
    // At a finished table where both sat, the seat of who comes in stays nobody's in particular.
    moveTables: db.prepare(
      `UPDATE tables SET version = version + 1,
       row = json_set(replace(row, ?1, ?2), '$.version', version + 1)
       WHERE id IN (SELECT "table" FROM sitting WHERE person = ?1)
       AND NOT (stage = 'over' AND id IN (${both}) AND ${sits("?1")} AND ${sits("?2")}) RETURNING id, version`,
    ),
    moveSitting: db.prepare("UPDATE OR IGNORE sitting SET person = ?2 WHERE person = ?1"),
    moveLines: db.prepare(
      "UPDATE lines SET request = ?2 || ' ~' || request WHERE request >= ?1 || ' ' AND request < ?1 || '!'",
    ),
    moveTokens: db.prepare("UPDATE tokens SET person = ?2 WHERE person = ?1 AND until IS NULL"),
    moveReportsBy: db.prepare("UPDATE reports SET by = ?2 WHERE by = ?1"),
    moveReportsAbout: db.prepare("UPDATE reports SET about = ?2 WHERE about = ?1"),
    moveBans: db.prepare(
      `INSERT INTO bans SELECT kind, ?2, until FROM bans WHERE kind = 'guest' AND who = ?1
       ON CONFLICT (kind, who) DO UPDATE SET until = max(until, excluded.until)`,
    ),
    moveSummaries: db.prepare(
      `UPDATE summaries SET person = CASE WHEN EXISTS (
         SELECT 1 FROM summaries AS other WHERE other."table" = summaries."table" AND other.person = ?2
       ) THEN NULL ELSE ?2 END WHERE person = ?1`,
    ),
    // What is rated later is rated for who stays.
    moveRated: db.prepare(
      `UPDATE rated SET seats = replace(seats, ?1, ?2) WHERE (applied IS NULL OR judged IS NULL)
       AND "table" IN (SELECT "table" FROM sitting WHERE person = ?1)`,
    ),
    loseSat: db.prepare("DELETE FROM sitting WHERE person = ?"),
    loseTokens: db.prepare("DELETE FROM tokens WHERE person = ?"),
    losePerson: db.prepare("DELETE FROM persons WHERE id = ?"),
    noteMerged: db.prepare("INSERT INTO merged (former, person, at) VALUES (?, ?, ?)"),
    formerIds: db.prepare("SELECT former FROM merged WHERE person = ? ORDER BY at"),
    forgetSummaries: db.prepare("UPDATE summaries SET person = NULL, name = '–' WHERE person = ?"),
    give: BELONGINGS.map((each) => db.prepare(giving(each, ["?1", "?2"]))),
    drop: BELONGINGS.map((each) => db.prepare(dropping(each, "?1"))),
  };
}

export type KnownStatements = ReturnType<typeof knownStatements>;

/** What a person has besides tokens, tables and talk. */
export function forgetBelongings(sql: KnownStatements, person: string): void {
  sql.forgetSummaries.run(person);
  for (const drop of sql.drop) drop.run(person);
}

function merge(sql: KnownStatements, from: string, into: string, now: number): Merge {
  if (from === into || sql.mergedInto.get(from, into)) return { tables: [] };
  const both = sql.bothSit.all(from, into).map(({ id }) => id as string);
  if (both.length > 0) return { both };
  if (!sql.someone.get(from) || !sql.someone.get(into)) return { tables: [] };
  const tables = sql.moveTables.all(from, into) as unknown as MovedTable[];
  sql.moveRated.run(from, into);
  const moves = [sql.moveSitting, sql.moveLines, sql.moveTokens, sql.moveReportsBy, sql.moveReportsAbout, sql.moveBans];
  for (const move of [...moves, sql.moveSummaries, ...sql.give]) move.run(from, into);
  for (const lose of [sql.loseSat, sql.loseTokens, ...sql.drop, sql.losePerson]) lose.run(from);
  sql.noteMerged.run(from, into, now);
  return { tables };
}

/** How this part of the store reads and writes. */
export interface Access<S> {
  readonly sql: () => S;
  read<T>(look: () => T): Promise<T>;
  write<T>(change: () => T): Promise<T>;
}

export const knownInFile = ({ sql, read, write }: Access<KnownStatements>): KnownStore => ({
  someone: (id) => read(() => sql().someone.get(id) as Person | undefined),
  addChallenge: (hash, { kind, person, former }, until) =>
    write(() => void sql().addChallenge.run(hash, kind, person, former, until)),
  takeChallenge: (hash, now) =>
    write(() => {
      const found = sql().takeChallenge.get(hash) as (ChallengeRow & { until: number }) | undefined;
      if (!found || found.until < now) return undefined;
      const { kind, person, former } = found;
      return { kind, person, former };
    }),
  addPasskey: ({ id, person, host, key, counter, name, created, used }) =>
    write(() => sql().addPasskey.run(id, person, host, key, counter, name, created, used).changes === 1),
  passkey: (id) => read(() => sql().passkey.get(id) as PasskeyRow | undefined),
  passkeys: (person) => read(() => sql().passkeys.all(person) as unknown as PasskeyRow[]),
  usePasskey: (id, counter, now) => write(() => sql().usePasskey.run(id, counter, now).changes === 1),
  namePasskey: (person, id, name) => write(() => sql().namePasskey.run(person, id, name).changes === 1),
  dropPasskey: (person, id) => write(() => sql().dropPasskey.run(person, id).changes === 1),
  setRecovery: (person, hashes, now) =>
    write(() => {
      sql().dropRecovery.run(person);
      for (const hash of hashes) sql().addRecovery.run(hash, person, now);
    }),
  recoveryLeft: (person) => read(() => sql().recoveryLeft.get(person)!.count as number),
  useRecovery: (hash) =>
    write(() => {
      const person = sql().useRecovery.get(hash)?.person as string | undefined;
      return person === undefined ? undefined : (sql().someone.get(person) as Person | undefined);
    }),
  merge: (from, into, now) => write(() => merge(sql(), from, into, now)),
  formerIds: (person) =>
    read(() =>
      sql()
        .formerIds.all(person)
        .map(({ former }) => former as string),
    ),
});
