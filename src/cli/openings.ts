/** `zt openings`: what many records say about how games begin: first decisions, chances to win by the order of turns, lengths. */
import { createReadStream, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { interval95 } from "../bots/interval.ts";
import type { Json } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { openCounting } from "./openingCounts.ts";
import type { OpeningGroup, Tried } from "./openingCounts.ts";
import type { Command } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const HELP = `zt openings FILE… [--most N] [--json]: first decisions, chances to win and lengths, out of many records

  FILE       lines of records, as a house publishes them (/records/), .gz or not
  --most N   so many first decisions of each kind of game (12)
  --json     the same as JSON
`;

/** A longer line is no record. */
const MOST_LETTERS = 2_000_000;

async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const input = file.endsWith(".gz") ? bytes.pipe(createGunzip()) : bytes;
  bytes.on("error", (error) => input.destroy(error));
  yield* createInterface({ input, crlfDelay: Infinity });
}

const parsed = (line: string): Json | undefined => {
  try {
    return line.length > MOST_LETTERS ? undefined : (JSON.parse(line) as Json);
  } catch {
    return undefined;
  }
};

/** With the bounds between which the true share lies 19 times of 20, also where one game says "always". */
function percent({ games, won }: Tried): string {
  const [low, high] = interval95(won, games);
  return `${((100 * won) / games).toFixed(1).padStart(5)} % (${(100 * low).toFixed(0)}–${(100 * high).toFixed(0)})`;
}

function told({ name, games, lengths, order, firsts, openings }: OpeningGroup, most: number): string {
  const rows = (of: readonly (readonly [string, Tried])[]): string[] =>
    of
      .slice(0, most)
      .map(([text, tried]) => `    ${text.padEnd(36)} ${String(tried.games).padStart(7)}  won ${percent(tried)}`);
  const turns = order.map((tried, i) => `${i + 1}. ${percent(tried).trim()}`).join("   ");
  return [
    `${name}: ${games} games; decisions ${lengths.join(" / ")} (10, 50, 90 % of games)`,
    `  won by the order of turns: ${turns}`,
    "  first decision",
    ...rows(firsts),
    "  first two decisions",
    ...rows(openings),
    "",
  ].join("\n");
}

export const openings: Command = {
  summary: "first decisions, chances to win and lengths, out of many records",
  usage: "zt openings 2026-10.jsonl.gz",
  async run(args) {
    if (args.includes("--help")) {
      await print(HELP);
      return 0;
    }
    const at = args.findIndex((arg) => arg.startsWith("--"));
    const files = at < 0 ? args : args.slice(0, at);
    const flags = readFlags(at < 0 ? [] : args.slice(at), {
      most: { kind: "number", least: 1 },
      json: { kind: "yes-no" },
    });
    if (isRefusal(flags)) return complain(flags);
    if (files.length === 0) return complain(refuse("flags", "Name at least one file."));
    const missing = files.find((file) => !existsSync(file));
    if (missing !== undefined) return complain(refuse("file", `There is no file ${missing}.`));
    const counting = openCounting();
    try {
      for (const file of files)
        for await (const line of linesOf(file)) if (line.trim() !== "") counting.add(parsed(line));
    } catch (error) {
      return complain(refuse("file", `It cannot be read: ${error instanceof Error ? error.message : String(error)}.`));
    }
    const { groups, broken } = counting.result();
    const most = Number(flags.most ?? 12);
    await print(
      flags.json
        ? `${JSON.stringify({ groups, broken })}\n`
        : `${groups.map((group) => told(group, most)).join("\n")}${broken > 0 ? `${broken} lines are no finished games, and were left out.\n` : ""}`,
    );
    return 0;
  },
};
