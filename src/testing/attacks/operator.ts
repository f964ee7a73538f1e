/** Somebody wants to do what only an operator may do, or to harm who reads a report. */
import type { Attack, Site } from "./attack.ts";
import { withVisitors } from "./attack.ts";
import { playWith } from "../testServer.ts";

const ask = (
  { port }: Site,
  path: string,
  headers: Readonly<Record<string, string>>,
  body?: object,
): Promise<Response> =>
  fetch(`http://127.0.0.1:${port()}/api/operator${path}`, {
    headers: { ...headers, ...(body && { "content-type": "application/json" }) },
    ...(body && { method: "POST", body: JSON.stringify(body) }),
  });

/** F-84 without the token, with others like it, with a cookie, from a foreign page. */
export const falseOperator = (token: string): Attack => ({
  name: "the operator: no token, a false one, a cookie, a foreign page",
  run: (site) =>
    withVisitors(site, 2, async (people) => {
      const table = await playWith(people, { game: "towers", options: { players: 2 } });
      const tries: Record<string, string>[] = [
        {},
        { authorization: "Bearer " },
        { authorization: `Bearer ${token.slice(0, -1)}` },
        { authorization: `Bearer ${token}x` },
        { authorization: `Bearer ${token.toUpperCase()}` },
        { cookie: `zt=${token}` },
        { authorization: `Bearer ${token}`, origin: "https://evil.example" },
      ];
      const found: string[] = [];
      for (const [i, headers] of tries.entries()) {
        if (!headers.origin && (await ask(site, "", headers)).ok) found.push(`reports are read (${i})`);
        if ((await ask(site, "/close", headers, { table })).ok) found.push(`a table is closed (${i})`);
      }
      const shown = await people[0]!.get(`/api/tables/${table}`);
      return shown.ok ? found : [...found, "the table is gone"];
    }),
});

const TEXT = `"><img src=x onerror=alert(1)>'); DROP TABLE acts; --`;

/** F-84 what is written into a report is text, wherever it goes. */
export const poisonedReport = (token: string): Attack => ({
  name: "a report: its text wants to be more than text",
  run: (site) =>
    withVisitors(site, 2, async (people) => {
      const table = await playWith(people, { game: "towers", options: { players: 2 } });
      await people[0]!.ask("report", { table, seat: 1, why: "other", text: TEXT });
      const answer = await ask(site, "", { authorization: `Bearer ${token}` });
      const { reports } = (await answer.json()) as { reports: { table: string; text: string }[] };
      const isText = answer.headers.get("content-type")?.startsWith("application/json");
      const report = reports.find((each) => each.table === table);
      return isText && report?.text === TEXT ? [] : ["a report does not come as it was written"];
    }),
});
