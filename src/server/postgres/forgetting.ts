/** What is forgotten when the store is told to, in PostgreSQL: the same as in the file (../forgetting.ts). */
import { dropOldChallenges, forgetBelongings } from "../known/postgres.ts";
import { DROP_SUMMARIES } from "../player/postgres.ts";
import type { Forgetting } from "../store.ts";
import { DROP_NEWS, DROP_REACH } from "../notices/questions.ts";
import type { Ask } from "./connection.ts";
import { Q } from "./questions.ts";

/** So many of each kind at a time, so that no commit takes long. */
const MOST = 50;

export async function forgetOld(ask: Ask, { waiting, over, abandoned, guests }: Forgetting): Promise<string[]> {
  const old = async (stage: string, before: number | undefined): Promise<string[]> =>
    before === undefined ? [] : (await ask(Q.oldTables, [stage, before, MOST])).map(({ id }) => id as string);
  const tables = [...(await old("waiting", waiting)), ...(await old("over", over))];
  for (const id of await old("playing", abandoned)) if (await isAbandoned(ask, id, abandoned!)) tables.push(id);
  const forgotten: string[] = [];
  // Another node may forget the same at the same time.
  for (const id of tables.toSorted()) if (await dropTable(ask, id)) forgotten.push(id);
  if (waiting !== undefined) {
    await ask(Q.dropOldTokens, [waiting]);
    await dropOldChallenges(ask, waiting);
  }
  if (guests !== undefined)
    for (const { id } of await ask(Q.oldGuests, [guests, MOST])) {
      await forgetBelongings(ask, id as string);
      await ask(Q.dropTokens, [id]);
      await ask(Q.dropPerson, [id]);
      for (const drop of DROP_REACH) await ask(drop, [id]);
    }
  return forgotten;
}

/** With everything on it. False: there is no such table. */
export async function dropTable(ask: Ask, id: string): Promise<boolean> {
  // The table first: whoever wants to extend it waits, and finds it gone.
  const dropped = await ask(Q.dropTable, [id]);
  const drops = [Q.dropEntries, Q.dropPack, Q.dropSnapshots, Q.dropLines, Q.dropSitting, DROP_SUMMARIES];
  for (const drop of drops) await ask(drop, [id]);
  for (const drop of DROP_NEWS) await ask(drop, [id]);
  return dropped.length === 1;
}

/** Decisions do not touch a table's own row: where there were some, it is noted now, and looked at again when it is old. */
async function isAbandoned(ask: Ask, id: string, before: number): Promise<boolean> {
  const [last] = await ask(Q.lastAt, [id]);
  if (last === undefined || (last.at as number) < before) return true;
  await ask(Q.touch, [id, last.at]);
  return false;
}
