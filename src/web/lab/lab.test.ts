import { expect, test } from "vitest";
import { GAMES } from "../../games/index.ts";
import { wordsIn } from "../../testing/words.ts";
import type { LabPlan } from "./link.ts";
import { linkOf, planFrom } from "./link.ts";

const plan: LabPlan = {
  game: "towers",
  a: { wish: { players: 3, spells: ["swap"] }, changes: { deck: { T1W5: 2 }, shields: [] } },
  b: undefined,
  games: 500,
  seed: "ä/# 1",
  bot: "quick",
};

test("a link says the whole plan", () => {
  expect(planFrom(linkOf(plan))).toEqual(plan);
  const pair = { ...plan, b: { wish: {}, changes: {} } };
  expect(planFrom(linkOf(pair))).toEqual(pair);
});

test.each([
  "",
  "#l=",
  "#l=%",
  "#l=[]",
  "#l=null",
  linkOf({ ...plan, games: 10 ** 9 }),
  linkOf({ ...plan, seed: "x".repeat(99) }),
  linkOf({ ...plan, bot: "archmage" as "quick" }),
  linkOf({ ...plan, a: [] as unknown as LabPlan["a"] }),
  `${linkOf(plan)}${"x".repeat(9000)}`,
])("what is no plan is none: %s", (hash) => {
  expect(planFrom(hash)).toBeUndefined();
});

test("every knob, part, deed and gauge has a word", async () => {
  const words = await wordsIn("en");
  const wanted = GAMES.flatMap(({ name, lab }) =>
    lab
      ? [
          ...lab.knobs.flatMap((knob) => [
            `knob.${name}.${knob.name}`,
            `knobHelp.${name}.${knob.name}`,
            ...(knob.of ?? []).map((part) => `part.${name}.${knob.name}.${part}`),
          ]),
          ...lab.deeds.map((deed) => `deed.${name}.${deed}`),
          ...lab.gauges.map((gauge) => `gauge.${name}.${gauge}`),
        ]
      : [],
  );
  expect(wanted.filter((key) => !(key in words))).toEqual([]);
  expect(wanted.length).toBeGreaterThan(100);
});
