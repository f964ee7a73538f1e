import { describe, expect, it } from "vitest";
import { BOARD, nodeName, nodeNamed } from "./board.ts";
import data from "./board.json" with { type: "json" };
import { given } from "./scenario.ts";
import { jumpEnds, jumpPath, jumpsApart, stepsApart, walkEnds, walkPath } from "./ways.ts";

/** A second board, by names alone, and all walks on it one by one. */
const neighbours = new Map<string, string[]>();
for (const { from, to, fields } of data.links) {
  const way = [from, ...Array.from({ length: fields }, (_, i) => `${from}-${to}.${i + 1}`), to];
  for (const [i, name] of way.entries())
    neighbours.set(name, [
      ...(neighbours.get(name) ?? []),
      ...[way[i - 1], way[i + 1]].filter((each) => each !== undefined),
    ]);
}
function* walks(path: readonly string[], steps: number): Generator<readonly string[]> {
  if (steps === 0) return yield path;
  for (const next of neighbours.get(path.at(-1)!)!) if (next !== path.at(-2)) yield* walks([...path, next], steps - 1);
}
/** For 1 to 12 steps. */
const WALKS_AND_ENDS = [
  [80, 80],
  [94, 94],
  [108, 108],
  [122, 122],
  [136, 136],
  [154, 154],
  [172, 172],
  [190, 158],
  [208, 192],
  [222, 202],
  [236, 212],
  [250, 202],
];
const SUMS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

describe("apprentices' walks", () => {
  it("M-A1 every start and every number of steps from 1 to 12 has the ends a search by hand finds", () => {
    for (const [node, name] of BOARD.nodes.entries())
      for (const steps of SUMS) {
        const ends = new Set(Array.from(walks([name], steps), (path) => path.at(-1)!));
        expect(walkEnds(BOARD, node, steps).map(nodeName).toSorted()).toEqual([...ends].toSorted());
      }
  });

  it("M-A1 the numbers of walks and of their ends, over all starts", () => {
    const counts = SUMS.map((steps) => [
      BOARD.nodes.reduce((sum, name) => sum + [...walks([name], steps)].length, 0),
      BOARD.nodes.reduce((sum, _, node) => sum + walkEnds(BOARD, node, steps).length, 0),
    ]);
    expect(counts).toEqual(WALKS_AND_ENDS);
  });

  it.each([
    ["sun", 4, "castle mill"],
    ["tower", 1, "magician-tower.3"],
    ["magician-tower.3", 1, "magician-tower.2 tower"],
    ["magician-tower.3", 2, "magician-tower.1"],
    ["life", 4, "castle labyrinth magician mill"],
    ["castle", 8, "labyrinth magician mill"],
  ])("M-A1 from %s %i steps lead to %s", (from, steps, ends) => {
    expect(walkEnds(BOARD, nodeNamed(from), steps).map(nodeName).toSorted().join(" ")).toBe(ends);
  });

  it("M-A1 every walk can be told step by step", () => {
    for (const [node] of BOARD.nodes.entries())
      for (const steps of SUMS)
        for (const end of walkEnds(BOARD, node, steps)) {
          const path = walkPath(node, end, steps).map(nodeName);
          expect(path.length).toBe(steps + 1);
          expect(path.slice(1).every((name, i) => neighbours.get(path[i]!)!.includes(name))).toBe(true);
          expect(path.slice(2).every((name, i) => name !== path[i])).toBe(true);
        }
  });

  it("M-A2 a walk of twice the sum is told where the sum does not lead", () => {
    expect(walkPath(nodeNamed("sun"), nodeNamed("mill"), 2).map(nodeName)).toEqual([
      "sun",
      "sun-mill.1",
      "sun-mill.2",
      "sun-mill.3",
      "mill",
    ]);
  });

  it.each([
    ["life-labyrinth.2", "throw 1 1 0", true],
    ["life-labyrinth.2", "throw 1 1 1", false],
    ["life-labyrinth.2", "throw 1 0 0", false],
    ["life", "throw 2 2 0", true],
  ])("M-A6 from %s the labyrinth is entered by exact count only: %s", (from, thrown, can) => {
    const at = given({ magicians: ["sun", "life", "life"], apprentices: [from, "life", "life"] }).do(thrown);
    expect(at.legal().includes("apprentice labyrinth")).toBe(can);
  });

  it("M-A6 walking into the labyrinth costs no stone", () => {
    const at = given({ magicians: ["sun", "life", "life"], stones: [true, false, false] });
    expect(at.do("throw 0 2 2", "apprentice labyrinth").position()).toMatchObject({
      apprentices: ["labyrinth", "life", "life"],
      stones: [true, false, false],
    });
  });
});

describe("magicians' jumps", () => {
  it.each([
    ["forest", "castle magician", "life sun tower"],
    ["magician", "forest life tower", "castle labyrinth mill"],
    ["tower", "magician", "forest life"],
    ["castle", "forest life sun", "labyrinth magician mill"],
    ["life", "castle labyrinth magician mill", "forest moon sun tower"],
    ["labyrinth", "life", "castle magician mill"],
    ["sun", "castle mill", "forest life moon"],
    ["mill", "life moon sun", "castle labyrinth magician"],
    ["moon", "mill", "life sun"],
  ])("M-M1 from %s one jump leads to %s, two lead to %s", (from, one, two) => {
    const ends = [1, 2].map((jumps) => jumpEnds(BOARD, nodeNamed(from), jumps).map(nodeName).toSorted().join(" "));
    expect(ends).toEqual([one, two]);
  });

  it("M-M1 two jumps are told with the place between them", () => {
    expect(jumpPath(nodeNamed("moon"), nodeNamed("life"), 2).map(nodeName)).toEqual(["moon", "mill", "life"]);
  });
});

describe("distances", () => {
  it("M-B3 are counted in steps and in jumps", () => {
    expect(stepsApart(nodeNamed("tower"), nodeNamed("moon"))).toBe(16);
    expect(jumpsApart(nodeNamed("tower"), nodeNamed("moon"))).toBe(4);
    expect(stepsApart(nodeNamed("sun-mill.2"), nodeNamed("sun-mill.2"))).toBe(0);
  });
});

it("M-A1, M-M1 where ways end is listed in the order of the board", () => {
  const ascending = (nodes: readonly number[]): number[] => nodes.toSorted((a, b) => a - b);
  for (const from of BOARD.nodes.keys())
    for (let steps = 1; steps <= 12; steps++) {
      const ends = walkEnds(BOARD, from, steps);
      expect(ends).toEqual(ascending(ends));
      if (from >= BOARD.places || steps > 2) continue;
      const jumps = jumpEnds(BOARD, from, steps);
      expect(jumps).toEqual(ascending(jumps));
    }
});
