/** Small faults a programmer could have made, one at a time: what a mutant is, and which ones a file can have. */
import { stripTypeScriptTypes } from "node:module";
import type { Node, Parts } from "./syntax.ts";
import { isNode, visit } from "./syntax.ts";

export interface Mutant {
  /** Where, in the text without its types, which is as long as the text with them. */
  readonly start: number;
  readonly end: number;
  /** What stands there instead. */
  readonly text: string;
  /** The kind of fault. */
  readonly kind: string;
}

/** A file without its types: places and lines are those of the file. */
export const stripped = (source: string): string => stripTypeScriptTypes(source);

export const withMutant = (code: string, { start, end, text }: Mutant): string =>
  code.slice(0, start) + text + code.slice(end);

export const lineOf = (code: string, place: number): number => code.slice(0, place).split("\n").length;

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  "+": ["-"],
  "-": ["+"],
  "*": ["/"],
  "/": ["*"],
  "%": ["*"],
  "**": ["*"],
  "&": ["|"],
  "|": ["&"],
  "^": ["&"],
  "<<": [">>"],
  ">>": ["<<"],
  ">>>": ["<<"],
  "<": ["<=", ">="],
  "<=": ["<", ">"],
  ">": [">=", "<="],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
  "++": ["--"],
  "--": ["++"],
};
const swapped = (operator: string): readonly string[] =>
  OPERATORS[operator] ?? OPERATORS[operator.slice(0, -1)]?.slice(0, 1).map((other) => `${other}=`) ?? [];

/** Methods that are mistaken for each other, and those that are forgotten. */
const METHODS: ReadonlyMap<string, string> = new Map([
  ["min", "max"],
  ["max", "min"],
  ["some", "every"],
  ["every", "some"],
  ["startsWith", "endsWith"],
  ["endsWith", "startsWith"],
]);
const FORGOTTEN = ["filter", "slice", "toSorted", "toReversed", "trim", "flat"];

/** All mutants of a file, in the order of their places. */
export function mutantsOf(code: string): Mutant[] {
  const found: Mutant[] = [];
  visit(code, (node, parent) => {
    for (const each of [...changes(node, code), ...inPlace(node, parent)])
      if (each.text !== code.slice(each.start, each.end)) found.push(each);
  });
  return found.toSorted((a, b) => a.start - b.start || a.end - b.end);
}

const whole = ({ start, end }: Node, kind: string, ...texts: readonly string[]): Mutant[] =>
  texts.map((text) => ({ start, end, text, kind }));

/** What a node can be mistaken for, whatever it stands in. */
function changes(node: Node, code: string): Mutant[] {
  const text = (from: number, to: number): string => code.slice(from, to);
  const inner = (of: unknown): string => (isNode(of) ? text(of.start, of.end) : "");
  const { argument, object, callee } = node as Parts;
  switch (node.type) {
    case "Literal":
      return literal(node, inner(node));
    case "TemplateLiteral":
      return whole(node, "text", "``");
    case "BinaryExpression":
    case "LogicalExpression":
    case "AssignmentExpression":
    case "UpdateExpression":
      return operators(node as Parts, code);
    case "UnaryExpression":
      return "!-~".includes(String(node.operator)) && typeof argument.value !== "number"
        ? whole(node, "negation", text(node.start + 1, node.end))
        : [];
    case "ConditionalExpression":
      return whole(node, "condition", `(${inner(node.consequent)})`, `(${inner(node.alternate)})`);
    case "ArrayExpression":
      return whole(node, "list", "[]");
    case "ObjectExpression":
      return Array.isArray(node.properties) && node.properties.length > 0 ? whole(node, "object", "({})") : [];
    case "ReturnStatement":
      return isNode(argument) && says(argument) ? whole(node, "return", "return;") : [];
    case "ExpressionStatement":
      return whole(node, "statement", ";");
    case "BlockStatement":
      return Array.isArray(node.body) && node.body.length > 1 ? whole(node, "block", "{}") : [];
    case "SwitchCase":
      return isNode(node.test) ? whole(node, "case", `case ${inner(node.test)}:`) : [];
    case "MemberExpression":
      return node.optional ? required(object.end, node.computed ? "" : ".", code) : [];
    case "CallExpression":
      return node.optional ? required(callee.end, "", code) : method(node as Parts, code);
    default:
      return [];
  }
}

/** A literal is changed itself, and nothing instead of nothing is no change. */
const says = ({ type, name }: Node): boolean => !["Literal", "BlockStatement"].includes(type) && name !== "undefined";

/** Operators are changed where they stand, so that both sides stay as they are. */
function operators(node: Parts, code: string): Mutant[] {
  const operator = String(node.operator);
  if (operator === "??")
    return whole(node, "operator", ...[node.left, node.right].map(({ start, end }) => `(${code.slice(start, end)})`));
  const isText = ({ type, value }: Node): boolean => type === "TemplateLiteral" || typeof value === "string";
  // Texts are joined by +, and cannot be taken from each other.
  if (operator === "+" && (isText(node.left) || isText(node.right))) return [];
  const from = node.type !== "UpdateExpression" ? node.left.end : node.prefix ? node.start : node.argument.end;
  const start = code.indexOf(operator, from);
  return swapped(operator).map((text) => ({ start, end: start + operator.length, text, kind: "operator" }));
}

function literal(node: Node, text: string): Mutant[] {
  const { value, regex } = node;
  if (typeof value === "number") return whole(node, "number", String(value + 1));
  if (typeof value === "boolean") return whole(node, "boolean", String(!value));
  if (typeof value === "string") return whole(node, "text", value === "" ? '"mutant"' : '""');
  return regex ? whole(node, "pattern", text.replace(/^\/\^/, "/"), text.replace(/\$\/(?=[a-z]*$)/, "/")) : [];
}

/** What may be missing is taken for granted. */
function required(after: number, text: string, code: string): Mutant[] {
  const start = code.indexOf("?.", after);
  return [{ start, end: start + 2, text, kind: "optional" }];
}

function method({ end, callee }: Parts, code: string): Mutant[] {
  const { object, property, computed } = callee as Parts;
  if (callee.type !== "MemberExpression" || computed) return [];
  const name = code.slice(property.start, property.end);
  const other = METHODS.get(name);
  if (other) return whole(property, "method", other);
  const start = code.indexOf(".", object.end);
  return FORGOTTEN.includes(name) && !callee.optional ? [{ start, end, text: "", kind: "method" }] : [];
}

/** What a node can be mistaken for because of where it stands. A loop that never ends would only be waited for. */
function inPlace(node: Node, parent: Node | undefined): Mutant[] {
  if (parent?.test === node && parent.type === "IfStatement") return whole(node, "condition", "true", "false");
  if (parent?.test === node && /^(?:While|For|DoWhile)Statement$/.test(parent.type))
    return whole(node, "condition", "false");
  if (parent?.type === "ArrowFunctionExpression" && parent.body === node && says(node))
    return whole(node, "return", "undefined");
  return [];
}
