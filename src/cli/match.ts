/** `zt match`: two bots against each other. */
import { checkOut } from "../bots/earlier/checkout.ts";
import { earlierBot } from "../bots/earlier/contender.ts";
import type { Match, Score } from "../bots/match.ts";
import { isSide, playMatch } from "../bots/match.ts";
import { BOT_NAMES } from "../bots/levels.ts";
import { seeded } from "../core/chance.ts";
import type { Game, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { progressBar } from "./progress.ts";
import type { Flag, Flags } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

export const EFFORT_FLAGS: Readonly<Record<string, Flag>> = {
  ms: { kind: "number", least: 1 },
  iterations: { kind: "number", least: 1 },
  time: { kind: "number", least: 1 },
};

const FLAGS: Readonly<Record<string, Flag>> = {
  a: { kind: "text" },
  b: { kind: "text" },
  games: { kind: "number", least: 1 },
  seed: { kind: "text" },
  json: { kind: "yes-no" },
  ...EFFORT_FLAGS,
};

const help = (game: Game): string => `zt match [options]: let two bots play each other, seats rotated over every deal

  --game NAME      ${GAME_CHOICE}
  --a BOT --b BOT  ${BOT_NAMES.join(", ")}, "exec:COMMAND" (docs/bot-protocol.md),
                   "commit:HASH/BOT", a bot of an earlier commit; to see how far it is to the
                   top: seer (the archmage sees everything), patient (a hundred times the time)
                   A has one seat, or those of one team; B has all others
  --games N        how many (100)
  --seed TEXT      the same seed gives the same games, unless --ms is given (1)
  --ms N           at most so long for a decision
  --iterations N   so many iterations instead of the level's own number
  --time N         so many milliseconds of processor time for each decision that takes a search
  --json           the result as one line of JSON
${optionHelp(game)}
`;

export const match = gameCommand({
  summary: "let two bots play each other and count the wins",
  usage: "zt match --game towers --players 4 --mode nasty --a archmage --b mage --games 200 --seed 1",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const plan = matchOf(game, flags);
    if (isRefusal(plan)) return plan;
    const bar = progressBar(`${plan.a} : ${plan.b}`);
    const score = await playMatch(plan, (done) => bar.show(done, plan.games));
    bar.clear();
    const options = { game: game.name, options: plan.wish, a: plan.a, b: plan.b, seed: plan.seed };
    await print(flags.json ? `${JSON.stringify({ ...options, score })}\n` : report(plan, score));
    return undefined;
  },
});

/** Effort as flags give it. */
export const effortOf = ({ ms, iterations, time }: Flags): Match["effort"] => ({
  ...(typeof time === "number" && { time }),
  ...(typeof ms === "number" && { ms }),
  ...(typeof iterations === "number" && { iterations }),
});

function matchOf(game: Game, flags: Flags): Match | Refusal {
  const wish = wishOf(game, flags);
  if (isRefusal(wish)) return wish;
  const { a = "archmage", b = "mage", games = 100, seed = "1" } = flags;
  for (const name of [String(a), String(b)]) {
    const unfit = unfitSide(name);
    if (unfit) return unfit;
  }
  const trial = game.setup(wish, seeded("trial"));
  if (isRefusal(trial)) return trial;
  if (game.seats(trial) === 1 || String(game.options(trial).mode).startsWith("coop"))
    return refuse("mode", "Who plays alone or together is measured by zt solo.");
  return { game, wish, a: String(a), b: String(b), games: Number(games), seed: String(seed), effort: effortOf(flags) };
}

/** Why somebody cannot play; an earlier commit is checked out. */
export function unfitSide(name: string): Refusal | undefined {
  const earlier = earlierBot(name);
  if (earlier) {
    const folder = checkOut(earlier.commit);
    return typeof folder === "string" ? undefined : folder;
  }
  if (isSide(name)) return undefined;
  const others = `${BOT_NAMES.join(", ")}, exec:COMMAND, commit:HASH/BOT`;
  return refuse("bot", `There is no bot ${JSON.stringify(name)}: there are ${others}.`);
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const range = ([low, high]: readonly [number, number]): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
const pace = ({ ms, cpu, slowest }: Score["a"]): string =>
  `${ms.toFixed(1)} ms (${cpu.toFixed(1)} of processor time, slowest ${slowest.toFixed(0)})`;

function report({ game, a, b, games, seed }: Match, score: Score): string {
  return `${game.name}: ${a} against ${b}, ${games} games, seed ${seed}
${a} wins ${percent(score.share)} (95 %: ${range(score.interval)}); an equal share is ${percent(score.fair)}
time per decision: ${a} ${pace(score.a)}, ${b} ${pace(score.b)}; ${score.length.toFixed(0)} steps a game
`;
}
