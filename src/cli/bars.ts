/** `zt bars`: today's archmage against that of an earlier commit in every kind of game, as a table for docs/bench.md. */
import type { Score } from "../bots/match.ts";
import { playMatch } from "../bots/match.ts";
import type { Game, JsonObject } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import { gameNamed } from "../games/index.ts";
import { range, unfitSide } from "./match.ts";
import { progressBar } from "./progress.ts";
import type { Command, Flag } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  a: { kind: "text" },
  b: { kind: "text" },
  games: { kind: "number", least: 1 },
  time: { kind: "number", least: 1 },
  seed: { kind: "text" },
  only: { kind: "text" },
};

interface Bar {
  readonly name: string;
  readonly game: string;
  readonly wish: JsonObject;
  /** What is wanted of A. */
  readonly share: number;
}

const BARS: readonly Bar[] = [
  { name: "2 players", game: "towers", wish: { players: 2 }, share: 0.65 },
  { name: "4 players", game: "towers", wish: { players: 4 }, share: 0.32 },
  { name: "nasty, 3", game: "towers", wish: { players: 3, mode: "nasty", spells: "all" }, share: 0.42 },
  { name: "teams", game: "towers", wish: { players: 4, teams: true }, share: 0.62 },
  { name: "magicians", game: "magicians", wish: {}, share: 0.4 },
];

export const bars: Command = {
  summary: "today's archmage against an earlier commit's in every kind of game, as a table",
  usage: "zt bars --a archmage --b commit:78cb345/archmage --games 1000 --time 20 --seed 1",
  async run(args) {
    const flags = readFlags(args, FLAGS);
    if (isRefusal(flags)) return complain(flags);
    const { a = "archmage", b = "commit:78cb345/archmage", games = 1000, time = 20, seed = "1", only } = flags;
    for (const side of [String(a), String(b)]) {
      const unfit = unfitSide(side);
      if (unfit) return complain(unfit);
    }
    await print(`${a} : ${b}, ${time} ms of processor time a decision, seed ${seed}\n\n${HEAD}\n`);
    for (const bar of BARS) {
      if (only !== undefined && bar.name !== only) continue;
      const { game, wish } = rulesOf(bar);
      const shown = progressBar(bar.name);
      const plan = { game, wish, a: String(a), b: String(b), games: Number(games), seed: String(seed) };
      const score = await playMatch({ ...plan, effort: { time: Number(time) } }, (done) =>
        shown.show(done, Number(games)),
      );
      shown.clear();
      await print(`${row(bar, score)}\n`);
    }
    return 0;
  },
};

const rulesOf = ({ game, wish }: Bar): { game: Game; wish: JsonObject } => ({ game: gameNamed(game)!, wish });

const HEAD = "| game | games | won by A | 95 % | fair | wanted | ms of A, B |\n|---|---|---|---|---|---|---|";
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const row = ({ name, share: wanted }: Bar, { games, share, interval, fair, a, b }: Score): string =>
  `| ${name} | ${games} | ${percent(share)} | ${range(interval)} | ${percent(fair)} | ${percent(wanted)} | ${a.cpu.toFixed(1)}, ${b.cpu.toFixed(1)} |`;
