/** The app's style sheets, as far as drawings need them: rules of elements, classes and attributes, above and below each other. */
import type { MarkupElement } from "./tree.ts";

interface Compound {
  readonly tag: string | undefined;
  readonly classes: readonly string[];
  readonly attributes: readonly (readonly [name: string, value: string | undefined])[];
  /** It must be the parent, not only somewhere above. */
  readonly isParent: boolean;
}

export type Styles = readonly (readonly [name: string, value: string])[];

/** What a picture shows of a style. */
const SHOWN = new Set(
  `fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray opacity color
  stop-color stop-opacity display visibility font-family font-size font-weight font-style text-anchor paint-order
  letter-spacing mix-blend-mode dominant-baseline`.split(/\s+/),
);

/** `font: 700 14px Almendra` is three styles in one. */
function lettersApart(style: readonly [string, string]): Styles {
  const [, weight, size, family] =
    (style[0] === "font" && /^(\d+\s+)?([\d.]+)px(?:\/\S+)?\s+(.+)$/.exec(style[1])) || [];
  if (size === undefined) return [style];
  return [
    ["font-weight", (weight ?? "400").trim()],
    ["font-size", size],
    ["font-family", family!],
  ];
}

/** What pictures show, and names; most of what sheets say is where things are on a page. */
export const forPictures = (styles: Styles): Styles =>
  styles.flatMap(lettersApart).filter(([name]) => name.startsWith("--") || SHOWN.has(name));

export interface StyleRule {
  /** The last one is the element itself. */
  readonly path: readonly Compound[];
  readonly weight: number;
  readonly declarations: Styles;
}

/** Rules by what their element must have: a class, or a tag. */
export interface StyleSheet {
  readonly byClass: ReadonlyMap<string, readonly StyleRule[]>;
  readonly byTag: ReadonlyMap<string, readonly StyleRule[]>;
  readonly anywhere: readonly StyleRule[];
}

/** A block with its braces: its head, what is inside, and where it ends. */
function* blocks(css: string): Generator<readonly [head: string, inside: string]> {
  let start = 0;
  let depth = 0;
  let open = 0;
  for (let i = 0; i < css.length; i++) {
    if (css[i] === ";" && depth === 0) start = i + 1;
    if (css[i] === "{" && depth++ === 0) open = i;
    if (css[i] === "}" && --depth === 0) {
      yield [css.slice(start, open).trim(), css.slice(open + 1, i)];
      start = i + 1;
    }
  }
}

/** Whatever is above everything. */
const TOP = ":root";
const COMPOUND = /^(\*|[a-zA-Z][\w-]*)?((?:\.[\w-]+|\[[\w-]+(?:="?[^"\]]*"?)?\])*)$/;

function compoundOf(text: string, isParent: boolean): Compound | undefined {
  if (text === TOP) return { tag: TOP, classes: [], attributes: [], isParent };
  const found = COMPOUND.exec(text);
  if (!found) return undefined;
  const [, tag, rest = ""] = found;
  return {
    tag: tag === "*" ? undefined : tag,
    classes: Array.from(rest.matchAll(/\.([\w-]+)/g), ([, name]) => name!),
    attributes: Array.from(rest.matchAll(/\[([\w-]+)(?:="?([^"\]]*)"?)?\]/g), ([, name, value]) => [name!, value]),
    isParent,
  };
}

/** Undefined: it asks for something a drawing does not have, such as a pointer above it. */
function pathOf(selector: string): Compound[] | undefined {
  const path: Compound[] = [];
  let isParent = false;
  for (const part of selector.replaceAll(/\s*>\s*/g, " > ").split(/\s+/)) {
    if (part === ">") {
      const above = path.pop();
      if (!above) return undefined;
      path.push({ ...above, isParent: true });
      isParent = false;
      continue;
    }
    const compound = compoundOf(part, isParent);
    if (!compound) return undefined;
    path.push(compound);
  }
  return path;
}

const weightOf = (path: readonly Compound[]): number =>
  path.reduce(
    (sum, { tag, classes, attributes }) => sum + 10 * (classes.length + attributes.length) + Number(!!tag),
    0,
  );

/** Rules for certain windows, letters, movements and the like are left out: a picture has one size and stands still. */
export function readSheet(css: string): StyleSheet {
  const byClass = new Map<string, StyleRule[]>();
  const byTag = new Map<string, StyleRule[]>();
  const anywhere: StyleRule[] = [];
  const file = (rule: StyleRule): void => {
    const { tag, classes } = rule.path.at(-1)!;
    const name = classes.at(-1);
    const [shelf, key] = name === undefined ? [byTag, tag] : [byClass, name];
    if (key === undefined) anywhere.push(rule);
    else shelf.set(key, [...(shelf.get(key) ?? []), rule]);
  };
  for (const [head, inside] of blocks(css.replaceAll(/\/\*[^]*?\*\//g, ""))) {
    if (head.startsWith("@")) continue;
    const declarations = forPictures(
      inside
        .split(";")
        .map((each) => each.split(/:(.*)/s).map((part) => part?.trim()))
        .filter(([name, value]) => name && value)
        .map(([name, value]) => [name!, value!.replace(/\s*!important$/, "")] as const),
    );
    if (declarations.length === 0) continue;
    for (const selector of head.split(",")) {
      const path = pathOf(selector.trim());
      if (path) file({ path, weight: weightOf(path), declarations });
    }
  }
  return { byClass, byTag, anywhere };
}

const isOf = ({ tag, classes, attributes }: Compound, element: MarkupElement, names: readonly string[]): boolean =>
  (tag === undefined || tag === TOP || tag === element.tag) &&
  classes.every((name) => names.includes(name)) &&
  attributes.every(([name, value]) =>
    value === undefined ? element.attributes.has(name) : element.attributes.get(name) === value,
  );

const classesOf = (element: MarkupElement): readonly string[] => element.attributes.get("class")?.split(/\s+/) ?? [];

function fits(rule: StyleRule, above: readonly MarkupElement[], element: MarkupElement): boolean {
  const { path } = rule;
  if (!isOf(path.at(-1)!, element, classesOf(element))) return false;
  let at = above.length - 1;
  for (let i = path.length - 2; i >= 0; i--) {
    const wanted = path[i]!;
    while (at >= 0 && !isOf(wanted, above[at]!, classesOf(above[at]!))) {
      if (wanted.isParent) return false;
      at--;
    }
    if (at-- < 0) return false;
  }
  return true;
}

/** What the sheet says about an element, the weightier later. */
export function rulesFor(
  sheet: StyleSheet,
  above: readonly MarkupElement[],
  element: MarkupElement,
): readonly StyleRule[] {
  const named = classesOf(element).flatMap((name) => sheet.byClass.get(name) ?? []);
  const tagged = [above.length === 0 ? TOP : "", element.tag].flatMap((tag) => sheet.byTag.get(tag) ?? []);
  return [...sheet.anywhere, ...tagged, ...named]
    .filter((rule) => fits(rule, above, element))
    .toSorted((a, b) => a.weight - b.weight);
}

/** Elements of the same kind below the same kinds: a wood has a hundred trees, and the sheet says the same of each. */
export const kindOf = ({ tag, attributes }: MarkupElement): string => {
  const more = Array.from(attributes).filter(([name]) => name.startsWith("data-") && name !== "data-key");
  return `${tag}.${attributes.get("class") ?? ""}${more.length > 0 ? JSON.stringify(more) : ""}`;
};
