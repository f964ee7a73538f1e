/** A player on a clock tries to gain time, or to take an opponent's clock for theirs. */
import type { ClockInfo } from "../../core/info.ts";
import type { Visitor } from "../testServer.ts";
import { granted, playWith } from "../testServer.ts";
import type { Attack } from "./attack.ts";
import { pause, until, withVisitors } from "./attack.ts";

const SECONDS = 60;
const TERMS = {
  game: "towers",
  options: { players: 2, start: 0 },
  clock: { kind: "game", seconds: SECONDS, increment: 5 },
  patience: 3600,
} as const;
/** What passes between the server's stopwatch and ours, also where others need the processor. */
const SLACK = 500;

async function clockOf(one: Visitor, table: string): Promise<ClockInfo> {
  return ((await (await one.get(`/api/tables/${table}`)).json()) as { clock: ClockInfo }).clock;
}

/** More on the first seat's clock than one that never stopped since `began`? */
async function gained(one: Visitor, table: string, began: number, how: string): Promise<string[]> {
  const { left } = await clockOf(one, table);
  const most = SECONDS * 1000 - (performance.now() - began);
  return left[0]! > most + SLACK ? [`${Math.round(left[0]! - most)} ms gained by ${how}`] : [];
}

/** F-73 a bot is asked to play and sent away again. */
export const restartByStandby: Attack = {
  name: "a clock: standby on and off, one's own and an opponent's",
  run: (site) =>
    withVisitors(site, 2, async ([ann, bob]) => {
      const table = await playWith([ann!, bob!], TERMS);
      await until(() => ann!.frames.length > 0);
      const began = performance.now();
      for (let i = 0; i < 10; i++) {
        await pause(50);
        await bob!.ask("standby", { table, bot: true });
        await bob!.ask("standby", { table, bot: false });
      }
      const found = await gained(ann!, table, began, "an opponent's standby");
      // Not so fast that the bot decides in between.
      for (let i = 0; i < 5; i++) {
        const decided = ann!.frames.length;
        await pause(50);
        void ann!.ask("standby", { table, bot: true });
        await ann!.ask("standby", { table, bot: false });
        if (ann!.frames.length !== decided) break;
        found.push(...(await gained(ann!, table, began, "one's own standby")));
      }
      return found;
    }),
};

/** F-73 decide, wait, take back: the time is spent, and nothing is added for a decision that does not stand. */
export const freeByUndo: Attack = {
  name: "a clock: decide, wait, take back",
  run: (site) =>
    withVisitors(site, 2, async ([ann, bob]) => {
      const table = await playWith([ann!, bob!], TERMS);
      await until(() => ann!.frames.length > 0);
      const began = performance.now();
      for (let i = 0; i < 10; i++) {
        const { n, legal } = ann!.frames.at(-1)!;
        const text = legal!.find((each) => /^play [TW]\d$/.test(each));
        if (text === undefined) break;
        granted(await ann!.ask("decide", { table, n, text }));
        await pause(50);
        granted(await ann!.ask("undo", { table, n: n + 1 }));
        await until(() => ann!.frames.at(-1)!.n === n + 2);
      }
      return gained(ann!, table, began, "taking back");
    }),
};

/** Stops the server's process for a while and lets it go on. */
export type Stopping = (ms: number) => Promise<void>;

/** F-77 the process stands still: that is nobody's time. */
export const outageByStop = (stop: Stopping, ms = 3000): Attack => ({
  name: "a clock: the server's process is stopped for a while",
  run: (site) =>
    withVisitors(site, 2, async ([ann, bob]) => {
      const table = await playWith([ann!, bob!], TERMS);
      await until(() => ann!.frames.length > 0);
      const before = await clockOf(ann!, table);
      await stop(ms);
      const after = await clockOf(ann!, table);
      const lost = before.left[0]! - after.left[0]!;
      return lost > ms / 2 ? [`${Math.round(lost)} ms lost while the server stood still`] : [];
    }),
});
