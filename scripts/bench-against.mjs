// node scripts/bench-against.mjs COMMIT [--rounds 7] [--seconds 1] [--game NAME]: `zt bench` of another commit and of the
// files as they are, by turns in one run: the plain sources and, where there is one, the bundle. Figures are medians of the
// rounds in processor time; a ratio is the median of the ratios of each round.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { checkOut, commitNamed } from "../src/bots/earlier/checkout.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const CLOCK = fileURLToPath(new URL("processor-clock.mjs", import.meta.url));
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string", default: "7" },
    seconds: { type: "string", default: "1" },
    game: { type: "string" },
  },
});
const wanted = positionals[0] ?? "HEAD";
const commit = commitNamed(wanted);
const before = checkOut(wanted);
if (typeof commit !== "string" || typeof before !== "string") {
  console.error(commit.say ?? before.say);
  process.exit(1);
}

/** As package.json of that folder runs it: flags are part of what is measured. */
function variant(name, cwd, isPlain) {
  const [, ...args] = JSON.parse(readFileSync(join(cwd, "package.json"), "utf8")).scripts.zt.split(" ");
  const hasBundle = args.includes("--import");
  return isPlain || hasBundle ? { name, cwd, args, env: { ...process.env, RULES: isPlain ? "plain" : "" } } : undefined;
}

const variants = [
  variant("before, plain", before, true),
  variant("before, bundle", before, false),
  variant("now, plain", ROOT, true),
  variant("now, bundle", ROOT, false),
].filter((each) => each !== undefined);

const figures = new Map();

function measure({ name, cwd, args, env }) {
  const wish = ["bench", "--json", "--seconds", values.seconds, ...(values.game ? ["--game", values.game] : [])];
  const all = ["--import", CLOCK, ...args, ...wish];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, { cwd, env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${name}: ${stderr}`);
  for (const line of stdout.trim().split("\n")) {
    const { game, players, what, value } = JSON.parse(line);
    const key = `${game}, ${players}: ${what}`;
    if (!figures.has(key)) figures.set(key, new Map(variants.map((each) => [each.name, []])));
    figures.get(key).get(name).push(value);
  }
}

const rounds = Number(values.rounds);
for (let round = 0; round < rounds; round++) {
  process.stderr.write(`round ${round + 1} of ${rounds}\n`);
  for (const each of round % 2 === 0 ? variants : variants.toReversed()) measure(each);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1];
const cell = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });
const row = (cells) => `| ${cells.join(" | ")} |`;
const others = variants.slice(1);
console.log(`before: ${commit.slice(0, 7)}; ${rounds} rounds, ratios to “${variants[0].name}”\n`);
console.log(row(["", variants[0].name, ...others.flatMap(({ name }) => [name, "ratio"])]));
console.log(row(["---", "---", ...others.flatMap(() => ["---", "---"])]));
for (const [key, by] of figures) {
  const base = by.get(variants[0].name);
  const ratio = (name) => median(by.get(name).map((value, i) => value / base[i])).toFixed(3);
  console.log(
    row([key, cell(median(base)), ...others.flatMap(({ name }) => [cell(median(by.get(name))), ratio(name)])]),
  );
}
