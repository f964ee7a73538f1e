import { expect, it } from "vitest";
import { towers } from "./game.ts";
import { playText } from "./notation.ts";
import { run, scene, told } from "./scenario.ts";

const s = scene({ options: { players: 4, teams: true, spells: "all" }, board: { 3: "/3:01/4:2" } });

it.each([
  "play T1",
  "play TDWD",
  "redraw",
  "redraw tower 3/2",
  "keep",
  "reroll",
  "wizard 3",
  "wizard 15 of 2",
  "tower 3/1",
  "skip",
  "cast advance-wizard 3 of 0",
  "cast headwind-wizard 15 of 3",
  "cast advance-tower 3/2",
  "cast headwind-tower 3/1",
  "cast free 3/2",
  "cast swap 0 15",
  "cast nudge cw",
  "cast nudge ccw",
  "cast piggyback 3",
  "cast piggyback",
  "pass",
  "end",
  "ask",
  "give W5",
  "decline",
  "return WD3",
  "potion",
])("notation reads and writes %j", (text) => {
  const decision = towers.parse(s, text);
  expect(decision).toBeDefined();
  expect(towers.format(s, decision!)).toBe(text);
});

it.each([
  "",
  "play",
  "play T9",
  "play t1",
  "play T1 T1",
  "play T 1",
  " play T1",
  "wizard",
  "wizard 16",
  "wizard -1",
  "wizard 03",
  "wizard 3 of 0",
  "wizard 3 of 4",
  "wizard 3 by 2",
  "tower 3",
  "tower 3/0",
  "tower 3/3",
  "tower 3/1 ",
  "tower 0/1",
  "redraw tower",
  "redraw wizard 3",
  "redraw castle 3/1",
  "redraw tower 3/1 now",
  "cast",
  "cast fireball",
  "cast swap 5 3",
  "cast swap 3 3",
  "cast swap 3",
  "cast swap",
  "cast swap 3 5 7",
  "cast swap x 5",
  "cast swap 3 x",
  "cast nudge",
  "cast nudge up",
  "cast nudge c w",
  "cast fireball 3/1",
  "cast fireball 3 of 0",
  "cast piggyback 3 4",
  "cast advance-wizard 3",
  "cast free",
  "pass pass",
  "toString",
  "roll 3",
])("notation refuses %j", (text) => {
  expect(towers.parse(s, text)).toBeUndefined();
});

it("a card to be played is written as notation reads it", () => {
  expect(towers.parse(s, playText("T4W2"))).toBe(towers.parse(s, "play T4W2"));
});

it("T-B8 notation of a roll: only what chance can bring now", () => {
  const rolling = run(scene({ hands: { 0: ["TD2", "T1", "T2"] } }), "play TD2");
  expect(towers.formatOutcome(rolling, towers.parseOutcome(rolling, "roll 4")!)).toBe("roll 4");
  for (const text of ["roll", "roll 7", "roll 0", "roll 4 4", "a roll 4", "shuffle T1", "4"])
    expect(towers.parseOutcome(rolling, text)).toBeUndefined();
  expect(towers.parseOutcome(s, "roll 4")).toBeUndefined();
});

it("T-T3 notation of a shuffle: the discard pile in another order, card by card", () => {
  const shuffling = scene({ hands: { 0: ["W1", "T1", "T1"] }, board: { 12: "0", 13: "1" }, deckSize: 0 });
  run(shuffling, "play W1", "wizard 12", "play T1", "tower 5/1");
  const { discard } = towers.write(shuffling) as { discard: string[] };
  const text = (...cards: readonly string[]): string => ["shuffle", ...cards].join(" ");
  const turned = text(...discard.toReversed());
  expect(towers.formatOutcome(shuffling, towers.parseOutcome(shuffling, turned)!)).toBe(turned);
  const missing = discard.slice(1);
  for (const other of [text(), text(...missing), text(...discard, "T1"), text(...missing, "T9"), discard.join(" ")])
    expect(towers.parseOutcome(shuffling, other)).toBeUndefined();
  const swapped = discard.with(0, discard[0] === "W5" ? "W4" : "W5");
  expect(towers.parseOutcome(shuffling, text(...swapped))).toBeUndefined();
  // An empty pile would be shuffled to nothing, but only when a card must be drawn.
  expect(
    towers.parseOutcome(scene(), text(...(towers.write(scene()) as { discard: string[] }).discard)),
  ).toBeUndefined();
});

it("T-N2 a declared wizard is written by where it stands, and whose it is", () => {
  const options = { players: 4, teams: true, mode: "nasty", spells: "all" };
  const board = { 11: "2", 12: "1", 13: "0", 14: "3" };
  const declared = (...texts: readonly string[]) =>
    told(scene({ options, board, hands: { 0: ["W1", "T1", "T2"] }, full: [2, 2] }), "play W1", ...texts).at(0);
  expect(declared("wizard 13")).toMatchObject({
    what: "declare",
    move: "wizard 13",
    declared: { piece: "wizard", space: 13, owner: 0 },
  });
});
