/** `zt riddles`: positions out of bot games with one best decision each, made, graded, and checked by other means. */
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { oneMove } from "../bots/planner.ts";
import { seeded } from "../core/chance.ts";
import type { Game, Json, JsonObject } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { applyText, replay } from "../core/record.ts";
import type { Riddle } from "../core/riddle.ts";
import { riddleId } from "../core/riddle.ts";
import { checked } from "./riddles/check.ts";
import type { PackedRiddle } from "../games/towers/riddles.ts";
import { packRiddle, unpackRiddle } from "../games/towers/riddles.ts";
import type { Question, Theme } from "./riddles/deal.ts";
import { gradesOf } from "./riddles/grade.ts";
import { MAGICIANS_THEMES } from "./riddles/magicians.ts";
import { TOWERS_THEMES } from "./riddles/towers.ts";
import { progressBar } from "./progress.ts";
import type { Flag } from "./terminal.ts";
import { gameCommand, print } from "./terminal.ts";

interface Collection {
  readonly themes: readonly Theme[];
  /** As a line of the file, and back. */
  pack(riddle: Riddle): object;
  unpack(line: Json): Riddle;
}

const COLLECTIONS: Readonly<Record<string, Collection>> = {
  towers: {
    themes: TOWERS_THEMES,
    pack: packRiddle,
    unpack: (line) => unpackRiddle(line as PackedRiddle & JsonObject),
  },
  magicians: { themes: MAGICIANS_THEMES, pack: (riddle) => riddle, unpack: (line) => line as Riddle },
};

const FLAGS: Readonly<Record<string, Flag>> = {
  seed: { kind: "text" },
  file: { kind: "text" },
  check: { kind: "yes-no" },
};

const help = (game: Game): string => `zt riddles [options]: positions out of bot games, each with one best decision

  --seed TEXT   the same seed makes the same riddles (1)
  --file FILE   where they are kept (src/games/${game.name}/riddles.json): what is there already is kept, the rest is added
  --check       makes none, but proves each of the file by other means than it was made with

Broken off, it goes on where it was.
`;

export const riddles = gameCommand({
  summary: "make, grade and check riddles with one best decision",
  usage: "zt riddles --game towers --seed 1",
  flags: FLAGS,
  help,
  async run(game, flags) {
    const collection = COLLECTIONS[game.name];
    if (!collection) return refuse("game", `Nobody has thought of riddles for ${game.name} yet.`);
    const file = String(flags.file ?? `src/games/${game.name}/riddles.json`);
    const known = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Json[]).map(collection.unpack) : [];
    if (flags.check) return check(game, known);
    const keep = (all: readonly Riddle[]): void => {
      writeFileSync(`${file}.new`, `[\n${all.map((each) => JSON.stringify(collection.pack(each))).join(",\n")}\n]\n`);
      renameSync(`${file}.new`, file);
    };
    const made = find(collection.themes, game, known, String(flags.seed ?? 1), keep);
    grade(game, made, keep);
    await print(`${made.length} riddles in ${file}\n`);
    return undefined;
  },
});

/** So many deals without a new one, and there are no more. */
const PATIENCE = 20_000;

function find(
  themes: readonly Theme[],
  game: Game,
  known: readonly Riddle[],
  seed: string,
  keep: (all: readonly Riddle[]) => void,
): Riddle[] {
  const all = [...known];
  const bar = progressBar("riddles");
  const wanted = themes.reduce((sum, { count }) => sum + count, 0);
  const positions = new Set(all.map(({ state, moves }) => JSON.stringify([state, moves])));
  for (const theme of themes) {
    const own = all.filter((each) => each.theme === theme.name && (theme.goal ?? each.goal) === each.goal);
    const asked = new Set(own.map((each) => theme.alike?.(each)));
    let { length } = own;
    let deal = (own.at(-1)?.deal ?? -1) + 1;
    for (let last = deal; length < theme.count && deal < last + PATIENCE; deal++) {
      const question = theme.find([seed, theme.name, theme.goal, deal].join(" "), deal);
      if (!question || (isPlain(game, question) && deal % PLAIN_ONES !== 0)) continue;
      const position = JSON.stringify([question.state, question.moves]);
      const alike = theme.alike?.(question);
      if (positions.has(position) || (alike !== undefined && asked.has(alike))) continue;
      positions.add(position);
      asked.add(alike);
      all.push({ id: riddleId(game.name, question.state, question.moves), ...question, deal, grades: [] });
      length++;
      last = deal;
      keep(all);
      bar.show(all.length, wanted);
    }
  }
  bar.clear();
  return all;
}

/** What the quick rule sees at once is asked for now and then only. */
const PLAIN_ONES = 4;

function isPlain(game: Game, { theme, options, state, moves, best }: Question): boolean {
  if (!GUESSED.has(theme)) return false;
  const asked = replay(game, { record: 1, game: game.name, options, state, moves });
  if (isRefusal(asked)) throw new Error(asked.say);
  return best.every((text) => {
    const isSeen = game.format(asked, oneMove(game, asked, seeded(text))) === text;
    applyText(game, asked, text);
    return isSeen;
  });
}

/** Themes of which a quick rule has an opinion. */
const GUESSED = new Set(["solo", "turn", "window", "walk"]);

function grade(game: Game, all: Riddle[], keep: (all: readonly Riddle[]) => void): void {
  const bar = progressBar("grades");
  for (const [i, riddle] of all.entries()) {
    if (riddle.grades.length > 0) continue;
    all[i] = { ...riddle, grades: gradesOf(game, riddle) };
    keep(all);
    bar.show(i + 1, all.length);
  }
  bar.clear();
}

async function check(game: Game, all: readonly Riddle[]): Promise<ReturnType<typeof refuse> | undefined> {
  const bar = progressBar("checked");
  const wrong: string[] = [];
  for (const [i, riddle] of all.entries()) {
    const fault = checked(game, riddle);
    if (fault !== undefined) wrong.push(`${riddle.id} (${riddle.theme}): ${fault}`);
    bar.show(i + 1, all.length);
  }
  bar.clear();
  const positions = new Set(all.map(({ state, moves }) => JSON.stringify([state, moves])));
  if (positions.size !== all.length) wrong.push("two of them share their position");
  if (wrong.length > 0)
    return refuse("riddles", `${wrong.length} of ${all.length} are not proven: ${wrong.join("; ")}.`);
  await print(`${all.length} riddles of ${game.name}: each has one best decision, proven\n`);
  return undefined;
}
