/** Which parts of a file a test reaches: bodies and branches note themselves. V8's own counters lose calls in fast code. */
import { readFileSync } from "node:fs";
import { stripped } from "./mutations.ts";
import type { Node } from "./syntax.ts";
import { visit } from "./syntax.ts";

export interface Regions {
  /** The text in which every region notes that it was reached. */
  readonly code: string;
  readonly count: number;
  /** The smallest region around a place; the first is the whole file. */
  regionOf(place: number): number;
}

/** Where regions note themselves: one byte each. */
const NOTES = "reachedRegions";

const MOST_REGIONS = 2 ** 14;

/** Empty notes, for all that runs from now on. */
export function newNotes(): Uint8Array {
  const notes = new Uint8Array(MOST_REGIONS);
  Reflect.set(globalThis, NOTES, notes);
  return notes;
}

/** A statement is put into a block with its note, an expression behind it. */
const FORMS = {
  block: { before: (note: string) => `${note};`, after: "", inside: 1 },
  statement: { before: (note: string) => `{${note};`, after: "}", inside: 0 },
  expression: { before: (note: string) => `(${note},`, after: ")", inside: 0 },
};

/** How a node is a region of its own, if it is one. */
function formOf(node: Node, parent: Node | undefined): keyof typeof FORMS | undefined {
  if (!parent) return undefined;
  if (node.type === "BlockStatement") return "block";
  if (parent.type === "IfStatement" && parent.test !== node) return "statement";
  if (/^(?:For|While)/.test(parent.type) && parent.body === node) return "statement";
  if (parent.type === "ArrowFunctionExpression" && parent.body === node) return "expression";
  if (parent.type === "ConditionalExpression" && parent.test !== node) return "expression";
  return parent.type === "LogicalExpression" && parent.right === node ? "expression" : undefined;
}

/** The regions of several files, numbered through. */
export function regionsOf(files: readonly string[]): ReadonlyMap<string, Regions> {
  let first = 0;
  const all = new Map<string, Regions>();
  for (const file of files) {
    const regions = regionsIn(stripped(readFileSync(file, "utf8")), first);
    first += regions.count;
    all.set(file, regions);
  }
  return all;
}

function regionsIn(code: string, number: number): Regions {
  const spans: { start: number; end: number }[] = [{ start: 0, end: code.length }];
  const starts: [number, string][] = [[0, `${NOTES}[${number}]=1;`]];
  const ends: [number, string][] = [];
  visit(code, (node, parent) => {
    const form = formOf(node, parent);
    if (form === undefined) return;
    const { before, after, inside } = FORMS[form];
    starts.push([node.start + inside, before(`${NOTES}[${number + spans.length}]=1`)]);
    ends.push([node.end, after]);
    spans.push({ start: node.start, end: node.end });
  });
  // What begins at one place begins from outside to inside, as found; what ends there ends the other way round.
  const all = [...ends.toReversed(), ...starts].map(([place, text], i) => ({ place, text, i }));
  let noted = "";
  let last = 0;
  for (const { place, text } of all.toSorted((a, b) => a.place - b.place || a.i - b.i)) {
    noted += code.slice(last, place) + text;
    last = place;
  }
  return {
    code: noted + code.slice(last),
    count: spans.length,
    regionOf(place) {
      let found = 0;
      // Regions are found from outside to inside.
      for (const [i, { start, end }] of spans.entries()) if (start <= place && place < end) found = i;
      return number + found;
    },
  };
}
