// Schemas as chapters of a document: what every field of every message is and means.

const PREFIX = "#/components/schemas/";

/** A chapter: its title, what it is about, and the types in it, in this order. */
const CHAPTERS = [
  [
    "Tables",
    "",
    ["Frame", "TableInfo", "SeatInfo", "LuckInfo", "Clock", "ClockInfo", "LobbyEntry", "Line", "Terms", "Result"],
  ],
  [
    "Wandering Towers",
    "Numbers of spaces, towers and owners are those of docs/rules/towers.md; cards and decisions are written as in docs/rules/notation.md.",
    ["TowersFrame", "TowersView", "TowersEvent", "TowersChoice", "TowersOptions"],
  ],
  [
    "The Three Magicians",
    "Places are called as in docs/rules/magicians.md, decisions written as in docs/rules/notation.md.",
    ["MagiciansFrame", "MagiciansView", "MagiciansEvent", "MagiciansChoice", "MagiciansOptions"],
  ],
  ["Answers of plain HTTP", "", []],
];
const PLACED = CHAPTERS.flatMap(([, , names]) => names);

/** The chapter as text. */
export function fieldsIn(shapes, requests) {
  const told = new Set();
  const lines = [
    "",
    "## Every field",
    "",
    "`?`: may be left out. Numbers are whole unless something else is said.",
    "",
  ];
  lines.push("### Requests", "", "Besides `type` and `id`.", "", ...requestRows(requests, shapes.Clock), "");
  lines.push("### Answers", "", "Besides `re`, the request's id, and `ok`, true.", "", ...replyRows(shapes), "");
  lines.push("A refusal:", "", ...fieldRows(shapes.Refused), "");
  lines.push("### Fields of notices", "", ...kindRows(shapes.Notice, "type"), "");
  told.add("Refused").add("Notice");
  for (const [title, about, names] of CHAPTERS) {
    lines.push(`### ${title}`, "");
    if (about) lines.push(about, "");
    const all = names.length > 0 ? names : Object.keys(shapes).filter((name) => !name.startsWith("Reply"));
    for (const name of all) chapter(shapes, name, told, lines);
  }
  return `${lines.join("\n").trimEnd()}\n`;
}

/** Fields about which nothing is said: neither by themselves nor, of one kind of several, by what is said about the kind. */
export function unexplained(shapes, requests) {
  const found = [];
  const isKey = ({ const: value, enum: values }) => value !== undefined || values !== undefined;
  const look = (name, { properties = {}, anyOf = [], description }, isKind) => {
    if (isKind && description) return;
    for (const [field, shape] of Object.entries(properties))
      if (!shape.description && !(isKind && isKey(shape))) found.push(`${name}.${field}`);
    for (const each of anyOf) if (!each.$ref) look(name, each, true);
  };
  for (const [name, shape] of Object.entries(shapes)) if (!name.startsWith("Reply")) look(name, shape, false);
  for (const [name, { properties }] of Object.entries(requests)) {
    const { type: _type, ...own } = properties;
    look(name, { properties: own }, false);
  }
  return found;
}

/** A type, and after it those it leads to that have not been told of yet. */
function chapter(shapes, name, told, lines) {
  if (told.has(name)) return;
  told.add(name);
  const shape = shapes[name];
  const kind = shape.anyOf && ["what", "type", "kind", "piece"].find((key) => shape.anyOf[0].properties?.[key]);
  lines.push(`#### ${name}`, ...(shape.description ? [shape.description, ""] : [""]));
  if (kind) lines.push(...kindRows(shape, kind), "");
  else if (shape.properties && Object.keys(shape.properties).length > 0) lines.push(...fieldRows(shape), "");
  else if (shape.anyOf) lines.push(...shape.anyOf.map((each) => `- ${saying(each)}`), "");
  else lines.push(`${typeName(shape)}.`, "");
  for (const each of namesIn(shape)) if (!PLACED.includes(each)) chapter(shapes, each, told, lines);
}

const saying = (shape) => [typeName(shape), shape.description].filter(Boolean).join(": ");

const namesIn = (shape) =>
  [...JSON.stringify(shape).matchAll(new RegExp(`"${PREFIX}(\\w+)"`, "g"))].map(([, name]) => name);

