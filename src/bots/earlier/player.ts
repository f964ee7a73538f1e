/**
 * A bot of an earlier commit, in a process of its own: `node player.ts FOLDER`, where the commit's files are. Lines of JSON
 * on its input tell it a game by notation; of this commit it uses nothing, of the other one what has not changed its name.
 */
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";
import type { Thought, ThinkRequest } from "../bot.ts";
import type * as record from "../../core/record.ts";
import type * as games from "../../games/index.ts";
import type * as minds from "../mind.ts";

/** What it is told: a game begins; something was decided or fell; what does this seat do? */
export type ToPlayer =
  | { readonly begin: Omit<record.GameRecord, "record" | "moves"> }
  | { readonly heard: string }
  | { readonly think: Omit<ThinkRequest, "game" | "state" | "table">; readonly time?: number };
/** What it answers to `think`, and why it cannot go on. */
export type FromPlayer = (Thought & { readonly cpu: number }) | { readonly fault: string };

const folder = pathToFileURL(`${process.argv[2]}/`);
const load = <T>(path: string): Promise<T> => import(new URL(path, folder).href) as Promise<T>;
const { GAMES, gameNamed } = await load<typeof games>("src/games/index.ts");
/** Its first commits called it `apply`. */
const { applyText, apply = applyText } = await load<typeof record & { apply?: typeof record.applyText }>(
  "src/core/record.ts",
);
const { mindOf } = await load<typeof minds>("src/bots/mind.ts");

type Mind = ReturnType<typeof mindOf>;
const game = { rules: GAMES[0]!, state: new Uint8Array(0) };
let kept: Mind["search"];

const spent = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Until it has an answer, or has used so much processor time. */
function thinkOn(mind: Mind, until: number): void {
  while (!mind.think(until === Infinity ? Infinity : 0) && spent() < until);
}

function answer(message: ToPlayer): FromPlayer | undefined {
  if ("begin" in message) {
    const { game: name, options, state } = message.begin;
    const rules = gameNamed(name);
    if (!rules) return { fault: `it has no game ${name}` };
    const read = rules.read(options, state);
    if ("refused" in read) return { fault: String(read.say) };
    Object.assign(game, { rules, state: read });
    kept = undefined;
    return undefined;
  }
  if ("heard" in message) {
    const refusal = apply(game.rules, game.state, message.heard);
    return refusal && { fault: refusal.say };
  }
  const started = spent();
  const request = { ms: Infinity, ...message.think, game: game.rules.name, state: game.state, table: "" };
  const mind = mindOf(game.rules, message.time === undefined ? request : { ...request, iterations: 2 ** 30 }, kept);
  thinkOn(mind, message.time === undefined ? Infinity : started + message.time);
  kept = mind.search;
  return { ...mind.thought(), cpu: spent() - started };
}

for await (const line of createInterface({ input: process.stdin })) {
  const said = answer(JSON.parse(line) as ToPlayer);
  if (said) process.stdout.write(`${JSON.stringify(said)}\n`);
}
