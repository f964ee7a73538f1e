import { expect, test } from "vitest";
import { embeddedPath, frameSnippet, scriptSnippet } from "./snippet.ts";

const HERE = "https://table.test";

test.each([
  ["/review/t/abc?n=7", "/embed/game/t/abc?n=7"],
  [`${HERE}/t/abc`, "/embed/game/t/abc"],
  [" /review?n=3#g=xyz ", "/embed/game?n=3#g=xyz"],
  ["/puzzles/towers/1a2b", "/embed/puzzle/towers/1a2b"],
  ["/puzzles/towers/made#p=a", "/embed/puzzle/towers/made#p=a"],
  ["/editor/towers#p=abc", "/embed/position/towers#p=abc"],
  ["/odds/magicians#p=abc", "/embed/position/magicians#p=abc"],
  ["/editor/towers", undefined],
  ["/review", undefined],
  ["/settings", undefined],
  ["https://elsewhere.test/t/abc", undefined],
  ["javascript:alert(1)", undefined],
  ["http://[", undefined],
])("%s leads to the board %s", (link, path) => {
  expect(embeddedPath(link, HERE)).toBe(path);
});

test("nothing in a link breaks out of the lines", () => {
  const path = embeddedPath('/review?n="><script>#g=a"b', HERE)!;
  for (const lines of [frameSnippet(HERE, path, 'a"<b>'), scriptSnippet(HERE, path, 'a"<b>')]) {
    expect(lines).not.toContain('"><script>#');
    expect(lines).not.toContain("<b>");
  }
});
