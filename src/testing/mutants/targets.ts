/** What is hunted through, and with which tests. */
import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";

/** No rules: what is known about playing well, what draws, and what tests are made of. */
const PLAYING_WELL =
  /\/(?:hints|policies|worth|gains|ready|race|together|memory|odds|chances|solitaire|puzzle)\.(?:test\.)?ts$/;
const AROUND = /\/(?:drawing|scenario|wishes)\.ts$|\.test\.ts$/;

/** The rules of both games, and the three files that fairness and trust rest on. */
export const targets = (): string[] => [
  ...globSync("src/games/{towers,magicians}/*.ts")
    .filter((file) => !PLAYING_WELL.test(file) && !AROUND.test(file))
    .toSorted(),
  "src/core/fair.ts",
  "src/core/table.ts",
  "src/server/clocks.ts",
];

/** The rules' own tests, in one process: no threads, no sockets, no browser. Those of the boards check the events. */
export const killers = (): string[] =>
  [
    ...globSync("src/{core,games}/**/*.test.ts").filter((file) => !PLAYING_WELL.test(file)),
    ...globSync("src/web/games/*/scene.test.ts"),
    ...globSync("src/server/{clocks,deadline,bookkeeping}.test.ts"),
  ].toSorted();

/** One short text for everything that can change a fate: a hunt can only go on where nothing has changed. */
export function stateOfThings(): string {
  const hash = createHash("sha256");
  const all = [...globSync("src/{core,games,server,testing}/**/*.{ts,json}"), ...globSync("src/web/games/*/*.ts")];
  // Reasons change no fate.
  for (const file of all.toSorted()) if (!file.endsWith("reasons.json")) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 16);
}
