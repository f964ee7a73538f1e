/** A page as axe sees it: in both languages, on a phone and on a desk, without loading it anew. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import type { Page } from "playwright-core";
import { DESKTOP, PHONE } from "./house.ts";

/** Put into the page once, not anew for every look. */
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

type Violations = AxeResults["violations"];

/** What axe finds; `away` is out of the page while it looks. */
const look = (page: Page, away: string, rules: readonly string[]): Promise<Violations> =>
  page.evaluate(
    async ([selector, only]) => {
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: Violations }> } };
      const drawings = [...(selector ? document.querySelectorAll(selector) : [])].map((svg) => {
        const place = document.createComment("");
        svg.replaceWith(place);
        return { svg, place };
      });
      const seen = await axe.run({ resultTypes: ["violations"], ...(only.length > 0 && { runOnly: [...only] }) });
      for (const { svg, place } of drawings) place.replaceWith(svg);
      return seen.violations;
    },
    [away, rules] as const,
  );

/** Serious and critical violations: of these rules only, if some are named. */
export async function violations(page: Page, away = "", rules: readonly string[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  return (await look(page, away, rules))
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} ${failureSummary}`).join(" | ")}`,
    );
}

/** The drawings say nothing to a reader and have a thousand parts. */
export const DRAWINGS = ".sky, .board > svg";

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

/** Each size and each language once, in pairs that change from page to page; AXE=all has each size in each language. */
function pairsFor(what: string): readonly (readonly [viewport: typeof PHONE, language: string])[] {
  const [first, second] = what.length % 2 === 0 ? ["de", "en"] : ["en", "de"];
  const other = [
    [PHONE, second!],
    [DESKTOP, first!],
  ] as const;
  return [[PHONE, first!], [DESKTOP, second!], ...(process.env.AXE === "all" ? other : [])];
}

async function speak(page: Page, language: string): Promise<void> {
  await set(page, "language", language);
  await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
}

/** What axe finds in each language and size. Afterwards the page is on a desk and English. */
export async function everywhere(page: Page, what: string): Promise<string[]> {
  const found: string[] = [];
  for (const [viewport, language] of pairsFor(what)) {
    await page.setViewportSize(viewport);
    await speak(page, language);
    for (const each of await violations(page, DRAWINGS))
      found.push(`${what}, ${language}, ${viewport.width} wide: ${each}`);
  }
  await page.setViewportSize(DESKTOP);
  await speak(page, "en");
  return found;
}
