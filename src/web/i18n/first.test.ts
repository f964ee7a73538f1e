import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { de } from "./de.ts";
import { en } from "./en.ts";

const web = fileURLToPath(new URL("..", import.meta.url));

/** Every file that comes with a file, not those it fetches later. */
function broughtBy(path: string, all = new Set<string>()): Set<string> {
  if (all.has(path)) return all;
  all.add(path);
  for (const [, from] of readFileSync(path, "utf8").matchAll(/^(?:import|export)(?! type)[^;]*? from "(\.[^"]+)"/gms)) {
    const next = resolve(dirname(path), from!);
    if (/\.tsx?$/.test(next) && existsSync(next)) broughtBy(next, all);
  }
  return all;
}

test("what comes before the first board says nothing but words of the first page", () => {
  const brought = ["app/main.tsx", "app/server.ts", "games/towers/kit.tsx", "games/magicians/kit.tsx"].flatMap(
    (path) => [...broughtBy(web + path)],
  );
  expect(brought).toContain(`${web}pages/start.tsx`);
  expect(brought).not.toContain(`${web}table/table.tsx`);
  // How loud something is, is also the name of a setting; reasons are given at tables only.
  const later = Object.keys({ ...en, ...de }).filter((key) => !/^(volume|why)\./.test(key));
  const said = [...new Set(brought)].flatMap((path) =>
    later
      .filter((key) => readFileSync(path, "utf8").includes(`"${key}"`))
      .map((key) => `${path.slice(web.length)}: ${key}`),
  );
  expect(said).toEqual([]);
});
