import { describe, expect, expectTypeOf, it } from "vitest";
import {
  byte,
  flag,
  layout,
  list,
  NONE,
  numbered,
  oneOf,
  optional,
  setOf,
  setWord,
  upTo,
  word,
  wordAt,
} from "./layout.ts";

const STATE = layout({
  options: { players: upTo(6), mode: oneOf(["a", "b", "c"]), spells: setOf(8) },
  turn: { card: optional(upTo(22)), round: word },
  board: { home: list(6, byte), on: list(4, list(6, upTo(6))), done: flag },
});

describe("a layout", () => {
  it("puts fields one after the other, so that none overlap", () => {
    expect(STATE.at).toEqual({ players: 0, mode: 1, spells: 2, card: 3, round: 4, home: 6, on: 12, done: 36 });
    expect(STATE.from).toEqual({ options: 0, turn: 3, board: 6 });
    expect(STATE.bytes).toBe(37);
  });

  it("knows its fields by name", () => {
    expectTypeOf<keyof typeof STATE.at>().toEqualTypeOf<
      "players" | "mode" | "spells" | "card" | "round" | "home" | "on" | "done"
    >();
    expectTypeOf<keyof typeof STATE.from>().toEqualTypeOf<"options" | "turn" | "board">();
  });

  it("takes and puts whole fields", () => {
    const s = new Uint8Array(STATE.bytes);
    STATE.put(s, "home", [1, 2, 3, 4, 5, 6]);
    expect(STATE.take(s, "home")).toEqual([1, 2, 3, 4, 5, 6]);
    expect(STATE.take(s, "round")).toEqual([0, 0]);
    expect(STATE.take(s, "on")).toEqual(Array(24).fill(0));
    expect(() => STATE.put(s, "home", [1, 2])).toThrow("home has 6 bytes, not 2");
    expect(() => STATE.put(s, "card", [23])).toThrow("card cannot hold 23");
    expect(() => STATE.put(s, "done", [256])).toThrow("done cannot hold 256");
  });

  it("finds what holds more than was declared", () => {
    const s = new Uint8Array(STATE.bytes);
    expect(STATE.misfit(s)).toBeUndefined();
    s[STATE.at.card] = NONE;
    expect(STATE.misfit(s)).toBeUndefined();
    s[STATE.at.on + 23] = 7;
    expect(STATE.misfit(s)).toBe("on");
    s[STATE.at.mode] = NONE;
    expect(STATE.misfit(s)).toBe("mode");
  });

  it("keeps words of two bytes", () => {
    const s = new Uint8Array(STATE.bytes);
    setWord(s, STATE.at.round, 9999);
    expect(wordAt(s, STATE.at.round)).toBe(9999);
    expect(STATE.take(s, "round")).toEqual([39, 15]);
  });
});

describe("what does not fit throws when the game is loaded", () => {
  it.each([
    ["a ninth member of a set", () => setOf(9), "a byte is a set of up to 8 members, not of 9"],
    ["a value beyond a byte", () => upTo(256), "a byte cannot count up to 256"],
    ["more choices than a byte can count", () => oneOf({ length: 257 }), "a byte cannot count up to 256"],
    ["255 and none in one field", () => optional(byte), "cannot also be none"],
    ["an empty list", () => list(0, byte), "there is no list of 0"],
    ["half a list", () => list(1.5, byte), "there is no list of 1.5"],
    ["a name that stands twice", () => layout({ one: { keep: byte }, two: { keep: byte } }), "keep is declared twice"],
    ["a number with two names", () => numbered(["a", "b", "a"]), "a name stands twice"],
    [
      "too many names",
      () =>
        numbered(
          Array.from({ length: 256 }, (_, i) => String(i)),
          1,
        ),
      "more names than a byte can count",
    ],
  ])("%s", (_, make, message) => {
    expect(make).toThrow(message);
  });
});

it("numbers names from the first", () => {
  const KIND = numbered(["play", "redraw"], 1);
  expect(KIND).toEqual({ play: 1, redraw: 2 });
  expectTypeOf<keyof typeof KIND>().toEqualTypeOf<"play" | "redraw">();
});
