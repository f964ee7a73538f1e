/** `zt calibrate`: do chances come true? The learnt judgement, what reviews make of it, and the hand-written one on the same positions. */
import { reviewed } from "../bots/calibrated.ts";
import { judgeOf } from "../bots/judges.ts";
import type { Calibration } from "../bots/training/calibration.ts";
import { bestPower, calibrationOf, listen } from "../bots/training/calibration.ts";
import { seeded } from "../core/chance.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  games: { kind: "number", least: 1 },
  seed: { kind: "text" },
  fit: { kind: "yes-no" },
};

export const calibrate = gameCommand({
  summary: "what was promised against what came true: judged as bots and as reviews do, and by hand",
  usage: "zt calibrate --game towers --players 2 --games 2000 --seed 1",
  flags: FLAGS,
  help: (game) => `zt calibrate [options]: predicted against actual wins at the starts of turns, without a search

  --game NAME      ${GAME_CHOICE}
  --games N        how many, played by whole turns on the learnt judgement (200)
  --seed TEXT      the same seed gives the same games (1)
  --fit            finds how far the judge is to be trusted (src/bots/calibrated.ts), on games nothing else is tested on
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
    const judges = [judgeOf(game), reviewed(game).hints.evaluate, game.hints.evaluate];
    const told = listen(game, wish, games, seed, judges);
    if (flags.fit) {
      const { inputs } = game.hints;
      const key = `${inputs?.families[inputs.family(trial)] ?? ""} ${game.seats(trial)}`;
      await print(`${key}: chances to the power of ${bestPower(told[0]!).toFixed(3)}\n`);
      return undefined;
    }
    const [learnt, shown, written] = told.map(calibrationOf) as [Calibration, Calibration, Calibration];
    await print(`${games} games, seed ${seed}, ${learnt.positions} chances told
Brier score (less is better): ${brier("learnt", learnt)}, ${brier("in reviews", shown)}, ${brier("hand-written", written)}

| said | learnt: times | came true | in reviews: times | came true | hand-written: times | came true |
|---|---|---|---|---|---|---|
${learnt.bins.map((_, i) => row(i, [learnt, shown, written])).join("\n")}
`);
    return undefined;
  },
});

const brier = (name: string, { brier: score, margin }: Calibration): string =>
  `${name} ${score.toFixed(4)} ± ${margin.toFixed(4)}`;

const percent = (share: number): string => (Number.isNaN(share) ? "–" : `${(100 * share).toFixed(0)} %`);

const row = (i: number, all: readonly Calibration[]): string =>
  `| ${10 * i}–${10 * i + 10} % | ${all.map(({ bins }) => `${bins[i]!.times} | ${percent(bins[i]!.came)}`).join(" | ")} |`;
