/**
 * A season is a frozen way to judge: who judges, and how long it looks. Numbers of one season can be compared, those of two
 * cannot, so every number is kept with its season's id. The id holds a fingerprint of what the judge really says: if the
 * evaluation changes in any way, numbers go to a season of their own, even if nobody has thought of it.
 */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { seeded } from "../core/chance.ts";
import type { Game, Hints, JsonObject } from "../core/game.ts";
import { CHANCE, decisions, isRefusal, MOST_DECISIONS, OVER } from "../core/game.ts";

export interface Season {
  /** What people call it. */
  readonly name: string;
  /** Which evaluation judges: `hand` is the one written by hand (`Game.hints`). */
  readonly judge: keyof typeof JUDGES;
  /** Imagined games for a whole game, and for one decision at least and at most. */
  readonly games: number;
  readonly least: number;
  readonly most: number;
  /** What counts: of one decision so much at most, from 0 to 1; and how often a beginner decides by lot. */
  readonly counting: { readonly most: number; readonly lot: number };
}

/** Evaluations a season can be frozen on. A further one is a line here. */
const JUDGES = { hand: (game: Game): Hints => game.hints } as const;

const SEASONS: readonly Season[] = [
  { name: "2", judge: "hand", games: 160_000, least: 300, most: 800, counting: { most: 0.03, lot: 0.1 } },
];

/** The one that numbers go to now. */
export const CURRENT: Season = SEASONS.at(-1)!;

/** The game as this season sees it. */
export const judgedBy = (game: Game, { judge }: Season): Game => ({ ...game, hints: JUDGES[judge](game) });

const known = new Map<string, string>();

/** Its name and a fingerprint of its settings and of what its judge says about this game. */
export function seasonId(game: Game, season: Season): string {
  const key = `${game.name} ${season.name}`;
  const before = known.get(key);
  if (before !== undefined) return before;
  const said = JSON.stringify([season, opinionsOf(judgedBy(game, season))]);
  const id = `${season.name}-${bytesToHex(sha256(utf8ToBytes(said))).slice(0, 8)}`;
  known.set(key, id);
  return id;
}

/** So many decisions of one game per way to play it are looked at, every so many of them. */
const LENGTH = 60;
const STRIDE = 12;
const WISHES = 8;

/** What the judge says about positions that are always the same, and what they look like at first sight. */
function opinionsOf(game: Game): string[] {
  return game.wishes.slice(0, WISHES).flatMap((wish, i) => opinionsIn(game, wish, `season ${i}`));
}

function opinionsIn(game: Game, wish: JsonObject, seed: string): string[] {
  const chance = seeded(seed);
  const state = game.setup(wish, chance);
  if (isRefusal(state)) return [];
  const list = decisions();
  const values = new Float64Array(game.seats(state));
  const sights = new Float64Array(MOST_DECISIONS);
  const said: string[] = [];
  for (let n = 0; n < LENGTH;) {
    const decider = game.decider(state);
    if (decider === OVER) break;
    if (decider === CHANCE) {
      game.applyOutcome(state, game.outcome(state, chance));
      continue;
    }
    const count = game.legal(state, list);
    if (n++ % STRIDE === 0) {
      game.hints.evaluate(state, values);
      game.hints.rate(state, list, count, sights, true);
      said.push([...values, ...sights.subarray(0, count)].map((value) => value.toFixed(6)).join(" "));
    }
    game.apply(state, list[chance.below(count)]!);
  }
  return said;
}