const row = (...cells) => `| ${cells.join(" | ")} |`;
const table = (heads, rows) => [row(...heads), `|${"---|".repeat(heads.length)}`, ...rows];

const fields = ({ properties = {}, required = [] }) =>
  Object.entries(properties).map(([name, shape]) => ({
    name: `\`${name}\`${required.includes(name) ? "" : "?"}`,
    type: typeName(shape),
    meaning: shape.description ?? "",
  }));

const fieldRows = (shape) =>
  table(
    ["field", "type", "meaning"],
    fields(shape).map(({ name, type, meaning }) => row(name, type, meaning)),
  );

/** Kinds of one thing, told apart by a field. What is the same in all of them is told once. */
function kindRows({ anyOf }, key) {
  const heads = [key, "fields", "meaning"];
  const isCommon = (name) => name === "reveals" || name === "fleeting";
  const rows = anyOf.map(({ properties, required, description = "" }) => {
    const { [key]: kind, ...others } = properties;
    const own = Object.fromEntries(Object.entries(others).filter(([name]) => !isCommon(name)));
    const parts = fields({ properties: own, required }).map(
      ({ name, type, meaning }) => `${name} ${type}${meaning && ` (${meaning.replace(/\.$/, "")})`}`,
    );
    return row(typeName(kind), parts.join(", "), description);
  });
  const common = Object.entries(anyOf[0].properties).filter(([name]) => isCommon(name));
  return [...table(heads, rows), ...(common.length > 0 ? ["", "Each of them also:", ""] : []), ...commonRows(common)];
}

const commonRows = (common) => (common.length > 0 ? fieldRows({ properties: Object.fromEntries(common) }) : []);

function requestRows(requests, clock) {
  const rows = Object.entries(requests).flatMap(([request, { properties, required }]) => {
    const { type: _type, id: _id, ...own } = properties;
    if (own.clock) own.clock = { $ref: `${PREFIX}Clock`, description: clock.description };
    return fields({ properties: own, required }).map(({ name, type, meaning }) =>
      row(`\`${request}\``, name, type, meaning),
    );
  });
  return table(["request", "field", "type", "meaning"], rows);
}

function replyRows(shapes) {
  const replies = Object.entries(shapes).filter(([name]) => name.startsWith("Reply"));
  const rows = replies.flatMap(([name, { properties, required, description = "" }]) => {
    const { re: _re, ok: _ok, ...own } = properties;
    if (Object.keys(own).length === 0) return [];
    const parts = fields({ properties: own, required }).map((each) => `${each.name} ${each.type}`);
    return [row(`\`${name.slice("Reply".length).toLowerCase()}\``, parts.join(", "), description)];
  });
  return table(["request", "fields", "meaning"], rows);
}

/** A type in words that fit into a table. */
function typeName(shape) {
  if (shape.$ref) return `[${shape.$ref.slice(PREFIX.length)}](#${shape.$ref.slice(PREFIX.length).toLowerCase()})`;
  if ("const" in shape) return `\`${JSON.stringify(shape.const)}\``;
  if (shape.enum) return shape.enum.map((each) => `\`${JSON.stringify(each)}\``).join(", ");
  if (shape.anyOf) return shape.anyOf.map(typeName).join(" or ");
  if (shape.prefixItems) return `[${shape.prefixItems.map(typeName).join(", ")}]`;
  if (shape.type === "array") return `list of ${typeName(shape.items)}`;
  if (shape.type === "object") return objectName(shape);
  const limits = [
    limit("≥", shape.minimum),
    limit("≤", shape.maximum),
    limit("at most", shape.maxLength, "characters"),
  ];
  return [shape.type ?? "anything", ...limits.filter(Boolean)].join(", ");
}

const limit = (word, value, unit = "") => (value === undefined ? "" : `${word} ${value} ${unit}`.trim());

function objectName({ properties = {}, required = [], additionalProperties }) {
  const own = fields({ properties, required }).map(({ name, type }) => `${name} ${type}`);
  if (own.length > 0) return `{ ${own.join(", ")} }`;
  return typeof additionalProperties === "object" ? `{ name: ${typeName(additionalProperties)} }` : "object";
}
