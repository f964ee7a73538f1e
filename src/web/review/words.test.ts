import { expect, test } from "vitest";
import type { Game, JsonObject } from "../../core/game.ts";
import { copy, decisions } from "../../core/game.ts";
import { magicians } from "../../games/magicians/game.ts";
import { towers } from "../../games/towers/game.ts";
import { positions } from "../../testing/walk.ts";
import { en } from "../i18n/en.ts";

/** Nothing is said about these events: a decision that brings nothing else needs words of its own. */
const SILENT = ["turn", "draw", "pass", "lift"];

test.each<[string, Game, JsonObject]>([
  ["nasty towers", towers, { players: 4, mode: "nasty", spells: "all" }],
  ["towers in teams", towers, { players: 4, teams: true, spells: "all" }],
  ["solo towers", towers, { mode: "solo" }],
  ["magicians", magicians, { apprenticeMayRest: true }],
])("every decision can be told: %s", (name, game, wish) => {
  const list = decisions();
  const silent = new Set<string>();
  for (const state of positions(game, wish, "words", 3000, "random")) {
    for (const decision of list.slice(0, game.legal(state, list))) {
      let isSaid = false;
      game.apply(copy(state), decision, ({ what }) => (isSaid ||= !SILENT.includes(what)));
      if (!isSaid) silent.add(game.format(state, decision).split(" ")[0]!);
    }
  }
  expect(silent.size).toBeGreaterThan(0);
  expect([name, ...[...silent].filter((verb) => !(`review.do.${verb}` in en))]).toEqual([name]);
});
