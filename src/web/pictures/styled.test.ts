import { expect, test } from "vitest";
import { wrapped } from "./card.ts";
import { readSheet } from "./sheet.ts";
import { styled, withNames } from "./styled.ts";
import { parseMarkup, writeMarkup } from "./tree.ts";

const shown = (css: string, markup: string): string => {
  const tree = parseMarkup(markup);
  styled(tree, readSheet(css));
  return writeMarkup(tree);
};

test("rules of classes, tags and what is above are written into the drawing, the weightier last", () => {
  const css = ".a .b { fill: red } path { fill: blue; stroke: green } .b { fill: grey } .x > path { opacity: 0.5 }";
  expect(shown(css, '<g class="a"><path class="b"></path></g>')).toBe('<g><path fill="red" stroke="green"/></g>');
  expect(shown(css, '<g class="x"><g><path></path></g><path></path></g>')).toBe(
    '<g><g><path fill="blue" stroke="green"/></g><path fill="blue" stroke="green" opacity="0.5"/></g>',
  );
});

test("names of colours come from above, from a style of one's own, or from what stands in for them", () => {
  const css = ":root { --ink: #123456 } .t { --tint: var(--ink) } path { fill: var(--tint, #fff) }";
  expect(shown(css, '<g class="t"><path></path></g><path></path>')).toBe(
    '<g><path fill="#123456"/></g><path fill="#fff"/>',
  );
  expect(shown(css, '<path style="--tint: #00f8"></path>')).toBe('<path fill="#0000ff" fill-opacity="0.533"/>');
});

test("letters in one style are three", () => {
  expect(shown("text { font: 700 14px/1.2 Almendra }", "<text>a</text>")).toBe(
    '<text font-weight="700" font-size="14" font-family="Almendra">a</text>',
  );
});

test("colours are mixed as browsers mix them", () => {
  expect(withNames("color-mix(in srgb, #ff0000, #0000ff 25%)", () => undefined)).toBe("#bf0040ff");
  expect(withNames("color-mix(in srgb, #ff0000, transparent 72%)", () => undefined)).toBe("#ff000047");
});

test("what a drawing cannot have is left out: pointers, windows, movements", () => {
  const css =
    ".a:hover { fill: red } @media print { .a { fill: red } } @keyframes k { to { fill: red } } .a { color: #111 }";
  expect(shown(css, '<g class="a"></g>')).toBe('<g color="#111"/>');
});

test("long titles break into lines, and end with dots where there is no room", () => {
  expect(wrapped("The Three Magicians", 20, 130, 3)).toEqual(["The Three", "Magicians"]);
  expect(wrapped("one two three four five six", 20, 60, 2)).toEqual(["one", "two…"]);
  expect(wrapped("Donaudampfschifffahrt", 20, 110, 2)).toEqual(["Donaudamp…"]);
});
