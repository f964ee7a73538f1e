import { describe, expect, test } from "vitest";
import { gameNamed } from "../games/index.ts";
import { walkTable } from "../testing/walk.ts";
import { seeded } from "./chance.ts";
import type { LuckProof } from "./fair.ts";
import { commitmentTo, fairLuck, readProof, verify } from "./fair.ts";
import { isRefusal } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { begin, recordOf } from "./table.ts";

const towers = gameNamed("towers")!;
const SECRET = "00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff";
const VALUES = ["mine", null, "yours"];
const WISH = { players: 3, spells: "random:3" };

function playFairly(): { record: GameRecord; proof: LuckProof } {
  const table = begin(towers, WISH, fairLuck(SECRET, VALUES));
  if (isRefusal(table)) throw new Error(table.say);
  for (const _ of walkTable(table, towers.policies.eager!, seeded("players")));
  const proof = { commitment: commitmentTo(SECRET), secret: SECRET, values: VALUES, wish: WISH };
  return { record: recordOf(table), proof };
}

test("the commitment is the SHA-256 of the secret", () => {
  expect(commitmentTo("00".repeat(32))).toBe("66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});

test("secret, values and number each change the luck, and nothing else does", () => {
  const draw = (secret: string, values: (string | null)[], outcome: number): string => {
    const chance = fairLuck(secret, values)(outcome);
    return Array.from({ length: 20 }, () => chance.below(1000)).join(" ");
  };
  const base = draw(SECRET, VALUES, 3);
  expect(draw(SECRET, VALUES, 3)).toBe(base);
  expect(draw("f".repeat(64), VALUES, 3)).not.toBe(base);
  expect(draw(SECRET, ["mine", "x", "yours"], 3)).not.toBe(base);
  expect(draw(SECRET, VALUES, 4)).not.toBe(base);
});

test("every number is equally likely", () => {
  const counts = Array<number>(6).fill(0);
  const luck = fairLuck(SECRET, VALUES);
  for (let outcome = 0; outcome < 12_000; outcome++) counts[luck(outcome).below(6)]!++;
  const chiSquare = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  // Five degrees of freedom: more than this happens once in 1,000 fair runs, and this run is always the same.
  expect(chiSquare).toBeLessThan(20.5);
});

describe("verify", () => {
  const { record, proof } = playFairly();
  const roll = record.moves.findIndex((text) => text.startsWith("roll"));
  const other = record.moves[roll] === "roll 1" ? "roll 2" : "roll 1";
  const firstHand = (record.state.hands as string[][])[0]!;

  test("finds nothing wrong with an honest record", () => {
    expect(roll).toBeGreaterThan(0);
    expect(verify(towers, record, proof)).toBeUndefined();
    expect(verify(towers, record, readProof(JSON.parse(JSON.stringify(proof))) as LuckProof)).toBeUndefined();
  });

  test.each<[string, Partial<GameRecord>, Partial<LuckProof>]>([
    ["commitment", {}, { commitment: commitmentTo("f".repeat(64)) }],
    ["setup-luck", {}, { values: ["mine", null, "theirs"] }],
    ["setup-luck", { state: { ...record.state, hands: [[...firstHand].toReversed(), [], []] } }, {}],
    ["luck", { moves: record.moves.with(roll, other) }, {}],
    ["illegal", { moves: record.moves.with(0, "keep") }, {}],
    ["result", { moves: record.moves.slice(0, -1) }, {}],
    ["result", { result: { winners: [9], ranking: [[9]] } }, {}],
  ])("finds the fault: %s", (code, change, changeProof) => {
    const found = verify(towers, { ...record, ...change }, { ...proof, ...changeProof } as LuckProof);
    expect(found?.refused).toBe(code);
  });
});

test.each([null, [], { secret: "12" }, { wish: {}, commitment: "", secret: "zz", values: [] }])(
  "a proof that is none is refused: %j",
  (json) => expect(readProof(json)).toMatchObject({ refused: "luck-proof" }),
);
