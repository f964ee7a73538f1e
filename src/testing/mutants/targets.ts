/** What is hunted through, and with which tests. */
import { globSync } from "node:fs";

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

/** A fault in a rule is to be noticed by the tests of games: others play games too, but slowly, and to see something else. */
export const isWitness = (test: string, target: string): boolean =>
  !target.startsWith("src/games/") || /^src\/(?:web\/)?games\//.test(test);
