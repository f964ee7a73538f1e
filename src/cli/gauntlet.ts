/** `zt gauntlet`: bots of all kinds through all modes, to find an illegal answer, an exception or an endless game. */
import { botContender, playGame } from "../bots/arena.ts";
import { BOT_NAMES } from "../bots/levels.ts";
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Game, JsonObject } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { EDITION_NAMES } from "../games/towers/options.ts";
import { progressBar } from "./progress.ts";
import type { Command, Flag } from "./terminal.ts";
import { complain, print, readFlags } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  games: { kind: "number", least: 1 },
  seed: { kind: "text" },
  iterations: { kind: "number", least: 1 },
};

export const gauntlet: Command = {
  summary: "bots of all kinds through all modes: illegal answers, exceptions, endless games",
  usage: "zt gauntlet --games 1000 --seed 1 --iterations 8",
  async run(args) {
    const flags = readFlags(args, FLAGS);
    if (isRefusal(flags)) return complain(flags);
    const { games = 1000, seed = "1", iterations = 8 } = flags;
    const faults: string[] = [];
    const played = new Map<string, number>();
    const bar = progressBar("games");
    for (let i = 0; i < Number(games); i++) {
      const { mode, fault } = await playAny(`${seed}/${i}`, i, Number(iterations));
      played.set(mode, (played.get(mode) ?? 0) + 1);
      if (fault) faults.push(fault);
      bar.show(i + 1, Number(games));
    }
    bar.clear();
    const lines = Array.from(played, ([mode, count]) => `  ${String(count).padStart(5)}  ${mode}`);
    await print(`${Number(games)} games, ${faults.length} faults\n${lines.join("\n")}\n${faults.join("\n")}`);
    return faults.length > 0 ? 1 : 0;
  },
};

/** Every kind of game in turn; players, editions and spells by chance. */
const KINDS = [
  "basic",
  "nasty",
  "basic teams",
  "nasty teams",
  "solo",
  "solo-spells",
  "coop",
  "coop-spells",
  "magicians",
];

async function playAny(seed: string, n: number, iterations: number): Promise<{ mode: string; fault?: string }> {
  const chance = seeded(seed);
  const mode = KINDS[n % KINDS.length]!;
  const game = mode === "magicians" ? magicians : towers;
  const wish = mode === "magicians" ? { apprenticeMayRest: chance.below(2) === 0 } : wishFor(mode, chance);
  try {
    const players = Array.from({ length: seatsOf(game, wish) }, () =>
      botContender(game, BOT_NAMES[chance.below(BOT_NAMES.length)]!, { iterations }),
    );
    await playGame(game, wish, seed, players);
    return { mode };
  } catch (error) {
    return { mode, fault: `${seed} ${JSON.stringify(wish)}: ${String(error)}` };
  }
}

function wishFor(kind: string, chance: Chance): JsonObject {
  const [mode, teams] = kind.split(" ");
  const isVersus = mode === "basic" || mode === "nasty";
  const players = teams ? 4 + 2 * chance.below(2) : 2 + chance.below(5);
  return {
    mode: mode!,
    ...(!mode!.startsWith("solo") && { players }),
    ...(teams !== undefined && { teams: true }),
    ...(isVersus && { edition: EDITION_NAMES[chance.below(EDITION_NAMES.length)]! }),
    ...(isVersus && { spells: `random:${chance.below(9)}` }),
    ...(mode!.endsWith("-spells") && { spells: "random:3" }),
  };
}

function seatsOf(game: Game, wish: JsonObject): number {
  const state = game.setup(wish, seeded("seats"));
  if (isRefusal(state)) throw new Error(state.say);
  return game.seats(state);
}
