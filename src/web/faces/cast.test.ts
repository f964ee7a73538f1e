import { expect, test } from "vitest";
import { LEVEL_NAMES } from "../../bots/levels.ts";
import { botFace, FACES, looksOf, PEOPLE, personFace } from "./cast.ts";

test("six faces for each level, a dozen for people, and no two alike", () => {
  for (const level of LEVEL_NAMES) expect(FACES.filter((face) => face.startsWith(`${level}.`))).toHaveLength(6);
  expect(FACES.filter((face) => face.startsWith("person."))).toHaveLength(PEOPLE);
  const all = FACES.map((face) => JSON.stringify(looksOf(face)));
  expect(new Set(all).size).toBe(all.length);
});

test("a bot has the face of its character, or of its level and seat; at one table no two are the same", () => {
  expect(botFace("mage-gaoler", 2)).toBe("gaoler");
  expect(botFace("mage-somebody of a later version", 2)).toBe("mage.2");
  expect(new Set([0, 1, 2, 3, 4, 5].map((seat) => botFace("archmage", seat))).size).toBe(6);
  // A level nobody knows here is a journeyman, as by name.
  expect(looksOf("seer.1")).toEqual(looksOf("journeyman.1"));
});

test("a person's face is chosen, or the same for the same name; nonsense is no choice", () => {
  expect(personFace("Mira", "7")).toBe("person.7");
  expect(personFace("Mira")).toBe(personFace("Mira"));
  for (const nonsense of ["12", "-1", "x", "1e1"]) expect(personFace("Mira", nonsense)).toBe(personFace("Mira"));
  const faces = new Set(Array.from({ length: 200 }, (_, i) => personFace(`Guest ${i}`)));
  expect(faces.size).toBe(PEOPLE);
});
