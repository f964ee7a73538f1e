/** `zt par`: how few cards a search needs that knows deck and dice (T-1.3), over many deals. */
import { PAR_WIDTH, parOf } from "../bots/beam.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { seededLuck } from "../core/table.ts";
import { towers } from "../games/towers/game.ts";
import { solitaire } from "../games/towers/solitaire.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  deals: { kind: "number", least: 1 },
  seed: { kind: "text" },
  width: { kind: "number", least: 1 },
  json: { kind: "yes-no" },
};

const help = `zt par [options]: the fewest cards a beam search finds that knows the luck of a deal

  --deals N        how many (20)
  --seed TEXT      the same seed gives the same deals (1)
  --width N        positions kept from one card to the next (${PAR_WIDTH})
  --json           for programs
${optionHelp(towers)}
`;

export const par = gameCommand({
  summary: "the par of many solo deals",
  usage: "zt par --deals 20 --width 2000 --seed 1",
  flags: FLAGS,
  help: () => help,
  only: towers,
  async run(_, flags) {
    const wish = wishOf(towers, { mode: "solo", ...flags });
    if (isRefusal(wish)) return wish;
    if (!String(wish.mode).startsWith("solo")) return refuse("mode", "Par is for one who plays alone.");
    const [deals, seed, width] = [Number(flags.deals ?? 20), String(flags.seed ?? 1), Number(flags.width ?? PAR_WIDTH)];
    const bar = progressBar("deals");
    const worked = process.cpuUsage();
    const scores: (number | null)[] = [];
    for (let i = 0; i < deals; i++) {
      const luck = seededLuck(`${seed}/${i}`);
      const state = towers.setup(wish, luck(0));
      if (isRefusal(state)) return state;
      scores.push(parOf(towers, solitaire, { state, outcomes: 1 }, luck, width)?.score ?? null);
      bar.show(i + 1, deals);
    }
    bar.clear();
    const found = scores.filter((score) => score !== null);
    const mean = found.reduce((sum, score) => sum + score, 0) / found.length;
    const ms = process.cpuUsage(worked).user / 1000 / deals;
    await print(
      flags.json
        ? `${JSON.stringify({ options: wish, seed, width, scores, mean, ms })}\n`
        : `width ${width}, ${deals} deals, seed ${seed}: ${mean.toFixed(2)} cards on average, none found in ${deals - found.length}
${scores.map((score) => score ?? "–").join(" ")}
processor time per deal: ${ms.toFixed(0)} ms
`,
    );
    return undefined;
  },
});
