import { expect, test, vi } from "vitest";
import type { OwnTable } from "../../core/ownTables.ts";
import type { SavedGame } from "../sessions/saved.ts";

vi.stubGlobal("document", { addEventListener: () => undefined });
const { byUrgency, companyOf, endOf, hrefOf, ofSaved, ofTable } = await import("./myGames.ts");
const { wordsOf } = await import("../i18n/words.ts");
await wordsOf("en");

const table = (change: Partial<OwnTable> = {}): OwnTable => ({
  table: "t",
  game: "towers",
  stage: "playing",
  created: 1000,
  options: {},
  seats: [
    { by: "person", name: "Ann" },
    { by: "person", name: "Bob" },
    { by: "bot", level: "mage" },
  ],
  you: 0,
  asked: 0,
  ...change,
});

const saved = (change: Partial<SavedGame> = {}): SavedGame => ({
  id: "s",
  game: "magicians",
  seed: "",
  sitters: [
    { by: "person", name: "" },
    { by: "bot", level: "apprentice" },
    { by: "person", name: "Mira" },
  ],
  seat: 0,
  seen: 0,
  order: "",
  wish: {},
  record: { record: 1, game: "magicians", options: {}, state: {}, moves: [] },
  ...change,
});

test("what waits for me comes first, least time before the rest; then what runs, then what waits for others", () => {
  const games = [
    ofTable(table({ table: "waiting", stage: "waiting", created: 9000 })),
    ofSaved(saved({ id: "here", played: 5000 })),
    ofTable(table({ table: "mine", since: 1 })),
    ofTable(table({ table: "theirs", asked: 1, since: 7000 })),
    ofTable(table({ table: "hurry", left: 1000, since: 1 })),
  ];
  expect(games.toSorted(byUrgency).map(({ id }) => id)).toEqual(["hurry", "mine", "theirs", "here", "waiting"]);
});

test("a bot that stands in for me takes the turn from me", () => {
  expect(ofTable(table()).isYourTurn).toBe(true);
  const seats = [{ by: "person" as const, name: "Ann", standIn: true }, ...table().seats.slice(1)];
  expect(ofTable(table({ seats })).isYourTurn).toBe(false);
});

test("company is named without oneself; around one device everybody is", () => {
  expect(companyOf(ofTable(table()))).toBe("with Bob, Mage Yvaine");
  expect(companyOf(ofSaved(saved()))).toBe("Player 1, Apprentice Pip, Mira");
  expect(companyOf(ofSaved(saved({ sitters: [{ by: "person", name: "" }] })))).toBe("alone");
  const free = ofTable(table({ stage: "waiting", seats: [{ by: "nobody" }, { by: "person", name: "Ann" }], you: 1 }));
  expect([companyOf(free), free.freeSeats]).toEqual(["", 1]);
});

test.each([
  [[0], "You won"],
  [[1], "Bob won"],
  [[0, 1], "You won, together with Bob"],
])("winners %j: %s", (winners, words) => {
  expect(endOf(ofTable(table({ stage: "over", result: { winners, ranking: [[0], [1], [2]] } })))).toBe(words);
});

test("everything leads back to where it was, and a finished game to its review", () => {
  expect(hrefOf(ofTable(table()))).toBe("/t/t");
  expect(hrefOf(ofTable(table({ stage: "over" })))).toBe("/review/t/t");
  expect(hrefOf(ofSaved(saved()))).toBe("/local/magicians/s");
});
