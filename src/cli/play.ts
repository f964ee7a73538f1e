/** `zt play`: a game in the terminal, against bots. */
import { randomUUID } from "node:crypto";
import { createInterface } from "node:readline";
import type { Thinker } from "../bots/bot.ts";
import type { BotName } from "../bots/levels.ts";
import { BOT_NAMES, isBotName } from "../bots/levels.ts";
import { openNodePool } from "../bots/nodePool.ts";
import { seeded } from "../core/chance.ts";
import type { Game, Refusal, Result } from "../core/game.ts";
import { isRefusal, OVER, refuse } from "../core/game.ts";
import type { Frame, Step, Table } from "../core/table.ts";
import { begin, frameOf, framesSince, latest, submit, undo } from "../core/table.ts";
import type { Flag } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  seat: { kind: "number", least: 0, most: 5 },
  bot: { kind: "text" },
  seed: { kind: "text" },
  quiet: { kind: "yes-no" },
};

const help = (game: Game): string => `zt play [options]: a game in the terminal against bots

  --game NAME      ${GAME_CHOICE}
  --seat N         which seat is yours (0)
  --bot NAME       ${BOT_NAMES.join(", ")} (journeyman)
  --seed TEXT      where the luck comes from
  --quiet          do not draw the board before each of your decisions
${optionHelp(game)}
`;

const HELP = `Answer with a number from the list or with the decision itself, such as "play T1" or "tower 3/1".
  board   show the board          undo   take back, until luck or something hidden appeared
  help    this text               quit   leave the game
`;

export const play = gameCommand({
  summary: "play in the terminal against bots",
  usage: "zt play --game towers --players 3 --bot mage",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const wish = wishOf(game, flags);
    if (isRefusal(wish)) return wish;
    const bot = String(flags.bot ?? "journeyman");
    if (!isBotName(bot)) return noBot(bot);
    const seed = String(flags.seed ?? randomUUID());
    const table = begin(game, wish, (outcome) => seeded(`${seed}/${outcome}`));
    if (isRefusal(table)) return table;
    const seat = Number(flags.seat ?? 0);
    if (seat >= game.seats(table.state)) return refuse("seat", `There is no seat ${seat} at this table.`);
    const thinker = openNodePool(1);
    await sit({ table, seat, bot, seed, thinker, isQuiet: flags.quiet === true });
    await thinker.close();
    return undefined;
  },
});

const noBot = (name: string): Refusal =>
  refuse("bot", `There is no bot ${JSON.stringify(name)}: choose from ${BOT_NAMES.join(", ")}.`);

interface Sitting {
  readonly table: Table;
  readonly seat: number;
  readonly bot: BotName;
  readonly seed: string;
  readonly thinker: Thinker;
  readonly isQuiet: boolean;
}

async function sit(sitting: Sitting): Promise<void> {
  const { table, seat, isQuiet } = sitting;
  const { game } = table;
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  await print(`${HELP}\n${board(sitting)}\n\n`);
  // The start may have thrown wands or drawn cards before anybody is asked.
  await tell(sitting, framesSince(table, seat, -1)[0]!);
  while (game.decider(table.state) !== OVER) {
    if (inCharge(sitting) !== seat) await tellStep(sitting, await botDecides(sitting));
    else if (!(await personDecides(sitting, lines))) return;
  }
  const result = game.result(table.state);
  if (result) await print(`\n${isQuiet ? "" : `${board(sitting)}\n`}${resultSentence(result, name(sitting))}\n`);
}

/** Where all play together the person decides for everybody. */
const inCharge = ({ table: { game, state }, seat }: Sitting): number =>
  game.isTogether(state) ? seat : game.decider(state);

async function botDecides({ table, bot, seed, thinker }: Sitting): Promise<Step> {
  const { game, state } = table;
  const seat = game.decider(state);
  const request = { game: game.name, state: state.slice(), seat, bot, seed: `${seed}/${latest(table)}`, table: seed };
  const thought = await thinker.think(request);
  const step = submit(table, seat, latest(table), thought?.decision ?? "");
  if (isRefusal(step)) throw new Error(`the bot answered ${thought?.decision}: ${step.say}`);
  return step;
}

/** False: the person leaves. */
async function personDecides(sitting: Sitting, lines: AsyncIterator<string>): Promise<boolean> {
  const { table } = sitting;
  const decider = table.game.decider(table.state);
  const { legal = [], mayUndo } = frameOf(table, decider);
  const options = legal.map((text, i) => `${String(i + 1).padStart(3)} ${text}`);
  await print(
    `\n${sitting.isQuiet ? "" : `${board(sitting)}\n`}${columns(options)}${mayUndo ? "(undo is possible) " : ""}> `,
  );
  for (;;) {
    const { value, done } = await lines.next();
    const answer = done ? "quit" : value.trim();
    if (answer === "quit") {
      await print("\nGoodbye.\n");
      return false;
    }
    if (answer === "help" || answer === "board") await print(`${answer === "help" ? HELP : board(sitting)}\n> `);
    else {
      const text = legal[Number(answer) - 1] ?? answer;
      const step =
        answer === "undo" ? undo(table, decider, latest(table)) : submit(table, decider, latest(table), text);
      if (!isRefusal(step)) {
        await tellStep(sitting, step);
        return true;
      }
      await print(`${step.say} Type help for help.\n> `);
    }
  }
}

const name =
  ({ seat, table }: Pick<Sitting, "seat" | "table">) =>
  (each: number): string =>
    table.game.seats(table.state) === 1 ? "you" : `player ${each}${each === seat ? " (you)" : ""}`;

const board = ({ table, seat }: Sitting): string => table.game.drawing.board(table.game.view(table.state, seat));

const tellStep = (sitting: Sitting, step: Step): Promise<void> =>
  tell(sitting, frameOf(sitting.table, sitting.seat, step));

async function tell(sitting: Sitting, frame: Frame): Promise<void> {
  const { drawing } = sitting.table.game;
  const sentences = frame.events
    .map((event) => drawing.sentence(event, name(sitting)))
    .filter((text) => text !== undefined);
  if (sentences.length) await print(`${sentences.join("\n")}\n`);
}

/** A list in as many columns as the terminal is wide. */
function columns(items: readonly string[]): string {
  const width = Math.max(...items.map((item) => item.length)) + 2;
  const count = Math.max(1, Math.floor((process.stdout.columns || 100) / width));
  const rows = Array.from({ length: Math.ceil(items.length / count) }, (_, row) =>
    items
      .slice(row * count, (row + 1) * count)
      .map((item) => item.padEnd(width))
      .join("")
      .trimEnd(),
  );
  return `${rows.join("\n")}\n`;
}

function resultSentence(result: Result, who: (seat: number) => string): string {
  if ("won" in result) return result.won ? `You have won with ${result.score} cards.` : "You have lost.";
  const ranking = result.ranking.map((rank, i) => `${i + 1}. ${rank.map(who).join(" and ")}`);
  return `The game is over. ${ranking.join(", ")}.`;
}
