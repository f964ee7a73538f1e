import { expect, it } from "vitest";
import { towers } from "./game.ts";
import { run, scene } from "./scenario.ts";

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
  "redraw tower 3/1 now",
  "cast",
  "cast fireball",
  "cast swap 5 3",
  "cast swap 3 3",
  "cast swap 3",
  "cast nudge",
  "cast nudge up",
  "cast piggyback 3 4",
  "cast advance-wizard 3",
  "cast free",
  "pass pass",
  "toString",
  "roll 3",
])("notation refuses %j", (text) => {
  expect(towers.parse(s, text)).toBeUndefined();
});

it("notation of outcomes: only what chance can bring now", () => {
  const rolling = run(scene({ hands: { 0: ["TD2", "T1", "T2"] } }), "play TD2");
  expect(towers.formatOutcome(rolling, towers.parseOutcome(rolling, "roll 4")!)).toBe("roll 4");
  for (const text of ["roll", "roll 7", "roll 4 4", "shuffle T1", "4"])
    expect(towers.parseOutcome(rolling, text)).toBeUndefined();
});
