/** `zt ladder`: the levels round robin, as a table in docs/bench.md that its seed reproduces. */
import { readFileSync, writeFileSync } from "node:fs";
import { BOT_NAMES, isBotName, LEVEL_NAMES } from "../bots/levels.ts";
import type { Score } from "../bots/match.ts";
import { playMatch, sidesOf } from "../bots/match.ts";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { effortOf, EFFORT_FLAGS } from "./match.ts";
import { progressBar } from "./progress.ts";
import type { Flag, Flags } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  bots: { kind: "text" },
  games: { kind: "number", least: 1 },
  seed: { kind: "text" },
  file: { kind: "text" },
  ...EFFORT_FLAGS,
};

const BENCH = new URL("../../docs/bench.md", import.meta.url);

const help = (game: Game): string => `zt ladder [options]: play the levels against each other and write the table

  --game NAME      ${GAME_CHOICE}
  --bots A,B,…     which (${LEVEL_NAMES.join(",")})
  --games N        games for each pair (100)
  --seed TEXT      the same seed gives the same table, unless --ms is given (1)
  --file FILE      where the table goes; - is nowhere (docs/bench.md)
  --ms N, --iterations N   as in zt match
${optionHelp(game)}
`;

export const ladder = gameCommand({
  summary: "play the levels round robin and write the table in docs/bench.md",
  usage: "zt ladder --games 100 --seed 1",
  flags: FLAGS,
  help,
  async run(game, flags, args) {
    const bots = botsOf(flags);
    if (isRefusal(bots)) return bots;
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const trial = game.setup(wish, seeded("trial"));
    if (isRefusal(trial)) return trial;
    if (game.seats(trial) === 1) return refuse("mode", "Who plays alone is measured by zt solo.");
    const command = `zt ladder ${args.join(" ")}`.trim();
    const table = tableOf(command, bots, await playAll(game, wish, flags, bots), sidesOf(game, wish).sides);
    await print(`${table}\n`);
    const file = flags.file === undefined ? BENCH : String(flags.file);
    if (file !== "-") writeFileSync(file, insert(readFileSync(file, "utf8"), command, table));
    return undefined;
  },
});

function botsOf(flags: Flags): readonly string[] | Refusal {
  const bots = flags.bots === undefined ? LEVEL_NAMES : String(flags.bots).split(",");
  const unknown = bots.find((name) => !isBotName(name));
  return unknown === undefined
    ? bots
    : refuse("bot", `There is no bot ${JSON.stringify(unknown)}: there are ${BOT_NAMES.join(", ")}.`);
}

/** Scores by "stronger weaker", in the order of the list from the end. */
type Scores = ReadonlyMap<string, Score>;

async function playAll(game: Game, wish: JsonObject, flags: Flags, bots: readonly string[]): Promise<Scores> {
  const scores = new Map<string, Score>();
  const [games, seed, effort] = [Number(flags.games ?? 100), String(flags.seed ?? 1), effortOf(flags)];
  for (let i = bots.length - 1; i > 0; i--)
    for (let j = i - 1; j >= 0; j--) {
      const [a, b] = [bots[i]!, bots[j]!];
      const bar = progressBar(`${a} : ${b}`);
      scores.set(
        `${a} ${b}`,
        await playMatch({ game, wish, a, b, games, seed, effort }, (done) => bar.show(done, games)),
      );
      bar.clear();
    }
  return scores;
}

const cell = ({ share, interval }: Score): string =>
  `${(100 * share).toFixed(0)} (${interval.map((bound) => (100 * bound).toFixed(0)).join("–")})`;

/** Each row's share of wins in percent against each column, with its 95 % interval. */
function tableOf(command: string, bots: readonly string[], scores: Scores, sides: number): string {
  const rows = bots.toReversed();
  const columns = rows.slice(1);
  const games = scores.values().next().value?.games ?? 0;
  const lines = rows.slice(0, -1).map((a) => {
    const cells = columns.map((b) => scores.get(`${a} ${b}`)).map((score) => (score ? cell(score) : ""));
    return `| ${[a, ...cells].join(" | ")} |`;
  });
  return [
    `\`${command}\`: wins in %, ${games} games a pair, equal strength would be ${(100 / sides).toFixed(0)}.`,
    "",
    `| | ${columns.join(" | ")} |`,
    `|---|${columns.map(() => "---|").join("")}`,
    ...lines,
  ].join("\n");
}

/** Puts the table where the same command left it before, or at the end of the section "Bots". */
export function insert(text: string, command: string, table: string): string {
  const [begin, end] = [`<!-- ${command} -->`, "<!-- end -->"];
  const block = `${begin}\n${table}\n${end}`;
  const start = text.indexOf(begin);
  if (start >= 0) return text.slice(0, start) + block + text.slice(text.indexOf(end, start) + end.length);
  const section = /^## Bots$/m.exec(text);
  if (!section) return `${text.trimEnd()}\n\n## Bots\n\n${block}\n`;
  const next = text.slice(section.index + 1).search(/^## /m);
  const at = next < 0 ? text.length : section.index + 1 + next;
  return `${text.slice(0, at).trimEnd()}\n\n${block}\n${next < 0 ? "" : `\n${text.slice(at)}`}`;
}
