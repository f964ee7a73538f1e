/** `zt solo`: how well a bot plays alone, or several together, over many deals. */
import type { Played } from "../bots/arena.ts";
import { playGame } from "../bots/arena.ts";
import { BOT_NAMES } from "../bots/levels.ts";
import { interval95 } from "../bots/interval.ts";
import { contenderOf } from "../bots/match.ts";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { TITLE_LIMITS, titleOf } from "../games/towers/ending.ts";
import { towers } from "../games/towers/game.ts";
import { effortOf, EFFORT_FLAGS, range, unfitSide } from "./match.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  bot: { kind: "text" },
  deals: { kind: "number", least: 1 },
  seed: { kind: "text" },
  json: { kind: "yes-no" },
  ...EFFORT_FLAGS,
};

const help = `zt solo [options]: how many cards a bot needs over many deals (T-1.3)

  --bot BOT        ${BOT_NAMES.join(", ")}, "exec:COMMAND" or "commit:HASH/BOT"
  --deals N        how many (200)
  --seed TEXT      the same seed gives the same deals (1)
  --mode MODE      solo, solo-spells, coop or coop-spells
  --ms N, --iterations N, --time N, --json   as in zt match
${optionHelp(towers)}
`;

/** T-1.3 Thirty cards or fewer is the goal. */
const GOAL = 30;

export const solo = gameCommand({
  summary: "let a bot play alone and count its cards",
  usage: "zt solo --bot archmage --deals 200 --seed 1",
  flags: FLAGS,
  help: () => help,
  only: towers,
  async run(game, flags) {
    const wish = wishOf(game, { mode: "solo", ...flags });
    if (isRefusal(wish)) return wish;
    const trial = game.setup(wish, seeded("trial"));
    if (isRefusal(trial)) return trial;
    if (game.options(trial).mode === "basic" || game.options(trial).mode === "nasty")
      return refuse("mode", "Who plays against others is measured by zt match.");
    const bot = String(flags.bot ?? "archmage");
    const unfit = unfitSide(bot);
    if (unfit) return unfit;
    const [deals, seed] = [Number(flags.deals ?? 200), String(flags.seed ?? 1)];
    const player = contenderOf(game, bot, effortOf(flags));
    const played = await playDeals(game, wish, seed, deals, Array(game.seats(trial)).fill(player));
    player.close();
    const summary = summarise(played);
    await print(
      flags.json ? `${JSON.stringify({ options: wish, bot, seed, ...summary })}\n` : report(bot, seed, summary),
    );
    return undefined;
  },
});

type Players = Parameters<typeof playGame>[3];

async function playDeals(
  game: Game,
  wish: JsonObject,
  seed: string,
  deals: number,
  players: Players,
): Promise<Played[]> {
  const bar = progressBar("deals");
  const played: Played[] = [];
  for (let i = 0; i < deals; i++) {
    played.push(await playGame(game, wish, `${seed}/${i}`, players));
    bar.show(i + 1, deals);
  }
  bar.clear();
  return played;
}

interface Summary {
  readonly deals: number;
  readonly lost: number;
  /** The average of the games that were won. */
  readonly cards: number;
  readonly reachedGoal: number;
  readonly goalInterval: readonly [number, number];
  /** How many deals brought each title, the best first. */
  readonly titles: readonly number[];
  readonly ms: number;
  readonly slowest: number;
}

function summarise(played: readonly Played[]): Summary {
  const scores = played.flatMap(({ result }) => ("won" in result && result.won ? [result.score] : []));
  const titles = Array<number>(TITLE_LIMITS.length + 1).fill(0);
  for (const score of scores) titles[titleOf(score)]!++;
  const reached = scores.filter((score) => score <= GOAL).length;
  const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
  return {
    deals: played.length,
    lost: played.length - scores.length,
    cards: sum(scores) / scores.length,
    reachedGoal: reached / played.length,
    goalInterval: interval95(reached, played.length),
    titles,
    ms: sum(played.flatMap(({ ms }) => ms)) / sum(played.flatMap(({ asked }) => asked)),
    slowest: Math.max(...played.flatMap(({ slowest }) => slowest)),
  };
}

/** T-1.3 "under 20", "20–23", …, "over 45". */
const titleRange = (title: number): string =>
  title === 0
    ? `under ${TITLE_LIMITS[0] + 1}`
    : title === TITLE_LIMITS.length
      ? `over ${TITLE_LIMITS[title - 1]}`
      : `${TITLE_LIMITS[title - 1]! + 1}–${TITLE_LIMITS[title]}`;

function report(bot: string, seed: string, summary: Summary): string {
  const { deals, cards, reachedGoal, goalInterval, lost, titles, ms, slowest } = summary;
  const bars = titles.map(
    (count, title) =>
      `  ${titleRange(title).padStart(8)}  ${String(count).padStart(4)} ${"█".repeat((50 * count) / deals)}`,
  );
  return `${bot}, ${deals} deals, seed ${seed}: ${cards.toFixed(2)} cards on average, ${lost} lost
${GOAL} or fewer in ${(100 * reachedGoal).toFixed(1)} % (95 %: ${range(goalInterval)})
${bars.join("\n")}
time per decision: ${ms.toFixed(1)} ms (slowest ${slowest.toFixed(0)})
`;
}
