import { expect, test } from "vitest";
import { isRefusal } from "../../core/game.ts";
import { draftIn, packedPosition, positionFrom, positionIn } from "./link.ts";

const DRAFT = { game: "towers", options: { players: 2 }, state: { active: 0 }, moves: ["play T1"] };

test("a position goes into a link and comes out of it the same, also out of a text around it", async () => {
  const hash = await packedPosition(DRAFT);
  expect(draftIn(await positionIn(`#${hash}`))).toEqual(DRAFT);
  expect(draftIn(await positionFrom(`See https://table.test/editor/towers#${hash} !`))).toEqual(DRAFT);
  expect(draftIn(await positionFrom(JSON.stringify(DRAFT)))).toEqual(DRAFT);
});

const bomb = async (): Promise<string> => `#${await packedPosition({ game: "a".repeat(3_000_000) })}`;

test.each<[string, () => Promise<string>]>([
  ["nothing", async () => "#p="],
  ["no letters of ours", async () => "#p=%%%"],
  ["cut off", async () => `#${(await packedPosition(DRAFT)).slice(0, -9)}`],
  ["far too long", async () => `#p=${"A".repeat(2_000_000)}`],
  ["small, but huge when unpacked", bomb],
  ["no object", async () => `#${await packedPosition([1] as never)}`],
  ["no game", async () => `#${await packedPosition({ options: {}, state: {} })}`],
  [
    "moves without end",
    async () => `#${await packedPosition({ ...DRAFT, moves: Array(500).fill("end") as string[] })}`,
  ],
])("a link with %s is refused in a sentence", async (_, link) => {
  const found = draftIn(await positionIn(await link()));
  expect(isRefusal(found) && found.refused).toBe("position-link");
});

test("a text that is no position is refused in a sentence", async () => {
  for (const text of ["", "hello", "[]", "{", "null"])
    expect(await positionFrom(text)).toMatchObject({ refused: "no-position" });
});
