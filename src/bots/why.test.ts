import { expect, test } from "vitest";
import type { Game, State } from "../core/game.ts";
import { magicians } from "../games/magicians/game.ts";
import { factOf as magiciansFact } from "../games/magicians/causes.ts";
import { given } from "../games/magicians/scenario.ts";
import { factOf as towersFact } from "../games/towers/facts.ts";
import { towers } from "../games/towers/game.ts";
import { scene } from "../games/towers/scenario.ts";
import { glowworms } from "../testing/glowworms/rules/game.ts";
import { positions } from "../testing/walk.ts";
import type { Why } from "./why.ts";
import { explain, standsTest } from "./why.ts";

const GAMES = 100;

function whyOf(game: Game, state: State, played: string, best: string): Why | undefined {
  const decision = (text: string): number => game.parse(state, text)!;
  const place = { state, by: game.decider(state), played: decision(played), isLuckless: false };
  return explain(game, place, decision(best), GAMES, "why");
}

/** Seat 0 has a wizard three spaces before Ravenskeep. */
const before = (hand: readonly string[], more: object = {}): State =>
  scene({ options: { players: 2 }, board: { 11: "0", 12: "1" }, keep: 14, hands: { 0: hand }, ...more });

test("T-W4 the card that brings somebody home is why another card is worse", () => {
  const state = before(["T2", "W1", "W3"]);
  const why = whyOf(towers, state, "play W1", "play W3")!;
  expect(standsTest(why)).toBe(true);
  expect(why.without).toBeLessThanOrEqual(why.loss / 2);
  expect(why.causes.map(({ fact }) => towersFact(fact))).toEqual([{ what: "home", by: 0, owner: 0, space: 11 }]);
  expect(why.causes[0]!.afterBest).toBeGreaterThan(0.9);
  expect(why.causes[0]!.afterPlayed).toBeLessThan(0.1);
});

test("T-S1 potions that are paid for little are given back, and that is the cause", () => {
  const state = before(["T1", "T2", "W5"], { options: { players: 2, spells: "all" }, full: [2, 0] });
  const why = whyOf(towers, state, "cast headwind-wizard 11 of 0", "play T1")!;
  expect(why.causes.map(({ fact }) => towersFact(fact).what)).toContain("spend");
});

test("M-C1 the card somebody takes with the same throw is why another way is worse", () => {
  const { state } = given({ magicians: ["sun", "life", "life"], apprentices: ["sun-mill.2", "life", "life"] }).do(
    "throw 0 1 1",
  );
  const [to, away] = ["apprentice sun", "apprentice mill"];
  const legal = magicians.choices(state).map(({ text }) => text);
  expect(legal).toContain(to);
  const why = whyOf(magicians, state, legal.find((text) => text !== to && text.startsWith("apprentice")) ?? away, to)!;
  expect(why.causes.map(({ fact }) => magiciansFact(fact))[0]).toMatchObject({ what: "card", by: 0, whom: 0 });
});

test("the same seed gives the same reason; what is best needs none, and a game without causes has none", () => {
  const state = before(["T2", "W1", "W3"]);
  expect(whyOf(towers, state, "play W1", "play W3")).toEqual(whyOf(towers, state, "play W1", "play W3"));
  expect(whyOf(towers, state, "play W3", "play W3")).toBeUndefined();
  const [other] = positions(glowworms, {}, "none", 1);
  const [first, second] = glowworms.choices(other!).map(({ text }) => text);
  expect(whyOf(glowworms, other!, first!, second ?? first!)).toBeUndefined();
});
