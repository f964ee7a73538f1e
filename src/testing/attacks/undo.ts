/** One guest decides and takes back without end, to make a table too heavy to open. */
import type { Visitor } from "../testServer.ts";
import { playWith } from "../testServer.ts";
import type { Attack } from "./attack.ts";
import { until, withVisitors } from "./attack.ts";

const TRIES = 200;
/** More entries than any honest turn has. */
const MOST = 100;

async function decideAndUndo(one: Visitor, table: string): Promise<boolean> {
  const { n, legal } = one.frames.at(-1)!;
  const text = legal?.find((each) => /^play [TW]\d$/.test(each)) ?? legal?.[0];
  if (text === undefined) return false;
  await one.ask("decide", { table, n, text });
  const undone = await one.ask("undo", { table, n: n + 1 });
  if ("refused" in undone) return false;
  return until(() => one.frames.at(-1)!.n === n + 2);
}

/** F-71 */
export const endlessUndo: Attack = {
  name: "taking back: a turn without end",
  run: (site) =>
    withVisitors(site, 2, async ([ann, bob]) => {
      const terms = { game: "towers", options: { players: 2, start: 0 }, patience: 3600 };
      const table = await playWith([ann!, bob!], terms);
      await until(() => ann!.frames.length > 0);
      for (let i = 0; i < TRIES; i++) if (!(await decideAndUndo(ann!, table))) break;
      const { n } = ann!.frames.at(-1)!;
      return n > MOST ? [`${n} entries in one turn`] : [];
    }),
};
