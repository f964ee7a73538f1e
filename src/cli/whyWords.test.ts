import { expect, test } from "vitest";
import type { Fact, Game, JsonObject } from "../core/game.ts";
import { decisions } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { towers } from "../games/towers/game.ts";
import { positions } from "../testing/walk.ts";
import { whyIn } from "./whyWords.ts";

const games: readonly (readonly [string, Game, JsonObject])[] = [
  ["towers", towers, { players: 3, spells: "all" }],
  ["nasty towers", towers, { players: 2, mode: "nasty", spells: "all", edition: "abacus-3" }],
  ["solo", towers, { mode: "solo" }],
  ["magicians", magicians, {}],
];

test.each(games)("%s: whatever can be a cause has a whole sentence in both languages", (_, game, wish) => {
  const seen = new Set<Fact>();
  const list = decisions();
  const found = new Int32Array(64);
  for (const state of positions(game, wish, "words", 60, "wild")) {
    const by = game.decider(state);
    for (const decision of list.subarray(0, game.legal(state, list)))
      for (const fact of found.subarray(0, game.causes!.facts(state, decision, found))) {
        if (seen.has(fact)) continue;
        seen.add(fact);
        for (const when of ["once", "later"] as const)
          for (const language of ["de", "en"]) {
            const cause = { fact, afterPlayed: 0.1, afterBest: 0.9, when, means: game.causes!.means(state, decision) };
            const said = whyIn(language, game, state, by, { causes: [cause, cause], loss: 1, without: 0 });
            expect(said).toMatch(/^\p{Lu}|^[„“]/u);
            expect(said).not.toMatch(/why\.|undefined|NaN|[[\]{}|]|magicians\.|towers\./);
          }
      }
  }
  expect(seen.size).toBeGreaterThan(8);
});
