import { expect, test } from "vitest";
import { plainName, plainTalk } from "./plainText.ts";

test.each([
  ["Merlin", "Merlin"],
  ["  Jo  hanna ", "Jo hanna"],
  ["<b>Bob</b>\u202e", "<b>Bob</b>"],
  ["Zoë", "Zoë"],
  ["नेहा", "नेहा"],
  ["🧙", "🧙"],
  ["\u3164", ""],
  ["\u115f\u1160\uffa0", ""],
  ["\u0301\u0302", ""],
  [" \u0301a", "a"],
  ["\u200b\u200d\ufeff", ""],
  ["\u2800\u2800", ""],
  ["\u{e0041}", ""],
  ["\ue000", ""],
  ["a\u0300\u0301\u0302\u0303\u0304\u0305", "à\u0301\u0302\u0303"],
  ["\u0000\u0007x", "x"],
])("the name %j is shown as %j", (name, shown) => {
  expect(plainName(name)).toBe(shown);
});

test.each([
  ["Good luck!", "Good luck!"],
  ["one\ntwo\ttwo", "one two two"],
  ["\u202egnp.exe", "gnp.exe"],
  ["\u2066x\u2069 \u200fy", "x y"],
  ["\u001b[31mred", "[31mred"],
  ["👩‍🚀", "👩‍🚀"],
  ["\u3164\u200b", ""],
])("the line %j is shown as %j", (line, shown) => {
  expect(plainTalk(line)).toBe(shown);
});
