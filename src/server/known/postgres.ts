/** Staying known, in PostgreSQL. */
import type { DatabaseCommits } from "../postgres/commits.ts";
import type { Ask, PostgresDatabase, Question } from "../postgres/connection.ts";
import type { Person } from "../store.ts";
import { BELONGINGS, dropping, giving } from "./belongings.ts";
import type { ChallengeRow, KnownStore, Merge, MovedTable, PasskeyRow } from "./knownStore.ts";

const PASSKEY = "id, person, host, key, counter, name, created, used";
const BOTH = "persons @> ARRAY[$1, $2]::text[]";

const TEXTS = {
  addChallenge:
    "INSERT INTO challenges (hash, kind, person, former, until) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
  takeChallenge: "DELETE FROM challenges WHERE hash = $1 RETURNING kind, person, former, until",
  dropOldChallenges: "DELETE FROM challenges WHERE until < $1",
  addPasskey: `INSERT INTO passkeys (${PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING id`,
  passkey: `SELECT ${PASSKEY} FROM passkeys WHERE id = $1`,
  passkeys: `SELECT ${PASSKEY} FROM passkeys WHERE person = $1 ORDER BY created, id`,
  usePasskey: `UPDATE passkeys SET counter = $2, used = $3
    WHERE id = $1 AND (counter < $2 OR (counter = 0 AND $2 = 0)) RETURNING id`,
  namePasskey: "UPDATE passkeys SET name = $3 WHERE person = $1 AND id = $2 RETURNING id",
  dropPasskey: "DELETE FROM passkeys WHERE person = $1 AND id = $2 RETURNING id",
  dropRecovery: "DELETE FROM recovery WHERE person = $1",
  addRecovery: "INSERT INTO recovery SELECT hash, $1, $3 FROM unnest($2::text[]) AS hash",
  recoveryLeft: "SELECT count(*)::int AS count FROM recovery WHERE person = $1",
  useRecovery: "DELETE FROM recovery WHERE hash = $1 RETURNING person",
  someone: "SELECT id, name FROM persons WHERE id = $1",

  // Whoever merges the same two at the same moment waits here.
  lockPersons: "SELECT id FROM persons WHERE id = ANY ($1) ORDER BY id FOR UPDATE",
  mergedInto: "SELECT 1 FROM merged WHERE former = $1 AND person = $2",
  lockTables: `SELECT id FROM tables WHERE id IN (SELECT "table" FROM sitting WHERE person = $1) ORDER BY id FOR UPDATE`,
  bothSit: `SELECT id FROM tables WHERE id IN (SELECT "table" FROM sitting WHERE person = $1) AND stage <> 'over' AND ${BOTH}`,
  // A row's own version is the first there is in it. Where both sat at a finished table, one seat stays nobody's in particular.
  moveTables: `UPDATE tables SET version = version + 1, persons = array_replace(persons, $1, $2),
    row = regexp_replace(replace(row, $1, $2), '"version":[0-9]+', '"version":' || (version + 1))
    WHERE id IN (SELECT "table" FROM sitting WHERE person = $1) AND NOT (stage = 'over' AND ${BOTH}) RETURNING id, version`,
  moveSitting: `UPDATE sitting AS own SET person = $2 WHERE person = $1
    AND NOT EXISTS (SELECT 1 FROM sitting AS other WHERE other.person = $2 AND other."table" = own."table")`,
  moveLines: "UPDATE lines SET person = $2, request = $2 || ' ~' || request WHERE person = $1",
  moveTokens: "UPDATE tokens SET person = $2 WHERE person = $1 AND until IS NULL",
  moveReportsBy: "UPDATE reports SET by = $2 WHERE by = $1",
  moveReportsAbout: "UPDATE reports SET about = $2 WHERE about = $1",
  moveBans: `INSERT INTO bans SELECT kind, $2, until FROM bans WHERE kind = 'guest' AND who = $1
    ON CONFLICT (kind, who) DO UPDATE SET until = greatest(bans.until, excluded.until)`,
  moveSummaries: `UPDATE summaries SET person = CASE WHEN EXISTS (
      SELECT 1 FROM summaries AS other WHERE other."table" = summaries."table" AND other.person = $2
    ) THEN NULL ELSE $2 END WHERE person = $1`,
  // What is rated later is rated for who stays.
  moveRated: `UPDATE rated SET seats = replace(seats, $1, $2) WHERE (applied IS NULL OR judged IS NULL)
    AND "table" IN (SELECT "table" FROM sitting WHERE person = $1)`,
  loseSat: "DELETE FROM sitting WHERE person = $1",
  loseTokens: "DELETE FROM tokens WHERE person = $1",
  losePerson: "DELETE FROM persons WHERE id = $1",
  noteMerged: "INSERT INTO merged (former, person, at) VALUES ($1, $2, $3)",
  formerIds: "SELECT former FROM merged WHERE person = $1 ORDER BY at",
  forgetSummaries: "UPDATE summaries SET person = NULL, name = '–' WHERE person = $1",
} as const;

