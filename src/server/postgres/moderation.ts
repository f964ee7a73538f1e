/** What is reported, who may not come and what operators have done, in PostgreSQL. */
import { readAct, sealOf } from "../acts.ts";
import type { ActChange, Ban, ModerationStore, Report } from "../moderationStore.ts";
import type { DatabaseCommits } from "./commits.ts";
import type { Ask, PostgresDatabase } from "./connection.ts";
import { dropTable } from "./forgetting.ts";
import { Q } from "./questions.ts";

/** Jobs of this key come one after the other: the log of acts is one chain. */
const ACTS = "acts";

export const moderationStore = ({ ask }: PostgresDatabase, { write }: DatabaseCommits): ModerationStore => ({
  report: ({ at, table, by, about, name, why, text, said }, request) =>
    write(`report ${by}`, async (attempt) => {
      // The same at two nodes in one moment is settled by the key.
      const made = await attempt.ask(Q.report, [at, table, by, about, name, why, text, JSON.stringify(said), request]);
      if (made.length === 1) await attempt.ask(Q.dropReport, [table, by, about, request]);
      return made.length === 1 || attempt.isAgain;
    }),
  reports: async (most) =>
    (await ask(Q.reports, [most])).map((row) => ({ ...row, said: JSON.parse(row.said as string) }) as Report),
  bans: async (now) => (await ask(Q.bans, [now])) as unknown as Ban[],
  act: ({ at, what, detail }, change) =>
    write(ACTS, async (attempt) => {
      const text = JSON.stringify(detail);
      await attempt.ask(Q.lockActs);
      const [last] = await attempt.ask(Q.acts, [1]);
      if (attempt.isAgain && last?.at === at && last.what === what && last.detail === text) return true;
      if (!(await isDone(attempt.ask, change))) return false;
      const seal = sealOf((last?.seal as string | undefined) ?? "", at, what, text);
      await attempt.ask(Q.addAct, [((last?.k as number | undefined) ?? 0) + 1, at, what, text, seal]);
      return true;
    }),
  acts: async (most) => (await ask(Q.acts, [most])).map(readAct),
});

async function isDone(ask: Ask, { settle, ban, lift, close }: ActChange): Promise<boolean> {
  if (settle !== undefined) return (await ask(Q.settle, [settle])).length === 1;
  if (ban) return (await ask(Q.ban, [ban.kind, ban.who, ban.until])).length === 1;
  if (lift) return (await ask(Q.lift, [lift.kind, lift.who])).length === 1;
  return close !== undefined && dropTable(ask, close);
}
