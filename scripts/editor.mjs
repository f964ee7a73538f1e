// `npm run editor`: what an editor shows. Opens every TypeScript file in TypeScript's own language server, as an editor
// would, and prints the errors it reports; there should be none. Says 1 if there are.
import { execFileSync, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const server = spawn("tsc", ["--lsp", "--stdio"], { cwd: root, stdio: ["pipe", "pipe", "ignore"] });
const waiting = new Map();
let lastId = 0;

function send(message) {
  const text = JSON.stringify({ jsonrpc: "2.0", ...message });
  server.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
}

const ask = (method, params) =>
  new Promise((resolve) => {
    waiting.set(++lastId, resolve);
    send({ id: lastId, method, params });
  });

function hear({ id, method, params, result, error }) {
  if (error) throw new Error(error.message);
  if (id !== undefined && method) send({ id, result: params?.items?.map(() => null) ?? null });
  else waiting.get(id)?.(result);
}

let heard = Buffer.alloc(0);
server.stdout.on("data", (data) => {
  heard = Buffer.concat([heard, data]);
  for (;;) {
    const head = heard.indexOf("\r\n\r\n");
    if (head < 0) return;
    const end = head + 4 + Number(/Content-Length: (\d+)/.exec(heard.subarray(0, head).toString())[1]);
    if (heard.length < end) return;
    hear(JSON.parse(heard.subarray(head + 4, end).toString()));
    heard = heard.subarray(end);
  }
});

await ask("initialize", {
  processId: process.pid,
  rootUri: pathToFileURL(root).href,
  capabilities: { textDocument: { diagnostic: {} } },
});
send({ method: "initialized", params: {} });
const list = ["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"];
const files = execFileSync("git", list, { cwd: root, encoding: "utf8" }).trim().split("\n");
let errors = 0;
for (const file of files) {
  const textDocument = { uri: pathToFileURL(root + file).href };
  const languageId = file.endsWith("x") ? "typescriptreact" : "typescript";
  const text = readFileSync(root + file, "utf8");
  send({ method: "textDocument/didOpen", params: { textDocument: { ...textDocument, languageId, version: 1, text } } });
  const { items } = await ask("textDocument/diagnostic", { textDocument });
  for (const { severity, range, message } of items) {
    if (severity > 2) continue;
    errors++;
    console.log(`${file}:${range.start.line + 1}: ${message}`);
  }
}
console.log(`${files.length} files, ${errors} errors`);
server.kill();
process.exit(errors > 0 ? 1 : 0);
