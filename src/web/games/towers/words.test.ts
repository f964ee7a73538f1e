import { expect, test } from "vitest";
import { towers } from "../../../games/towers/game.ts";
import type { TowersOptions } from "../../../games/towers/options.ts";
import { scene as sketch } from "../../../games/towers/scenario.ts";
import { wordsOf } from "../../i18n/words.ts";
import { sceneOf } from "./scene.ts";
import { marks } from "./settings.ts";
import { say } from "./words.ts";

await wordsOf("en");

const speaker = { name: (seat: number): string => ["Ann", "Bob", "Cid"][seat]!, isYou: (seat: number) => seat === 0 };

/** A tower lands on wizards of seats 1 and 2, and uncovers one of seat 0. */
function told(memory: "strict" | "notes", isMoment: boolean): string {
  const state = sketch({ options: { players: 3, memory }, board: { 11: "0/1:", 14: "12" } });
  const options = towers.options(state) as TowersOptions;
  const event = { what: "tower", tower: 1, from: 11, to: 14, imprisons: true, frees: [0] } as const;
  return say(event, speaker, options, { scene: sceneOf(towers.view(state, 0), 0), isMoment })!;
}

test("T-H2 whose wizards are shut in is said at its moment; with strict memory no log keeps it", () => {
  expect(told("strict", true)).toMatch(/Shut in: one of Bob and one of Cid\./);
  expect(told("strict", false)).toMatch(/Wizards are shut in\./);
  expect(told("strict", false)).not.toMatch(/Bob|Cid/);
  expect(told("notes", false)).toMatch(/one of Bob and one of Cid/);
});

test("T-M4 whose wizards are free again is said to everybody, and nothing by a number that no board shows", () => {
  expect(told("strict", false)).toMatch(/^A tower wanders 3 spaces ahead \(2 spaces before Ravenskeep\)\./);
  expect(told("strict", false)).toMatch(/Free again: one of yours\.$/);
});

test("F-21 only with marks on the board sentences use its numbers", () => {
  marks.value = "on";
  expect(told("strict", false)).toMatch(/^Tower 1 wanders 3 spaces ahead \(on space 14\)\./);
  marks.value = "off";
  expect(told("strict", false)).not.toMatch(/Tower \d|space \d/);
});
