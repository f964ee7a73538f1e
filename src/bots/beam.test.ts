import { expect, test } from "vitest";
import type { JsonObject, State } from "../core/game.ts";
import { isRefusal } from "../core/game.ts";
import type { Table } from "../core/table.ts";
import { begin, latest, recordOf, seededLuck, submit } from "../core/table.ts";
import { replay } from "../core/record.ts";
import { towers } from "../games/towers/game.ts";
import { solitaire } from "../games/towers/solitaire.ts";
import { botContender } from "./arena.ts";
import type { Par } from "./beam.ts";
import { parOf } from "./beam.ts";

const dealt = (wish: JsonObject, seed: string): Table => {
  const table = begin(towers, wish, seededLuck(seed));
  if (isRefusal(table)) throw new Error(table.say);
  return table;
};

const parFor = (wish: JsonObject, seed: string, width: number): Par | undefined =>
  parOf(towers, solitaire, { state: dealt(wish, seed).setup, outcomes: 1 }, seededLuck(seed), width);

test.each([
  [{ mode: "solo" }, "a"],
  [{ mode: "solo" }, "b"],
  [{ mode: "solo-spells", spells: ["piggyback", "swap", "free"] }, "c"],
])("T-1.3 par of %j, deal %s, is played to its end at a table with the same luck", (wish, seed) => {
  const par = parFor(wish, seed, 100)!;
  const table = dealt(wish, seed);
  const said = par.moves.filter((move) => !move.startsWith("roll"));
  for (const move of said) expect(submit(table, 0, latest(table), move)).not.toHaveProperty("refused");
  expect(recordOf(table).moves).toEqual(par.moves);
  expect(towers.result(table.state)).toEqual({ won: true, score: par.score });
  expect(towers.result(replay(towers, recordOf(table)) as State)).toEqual({ won: true, score: par.score });
});

test("par is the same each time, and a wider search is not worse on these deals", () => {
  for (const seed of ["d", "e"]) {
    const narrow = parFor({ mode: "solo" }, seed, 60)!;
    expect(parFor({ mode: "solo" }, seed, 60)).toEqual(narrow);
    expect(parFor({ mode: "solo" }, seed, 600)!.score).toBeLessThanOrEqual(narrow.score);
  }
});

test("an archmage who does not know the luck needs no fewer cards than par", async () => {
  const archmage = botContender(towers, "archmage", { iterations: 300 });
  for (const seed of ["f", "g", "h"]) {
    const table = dealt({ mode: "solo" }, seed);
    while (!towers.result(table.state)) {
      const { decision } = await archmage.decide(table.state, 0, `${seed} ${latest(table)}`);
      submit(table, 0, latest(table), decision);
    }
    const result = towers.result(table.state)!;
    const score = "score" in result ? result.score : Infinity;
    expect(parFor({ mode: "solo" }, seed, 500)!.score, `deal ${seed}`).toBeLessThanOrEqual(score);
  }
});
