/** `zt characters`: do they play as well as their level, and can they be told apart? */
import type { CharacterTrial } from "../bots/characterTrials.ts";
import { recognised, tryCharacter } from "../bots/characterTrials.ts";
import { CHARACTER_NAMES } from "../bots/characters.ts";
import { LEVEL_NAMES } from "../bots/levels.ts";
import { seeded } from "../core/chance.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  level: { kind: "text" },
  games: { kind: "number", least: 2 },
  group: { kind: "number", least: 1 },
  seed: { kind: "text" },
};

export const characters = gameCommand({
  summary: "do bots with a character play as well as their level, and can they be told apart?",
  usage: "zt characters --game towers --level mage --games 400 --seed 1",
  flags: FLAGS,
  help: (game) => `zt characters [options]: each character against its own level, and a blind test of their habits

  --game NAME      ${GAME_CHOICE}
  --level NAME     ${LEVEL_NAMES.join(", ")} (mage)
  --games N        of each character (400)
  --group N        games of one that are shown together in the blind test (10)
  --seed TEXT      the same seed gives the same games (1)
${optionHelp(game)}
`,
  async run(game, flags) {
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const trial = game.setup(wish, seeded("trial"));
    if (isRefusal(trial)) return trial;
    if (game.isTogether(trial)) return refuse("mode", "Who plays alone or together has no rival to be measured by.");
    const level = LEVEL_NAMES.find((name) => name === String(flags.level ?? "mage"));
    if (!level) return refuse("level", `The levels are: ${LEVEL_NAMES.join(", ")}.`);
    const { games = 400, group = 10, seed = "1" } = flags;
    await print(`${game.name}, ${level}, ${games} games each, seed ${seed}\n\n${HEAD}\n`);
    const found: CharacterTrial[] = [];
    for (const name of CHARACTER_NAMES) {
      const bar = progressBar(name);
      const show = (done: number): void => bar.show(done, Number(games));
      const one = await tryCharacter(game, wish, level, name, Number(games), String(seed), show);
      bar.clear();
      found.push(one);
      await print(`${row(name, one)}\n`);
    }
    const right = recognised(
      found.map(({ habits }) => habits),
      Number(group),
    );
    const all = right.reduce((sum, each) => sum + each, 0) / right.length;
    const each = CHARACTER_NAMES.map((name, i) => `${name} ${percent(right[i]!)}`).join(", ");
    await print(
      `\nrecognised by ${group} games: ${percent(all)} of groups (by guessing ${percent(1 / right.length)}): ${each}\n`,
    );
    return undefined;
  },
});

const HEAD = "| character | won | points against its level | habits |\n|---|---|---|---|";
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const whole = (points: number): string => points.toFixed(0).replace("-", "−");

function row(name: string, { share, points: [least, likely, most], habits }: CharacterTrial): string {
  const means = habits[0]!.map((_, k) => habits.reduce((sum, each) => sum + each[k]!, 0) / habits.length);
  const told = means.map((mean) => mean.toFixed(3)).join(" ");
  return `| ${name} | ${percent(share)} | ${whole(likely)} (${whole(least)} to ${whole(most)}) | ${told} |`;
}