const named = (name: string, text: string): Question => ({ name: `known ${name}`, text });
const K = Object.fromEntries(Object.entries(TEXTS).map(([name, text]) => [name, named(name, text)])) as Record<
  keyof typeof TEXTS,
  Question
>;
const GIVE = BELONGINGS.map((each) => named(`give ${each.table} ${each.column}`, giving(each, ["$1", "$2"])));
const DROP = BELONGINGS.map((each) => named(`drop ${each.table} ${each.column}`, dropping(each, "$1")));
const MOVES = [
  K.moveSitting,
  K.moveLines,
  K.moveTokens,
  K.moveReportsBy,
  K.moveReportsAbout,
  K.moveBans,
  K.moveSummaries,
];

/** What a person has besides tokens, tables and talk. */
export async function forgetBelongings(ask: Ask, person: string): Promise<void> {
  await ask(K.forgetSummaries, [person]);
  for (const drop of DROP) await ask(drop, [person]);
}

export const dropOldChallenges = async (ask: Ask, before: number): Promise<void> =>
  void (await ask(K.dropOldChallenges, [before]));

async function merge(ask: Ask, from: string, into: string, now: number): Promise<Merge> {
  if (from === into) return { tables: [] };
  const there = await ask(K.lockPersons, [[from, into]]);
  // An answer may have been lost: what is merged is merged.
  if (there.length < 2 || (await ask(K.mergedInto, [from, into])).length > 0) return { tables: [] };
  await ask(K.lockTables, [from]);
  const both = (await ask(K.bothSit, [from, into])).map(({ id }) => id as string);
  if (both.length > 0) return { both };
  await ask(K.moveRated, [from, into]);
  const tables = (await ask(K.moveTables, [from, into])) as unknown as MovedTable[];
  for (const move of [...MOVES, ...GIVE]) await ask(move, [from, into]);
  for (const lose of [K.loseSat, K.loseTokens, ...DROP, K.losePerson]) await ask(lose, [from]);
  await ask(K.noteMerged, [from, into, now]);
  return { tables };
}

const isOne = (rows: readonly object[]): boolean => rows.length === 1;
// A Buffer would be compared as one.
const passkeyOf = (row: object): PasskeyRow => {
  const passkey = row as PasskeyRow;
  return { ...passkey, key: new Uint8Array(passkey.key) };
};

export const knownInDatabase = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): KnownStore => ({
  someone: async (id) => (await ask(K.someone, [id]))[0] as Person | undefined,
  addChallenge: (hash, { kind, person, former }, until) =>
    write(hash, async (attempt) => void (await attempt.ask(K.addChallenge, [hash, kind, person, former, until]))),
  takeChallenge: (hash, now) =>
    write(hash, async (attempt) => {
      const [found] = (await attempt.ask(K.takeChallenge, [hash])) as unknown as (ChallengeRow & { until: number })[];
      if (!found || found.until < now) return undefined;
      const { kind, person, former } = found;
      return { kind, person, former };
    }),
  addPasskey: ({ id, person, host, key, counter, name, created, used }) =>
    write(person, async (attempt) => {
      const made = await attempt.ask(K.addPasskey, [id, person, host, key, counter, name, created, used]);
      // If the answer to the first attempt was lost, it is there already.
      return isOne(made) || (attempt.isAgain && (await attempt.ask(K.passkey, [id]))[0]?.person === person);
    }),
  passkey: async (id) => (await ask(K.passkey, [id])).map(passkeyOf)[0],
  passkeys: async (person) => (await ask(K.passkeys, [person])).map(passkeyOf),
  usePasskey: (id, counter, now) =>
    write(id, async (attempt) => {
      if (isOne(await attempt.ask(K.usePasskey, [id, counter, now]))) return true;
      const [found] = attempt.isAgain ? await attempt.ask(K.passkey, [id]) : [];
      return found?.counter === counter && found.used === now;
    }),
  namePasskey: (person, id, name) =>
    write(person, async (attempt) => isOne(await attempt.ask(K.namePasskey, [person, id, name]))),
  dropPasskey: (person, id) =>
    write(person, async (attempt) => isOne(await attempt.ask(K.dropPasskey, [person, id])) || attempt.isAgain),
  setRecovery: (person, hashes, now) =>
    write(person, async (attempt) => {
      await attempt.ask(K.dropRecovery, [person]);
      await attempt.ask(K.addRecovery, [person, hashes, now]);
    }),
  recoveryLeft: async (person) => (await ask(K.recoveryLeft, [person]))[0]!.count as number,
  useRecovery: (hash) =>
    write(hash, async (attempt) => {
      const [used] = await attempt.ask(K.useRecovery, [hash]);
      return used && ((await attempt.ask(K.someone, [used.person]))[0] as Person | undefined);
    }),
  merge: (from, into, now) => write(from, (attempt) => merge(attempt.ask, from, into, now)),
  formerIds: async (person) => (await ask(K.formerIds, [person])).map(({ former }) => former as string),
});
