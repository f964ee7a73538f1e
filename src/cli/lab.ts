/** `zt lab`: games no rulebook knows, played by the thousand and measured; `zt lab report` measures the rulebooks themselves. */
import { writeFileSync } from "node:fs";
import type { Experiment } from "../bots/lab/experiment.ts";
import { benchOf } from "../bots/lab/experiment.ts";
import { isLabBot, LAB_BOTS } from "../bots/lab/players.ts";
import type { LabSummary } from "../bots/lab/summary.ts";
import { summaryOf } from "../bots/lab/summary.ts";
import type { Game, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { changesOf, knobHelp } from "./lab/changes.ts";
import { allCores, openCrew } from "./lab/crew.ts";
import { pageOf } from "./lab/html.ts";
import { reportCommand } from "./lab/report.ts";
import { linesOf } from "./lab/table.ts";
import type { Command, Flag, Flags } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  set: { kind: "texts" },
  games: { kind: "number", least: 1, most: 1_000_000 },
  seed: { kind: "text" },
  bot: { kind: "text" },
  threads: { kind: "number", least: 1, most: 64 },
  out: { kind: "text" },
  json: { kind: "yes-no" },
};

const help = (
  game: Game,
): string => `zt lab [options]: change a game beyond its rulebooks and measure thousands of games
zt lab report: measure the rulebooks and write docs/laboratory.md (goes on where it was broken off)

  --game NAME      ${GAME_CHOICE}
  --set NAME=VALUE changes something, as often as wished for:
${game.lab ? knobHelp(game.lab) : "  nothing"}
  --games N        how many (2000); ± 1 point of a seat's wins takes 10000
  --seed TEXT      the same seed gives the same figures, with any number of threads (1)
  --bot BOT        ${LAB_BOTS.join(", ")}
  --threads N      as many as there are cores
  --out NAME       writes NAME.json and NAME.html
  --json           one line of JSON instead of the table
${optionHelp(game)}
`;

/** What is written down of an experiment. */
export interface LabFile {
  readonly lab: 1;
  readonly experiment: Experiment;
  readonly summary: LabSummary;
}

const experimentCommand = gameCommand({
  summary: "change a game beyond its rulebooks and measure thousands of games",
  usage: "zt lab --game towers --players 3 --set towers=7 --set deck.TD3=4 --games 10000 --seed 1 --out seven",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const experiment = experimentOf(game, flags);
    if (isRefusal(experiment)) return experiment;
    const bench = benchOf(experiment.setup);
    if (isRefusal(bench)) return bench;
    const crew = openCrew(Number(flags.threads ?? allCores()));
    const { tally } = await crew.play(game.name, experiment, Number(flags.games ?? 2000));
    crew.close();
    const summary = summaryOf(tally, bench.lab.gauges, bench.lab.deeds);
    const file: LabFile = { lab: 1, experiment, summary };
    await print(flags.json ? `${JSON.stringify(file)}\n` : `${linesOf(summary).join("\n")}\n`);
    if (flags.out === undefined) return undefined;
    writeFileSync(`${String(flags.out)}.json`, `${JSON.stringify(file, null, 2)}\n`);
    writeFileSync(`${String(flags.out)}.html`, pageOf(experiment, summary));
    return undefined;
  },
});

function experimentOf(game: Game, flags: Flags): Experiment | Refusal {
  if (!game.lab) return refuse("game", `The laboratory knows no game ${JSON.stringify(game.name)}.`);
  const wish = wishOf(game, flags);
  if (isRefusal(wish)) return wish;
  const changes = changesOf(game.lab, (flags.set ?? []) as readonly string[]);
  if (isRefusal(changes)) return changes;
  const bot = flags.bot ?? "quick";
  if (!isLabBot(bot)) return refuse("bot", `There is no such bot: choose ${LAB_BOTS.join(" or ")}.`);
  return { setup: { game: game.name, wish, changes }, seed: String(flags.seed ?? 1), bot };
}

export const lab: Command = {
  ...experimentCommand,
  run: ([first, ...rest]) =>
    first === "report" ? reportCommand(rest) : experimentCommand.run(first === undefined ? rest : [first, ...rest]),
};
