/** The project's files without their types, and which of them need which. */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { stripped } from "./mutations.ts";

const IMPORTED = /\bfrom\s*"(\.[^"]+)"/g;

/** Files by their absolute names. */
export interface Files {
  codeOf(file: string): string;
  /** Does a file need one of others, itself or by what it imports? */
  needs(file: string, others: ReadonlyMap<string, string>): boolean;
  /** One short text for a file and all it needs: as long as it is the same, so is what the file does. */
  sumOf(file: string): string;
}

export function openFiles(): Files {
  const texts = new Map<string, string>();
  const wants = new Map<string, readonly string[]>();

  function codeOf(file: string): string {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const source = readFileSync(file, "utf8");
    const code = file.endsWith(".json") ? `export default ${source}` : stripped(source);
    texts.set(file, code);
    return code;
  }

  function wantsOf(file: string): readonly string[] {
    const known = wants.get(file);
    if (known) return known;
    const found = Array.from(codeOf(file).matchAll(IMPORTED), ([, name]) => resolve(dirname(file), name!));
    wants.set(file, found);
    return found;
  }

  function needs(file: string, others: ReadonlyMap<string, string>, seen = new Set<string>()): boolean {
    if (others.has(file)) return true;
    if (seen.has(file)) return false;
    seen.add(file);
    return wantsOf(file).some((each) => needs(each, others, seen));
  }

  function gather(file: string, into: Set<string>): Set<string> {
    if (into.has(file)) return into;
    into.add(file);
    for (const each of wantsOf(file)) gather(each, into);
    return into;
  }

  return {
    codeOf,
    needs: (file, others) => needs(file, others),
    sumOf: (file) => shortSum(Array.from(gather(file, new Set()), codeOf)),
  };
}

export function shortSum(texts: readonly string[]): string {
  const hash = createHash("sha256");
  for (const text of texts) hash.update(`${text.length} ${text}`);
  return hash.digest("hex").slice(0, 16);
}
