/** Which project checks which file. An editor takes the project that names the file: none, or two, and it shows what is not so. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const { references } = JSON.parse(readFileSync("tsconfig.json", "utf8")) as { references: { path: string }[] };
const tracked = execFileSync("git", ["ls-files", "*.ts", "*.tsx"], { encoding: "utf8" }).trim().split("\n");

const filesOf = (path: string): readonly string[] =>
  (
    JSON.parse(execFileSync("tsc", ["-p", path, "--showConfig"], { encoding: "utf8" })) as { files: string[] }
  ).files.map((file) => file.replace("./", ""));

test("every file belongs to exactly one project of tsconfig.json", () => {
  const owners = new Map<string, string[]>(tracked.map((file) => [file, []]));
  for (const { path } of references) for (const file of filesOf(path)) owners.get(file)?.push(path);
  const astray = Array.from(owners).filter(([, projects]) => projects.length !== 1);
  // To mend it: change `include` or `exclude` in the tsconfig.*.json where the file belongs.
  expect(astray).toEqual([]);
});
