/**
 * How long each level thinks on a phone with a processor four times as slow: `node e2e/thinking.ts [--decisions 24] [level …]`.
 * The browser slows only a page's own thread and not its workers, so the bots think in the page here, by the same files.
 */
import { parseArgs } from "node:util";
import { fileURLToPath } from "node:url";
import { rolldown } from "rolldown";
import { LEVEL_NAMES } from "../src/bots/levels.ts";
import { openHouse } from "./house.ts";
import { slow } from "./phone.ts";
import type { Thinking } from "./thinkingPage.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { decisions: { type: "string", default: "24" }, slower: { type: "string", default: "4" } },
});
const levels = positionals.length > 0 ? positionals : LEVEL_NAMES;

const TABLES = {
  "towers, 2": ["towers", { players: 2 }],
  "towers, 4, nasty, all spells": ["towers", { players: 4, mode: "nasty", spells: "all" }],
  "towers, 6, all spells": ["towers", { players: 6, spells: "all" }],
  "towers, alone": ["towers", { mode: "solo" }],
  magicians: ["magicians", {}],
} as const;

async function bundled(): Promise<string> {
  const input = fileURLToPath(new URL("./thinkingPage.ts", import.meta.url));
  const build = await rolldown({ input, platform: "browser" });
  const { output } = await build.generate({ format: "iife", codeSplitting: false });
  await build.close();
  return output[0].code;
}

const at = (all: readonly number[], share: number): number =>
  all[Math.min(all.length - 1, Math.floor(share * all.length))]!;

const house = await openHouse();
try {
  const page = await house.visit("/settings");
  await page.evaluate(await bundled());
  await slow(page, Number(values.slower));
  console.log(
    "| game | level | decisions | p50 | p95 | slowest | imagined on average |\n|---|---|---|---|---|---|---|",
  );
  for (const [name, [game, wish]] of Object.entries(TABLES))
    for (const level of levels) {
      const found = await page.evaluate(
        ([...asked]) => (globalThis as unknown as { thinking: Thinking }).thinking(...asked),
        [game, wish, level, Number(values.decisions)] as const,
      );
      const ms = found.map((each) => each.ms).toSorted((a, b) => a - b);
      const games = found.reduce((sum, { iterations }) => sum + iterations, 0) / found.length;
      console.log(
        `| ${name} | ${level} | ${ms.length} | ${at(ms, 0.5).toFixed(0)} ms | ${at(ms, 0.95).toFixed(0)} ms | ${at(ms, 1).toFixed(0)} ms | ${games.toFixed(0)} |`,
      );
    }
} finally {
  await house.close();
}
