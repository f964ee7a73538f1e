// JSON Schemas made from TypeScript types by the compiler's own checker; comments become descriptions.
import { readFileSync } from "node:fs";
import { API, SymbolFlags, TypeFlags } from "typescript/unstable/sync";

const { StringLiteral, NumberLiteral, BooleanLiteral, Undefined, Null, String, Number, Boolean, NonPrimitive } =
  TypeFlags;
const PRIMITIVES = [
  [Null, { type: "null" }],
  [String, { type: "string" }],
  [Number, { type: "number" }],
  [Boolean, { type: "boolean" }],
  [NonPrimitive, { type: "object" }],
];
/** Whatever JSON may be. */
const ANYTHING = { Json: {}, JsonObject: { type: "object" } };

const ref = (name) => ({ $ref: `#/components/schemas/${name}` });
const described = (schema, description) => (description ? { description, ...schema } : schema);

/**
 * Schemas of every field of exported types, and of every named type they lead to. `types` says how the fields of each are
 * called; `given` has schemas that need not be made, by the names of their types.
 */
export function shapesOf({ root, config, file, types, given }) {
  const api = new API({ cwd: root });
  try {
    const project = api.updateSnapshot({ openProject: root + config }).getProject(root + config);
    const source = project.program.getSourceFile(root + file);
    const { checker } = project;
    const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(source));
    const fieldsOf = (name) =>
      checker.getPropertiesOfType(checker.getDeclaredTypeOfSymbol(exported.find((each) => each.name === name)));
    const roots = Object.entries(types).flatMap(([type, called]) =>
      fieldsOf(type).map((symbol) => ({ name: called(symbol.name), symbol, type: checker.getTypeOfSymbol(symbol) })),
    );
    return walk(checker, roots, given);
  } finally {
    api.close();
  }
}

function walk(checker, roots, given) {
  const shapes = { ...given };
  /** Names that were asked for belong to types, whatever these are called at home. */
  const names = new Map(roots.map(({ name, type }) => [type.id, name]));
  const commentOf = (symbol) => oneLine(checker.getDocumentationCommentOfSymbol(symbol));

  /** A reference, if the type has a name of its own; otherwise what it is. */
  function schemaOf(type) {
    const symbol = type.getAliasSymbol() ?? type.getSymbol();
    if (symbol && ANYTHING[symbol.name]) return ANYTHING[symbol.name];
    const known = names.get(type.id) ?? (symbol && given[symbol.name] && symbol.name);
    if (known) return ref(known);
    const isNamed = symbol && isOwn(symbol) && !isLiterals(type);
    if (!isNamed) return bare(type);
    names.set(type.id, symbol.name);
    shapes[symbol.name] = described(bare(type), commentOf(symbol));
    return ref(symbol.name);
  }

  function bare(type) {
    if (type.flags & (StringLiteral | NumberLiteral | BooleanLiteral)) return { const: type.value };
    for (const [flag, schema] of PRIMITIVES) if (type.flags & flag) return schema;
    if (type.isUnionType()) return union(type.getTypes().filter(({ flags }) => !(flags & Undefined)));
    if (checker.isTupleType(type)) return tuple(checker.getTypeArguments(type));
    if (checker.isArrayLikeType(type)) return { type: "array", items: schemaOf(checker.getTypeArguments(type)[0]) };
    return object(type);
  }

  function union(types) {
    if (types.length === 1) return schemaOf(types[0]);
    if (types.every(({ flags }) => flags & BooleanLiteral)) return { type: "boolean" };
    if (types.every(({ flags }) => flags & (StringLiteral | NumberLiteral)))
      return { enum: types.map((each) => each.value) };
    const others = types.filter(({ flags }) => !(flags & BooleanLiteral));
    if (others.length < types.length - 1) return { anyOf: [{ type: "boolean" }, ...others.map(schemaOf)] };
    return { anyOf: types.map((each) => described(schemaOf(each), sayingBefore(each))) };
  }

  const tuple = (types) => ({
    type: "array",
    prefixItems: types.map(schemaOf),
    minItems: types.length,
    maxItems: types.length,
  });

  /** Without the `undefined` of what may be left out, under which a name gets lost. */
  function fieldOf(symbol) {
    const type = checker.getTypeOfSymbol(symbol);
    const node = type.isUnionType() && symbol.valueDeclaration?.resolve()?.type;
    if (given[node?.typeName?.text]) return ref(node.typeName.text);
    const declared = node && checker.getTypeFromTypeNode(node);
    return schemaOf(declared && declared.getAliasSymbol() ? declared : type);
  }

  function object(type) {
    const fields = checker.getPropertiesOfType(type);
    const [index] = checker.getIndexInfosOfType(type);
    return {
      type: "object",
      properties: Object.fromEntries(fields.map((each) => [each.name, described(fieldOf(each), commentOf(each))])),
      required: fields.filter(({ flags }) => !(flags & SymbolFlags.Optional)).map((each) => each.name),
      additionalProperties: index ? schemaOf(index.valueType) : false,
    };
  }

  for (const { name, symbol, type } of roots) {
    if (given[name]) continue;
    const home = type.getAliasSymbol() ?? type.getSymbol();
    shapes[name] = described(bare(type), commentOf(symbol) || (home && isOwn(home) ? commentOf(home) : ""));
  }
  return Object.fromEntries(Object.entries(shapes).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const oneLine = (text) => text.trim().replaceAll(/\s*\n\s*/g, " ");

/** Has it a name in our own sources? */
const isOwn = ({ name, declarations }) =>
  /^[A-Z]/.test(name) && declarations.some(({ path }) => path.includes("/src/") && !path.includes("/node_modules/"));

const isLiterals = (type) =>
  type.isUnionType() && type.getTypes().every(({ flags }) => flags & (StringLiteral | NumberLiteral | Undefined));

const texts = new Map();

/** The comment before one of several types, which belongs to no symbol. */
function sayingBefore(type) {
  const parts = type.isIntersectionType() ? type.getTypes() : [type];
  for (const part of parts.toReversed()) {
    const handle = part.getSymbol()?.name === "__type" ? part.getSymbol().declarations[0] : undefined;
    const node = handle?.resolve();
    if (!node) continue;
    if (!texts.has(handle.path)) texts.set(handle.path, readFileSync(handle.path, "utf8"));
    const before = texts.get(handle.path).slice(0, node.pos);
    const [, comment] = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*\(?\s*\|?\s*$/.exec(before) ?? [];
    if (comment) return oneLine(comment.replaceAll(/\n\s*\*/g, "\n"));
  }
  return "";
}
