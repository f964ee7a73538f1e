/** Styles written into a drawing itself: programs that turn drawings into pixels know neither our sheets nor names of colours. */
import type { StyleRule, StyleSheet } from "./sheet.ts";
import { kindOf, rulesFor } from "./sheet.ts";
import type { MarkupElement } from "./tree.ts";
import { elementsIn } from "./tree.ts";

/** What a picture shows of a style. */
const SHOWN = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray opacity color
  stop-color stop-opacity display visibility font-family font-size font-weight font-style text-anchor paint-order
  letter-spacing mix-blend-mode dominant-baseline`.split(/\s+/),
);

type Named = ReadonlyMap<string, string>;

/** `var(--name, otherwise)`, inner ones first. */
export function withNames(value: string, names: Named): string {
  let text = value;
  for (let i = 0; i < 20 && text.includes("var("); i++)
    text = text.replace(/var\((--[\w-]+)\s*(?:,([^()]*))?\)/, (_, name: string, otherwise?: string) =>
      (names.get(name) ?? otherwise ?? "none").trim(),
    );
  return mixed(text);
}

const MIX = /color-mix\(in srgb,\s*([^,]+?)(?:\s+([\d.]+)%)?,\s*([^,]+?)(?:\s+([\d.]+)%)?\)/;

/** As browsers mix colours, each with its share; what is transparent only lightens. */
function mixed(text: string): string {
  let value = text;
  for (let found = MIX.exec(value); found; found = MIX.exec(value)) {
    const [whole, one, first, two, second] = found;
    const share = first === undefined ? (second === undefined ? 0.5 : 1 - Number(second) / 100) : Number(first) / 100;
    value = value.replace(whole, mix(one!, two!, share));
  }
  return value;
}

function mix(one: string, two: string, share: number): string {
  const [a, b] = [channels(one), channels(two)];
  const alpha = a[3]! * share + b[3]! * (1 - share);
  const each = [0, 1, 2].map((i) =>
    alpha === 0 ? 0 : Math.round((a[i]! * a[3]! * share + b[i]! * b[3]! * (1 - share)) / alpha),
  );
  return `#${[...each, Math.round(alpha * 255)].map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}

/** Red, green, blue from 0 to 255, and how dense from 0 to 1. */
function channels(colour: string): number[] {
  if (colour === "transparent" || colour === "none") return [0, 0, 0, 0];
  const short = /^#([\da-f])([\da-f])([\da-f])([\da-f])?$/i.exec(colour);
  const digits = short
    ? short
        .slice(1)
        .map((each) => (each ?? "f") + (each ?? "f"))
        .join("")
    : colour.slice(1);
  const bytes = Array.from({ length: 4 }, (_, i) => parseInt(digits.slice(2 * i, 2 * i + 2) || "ff", 16));
  return [...bytes.slice(0, 3), bytes[3]! / 255];
}

/** `#rrggbbaa` is not known everywhere: the density goes into a style of its own. */
const DENSITY: Readonly<Record<string, string>> = {
  fill: "fill-opacity",
  stroke: "stroke-opacity",
  "stop-color": "stop-opacity",
};

function setShown(element: MarkupElement, name: string, value: string): void {
  const { attributes } = element;
  const dense = /^#([\da-f]{6})([\da-f]{2})$/i.exec(longer(value));
  const density = DENSITY[name];
  if (!dense || density === undefined) {
    attributes.set(name, value.replaceAll('"', "'"));
    return;
  }
  attributes.set(name, `#${dense[1]}`);
  const given = Number(attributes.get(density) ?? 1);
  attributes.set(density, String(Math.round((given * parseInt(dense[2]!, 16)) / 0.255) / 1000));
}

const longer = (value: string): string =>
  /^#[\da-f]{4}$/i.test(value) ? `#${Array.from(value.slice(1), (each) => each + each).join("")}` : value;

/** What one pass over a drawing carries with it. */
interface Pass {
  readonly sheet: StyleSheet;
  readonly above: MarkupElement[];
  readonly known: Map<string, readonly StyleRule[]>;
}

const declared = (style: string): (readonly [string, string])[] =>
  style.split(";").flatMap((each) => {
    const [name, value] = each.split(/:(.*)/s);
    return value === undefined ? [] : [[name!.trim(), value.trim()] as const];
  });

/** `font: 700 14px Almendra` is three styles in one. */
function lettersApart(style: readonly [string, string]): readonly (readonly [string, string])[] {
  const [, weight, size, family] =
    (style[0] === "font" && /^(\d+\s+)?([\d.]+)px(?:\/\S+)?\s+(.+)$/.exec(style[1])) || [];
  if (size === undefined) return [style];
  return [
    ["font-weight", (weight ?? "400").trim()],
    ["font-size", size],
    ["font-family", family!],
  ];
}

/** Names that an element gives, with those above it. */
function namesBelow(all: readonly (readonly [string, string])[], names: Named): Named {
  const own = all.filter(([name]) => name.startsWith("--"));
  if (own.length === 0) return names;
  const known = new Map(names);
  for (const [name, value] of own) known.set(name, withNames(value, known));
  return known;
}

function dress(element: MarkupElement, pass: Pass, names: Named, key: string): void {
  const { attributes, children } = element;
  const rules = pass.known.get(key) ?? rulesFor(pass.sheet, pass.above, element);
  pass.known.set(key, rules);
  const style = attributes.get("style");
  const all = [...rules.flatMap(({ declarations }) => declarations), ...(style === undefined ? [] : declared(style))];
  const known = namesBelow(all, names);
  const shown = new Map(all.flatMap(lettersApart).filter(([name]) => SHOWN.has(name)));
  for (const [name, value] of shown) setShown(element, name, withNames(value, known));
  for (const name of ["fill", "stroke", "stop-color"])
    if (attributes.get(name)?.includes("var(")) setShown(element, name, withNames(attributes.get(name)!, known));
  pass.above.push(element);
  for (const child of children) if (typeof child !== "string") dress(child, pass, known, `${key}>${kindOf(child)}`);
  pass.above.pop();
}

/** Changes the drawing in place. */
export function styled(tree: MarkupElement, sheet: StyleSheet): void {
  dress(tree, { sheet, above: [], known: new Map() }, new Map(), kindOf(tree));
  for (const { attributes } of elementsIn(tree))
    for (const name of ["class", "style", "data-key", "aria-hidden"]) attributes.delete(name);
}
