/** `zt forge`: whatever a cheat could send to the sealed deals of the day; only what a replay confirms may count. */
import { isRefusal } from "../core/game.ts";
import { runForgery } from "../testing/forging.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

export const forge: Command = {
  summary: "forged, repeated and late entries to the deals of the day",
  usage: "zt forge [--submissions 10000] [--people 40] [--seed TEXT]",
  async run(args) {
    const number = { kind: "number", least: 1, most: 10_000_000 } as const;
    const flags = readFlags(args, { submissions: number, people: number, seed: { kind: "text" } });
    if (isRefusal(flags)) return complain(flags);
    const given = flags as { submissions?: number; people?: number; seed?: string };
    const { submissions = 10_000, people = 40, seed = "forge" } = given;
    const { sent, counted, wrong, leaks, refused } = await runForgery(submissions, seed, people);
    const codes = [...refused].toSorted(([, a], [, b]) => b - a).map(([code, count]) => `${code} ${count}`);
    await print(
      [
        `${sent} submissions of ${people} people over two days: ${counted} tries count, ${wrong.length} of them not confirmed by a replay`,
        `secrets of a running day in answers and notices: ${leaks}`,
        `refused: ${codes.join(", ")}`,
        ...wrong,
        "",
      ].join("\n"),
    );
    return wrong.length + leaks === 0 && counted > 0 ? 0 : 1;
  },
};
