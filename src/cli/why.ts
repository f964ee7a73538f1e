/** `zt why`: how many costly decisions get a reason that stands its test, and the reasons themselves to read. */
import { COSTLY, GAMES_TO_EXPLAIN } from "../bots/costly.ts";
import { reviewed } from "../bots/calibrated.ts";
import { retest, standsTest } from "../bots/why.ts";
import type { Game, JsonObject } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import type { Blunder } from "./blunders.ts";
import { blundersOf, plantedIn } from "./blunders.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";
import { whyIn } from "./whyWords.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  games: { kind: "number" },
  seed: { kind: "text" },
  planted: { kind: "number" },
  list: { kind: "number" },
};

const help = (game: Game): string => `zt why [options]: reasons for the costly decisions of weak bots

  --game NAME      ${GAME_CHOICE}
  --games N        how many are played and judged (20)
  --planted N      so many blunders are planted besides, one a game: the worst there is in its middle (20)
  --list N         so many reasons are written out, with the position and in both languages (10)
  --seed TEXT      the same seed gives the same games and reasons (1)
Without an option of the game its modes are taken in turn.
${optionHelp(game)}
`;

/** What people play. */
const MODES: Readonly<Record<string, readonly JsonObject[]>> = {
  towers: [
    { players: 2, spells: "all" },
    { players: 3 },
    { players: 4, spells: "all" },
    { players: 4, teams: true },
    { players: 3, mode: "nasty", spells: "all" },
    { mode: "solo" },
  ],
};

export const why = gameCommand({
  summary: "the reasons a review gives, and whether they stand their test",
  usage: "zt why --games 200 --planted 20 --list 50 --seed 1",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const [games, planted, list] = [Number(flags.games ?? 20), Number(flags.planted ?? 20), Number(flags.list ?? 10)];
    const seed = String(flags.seed ?? 1);
    const modes = Object.keys(wish).length > 0 ? [wish] : (MODES[game.name] ?? [wish]);
    const bar = progressBar("games");
    const all: Blunder[] = [];
    const worked = process.cpuUsage();
    for (let i = 0; i < games; i++) {
      all.push(...blundersOf(game, modes[i % modes.length]!, `${seed}/${i}`));
      bar.show(i + 1, games);
    }
    const named = all.filter((each) => each.why);
    const again = named.filter((each) => standsAgain(game, each));
    bar.clear();
    const points = Math.round(100 * COSTLY);
    await print(`${games} games of ${game.name}: ${all.length} decisions cost ${points} points or more
  with a reason: ${named.length} (${percent(named.length, all.length)})
  of these, standing the test: ${named.filter(({ why: found }) => standsTest(found!)).length}; once more, with other luck: ${again.length}
  processor time: ${(process.cpuUsage(worked).user / 1e6).toFixed(0)} s
`);
    await plant(game, modes, planted, seed);
    for (const each of named.slice(0, list)) await print(`\n${written(game, each)}`);
    return undefined;
  },
});

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(0)} %`;

const standsAgain = (game: Game, { state, by, played, best, why: found, name }: Blunder): boolean =>
  standsTest(
    retest(reviewed(game), { state, by, played, isLuckless: false }, best, found!, GAMES_TO_EXPLAIN, `${name} again`),
  );

/** One game each, until there are as many as are wanted. */
async function plant(game: Game, modes: readonly JsonObject[], wanted: number, seed: string): Promise<void> {
  if (wanted === 0) return;
  let [planted, found, named] = [0, 0, 0];
  const missed: string[] = [];
  for (let i = 0; planted < wanted; i++) {
    const one = plantedIn(game, modes[i % modes.length]!, `${seed}/planted ${i}`);
    if (!one) continue;
    planted++;
    if (one.found) found++;
    if (one.found?.why) named++;
    else missed.push(`${one.planted.name}: ${game.format(one.planted.state, one.planted.played)}`);
  }
  await print(`planted blunders: ${planted}, found ${found}, with a reason that stands the test ${named}
${missed.map((each) => `  without: ${each}\n`).join("")}`);
}

function written(game: Game, { name, state, by, played, best, cost, why: found }: Blunder): string {
  const board = game.drawing
    .board(game.view(state, by))
    .split("\n")
    .filter((line) => !line.endsWith("·"));
  return `${name}, seat ${by}: ${game.format(state, played)} costs ${(100 * cost).toFixed(0)}, better ${game.format(state, best)}
  de: ${whyIn("de", game, state, by, found!)}
  en: ${whyIn("en", game, state, by, found!)}
${board.map((line) => `    ${line}`).join("\n")}
`;
}
