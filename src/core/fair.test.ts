import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { gameNamed } from "../games/index.ts";
import { walkTable } from "../testing/walk.ts";
import { seeded } from "./chance.ts";
import type { LuckProof } from "./fair.ts";
import { commitmentTo, fairLuck, readProof, verify, verifyingIn } from "./fair.ts";
import type { Json, JsonObject } from "./game.ts";
import { isRefusal } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { begin, recordOf, seededLuck } from "./table.ts";

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

describe("the numbers are the words of HMAC-SHA-256 (docs/protocol.md), counted here by Node's own", () => {
  /** The first words of an outcome's stream. */
  function wordsOf(outcome: number): number[] {
    const blocks = [0, 1, 2, 3, 4].map((block) => JSON.stringify([JSON.stringify(VALUES), outcome, block]));
    const bytes = blocks.map((text) => createHmac("sha256", Buffer.from(SECRET, "hex")).update(text).digest());
    return bytes.flatMap((block) => Array.from({ length: 8 }, (_, i) => block.readUInt32BE(4 * i)));
  }
  const drawn = (outcome: number, n: number, count: number): number[] => {
    const chance = fairLuck(SECRET, VALUES)(outcome);
    return Array.from({ length: count }, () => chance.below(n));
  };

  test("block after block, eight to each", () => {
    expect(drawn(5, 2 ** 32, 40)).toEqual(wordsOf(5));
    expect(drawn(5, 1000, 8)).toEqual(
      wordsOf(5)
        .slice(0, 8)
        .map((word) => word % 1000),
    );
  });

  test("what would favour small numbers is drawn again, the limit itself included", () => {
    const n = 3 * 2 ** 30;
    const fair = wordsOf(5).filter((word) => word < n);
    expect(fair.length).toBeLessThan(40);
    expect(drawn(5, n, fair.length)).toEqual(fair);
    const outcome = [1, 2, 3, 4, 5, 6, 7, 8, 9].find((each) => wordsOf(each)[0]! > 2 ** 31)!;
    const [first, ...later] = wordsOf(outcome);
    expect(drawn(outcome, first!, 1)).toEqual([later.find((word) => word < first!)]);
  });
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

  test.each<[string, RegExp, Partial<GameRecord>, Partial<LuckProof>]>([
    ["commitment", /^The secret is not /, {}, { commitment: commitmentTo("f".repeat(64)) }],
    ["setup-luck", /^The (?:options|setup) /, {}, { values: ["mine", null, "theirs"] }],
    ["setup-luck", /^The options /, { options: { ...record.options, spells: [] } }, {}],
    ["setup-luck", /^The setup /, { state: { ...record.state, hands: [[...firstHand].toReversed(), [], []] } }, {}],
    [
      "luck",
      RegExp(`^Move ${roll + 1}: .*${record.moves[roll]}.*${other}`),
      { moves: record.moves.with(roll, other) },
      {},
    ],
    ["illegal", /^Move 1: "keep" is not legal/, { moves: record.moves.with(0, "keep") }, {}],
    ["result", /another result/, { moves: record.moves.slice(0, -1) }, {}],
    ["result", /another result/, { result: { winners: [9], ranking: [[9]] } }, {}],
    ["players", /./, {}, { wish: { players: 99 } }],
  ])("finds the fault: %s", (code, sentence, change, changeProof) => {
    const found = verify(towers, { ...record, ...change }, { ...proof, ...changeProof } as LuckProof);
    expect(found?.refused).toBe(code);
    expect(found?.say).toMatch(sentence);
  });

  test("a game with a seed that everybody knows can be drawn again too, and the order of keys says nothing", () => {
    const table = begin(towers, WISH, seededLuck("known"));
    if (isRefusal(table)) throw new Error(table.say);
    for (const _ of walkTable(table, towers.policies.eager!, seeded("players")));
    const known = recordOf(table);
    expect(verify(towers, known, { seed: "known", wish: WISH })).toBeUndefined();
    expect(verify(towers, known, { seed: "another", wish: WISH })?.refused).toBe("setup-luck");
    const turned = (json: JsonObject): JsonObject => Object.fromEntries(Object.entries(json).toReversed());
    const spaces = (known.state.spaces as JsonObject[]).map(turned);
    const same = { ...known, options: turned(known.options), state: turned({ ...known.state, spaces, turn: null }) };
    expect(verify(towers, same, { seed: "known", wish: WISH })).toBeUndefined();
    expect(
      verify(towers, { ...same, state: { ...same.state, spaces: spaces.toReversed() } }, { seed: "known", wish: WISH }),
    ).toMatchObject({ refused: "setup-luck" });
  });

  test("others wait for a hundred moves at most", () => {
    const slices = [...verifyingIn(towers, record, proof)].length;
    expect(record.moves.length).toBeGreaterThan(150);
    expect(slices).toBe(Math.floor(record.moves.length / 100));
  });

  test("a game that is not over has no result", () => {
    const { result: _, ...open } = record;
    const half = { ...open, moves: record.moves.slice(0, 10) };
    expect(verify(towers, half, proof)).toBeUndefined();
    expect(verify(towers, { ...half, result: record.result! }, proof)?.refused).toBe("result");
  });
});

describe("a proof from anywhere", () => {
  const fair = { commitment: commitmentTo(SECRET), secret: SECRET, values: VALUES, wish: WISH };
  test.each<[string, Json | undefined]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "proof"],
    ["a list", []],
    ["a list with everything", Object.assign([], fair)],
    ["no wish", { ...fair, wish: undefined }],
    ["no wish, but a seed", { seed: "1" }],
    ["a wish that is null", { ...fair, wish: null }],
    ["a wish that is a list", { ...fair, wish: [] }],
    ["a wish that is a text", { ...fair, wish: "3" }],
    ["no secret", { ...fair, secret: undefined }],
    ["no commitment", { ...fair, commitment: undefined }],
    ["a secret too short", { ...fair, secret: SECRET.slice(1) }],
    ["a secret too long at its end", { ...fair, secret: `${SECRET}0` }],
    ["a secret too long at its start", { ...fair, secret: `0${SECRET}` }],
    ["a secret of other digits", { ...fair, secret: `g${SECRET.slice(1)}` }],
    ["no values", { ...fair, values: undefined }],
    ["values that are no list", { ...fair, values: "mine" }],
    ["a value that is a number", { ...fair, values: ["mine", 1] }],
    ["a seed that is a number and no secret", { seed: 1, wish: WISH }],
  ])("is refused: %s", (_, json) => {
    expect(readProof(json)).toEqual({ refused: "luck-proof", say: expect.stringMatching(/^This record .*\.$/) });
  });

  test("is read as it was written, a known seed too", () => {
    expect(readProof(fair)).toEqual(fair);
    expect(readProof({ ...fair, more: 1 })).toEqual(fair);
    expect(readProof({ seed: "1", wish: WISH })).toEqual({ seed: "1", wish: WISH });
  });
});
