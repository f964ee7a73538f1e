import { expect, test } from "vitest";
import { coloursOf } from "./palette.ts";

const painted = (count: number, colour: (i: number) => readonly number[]): Uint8Array =>
  Uint8Array.from(Array.from({ length: count }, (_, i) => [...colour(i), 255]).flat());

test("a kind of pictures keeps its colours until one of them does not fit", () => {
  const green = coloursOf(
    painted(400, (i) => [10, 100 + (i % 50), 20]),
    "wood",
  );
  const darker = coloursOf(
    painted(400, (i) => [12, 100 + (i % 40), 22]),
    "wood",
  );
  expect(darker.palette).toBe(green.palette);
  const red = painted(400, (i) => (i < 40 ? [220, 20, 20] : [10, 120, 20]));
  const { palette, indices } = coloursOf(red, "wood");
  expect(palette).not.toBe(green.palette);
  const [r, g, b] = palette[indices[0]!]!;
  expect(Math.abs(r! - 220) + Math.abs(g! - 20) + Math.abs(b! - 20)).toBeLessThan(24);
  expect(coloursOf(red, "meadow").palette).not.toBe(palette);
});
