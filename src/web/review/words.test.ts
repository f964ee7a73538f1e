import { expect, test } from "vitest";
import { seeded } from "../../core/chance.ts";
import type { Game, JsonObject } from "../../core/game.ts";
import { CHANCE, copy, decisions, isRefusal, OVER } from "../../core/game.ts";
import { magicians } from "../../games/magicians/game.ts";
import { towers } from "../../games/towers/game.ts";
import { en } from "../i18n/en.ts";

/** Nothing is said about these events: a decision that brings nothing else needs words of its own. */
const SILENT = ["turn", "draw", "pass", "lift"];

test.each<[string, Game, JsonObject]>([
  ["nasty towers", towers, { players: 4, mode: "nasty", spells: "all" }],
  ["towers in teams", towers, { players: 4, teams: true, spells: "all" }],
  ["solo towers", towers, { mode: "solo" }],
  ["magicians", magicians, { apprenticeMayRest: true }],
])("every decision can be told: %s", (name, game, wish) => {
  const chance = seeded("words");
  const state = game.setup(wish, chance);
  if (isRefusal(state)) throw new Error(state.say);
  const list = decisions();
  const silent = new Set<string>();
  for (let n = 0; n < 3000 && game.decider(state) !== OVER; n++) {
    if (game.decider(state) === CHANCE) {
      game.applyOutcome(state, game.outcome(state, chance));
      continue;
    }
    const count = game.legal(state, list);
    for (const decision of list.slice(0, count)) {
      let isSaid = false;
      game.apply(copy(state), decision, ({ what }) => (isSaid ||= !SILENT.includes(what)));
      if (!isSaid) silent.add(game.format(state, decision).split(" ")[0]!);
    }
    game.apply(state, list[chance.below(count)]!);
  }
  expect(silent.size).toBeGreaterThan(0);
  expect([name, ...[...silent].filter((verb) => !(`review.do.${verb}` in en))]).toEqual([name]);
});
