/** What every command shares: flags from a game's options, one clear sentence for bad input, output that waits. */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Game, Json, JsonObject, OptionField, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { GAMES, gameNamed } from "../games/index.ts";

/** A command ends with an exit code: 0 is well, 2 is bad input, told in one sentence. */
export interface Command {
  readonly summary: string;
  readonly usage: string;
  run(args: readonly string[]): Promise<number>;
}

export const BAD_INPUT = 2;

/** The games there are, for a line of help. */
export const GAME_CHOICE = GAMES.map(({ name }) => name).join(" or ");

/** A command about one game: `--game`, `--help` and all flags are understood before it runs. */
interface GameCommand {
  readonly summary: string;
  readonly usage: string;
  readonly flags: Readonly<Record<string, Flag>>;
  /** The only game it is about. */
  readonly only?: Game;
  help(game: Game): string;
  run(game: Game, flags: Flags, args: readonly string[]): Promise<Refusal | undefined>;
}

export const gameCommand = ({ summary, usage, flags: own, help, run, only }: GameCommand): Command => ({
  summary,
  usage,
  async run(args) {
    const game = gameOf(args);
    if (isRefusal(game)) return complain(game);
    // The rules may be a bundle of their own (scripts/fast.mjs): a game is known by its name.
    if (only && game.name !== only.name) return complain(refuse("game", `This command is for ${only.name} alone.`));
    if (args.includes("--help")) {
      await print(help(game));
      return 0;
    }
    const flags = readFlags(args, { ...gameFlags(game), ...own });
    const refusal = isRefusal(flags) ? flags : await run(game, flags, args);
    return refusal ? complain(refusal) : 0;
  },
});

export function complain(refusal: Refusal): number {
  console.error(`zt: ${refusal.say}${refusal.clause ? ` (${refusal.clause})` : ""}`);
  return BAD_INPUT;
}

export interface Flag {
  readonly kind: "text" | "number" | "yes-no" | "texts";
  readonly least?: number;
  readonly most?: number;
}
export type Flags = { readonly [name: string]: string | number | boolean | readonly string[] | undefined };

/** Reads flags strictly: an unknown flag, a missing value or a number out of range is refused. */
export function readFlags(args: readonly string[], known: Readonly<Record<string, Flag>>): Flags | Refusal {
  const options = Object.fromEntries(
    Object.entries(known).map(([name, { kind }]) => [
      name,
      { type: kind === "yes-no" ? ("boolean" as const) : ("string" as const), multiple: kind === "texts" },
    ]),
  );
  let values: Record<string, unknown>;
  try {
    // parseArgs reports bad input by throwing.
    ({ values } = parseArgs({ args: withNegatives(args), options, strict: true, allowPositionals: false }));
  } catch (error) {
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\.?\n/);
    return refuse("flags", `${sentence.replace(/\.$/, "")}.`);
  }
  const flags: Record<string, Flags[string]> = {};
  for (const [name, value] of Object.entries(values)) {
    const flag = known[name]!;
    const read = flag.kind === "number" ? readNumber(name, String(value), flag) : (value as Flags[string]);
    if (isRefusal(read)) return read;
    flags[name] = read;
  }
  return flags;
}

/** `--players -1` means what it says, and is then refused for what it is: parseArgs would call it ambiguous. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const flag = joined.at(-1);
    if (/^-\d/.test(arg) && flag !== undefined && /^--[^=]+$/.test(flag)) joined[joined.length - 1] = `${flag}=${arg}`;
    else joined.push(arg);
  }
  return joined;
}

function readNumber(name: string, text: string, { least = 0, most = Number.MAX_SAFE_INTEGER }: Flag): number | Refusal {
  const number = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `from ${least} to ${most}`;
  return refuse("number", `--${name} must be a whole number ${range}, not ${JSON.stringify(text)}.`);
}

/** The game a command line names, before its other flags can be understood. */
function gameOf(args: readonly string[]): Game | Refusal {
  const at = args.findIndex((arg) => arg === "--game" || arg.startsWith("--game="));
  if (at < 0) return GAMES[0]!;
  const name = args[at]!.includes("=") ? args[at]!.slice("--game=".length) : (args[at + 1] ?? "");
  const names = GAMES.map((game) => game.name).join(" and ");
  return gameNamed(name) ?? refuse("game", `There is no game ${JSON.stringify(name)}: there are ${names}.`);
}

/** A game's options as flags. Their values are checked by the game itself. */
const gameFlags = (game: Game): Record<string, Flag> => ({
  game: { kind: "text" },
  ...Object.fromEntries(
    game.fields.map((field): [string, Flag] => [field.flag, { kind: field.kind === "yes-no" ? "yes-no" : "text" }]),
  ),
});

/** The wish that flags express. */
export function wishOf(game: Game, flags: Flags): JsonObject | Refusal {
  const wish: Record<string, Json> = {};
  for (const field of game.fields) {
    const value = flags[field.flag];
    if (value === undefined) continue;
    const read = readOption(field, value);
    if (isRefusal(read)) return read;
    wish[field.name] = read;
  }
  return wish;
}

function readOption(field: OptionField, value: Flags[string]): Json | Refusal {
  if (typeof value !== "string") return value === true;
  switch (field.kind) {
    case "number":
      return readNumber(field.flag, value, { kind: "number", ...pick(field) });
    case "list":
      return value.includes(",") ? value.split(",") : value;
    case "prices":
      return readPrices(field, value);
    default:
      return value;
  }
}

/** A game says which numbers it takes for these options; the command line only reads whole numbers. */
const pick = ({ least }: OptionField): { least: number } => ({ least: Math.min(least ?? 0, 0) });

function readPrices({ clause }: OptionField, value: string): Json | Refusal {
  const prices: Record<string, number> = {};
  for (const pair of value.split(",")) {
    const match = /^([a-z-]+)=(\d+)$/.exec(pair);
    if (!match) return refuse("prices", `Prices are written like swap=2,free=1, not ${JSON.stringify(value)}.`);
    if (prices[match[1]!] !== undefined) return refuse("prices", `The price of ${match[1]} is given twice.`, clause);
    prices[match[1]!] = Number(match[2]);
  }
  return prices;
}

/** JSON from a file, `-` for standard input. What cannot be read and what is no JSON are told apart. */
export function readJson(
  file: string,
  parse: (text: string) => Json = (text) => JSON.parse(text) as Json,
): Json | Refusal {
  let text: string;
  try {
    text = readFileSync(file === "-" ? 0 : file, "utf8").trim();
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? "unknown";
    const why = code === "ENOENT" ? "there is no such file" : code === "EISDIR" ? "it is a folder" : code;
    return refuse("file", `${JSON.stringify(file)} cannot be read: ${why}.`);
  }
  try {
    return parse(text);
  } catch {
    return refuse("json", `${JSON.stringify(file)} is not JSON${text === "" ? ": it is empty" : ""}.`);
  }
}

/** Writes lines and waits while the reader is slow; a reader that has gone away ends the program quietly. */
export async function print(text: string): Promise<void> {
  if (process.stdout.write(text)) return;
  await new Promise<void>((resolve) => process.stdout.once("drain", resolve));
}

/** Help for the options of a game, a line each. */
export const optionHelp = (game: Game): string =>
  game.fields
    .map(({ flag, choices, help, clause }) => {
      const values = choices && choices.length < 7 ? ` (${choices.join(", ")})` : "";
      return `  --${flag.padEnd(14)} ${help}${values} [${clause}]`;
    })
    .join("\n");
