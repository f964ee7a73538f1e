/** Finished games as players remember them, in SQLite. */
import type { DatabaseSync } from "node:sqlite";
import type { Access } from "../known/sqlite.ts";
import type { Person } from "../store.ts";
import type { PastStamp, PastStore } from "./pastStore.ts";
import { nothingIn, OWN_COLUMNS, SEAT_COLUMNS, seatPastOf, summaryOf, valuesOf } from "./pastStore.ts";

export function pastStatements(db: DatabaseSync) {
  const own = `SELECT ${OWN_COLUMNS} FROM summaries WHERE person = ?1 AND (ended, "table") > (?2, ?3)
    ORDER BY ended, "table" LIMIT ?4`;
  const unremembered = `FROM sitting JOIN tables ON id = sitting."table" WHERE person = ?1 AND stage = 'over'
    AND NOT EXISTS (SELECT 1 FROM summaries WHERE summaries."table" = id AND summaries.version >= ?2)`;
  return {
    dropSummaries: db.prepare(`DELETE FROM summaries WHERE "table" = ?`),
    addSummary: db.prepare(
      `INSERT INTO summaries (${OWN_COLUMNS}, version) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    ),
    own: db.prepare(own),
    seats: db.prepare(`SELECT ${SEAT_COLUMNS} FROM summaries WHERE "table" IN (SELECT "table" FROM (${own}))`),
    stamp: db.prepare(
      `SELECT count(*) AS counted, coalesce(max(ended), 0) AS last, (SELECT count(*) ${unremembered}) AS missing
       FROM summaries WHERE person = ?1`,
    ),
    unremembered: db.prepare(`SELECT id ${unremembered} LIMIT ?3`),
    pageOf: db.prepare("SELECT page FROM persons WHERE id = ?"),
    setPage: db.prepare("UPDATE persons SET page = ?2 WHERE id = ?1"),
    personOfPage: db.prepare("SELECT id, name FROM persons WHERE page = ?"),
  };
}

export type PastStatements = ReturnType<typeof pastStatements>;

export const pastInFile = ({ sql, read, write }: Access<PastStatements>): PastStore => ({
  setSummaries: (table, version, summaries) =>
    write(() => {
      sql().dropSummaries.run(table);
      for (const each of summaries.length > 0 ? summaries : [nothingIn(table)])
        sql().addSummary.run(...valuesOf(each, version));
    }),
  past: (person, { ended, table }, most) =>
    read(() => ({
      own: sql().own.all(person, ended, table, most).map(summaryOf),
      seats: sql().seats.all(person, ended, table, most).map(seatPastOf),
    })),
  pastStamp: (person, version) => read(() => sql().stamp.get(person, version) as unknown as PastStamp),
  unremembered: (person, version, most) =>
    read(() =>
      sql()
        .unremembered.all(person, version, most)
        .map(({ id }) => id as string),
    ),
  pageOf: (person) => read(() => (sql().pageOf.get(person)?.page as string | null | undefined) ?? undefined),
  setPage: (person, page) => write(() => void sql().setPage.run(person, page)),
  personOfPage: (page) => read(() => sql().personOfPage.get(page) as Person | undefined),
});
