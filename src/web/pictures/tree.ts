/** Drawings as a tree, from the markup that our own components write: well formed, and nobody else's. */

/** An element of a drawing. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: Map<string, string>;
  readonly children: (MarkupElement | string)[];
}

const TOKEN = /<(\/?)([\w-]+)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*(\/?)>|([^<]+)/g;
const ATTRIBUTE = /([\w:-]+)(?:="([^"]*)")?/g;

/** Reads markup; what stands outside of elements is dropped. */
export function parseMarkup(text: string): MarkupElement {
  const root: MarkupElement = { tag: "", attributes: new Map(), children: [] };
  const open = [root];
  for (const [, isEnd, tag, attributes = "", isEmpty, words] of text.matchAll(TOKEN)) {
    const parent = open.at(-1)!;
    if (tag === undefined) parent.children.push(words!);
    else if (isEnd) open.pop();
    else {
      const element: MarkupElement = { tag, attributes: new Map(), children: [] };
      for (const [, name, value = ""] of attributes.matchAll(ATTRIBUTE)) element.attributes.set(name!, value);
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    }
  }
  return root;
}

export function writeMarkup({ tag, attributes, children }: MarkupElement): string {
  const inside = children.map((child) => (typeof child === "string" ? child : writeMarkup(child))).join("");
  if (tag === "") return inside;
  const given = Array.from(attributes, ([name, value]) => ` ${name}="${value}"`).join("");
  return inside === "" ? `<${tag}${given}/>` : `<${tag}${given}>${inside}</${tag}>`;
}

/** Every element below, in order. */
export function* elementsIn(tree: MarkupElement): Generator<MarkupElement> {
  for (const child of tree.children)
    if (typeof child !== "string") {
      yield child;
      yield* elementsIn(child);
    }
}
