/** `zt calibrate`: do chances come true? The learnt judgement and the hand-written one on the same positions. */
import { judgeOf } from "../bots/judges.ts";
import type { Calibration } from "../bots/training/calibration.ts";
import { calibrate as measure } from "../bots/training/calibration.ts";
import { seeded } from "../core/chance.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = { games: { kind: "number", least: 1 }, seed: { kind: "text" } };

export const calibrate = gameCommand({
  summary: "what was promised against what came true: the learnt judgement and the hand-written one",
  usage: "zt calibrate --game towers --players 2 --games 2000 --seed 1",
  flags: FLAGS,
  help: (game) => `zt calibrate [options]: predicted against actual wins at the starts of turns, without a search

  --game NAME      ${GAME_CHOICE}
  --games N        how many, played by whole turns on the learnt judgement (200)
  --seed TEXT      the same seed gives the same games (1)
${optionHelp(game)}
`,
  async run(game, flags) {
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const trial = game.setup(wish, seeded("trial"));
    if (isRefusal(trial)) return trial;
    if (game.isTogether(trial))
      return refuse("mode", "Where all play together nobody has a chance to win of their own.");
    const [games, seed] = [Number(flags.games ?? 200), String(flags.seed ?? 1)];
    const [learnt, written] = measure(game, wish, games, seed, [judgeOf(game), game.hints.evaluate]);
    await print(`${games} games, seed ${seed}, ${learnt!.positions} chances told
Brier score: learnt ${learnt!.brier.toFixed(4)}, hand-written ${written!.brier.toFixed(4)} (less is better)

| said | learnt: times | came true | hand-written: times | came true |
|---|---|---|---|---|
${learnt!.bins.map((_, i) => row(i, learnt!, written!)).join("\n")}
`);
    return undefined;
  },
});

const percent = (share: number): string => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(0)} %`);

const row = (i: number, learnt: Calibration, written: Calibration): string =>
  `| ${10 * i}–${10 * i + 10} % | ${[learnt, written].map(({ bins }) => `${bins[i]!.times} | ${percent(bins[i]!.came)}`).join(" | ")} |`;
