import { beforeEach, expect, test, vi } from "vitest";
import type { SavedGame } from "./saved.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
const { addGame, allSaved, forget, localGame, localGames } = await import("./saved.ts");

const game = (id: string, isOver = false): SavedGame => ({
  id,
  game: "towers",
  seed: id,
  sitters: [],
  seat: 0,
  seen: 0,
  order: "",
  wish: {},
  record: {
    record: 1,
    game: "towers",
    options: {},
    state: {},
    moves: [],
    ...(isOver && { result: { won: false as const } }),
  },
});

beforeEach(() => kept.clear());

test("many unfinished games are kept, the newest first", () => {
  for (let i = 0; i < 20; i++) addGame(game(`g${i}`));
  expect(localGames().length).toBe(20);
  expect(localGames()[0]).toBe("g19");
});

test("of too many the oldest go, and finished ones never push out unfinished ones", () => {
  addGame(game("mine"));
  for (let i = 0; i < 70; i++) addGame(game(`over${i}`, true));
  expect(localGame("mine")).toBeDefined();
  expect(localGame("over69")).toBeDefined();
  expect(localGame("over0")).toBeUndefined();
  expect(allSaved().length).toBe(61);
  expect(kept.size).toBe(62);
});

test("a deleted game comes back to its place", () => {
  for (const id of ["a", "b", "c"]) addGame(game(id));
  const undo = forget("b");
  expect([localGames(), localGame("b")]).toEqual([["c", "a"], undefined]);
  addGame(game("d"));
  undo();
  undo();
  expect(localGames()).toEqual(["d", "c", "b", "a"]);
  expect(localGame("b")).toEqual(game("b"));
});

test("what an earlier version has kept is still there, and what is broken is passed over", () => {
  kept.set("zaubertisch.games", "old broken gone");
  kept.set("zaubertisch.game.old", JSON.stringify(game("old")));
  kept.set("zaubertisch.game.broken", "{");
  expect(allSaved().map(({ id }) => id)).toEqual(["old"]);
});
