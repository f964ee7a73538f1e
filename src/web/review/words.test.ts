import { TEST_GAMES } from "#test-games";
import { expect, test } from "vitest";
import type { Game, JsonObject } from "../../core/game.ts";
import { copy, decisions } from "../../core/game.ts";
import { magicians } from "../../games/magicians/game.ts";
import { towers } from "../../games/towers/game.ts";
import { positions } from "../../testing/walk.ts";
import { wordsIn } from "../../testing/words.ts";

const en = await wordsIn("en");

/** Nothing is said about these events: a decision that brings nothing else needs words of its own. */
const SILENT = ["turn", "draw", "pass", "lift"];

test.each<[string, Game, JsonObject]>([
  ["nasty towers", towers, { players: 4, mode: "nasty", spells: "all" }],
  ["towers in teams", towers, { players: 4, teams: true, spells: "all" }],
  ["solo towers", towers, { mode: "solo" }],
  ["magicians", magicians, { apprenticeMayRest: true }],
  ...TEST_GAMES.map((game): [string, Game, JsonObject] => [game.name, game, {}]),
])("every decision can be told: %s", (name, game, wish) => {
  const list = decisions();
  const silent = new Set<string>();
  for (const state of positions(game, wish, "words", 3000, "random")) {
    for (const decision of list.slice(0, game.legal(state, list))) {
      let isSaid = false;
      game.apply(copy(state), decision, ({ what }) => (isSaid ||= !SILENT.includes(what)));
      if (!isSaid) silent.add(game.choices(state).find(({ text }) => text === game.format(state, decision))!.verb);
    }
  }
  expect([name, ...[...silent].filter((verb) => !(`review.do.${game.name}.${verb}` in en))]).toEqual([name]);
});
