/** A file's syntax tree, as far as faults and places need it. */
import { parseAst } from "rolldown/parseAst";

/** A node as the parser hands it out. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [key: string]: unknown;
}

/** Nodes that always have these parts. */
export type Parts = Node & Readonly<Record<"left" | "right" | "argument" | "object" | "property" | "callee", Node>>;

type See = (node: Node, parent: Node | undefined) => void;

export const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && "type" in value;

/** Shows every node that faults can be in, from outside to inside. */
export function visit(code: string, see: See): void {
  const program: unknown = parseAst(code);
  if (isNode(program)) descend(program, undefined, see);
}

function descend(node: Node, parent: Node | undefined, see: See): void {
  // What a throw says is a bug that cannot happen: no test can reach it. A key is a name, not a text.
  if (node.type.startsWith("Import") || node.type === "ThrowStatement") return;
  if (parent?.type === "Property" && parent.key === node && !parent.computed) return;
  see(node, parent);
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) descend(child, node, see);
}
