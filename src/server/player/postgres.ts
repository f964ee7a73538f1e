/** Finished games as players remember them, in PostgreSQL. */
import type { DatabaseCommits } from "../postgres/commits.ts";
import type { PostgresDatabase, Question } from "../postgres/connection.ts";
import type { Person } from "../store.ts";
import type { PastStamp, PastStore } from "./pastStore.ts";
import { nothingIn, OWN_COLUMNS, SEAT_COLUMNS, seatPastOf, summaryOf, valuesOf } from "./pastStore.ts";

const OWN = `SELECT ${OWN_COLUMNS} FROM summaries WHERE person = $1 AND (ended, "table") > ($2, $3)
  ORDER BY ended, "table" LIMIT $4`;
const UNREMEMBERED = `FROM sitting JOIN tables ON id = sitting."table" WHERE person = $1 AND stage = 'over'
  AND NOT EXISTS (SELECT 1 FROM summaries WHERE summaries."table" = id AND summaries.version >= $2)`;

const TEXTS = {
  // Another node may count the same game at the same moment: the table is held meanwhile.
  lockTable: "SELECT id FROM tables WHERE id = $1 FOR UPDATE",
  dropSummaries: `DELETE FROM summaries WHERE "table" = $1`,
  addSummary: `INSERT INTO summaries (${OWN_COLUMNS}, version)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`,
  own: OWN,
  seats: `SELECT ${SEAT_COLUMNS} FROM summaries WHERE "table" IN (SELECT "table" FROM (${OWN}) AS page)`,
  stamp: `SELECT count(*)::int AS counted, coalesce(max(ended), 0) AS last, (SELECT count(*)::int ${UNREMEMBERED}) AS missing
    FROM summaries WHERE person = $1`,
  unremembered: `SELECT id ${UNREMEMBERED} LIMIT $3`,
  pageOf: "SELECT page FROM persons WHERE id = $1",
  setPage: "UPDATE persons SET page = $2 WHERE id = $1",
  personOfPage: "SELECT id, name FROM persons WHERE page = $1",
} as const;
const P = Object.fromEntries(
  Object.entries(TEXTS).map(([name, text]) => [name, { name: `past ${name}`, text }]),
) as Record<keyof typeof TEXTS, Question>;

export const DROP_SUMMARIES = P.dropSummaries;

export const pastInDatabase = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): PastStore => ({
  setSummaries: (table, version, summaries) =>
    write(table, async (attempt) => {
      if ((await attempt.ask(P.lockTable, [table])).length === 0) return;
      await attempt.ask(P.dropSummaries, [table]);
      for (const each of summaries.length > 0 ? summaries : [nothingIn(table)])
        await attempt.ask(P.addSummary, valuesOf(each, version));
    }),
  async past(person, { ended, table }, most) {
    const values = [person, ended, table, most];
    const [own, seats] = await Promise.all([ask(P.own, values), ask(P.seats, values)]);
    return { own: own.map(summaryOf), seats: seats.map(seatPastOf) };
  },
  pastStamp: async (person, version) => (await ask(P.stamp, [person, version]))[0] as unknown as PastStamp,
  unremembered: async (person, version, most) =>
    (await ask(P.unremembered, [person, version, most])).map(({ id }) => id as string),
  pageOf: async (person) => ((await ask(P.pageOf, [person]))[0]?.page as string | null | undefined) ?? undefined,
  setPage: (person, page) => write(person, async (attempt) => void (await attempt.ask(P.setPage, [person, page]))),
  personOfPage: async (page) => (await ask(P.personOfPage, [page]))[0] as Person | undefined,
});
