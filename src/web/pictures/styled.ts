/** Styles written into a drawing itself: programs that turn drawings into pixels know neither our sheets nor names of colours. */
import type { Styles, StyleSheet } from "./sheet.ts";
import { forPictures, kindOf, rulesFor } from "./sheet.ts";
import type { MarkupElement } from "./tree.ts";
import { elementsIn } from "./tree.ts";

/** The value of a name; undefined: nobody has given it one. */
type Named = (name: string) => string | undefined;

/** `var(--name, otherwise)`, inner ones first. */
export function withNames(value: string, named: Named): string {
  let text = value;
  for (let i = 0; i < 20 && text.includes("var("); i++)
    text = text.replace(/var\((--[\w-]+)\s*(?:,([^()]*))?\)/, (_, name: string, otherwise?: string) =>
      (named(name) ?? otherwise ?? "none").trim(),
    );
  return text.includes("color-mix(") ? mixed(text) : text;
}

/** Names that an element gives to those below it. Most are never asked for: a value is worked out when it is. */
interface NameScope {
  readonly above: NameScope | undefined;
  readonly given: ReadonlyMap<string, string>;
  readonly known: Map<string, string>;
  /** Being worked out: a name that is made of itself is the one above. */
  readonly open: Set<string>;
}

const newScope = (given: Styles, above?: NameScope): NameScope => ({
  above,
  given: new Map(given),
  known: new Map(),
  open: new Set(),
});

function lookUp(scope: NameScope | undefined, name: string): string | undefined {
  for (let at = scope; at; at = at.above) {
    const known = at.known.get(name);
    if (known !== undefined) return known;
    const given = at.given.get(name);
    if (given === undefined || at.open.has(name)) continue;
    const here = at;
    here.open.add(name);
    const value = withNames(given, (each) => lookUp(here, each));
    here.open.delete(name);
    here.known.set(name, value);
    return value;
  }
  return undefined;
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

/** What a sheet says about elements of one kind below others, worked out once: a hundred trees of a wood are dressed alike. */
interface StyleKind {
  readonly declarations: Styles;
  readonly below: Map<string, StyleKind>;
  /** By the names known above: those known below, and what is shown. */
  readonly dressed: WeakMap<NameScope, Dressed>;
}

interface Dressed {
  readonly names: NameScope;
  readonly shown: Styles;
}

/** Kinds of a sheet, from the top. */
interface StyleKinds {
  top: StyleKind;
  count: number;
}

/** More kinds than boards have: then somebody has put numbers into them, and they are forgotten. */
const MOST_KINDS = 20_000;
const NO_NAMES = newScope([]);
const kinds = new WeakMap<StyleSheet, StyleKinds>();

const newKind = (declarations: Styles): StyleKind => ({ declarations, below: new Map(), dressed: new WeakMap() });

function kindsOf(sheet: StyleSheet): StyleKinds {
  const known = kinds.get(sheet);
  if (known && known.count <= MOST_KINDS) return known;
  const fresh: StyleKinds = { top: newKind([]), count: 0 };
  kinds.set(sheet, fresh);
  return fresh;
}

/** What one pass over a drawing carries with it. */
interface Pass {
  readonly sheet: StyleSheet;
  readonly above: MarkupElement[];
  readonly known: StyleKinds;
}

function kindBelow(parent: StyleKind, element: MarkupElement, pass: Pass): StyleKind {
  const style = element.attributes.get("style");
  const name = style === undefined ? kindOf(element) : `${kindOf(element)} ${style}`;
  const known = parent.below.get(name);
  if (known) return known;
  const rules = rulesFor(pass.sheet, pass.above, element);
  const own = style === undefined ? [] : declared(style);
  const found = newKind([...rules.flatMap(({ declarations }) => declarations), ...own]);
  parent.below.set(name, found);
  pass.known.count++;
  return found;
}

const declared = (style: string): Styles =>
  forPictures(
    style.split(";").flatMap((each) => {
      const [name, value] = each.split(/:(.*)/s);
      return value === undefined ? [] : [[name!.trim(), value.trim()] as const];
    }),
  );

/** A size that is the one above anyway. */
const isSaid = ([name, value]: readonly [string, string]): boolean => name !== "font-size" || value !== "100%";

function dressedAs(all: Styles, above: NameScope): Dressed {
  const own = all.filter(([name]) => name.startsWith("--"));
  const names = own.length === 0 ? above : newScope(own, above);
  const shown = new Map(all.filter(([name]) => !name.startsWith("--")));
  return {
    names,
    shown: Array.from(
      shown,
      ([name, value]) => [name, withNames(value, (each) => lookUp(names, each))] as const,
    ).filter(isSaid),
  };
}

function dressedOf(kind: StyleKind, above: NameScope): Dressed {
  const known = kind.dressed.get(above) ?? dressedAs(kind.declarations, above);
  kind.dressed.set(above, known);
  return known;
}

function dress(element: MarkupElement, pass: Pass, above: NameScope, parent: StyleKind): void {
  const { attributes, children } = element;
  const kind = kindBelow(parent, element, pass);
  const { names, shown } = dressedOf(kind, above);
  for (const [name, value] of shown) setShown(element, name, value);
  for (const name of ["fill", "stroke", "stop-color"])
    if (attributes.get(name)?.includes("var("))
      setShown(
        element,
        name,
        withNames(attributes.get(name)!, (each) => lookUp(names, each)),
      );
  pass.above.push(element);
  for (const child of children) if (typeof child !== "string") dress(child, pass, names, kind);
  pass.above.pop();
}

/** Changes the drawing in place. */
export function styled(tree: MarkupElement, sheet: StyleSheet): void {
  const known = kindsOf(sheet);
  dress(tree, { sheet, above: [], known }, NO_NAMES, known.top);
  for (const { attributes } of elementsIn(tree))
    for (const name of ["class", "style", "data-key", "aria-hidden"]) attributes.delete(name);
}
