/** Setups in the fragment of an address: whoever gets the link sees the same experiment. */
import type { JsonObject } from "../../core/game.ts";
import { isObject } from "../../core/json.ts";
import { isLabBot } from "../../bots/lab/players.ts";
import type { LabBot } from "../../bots/lab/players.ts";

export interface SideSetup {
  readonly wish: JsonObject;
  readonly changes: JsonObject;
}

/** What is to be compared, and how. */
export interface LabPlan {
  readonly game: string;
  readonly a: SideSetup;
  readonly b: SideSetup | undefined;
  readonly games: number;
  readonly seed: string;
  readonly bot: LabBot;
}

export const GAME_COUNTS = [500, 2000, 10_000];
const LONGEST_LINK = 8000;
export const LONGEST_SEED = 40;

const PREFIX = "#l=";

export const linkOf = ({ game, a, b, games, seed, bot }: LabPlan): string =>
  PREFIX + encodeURIComponent(JSON.stringify({ game, a, ...(b && { b }), games, seed, bot }));

export const hasPlan = (hash: string): boolean => hash.startsWith(PREFIX);

/** Undefined: it is no plan. Whether its setups can be played is for the game to say. */
export function planFrom(hash: string): LabPlan | undefined {
  if (!hasPlan(hash) || hash.length > LONGEST_LINK) return undefined;
  let json: unknown;
  try {
    json = JSON.parse(decodeURIComponent(hash.slice(PREFIX.length)));
  } catch {
    return undefined;
  }
  if (!isObject(json as JsonObject)) return undefined;
  const { game, a, b, games, seed, bot } = json as JsonObject;
  const [sideA, sideB] = [sideFrom(a), b === undefined ? undefined : sideFrom(b)];
  if (typeof game !== "string" || !sideA || (b !== undefined && !sideB) || typeof seed !== "string") return undefined;
  if (!GAME_COUNTS.some((count) => count === games) || !isLabBot(bot) || seed.length > LONGEST_SEED) return undefined;
  return { game, a: sideA, b: sideB, games: Number(games), seed, bot };
}

function sideFrom(json: JsonObject[string]): SideSetup | undefined {
  if (!isObject(json) || !isObject(json.wish) || !isObject(json.changes)) return undefined;
  return { wish: json.wish, changes: json.changes };
}
