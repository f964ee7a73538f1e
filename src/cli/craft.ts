/** `zt craft`: how many games it takes until craft, and until results alone, put the four levels in their order. */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { judgedGame, seatsOf } from "./craftGames.ts";
import type { CraftGame } from "../bots/craftTrials.ts";
import { orderedByCraft, orderedByResults, standingsOf } from "../bots/craftTrials.ts";
import { LEVEL_NAMES } from "../bots/levels.ts";
import { CURRENT, seasonId } from "../bots/seasons.ts";
import { seeded } from "../core/chance.ts";
import type { Game } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  games: { kind: "number", least: 0 },
  trials: { kind: "number", least: 1 },
  seed: { kind: "text" },
  file: { kind: "text" },
};

const help = (game: Game): string => `zt craft [options]: the levels against each other, every decision judged

  --game NAME      ${GAME_CHOICE}
  --games N        games to be played and judged (100)
  --trials N       trials with games drawn from these (10000)
  --seed TEXT      the same seed gives the same games (1)
  --file FILE      where games are kept, a line each: broken off, it goes on there
${optionHelp(game)}
`;

const STEPS = [1, 2, 3, 4, 5, 8, 12, 20, 30, 40, 60, 80, 120, 160, 240, 320];
const ENOUGH = 0.95;

export const craft = gameCommand({
  summary: "how many games craft, and results alone, need to tell the levels apart",
  usage: "zt craft --players 4 --games 100 --file games.jsonl",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const trial = game.setup(wish, seeded("trial"));
    if (isRefusal(trial)) return trial;
    if (game.seats(trial) === 1 || game.isTogether(trial)) return refuse("mode", "Craft is compared among opponents.");
    const [count, trials, seed] = [Number(flags.games ?? 100), Number(flags.trials ?? 10_000), String(flags.seed ?? 1)];
    const file = flags.file === undefined ? undefined : String(flags.file);
    const games = file !== undefined && existsSync(file) ? readGames(file) : [];
    const bar = progressBar(`${game.name}, ${game.seats(trial)} seats`);
    for (let n = games.length; n < count; n++) {
      const who = seatsOf(LEVEL_NAMES.length, game.seats(trial), n);
      games.push(await judgedGame(game, wish, LEVEL_NAMES, who, `craft ${seed} ${n}`, CURRENT));
      if (file !== undefined) appendFileSync(file, `${JSON.stringify(games.at(-1))}\n`);
      bar.show(n + 1, count);
    }
    bar.clear();
    if (games.length === 0) return refuse("games", "There are no games to look at.");
    await print(report(game, games, trials, seed));
    return undefined;
  },
});

const readGames = (file: string): CraftGame[] =>
  readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as CraftGame);

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

function report(game: Game, games: readonly CraftGame[], trials: number, seed: string): string {
  const chance = seeded(`trials ${seed}`);
  const levels = LEVEL_NAMES.length;
  const standings = standingsOf(games, levels, chance);
  const byCraft = STEPS.slice(0, 6).map((each) => orderedByCraft(games, levels, each, trials, chance));
  const byResults = orderedByResults(games, levels, STEPS, Math.min(trials, 1000), chance);
  const first = (shares: readonly number[]): string => {
    const found = shares.findIndex((share) => share >= ENOUGH);
    return found < 0 ? `more than ${STEPS[shares.length - 1]}` : String(STEPS[found]);
  };
  const lines = standings.map(({ mu, given, margin, points, games: count }, level) =>
    [
      `  ${LEVEL_NAMES[level]!.padEnd(11)} gives away ${given.toFixed(1)} % (±${(margin ?? 0).toFixed(1)}) of what a beginner does,`,
      `${points.toFixed(1)} points a game; results ${mu.toFixed(2)}; ${count} games`,
    ].join(" "),
  );
  const shares = (all: readonly number[]): string => all.map((share, i) => `${STEPS[i]}: ${percent(share)}`).join(", ");
  return [
    `${game.name}, ${games.length} games, season ${seasonId(game, CURRENT)}`,
    ...lines,
    `all four in order by craft, by games each: ${shares(byCraft)}`,
    `all four in order by results: ${shares(byResults)}`,
    `95 % after ${first(byCraft)} games each by craft, after ${first(byResults)} by results alone`,
    "",
  ].join("\n");
}
