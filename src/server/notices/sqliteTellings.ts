/** What a change tells people, written with it in one transaction. */
import type { tidingStatements } from "./sqliteStatements.ts";
import type { Telling } from "./tidingStore.ts";

type TidingStatements = ReturnType<typeof tidingStatements>;

export function writeTelling(sql: TidingStatements, table: string, { tidings, outdates }: Telling): void {
  if (outdates !== undefined) sql.outdate.run(table, outdates);
  for (const { person, kind, table: about, n, at, detail } of tidings) {
    const values = { kind, table: about, n, at, made: Date.now(), detail: JSON.stringify(detail) };
    if (person === undefined) sql.tellFollowers.run(values);
    else sql.tellPerson.run({ ...values, person });
  }
}
