/** What a store forgets when it is told to: tables with everything on them, and guests nobody has seen for long. */
import { forgetBelongings } from "./known/sqlite.ts";
import type { Statements } from "./statements.ts";
import type { Forgetting } from "./store.ts";

/** So many of each kind at a time, so that no commit takes long. */
const MOST = 50;

export function forgetOld(sql: Statements, { waiting, over, abandoned, guests }: Forgetting): string[] {
  const old = (stage: string, before: number | undefined): string[] =>
    before === undefined ? [] : sql.oldTables.all(stage, before, MOST).map(({ id }) => id as string);
  const tables = [
    ...old("waiting", waiting),
    ...old("over", over),
    ...old("playing", abandoned).filter((id) => isAbandoned(sql, id, abandoned!)),
  ];
  for (const id of tables) dropTable(sql, id);
  if (waiting !== undefined) {
    sql.dropOldTokens.run(waiting);
    sql.known.dropOldChallenges.run(waiting);
  }
  if (guests !== undefined)
    for (const { id } of sql.oldGuests.all(guests, MOST)) {
      forgetBelongings(sql.known, id as string);
      sql.dropTokens.run(id as string);
      sql.dropPerson.run(id as string);
      for (const drop of sql.dropReach) drop.run(id as string);
    }
  return tables;
}

/** With everything on it. False: there is no such table. */
export function dropTable(sql: Statements, id: string): boolean {
  const drops = [sql.unpile, sql.dropPack, sql.dropSnapshots, sql.dropLines, sql.dropSitting, sql.past.dropSummaries];
  for (const drop of drops) drop.run(id);
  for (const drop of sql.dropNews) drop.run(id);
  return sql.dropTable.run(id).changes === 1;
}

/** Decisions do not touch a table's own row: where there were some, it is noted now, and looked at again when it is old. */
function isAbandoned(sql: Statements, id: string, before: number): boolean {
  const last = sql.lastAt.get(id)?.at as number | undefined;
  if (last === undefined || last < before) return true;
  sql.touch.run(last, id);
  return false;
}
