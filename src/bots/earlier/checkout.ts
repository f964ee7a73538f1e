/** The files of an earlier commit, kept in .cache: yardsticks that do not move. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

const git = (root: string, args: readonly string[]): Buffer =>
  execFileSync("git", args, { cwd: root, maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"] });

/** The full name of a commit. */
export function commitNamed(name: string, root = ROOT): string | Refusal {
  if (!/^[\w./~^-]+$/.test(name) || name.startsWith("-"))
    return refuse("commit", `${JSON.stringify(name)} is no name of a commit.`);
  try {
    return git(root, ["rev-parse", "--verify", "--quiet", `${name}^{commit}`])
      .toString()
      .trim();
  } catch {
    return refuse("commit", `There is no commit ${name} here${isShallow(root) ? SHALLOW : "."}`);
  }
}

const SHALLOW = ": this clone has only its newest commits (git fetch --unshallow gets the others).";

function isShallow(root: string): boolean {
  try {
    return git(root, ["rev-parse", "--is-shallow-repository"]).toString().trim() === "true";
  } catch {
    return false;
  }
}

/** Where the files of a commit are; they share the packages of this folder. */
export function checkOut(name: string, root = ROOT): string | Refusal {
  const commit = commitNamed(name, root);
  if (typeof commit !== "string") return commit;
  const folder = join(root, ".cache/against", commit);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync("tar", ["-x", "-C", unfinished], { input: git(root, ["archive", commit]) });
  rmSync(join(unfinished, "node_modules"), { recursive: true, force: true });
  symlinkSync(join(root, "node_modules"), join(unfinished, "node_modules"));
  mkdirSync(dirname(folder), { recursive: true });
  renameSync(unfinished, folder);
  return folder;
}
