import { expect, test } from "vitest";
import { wordsOf } from "../../i18n/words.ts";
import { openBook, spellName, t } from "./i18n.ts";

await wordsOf("en");

test("T-E every rulebook has its own names for castle and spells", () => {
  expect(t("say.keep", { way: "on" })).toBe("Ravenskeep moves on.");
  expect(spellName("nudge")).toBe("Nudge Ravenskeep");
  const close = openBook("abacus-1");
  expect(t("say.keep", { way: "on" })).toBe("The Raven Castle moves on.");
  expect(t("where.before", { n: 2 })).toBe("2 spaces before the Raven Castle");
  expect(spellName("nudge")).toBe("Move the Raven Castle");
  openBook("capstone")();
  close();
  expect(spellName("advance-wizard")).toBe("Advance a Wizard");
});
