/** `zt links`: nothing hidden is ever drawn. Pictures and titles of running games, with everything an onlooker cannot know drawn anew. */
import { fileURLToPath } from "node:url";
import { seeded } from "../core/chance.ts";
import type { Game } from "../core/game.ts";
import { copy, isRefusal, OVER, refuse } from "../core/game.ts";
import { GAMES } from "../games/index.ts";
import { openPainter } from "../server/pictures/easel.ts";
import { previewOf, somewhere } from "../server/pictures/samples.ts";
import { openStudio } from "../server/pictures/studio.ts";
import { progressBar } from "./progress.ts";
import type { Command } from "./terminal.ts";
import { BAD_INPUT, complain, print, readFlags } from "./terminal.ts";

const HELP = `zt links [--states N] [--times N] [--seed TEXT]: what links show of running games does not depend on what is hidden

  --times N    instead: how long so many pictures take in the server's thread, the first one cold, and how large they are
  --states N   so many states of both games, in every mode (1000)
  --seed TEXT  the same seed gives the same states (1)
`;

const LANGUAGES = ["en", "de"] as const;
const DIST = fileURLToPath(new URL("../../dist/", import.meta.url));

export interface LinkFaults {
  /** States whose hidden part could be drawn anew. */
  readonly tried: number;
  /** Those of them where something hidden was another: else nothing was tried. */
  readonly changed: number;
  readonly faults: readonly string[];
  /** Milliseconds for each drawing. */
  readonly ms: number;
}

/** Draws states twice: as they are, and with everything that some seat cannot know drawn anew. */
export async function huntLinks(
  games: readonly Game[],
  states: number,
  seed: string,
  show: (done: number) => void,
): Promise<LinkFaults> {
  const painter = await openPainter(`${DIST}web`);
  const faults: string[] = [];
  let [tried, changed, ms] = [0, 0, 0];
  for (let i = 0; i < states; i++) {
    const chance = seeded(`${seed} ${i}`);
    const game = games[i % games.length]!;
    const state = somewhere(game, chance);
    show(i + 1);
    if (game.decider(state) === OVER) continue;
    const other = copy(state);
    game.guess(other, chance.below(game.seats(state)), chance);
    tried++;
    changed += Number(JSON.stringify(game.write(other)) !== JSON.stringify(game.write(state)));
    const language = LANGUAGES[i % 2]!;
    const started = performance.now();
    const one = [
      await painter.told(previewOf(game, state), language),
      await painter.drawn(previewOf(game, state), language),
    ];
    ms += performance.now() - started;
    const two = [
      await painter.told(previewOf(game, other), language),
      await painter.drawn(previewOf(game, other), language),
    ];
    if (JSON.stringify(one) !== JSON.stringify(two)) faults.push(`${game.name}, state ${i}`);
  }
  return { tried, changed, faults, ms: ms / Math.max(1, tried) };
}

/** Pictures as the server makes them, from the first request on. */
async function timePictures(count: number, seed: string): Promise<number> {
  const studio = openStudio(`${DIST}web`, (fault) => console.error(`zt: ${fault}`));
  if (!studio) return complain(refuse("build", "There is nothing to draw with: npm run build first."));
  const ms: number[] = [];
  let largest = 0;
  for (let i = 0; i <= count; i++) {
    const game = GAMES[i % GAMES.length]!;
    const preview = previewOf(game, somewhere(game, seeded(`${seed} ${i}`)));
    const started = performance.now();
    const png = await studio.picture(String(i), preview, LANGUAGES[i % 2]!);
    ms.push(performance.now() - started);
    if (!png) return complain(refuse("picture", `Picture ${i} was not drawn.`));
    largest = Math.max(largest, png.length);
  }
  await studio.close();
  const [cold, ...warm] = ms as [number, ...number[]];
  const sorted = warm.toSorted((a, b) => a - b);
  const part = (share: number): string =>
    sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!.toFixed(0);
  await print(
    `cold ${cold.toFixed(0)} ms; ${warm.length} warm: p50 ${part(0.5)}, p95 ${part(0.95)}, slowest ${part(1)} ms; largest ${(largest / 1000).toFixed(0)} kB\n`,
  );
  return 0;
}

export const links: Command = {
  summary: "links of running games show nothing hidden",
  usage: "zt links --states 10000 --seed 1",
  async run(args) {
    if (args.includes("--help")) {
      await print(HELP);
      return 0;
    }
    const number = { kind: "number", least: 1 } as const;
    const flags = readFlags(args, { states: number, times: number, seed: { kind: "text" } });
    if (isRefusal(flags)) return complain(flags);
    const { states = 1000, times, seed = "1" } = flags;
    if (times !== undefined) return timePictures(Number(times), String(seed));
    const bar = progressBar("states");
    const { tried, changed, faults, ms } = await huntLinks(GAMES, Number(states), String(seed), (done) =>
      bar.show(done, Number(states)),
    );
    bar.clear();
    await print(
      `${tried} states of running games, ${changed} with something hidden drawn anew: ${faults.length} titles or pictures differ; ${ms.toFixed(1)} ms a drawing\n`,
    );
    for (const fault of faults.slice(0, 10)) await print(`  ${fault}\n`);
    return faults.length === 0 ? 0 : BAD_INPUT;
  },
};
