/** Sealed deals in PostgreSQL. */
import type { DailyStore, NamedTry, TallyRow, TryRow } from "../daily/store.ts";
import type { DatabaseCommits } from "./commits.ts";
import type { PostgresDatabase, Question } from "./connection.ts";

const TRY = `day, game, person, "table", decision, begun, ended, score, counts, known, share`;
const OF = TRY.split(", ")
  .map((name) => `tries.${name}`)
  .join(", ");

const TEXTS = {
  sealDeal: "INSERT INTO deals (day, game, secret, made) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
  dealSecret: "SELECT secret FROM deals WHERE day = $1 AND game = $2",
  addTry: `INSERT INTO tries (${TRY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT DO NOTHING RETURNING share`,
  tryOf: `SELECT ${TRY} FROM tries WHERE day = $1 AND game = $2 AND person = $3`,
  sharedTry: `SELECT ${OF}, name FROM tries JOIN persons ON persons.id = person WHERE share = $1`,
  endTry: `UPDATE tries SET ended = $4, score = $5, counts = $6, known = $7
    WHERE day = $1 AND game = $2 AND person = $3 AND ended IS NULL RETURNING share`,
  uncounted: `SELECT ${OF} FROM tries JOIN tables ON tables.id = tries."table" WHERE ended IS NULL AND stage = 'over' LIMIT $1`,
  tally: `SELECT score, known, count(*)::int AS count FROM tries WHERE day = $1 AND game = $2 AND counts GROUP BY score, known`,
  underWay: "SELECT count(*)::int AS count FROM tries WHERE day = $1 AND game = $2 AND ended IS NULL",
  companions: `SELECT ${OF}, name FROM tries JOIN persons ON persons.id = person
    WHERE day = $1 AND game = $2 AND counts AND person <> $3 AND person IN (
      SELECT other.person FROM sitting AS own JOIN sitting AS other ON other."table" = own."table" WHERE own.person = $3
      UNION SELECT friend FROM friends WHERE person = $3)
    ORDER BY score IS NULL, score, ended LIMIT $4`,
  triesOf: `SELECT ${TRY} FROM tries WHERE person = $1 ORDER BY day DESC, game LIMIT $2`,
  dropTries: "DELETE FROM tries WHERE person = $1",
} as const;

export const DAILY = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, { name, text }])) as Record<
  keyof typeof TEXTS,
  Question
>;

const readTry = ({ known, ...row }: Record<string, unknown>): TryRow =>
  ({ ...row, isKnown: known }) as unknown as TryRow;

export const dailyStore = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): DailyStore => ({
  sealDeal: (day, game, secret, now) =>
    write(`deal ${day} ${game}`, async (attempt) => {
      await attempt.ask(DAILY.sealDeal, [day, game, secret, now]);
      return (await attempt.ask(DAILY.dealSecret, [day, game]))[0]!.secret as string;
    }),
  dealSecret: async (day, game) => (await ask(DAILY.dealSecret, [day, game]))[0]?.secret as string | undefined,
  addTry: (row) =>
    write(row.person, async (attempt) => {
      const { day, game, person, table, decision, begun, ended, score, counts, isKnown, share } = row;
      const values = [day, game, person, table, decision, begun, ended, score, counts, isKnown, share];
      if ((await attempt.ask(DAILY.addTry, values)).length === 1) return true;
      // Nobody else knows this link: if it is there, the answer to this very request was lost.
      return attempt.isAgain && (await attempt.ask(DAILY.tryOf, [day, game, person]))[0]?.share === share;
    }),
  tryOf: async (day, game, person) => {
    const [row] = await ask(DAILY.tryOf, [day, game, person]);
    return row && readTry(row);
  },
  sharedTry: async (share) => {
    const [row] = await ask(DAILY.sharedTry, [share]);
    return row && (readTry(row) as NamedTry);
  },
  endTry: (day, game, person, { ended, score, counts, isKnown }) =>
    write(person, async (attempt) => {
      const done = await attempt.ask(DAILY.endTry, [day, game, person, ended, score, counts, isKnown]);
      return done.length === 1 || attempt.isAgain;
    }),
  uncounted: async (most) => (await ask(DAILY.uncounted, [most])).map(readTry),
  tally: async (day, game) =>
    (await ask(DAILY.tally, [day, game])).map(({ known, ...row }) => ({ ...row, isKnown: known }) as TallyRow),
  underWay: async (day, game) => (await ask(DAILY.underWay, [day, game]))[0]!.count as number,
  companions: async (day, game, person, most) =>
    (await ask(DAILY.companions, [day, game, person, most])).map((row) => readTry(row) as NamedTry),
  triesOf: async (person, most) => (await ask(DAILY.triesOf, [person, most])).map(readTry),
});
