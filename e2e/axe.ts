/** A page as axe sees it: in both languages, on a phone and on a desk, without loading it anew. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./house.ts";

/** @axe-core/playwright brings it, and would load it anew for every look. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violations = AxeResults["violations"];

/** The drawings say nothing to a reader and have a thousand parts: while axe looks, they are away. */
const look = (page: Page): Promise<Violations> =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violations }> } };
    const drawings = [...document.querySelectorAll(".sky, .board > svg")].map((svg) => {
      const place = document.createComment("");
      svg.replaceWith(place);
      return { svg, place };
    });
    const seen = await axe.run({ resultTypes: ["violations"] });
    for (const { svg, place } of drawings) place.replaceWith(svg);
    return seen.violations;
  });

/** Serious and critical violations. */
async function violations(page: Page): Promise<string[]> {
  return (await look(page))
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`,
    );
}

/** Settings kept on the device, changed as another tab would change them. */
export async function set(page: Page, name: string, value: string): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key!, newValue!);
      dispatchEvent(new StorageEvent("storage", { key, newValue }));
    },
    [`zaubertisch.${name}`, value] as const,
  );
}

/** What axe finds in each language and size. */
export async function everywhere(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(source);
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport);
    for (const language of ["de", "en"]) {
      await set(page, "language", language);
      await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
      for (const each of await violations(page)) found.push(`${what}, ${language}, ${viewport.width} wide: ${each}`);
    }
  }
  return found;
}
