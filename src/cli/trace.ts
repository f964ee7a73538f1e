/** `zt trace`: games as JSON lines that any program can check (docs/rules/notation.md). */
import type { Chance } from "../core/chance.ts";
import { seeded } from "../core/chance.ts";
import type { Game, Json, JsonObject, Policy, Refusal, State } from "../core/game.ts";
import { CHANCE, deciderName, decisions, isRefusal, OVER, refuse } from "../core/game.ts";
import { random } from "../core/policy.ts";
import { applyText, legalTexts } from "../core/record.ts";
import { gameNamed } from "../games/index.ts";
import type { Flag, Flags } from "./terminal.ts";
import { GAME_CHOICE, gameCommand, optionHelp, print, readJson, wishOf } from "./terminal.ts";

const FLAGS: Readonly<Record<string, Flag>> = {
  seed: { kind: "text" },
  policy: { kind: "text" },
  games: { kind: "number", least: 1 },
  "max-decisions": { kind: "number", least: 0 },
  record: { kind: "yes-no" },
  from: { kind: "text" },
  do: { kind: "texts" },
};

const help = (game: Game): string => `zt trace [options]: play games and print every step as a JSON line

  --game NAME      ${GAME_CHOICE}
  --seed TEXT      where the luck comes from; the same seed gives the same games
  --policy NAME    random, ${Object.keys(game.policies).join(", ")}
  --games N        how many games, one after the other
  --max-decisions N  cut each game off after so many decisions
  --record         print each game as one record instead of its steps
${optionHelp(game)}

  --from FILE      start from the position in FILE (a setup line; - is standard input)
  --do TEXT        a decision or outcome to carry out from there; may be given again and again
`;

export const trace = gameCommand({
  summary: "play games and print every step as JSON",
  usage: "zt trace --game towers --players 4 --seed 1 --policy wild",
  flags: FLAGS,
  help,
  run: (game, flags) => (flags.from === undefined ? traceGames(game, flags) : traceFrom(flags)),
});

async function traceGames(game: Game, flags: Flags): Promise<Refusal | undefined> {
  const wish = wishOf(game, flags);
  if (isRefusal(wish)) return wish;
  if (flags.do !== undefined) return refuse("do", "--do needs a position to start from: --from FILE.");
  const policy = policyOf(game, String(flags.policy ?? "random"));
  if (isRefusal(policy)) return policy;
  const seed = String(flags.seed ?? Math.floor(Math.random() * 1e9));
  for (let i = 0; i < Number(flags.games ?? 1); i++) {
    const chance = seeded(`${seed}/${i}`);
    const state = game.setup(wish, chance);
    if (isRefusal(state)) return state;
    const first = setupLine(game, state);
    const most = Number(flags["max-decisions"] ?? Infinity);
    if (flags.record) await printRecord(first, game, state, walk(game, state, policy, chance, most));
    else await printSteps(first, game, state, walk(game, state, policy, chance, most));
  }
  return undefined;
}

function policyOf(game: Game, name: string): Policy | Refusal {
  const policies: Readonly<Record<string, Policy>> = { random, ...game.policies };
  const names = Object.keys(policies).join(", ");
  return policies[name] ?? refuse("policy", `There is no policy ${JSON.stringify(name)}: choose from ${names}.`);
}

interface Step {
  readonly by: number;
  readonly legal?: readonly string[];
  readonly text: string;
}

/** Plays a game by a policy and hands out every step after it was taken. */
function* walk(game: Game, state: State, policy: Policy, chance: Chance, most: number): Generator<Step> {
  const buffer = decisions();
  let made = 0;
  for (let by = game.decider(state); by !== OVER; by = game.decider(state)) {
    if (by === CHANCE) {
      const outcome = game.outcome(state, chance);
      const text = game.formatOutcome(state, outcome);
      game.applyOutcome(state, outcome);
      yield { by, text };
      continue;
    }
    if (made++ >= most) return;
    const count = game.legal(state, buffer);
    const legal = Array.from(buffer.subarray(0, count), (decision) => game.format(state, decision));
    const decision = policy(state, buffer, count, chance);
    const text = game.format(state, decision);
    game.apply(state, decision);
    yield { by, legal, text };
  }
}

async function printSteps(first: JsonObject, game: Game, state: State, steps: Iterable<Step>): Promise<void> {
  await print(line(first));
  for (const { by, legal, text } of steps)
    await print(line({ by: deciderName(by), ...(legal && { legal }), do: text, state: game.write(state) }));
  await print(line({ result: (game.result(state) ?? null) as Json }));
}

async function printRecord(first: JsonObject, game: Game, state: State, steps: Iterable<Step>): Promise<void> {
  const { trace: _, ...setup } = first;
  const moves = Array.from(steps, ({ text }) => text);
  await print(line({ record: 1, ...setup, moves, result: (game.result(state) ?? null) as Json }));
}

const line = (json: JsonObject): string => `${JSON.stringify(json)}\n`;

const setupLine = (game: Game, state: State): JsonObject => ({
  trace: 1,
  game: game.name,
  options: game.options(state),
  state: game.write(state),
});

/** Everything is carried out before anything is printed: bad input prints nothing. */
async function traceFrom(flags: Flags): Promise<Refusal | undefined> {
  const stray = Object.keys(flags).find((name) => !["from", "do", "game"].includes(name));
  if (stray) return refuse("from", `--${stray} has no place beside --from: the position says what is played.`);
  const start = readSetup(String(flags.from));
  if (isRefusal(start)) return start;
  const { game, state } = start;
  const lines = [line(setupLine(game, state))];
  for (const text of (flags.do ?? []) as readonly string[]) {
    const by = deciderName(game.decider(state));
    const legal = legalTexts(game, state);
    const refusal = applyText(game, state, text);
    if (refusal) return refusal;
    lines.push(line({ by, ...(by !== "chance" && { legal }), do: text, state: game.write(state) }));
  }
  lines.push(line({ by: deciderName(game.decider(state)), legal: legalTexts(game, state) }));
  const result = game.result(state);
  if (result) lines.push(line({ result: result as Json }));
  return print(lines.join("")).then(() => undefined);
}

/** A file whose first JSON is a setup line. */
function readSetup(file: string): { game: Game; state: State } | Refusal {
  const json = readJson(file, parseFirst);
  if (isRefusal(json)) return json;
  if (typeof json !== "object" || json === null || Array.isArray(json))
    return refuse("from", "A setup line must be a JSON object.");
  const { trace: version, game: name, options, state } = json as JsonObject;
  if (version !== 1) return refuse("from", 'A setup line begins with "trace":1; other versions are not known here.');
  const game = gameNamed(String(name));
  if (!game) return refuse("from", `There is no game ${JSON.stringify(name ?? null)}.`);
  if (typeof options !== "object" || options === null || Array.isArray(options) || state === undefined)
    return refuse("from", "A setup line needs options and a state.");
  const hasStart = game.fields.some((field) => field.name === "start");
  if (hasStart && (options as JsonObject).start === undefined)
    return refuse("from", "The options of a setup line must name the starting seat: start.");
  const position = game.read(options as JsonObject, state);
  return isRefusal(position) ? position : { game, state: position };
}

/** The whole text if it is one JSON value, otherwise its first line. */
function parseFirst(text: string): Json {
  const [first = ""] = text.split("\n");
  try {
    return JSON.parse(first) as Json;
  } catch {
    return JSON.parse(text) as Json;
  }
}
