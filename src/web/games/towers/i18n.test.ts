import { expect, test, vi } from "vitest";

// The words ask the browser for its language.
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("addEventListener", () => undefined);
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { openBook, spellName, t } = await import("./i18n.ts");
vi.unstubAllGlobals();

test("T-E every rulebook has its own names for castle and spells", () => {
  expect(t("say.keep", { way: "on" })).toBe("Ravenskeep moves on.");
  expect(spellName("nudge")).toBe("Nudge Ravenskeep");
  const close = openBook("abacus-1");
  expect(t("say.keep", { way: "on" })).toBe("The Raven Castle moves on.");
  expect(t("where.before", { n: 2 })).toBe("2 before the Raven Castle");
  expect(spellName("nudge")).toBe("Move the Raven Castle");
  openBook("capstone")();
  close();
  expect(spellName("advance-wizard")).toBe("Advance a Wizard");
});
