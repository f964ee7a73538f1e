/** Snapshots are bytes: they hold as long as a game lays its state out, and plays, as it did when they were made. */
import { createHash } from "node:crypto";
import { seeded } from "../core/chance.ts";
import type { Game } from "../core/game.ts";
import { CHANCE, decisions, isRefusal, OVER } from "../core/game.ts";

const STEPS = 200;
const known = new Map<string, string>();

/** A short name for how this game's bytes mean what they mean: the same short game leads to the same bytes. */
export function layoutOf(game: Game): string {
  const before = known.get(game.name);
  if (before !== undefined) return before;
  const layout = fingerprint(game);
  known.set(game.name, layout);
  return layout;
}

function fingerprint(game: Game): string {
  const chance = seeded("layout");
  const state = game.setup({}, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const hash = createHash("sha256").update(game.name);
  const legal = decisions();
  for (let i = 0; i < STEPS && game.decider(state) !== OVER; i++) {
    if (game.decider(state) === CHANCE) game.applyOutcome(state, game.outcome(state, chance));
    else game.apply(state, game.policies.eager!(state, legal, game.legal(state, legal), chance));
    hash.update(state);
  }
  return hash.digest("base64url").slice(0, 12);
}
