// `npm run protocol`: makes what can be made of the protocol's description from its types and their comments: the schemas of
// the OpenAPI page (src/server/shapes.json) and the last chapter of docs/protocol.md. With --check, it says what is
// missing instead.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { OwnTable } from "../src/core/ownTables.ts";
import { Clock, REQUESTS, Terms } from "../src/core/protocol.ts";
import { fieldsIn, unexplained } from "./fields.mjs";
import { shapesOf } from "./shapes.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const MARK = "<!-- Made by npm run protocol from here on: change the types' comments, not this. -->\n";

/** A frame of any game. */
const Frame = {
  description: "What one seat, or an onlooker, is told of one entry.",
  anyOf: ["TowersFrame", "MagiciansFrame"].map((name) => ({ $ref: `#/components/schemas/${name}` })),
};

const shapes = shapesOf({
  root,
  config: "tsconfig.node.json",
  file: "src/server/shapes.ts",
  types: { Shapes: (name) => name, Replies: (name) => `Reply${name[0].toUpperCase()}${name.slice(1)}` },
  given: { Clock, Frame, OwnTable, Terms },
});
const [written] = readFileSync(`${root}docs/protocol.md`, "utf8").split(MARK);
const made = {
  "src/server/shapes.json": `${JSON.stringify(shapes)}\n`,
  "docs/protocol.md": written + MARK + fieldsIn(shapes, REQUESTS),
};

if (process.argv.includes("--check")) {
  const stale = Object.entries(made).filter(([path, text]) => readFileSync(root + path, "utf8") !== text);
  for (const [path] of stale) console.log(`${path} is older than the types: npm run protocol`);
  const bare = unexplained(shapes, REQUESTS);
  for (const field of bare) console.log(`${field} has no comment`);
  process.exitCode = stale.length + bare.length > 0 ? 1 : 0;
} else for (const [path, text] of Object.entries(made)) writeFileSync(root + path, text);
