import { beforeEach, expect, test, vi } from "vitest";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
const { after, chooseLevel, count, isEasy, rungOf } = await import("./ladder.ts");

beforeEach(() => kept.clear());

test("a first visit meets apprentices, in every game", () => {
  expect(rungOf("towers")).toEqual({ level: "apprentice", wins: 0 });
  expect(isEasy("apprentice")).toBe(true);
  expect(isEasy("archmage")).toBe(false);
});

test("two wins bring the next level, losses none; each game has its own", () => {
  expect(count("towers", true)).toBeUndefined();
  expect(count("towers", false)).toBeUndefined();
  expect(rungOf("towers")).toEqual({ level: "apprentice", wins: 1 });
  expect(count("towers", true)).toBe("journeyman");
  expect(rungOf("towers")).toEqual({ level: "journeyman", wins: 0 });
  expect(rungOf("magicians").level).toBe("apprentice");
});

test("there is nobody above the archmage", () => {
  expect(after({ level: "archmage", wins: 1 }, true)).toEqual({ level: "archmage", wins: 1 });
});

test("it can be set, and what is kept may be anything", () => {
  count("towers", true);
  chooseLevel("towers", "mage");
  expect(rungOf("towers")).toEqual({ level: "mage", wins: 0 });
  kept.set("zaubertisch.ladder.towers", "emperor many");
  expect(rungOf("towers")).toEqual({ level: "apprentice", wins: 0 });
});
