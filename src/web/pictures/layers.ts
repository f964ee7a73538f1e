/** A board as drawings one above the other, dressed as on a page. */
import type { StyleSheet } from "./sheet.ts";
import { styled } from "./styled.ts";
import type { MarkupElement } from "./tree.ts";
import { elementsIn, parseMarkup, writeMarkup } from "./tree.ts";

/** Markup as it looks on a page: below everything that names colours. */
export function onPage(markup: string, sheet: StyleSheet): MarkupElement {
  const page: MarkupElement = { tag: "html", attributes: new Map(), children: [parseMarkup(markup)] };
  styled(page, sheet);
  return page;
}

export interface BoardLayers {
  /** What drawings refer to, as markup. */
  readonly defs: string;
  /** The frame all layers share, as `viewBox` has it. */
  readonly frame: string;
  readonly layers: readonly MarkupElement[];
  /** Pieces by their keys, inside the layers. */
  readonly pieces: ReadonlyMap<string, MarkupElement>;
}

/** The layers of a board that share its ground's frame; what lies beside them is no part of a small picture. */
export function layersIn(markup: string, sheet: StyleSheet): BoardLayers {
  const page: MarkupElement = { tag: "html", attributes: new Map(), children: [parseMarkup(markup)] };
  const pieces = new Map<string, MarkupElement>();
  for (const element of elementsIn(page)) {
    const key = element.attributes.get("data-key");
    if (key !== undefined) pieces.set(key, element);
  }
  styled(page, sheet);
  const svgs = Array.from(elementsIn(page)).filter(({ tag }) => tag === "svg");
  const frame = svgs.find(({ attributes }) => attributes.has("viewBox"))?.attributes.get("viewBox") ?? "0 0 1 1";
  const layers = svgs.filter(({ attributes }) => attributes.get("viewBox") === frame);
  const defs = svgs
    .filter(({ attributes }) => attributes.get("width") === "0")
    .map((each) => each.children.map((child) => (typeof child === "string" ? "" : writeMarkup(child))).join(""))
    .join("");
  return { defs, frame, layers, pieces };
}
