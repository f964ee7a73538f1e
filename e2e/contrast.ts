/**
 * How well words are read on what is drawn behind them, at every hour: `node e2e/contrast.ts` (after `npm run build`).
 * axe knows only the colours of boxes. Here the words are taken away, the picture behind them is looked at, and the
 * worst twentieth of its pixels counts; shadows of letters, which help, are left out.
 */
import type { Page } from "playwright-core";
import { set } from "./axe.ts";
import { openHouse } from "./house.ts";
import { openKept } from "./kept.ts";
import { magiciansAt } from "./magiciansSituations.ts";
import { towersAt } from "./towersSituations.ts";

interface Words {
  readonly text: string;
  readonly of: string;
  /** Red, green, blue from 0 to 255, and how opaque. */
  readonly colour: readonly number[];
  readonly isLarge: boolean;
  readonly boxes: readonly (readonly [x: number, y: number, width: number, height: number])[];
}

/** Everything that can be read in the window. */
const words = (page: Page): Promise<Words[]> =>
  page.evaluate(() => {
    const found: Words[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const text = node.textContent!.trim();
      const element = node.parentElement!;
      if (
        !text ||
        element instanceof SVGElement ||
        element.closest(".unseen, dialog:not([open]), option, script, style")
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      // Of a text that is cut short, only what is left.
      let frame: Element | null = element;
      while (frame && getComputedStyle(frame).overflowY === "visible") frame = frame.parentElement;
      const floor = Math.min(innerHeight, (frame?.getBoundingClientRect().bottom ?? innerHeight) + 2);
      const boxes = [...range.getClientRects()].filter(
        ({ x, y, width, height }) =>
          width > 3 && height > 3 && x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= floor,
      );
      // Is it on top, or does something lie over it?
      const isSeen = boxes.some(({ x, y, width, height }) => {
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return (
          top && (top.contains(element) || element.contains(top) || getComputedStyle(element).pointerEvents === "none")
        );
      });
      const style = getComputedStyle(element);
      if (!isSeen || style.visibility !== "visible") continue;
      let opacity = 1;
      let isForReaders = false;
      for (let each: Element | null = element; each; each = each.parentElement) {
        const { opacity: own, clipPath } = getComputedStyle(each);
        opacity *= Number(own);
        isForReaders ||= clipPath === "inset(50%)";
      }
      if (isForReaders) continue;
      const colour = style.color.match(/[\d.]+/g)!.map(Number);
      const size = Number.parseFloat(style.fontSize);
      found.push({
        text: text.slice(0, 40),
        of: element.className.toString() || element.tagName,
        colour: [...colour.slice(0, 3), (colour[3] ?? 1) * opacity],
        isLarge: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes: boxes.map(({ x, y, width, height }) => [x, y, width, height] as const),
      });
    }
    return found;
  });

interface Read {
  readonly contrast: number;
  readonly needs: number;
  readonly text: string;
  readonly of: string;
}

/** The contrast of all words of a page, the worst first. */
async function contrasts(page: Page, paper: Page): Promise<Read[]> {
  const all = await words(page);
  // The page's own rules forbid style tags, not sheets.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { -webkit-text-fill-color: transparent !important; text-shadow: none !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  const picture = (await page.screenshot({ scale: "css" })).toString("base64");
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  return paper.evaluate(
    async ([shown, data]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data as string}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(image, 0, 0);
      const channel = (c: number): number => (c <= 10 ? c / 3294 : ((c / 255 + 0.055) / 1.055) ** 2.4);
      const light = (r: number, g: number, b: number): number =>
        0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
      return (shown as Words[])
        .map(({ text, of, colour: [r, g, b, a], isLarge, boxes }) => {
          const seen: number[] = [];
          for (const [x, y, width, height] of boxes) {
            const { data: pixels } = context.getImageData(x, y, Math.ceil(width), Math.ceil(height));
            for (let i = 0; i < pixels.length; i += 4) {
              const behind = [pixels[i]!, pixels[i + 1]!, pixels[i + 2]!] as const;
              const over = [r!, g!, b!].map((c, j) => c * a! + behind[j]! * (1 - a!)) as [number, number, number];
              const [one, other] = [light(...over), light(...behind)];
              seen.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
            }
          }
          const worst = seen.toSorted((one, other) => one - other)[Math.floor(seen.length / 20)]!;
          return { contrast: Math.round(worst * 100) / 100, needs: isLarge ? 3 : 4.5, text, of };
        })
        .toSorted((one, other) => one.contrast / one.needs - other.contrast / other.needs);
    },
    [all, picture] as const,
  );
}

const SIZES = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
];
const HOURS = ["dusk", "night", "midnight", "dawn"];
const LOOKS = [
  { kept: towersAt("move"), hours: HOURS },
  { kept: towersAt("over"), hours: ["dawn"] },
  { kept: magiciansAt("near"), hours: [""] },
  { kept: magiciansAt("doubled"), hours: [""] },
  { kept: magiciansAt("lead"), hours: [""] },
  { kept: magiciansAt("over"), hours: [""] },
];

const house = await openHouse();
const page = await house.visit("/settings", { settings: { speed: "instant", motion: "less" } });
/** An empty page, which may look at any picture. */
const paper = await page.context().newPage();
let low = 0;
const tell = async (where: string): Promise<void> => {
  const all = await contrasts(page, paper);
  const below = all.filter(({ contrast, needs }) => contrast < needs);
  low += below.length;
  console.log(`${where}: ${all.length} words, lowest ${all[0]?.contrast} of ${all[0]?.needs} (${all[0]?.text})`);
  for (const { contrast, needs, text, of } of below) console.log(`  below ${needs}: ${contrast} "${text}" .${of}`);
};
for (const viewport of SIZES) {
  await page.setViewportSize(viewport);
  for (const { kept, hours } of LOOKS) {
    await openKept(page, kept);
    await page.locator(".table.asked, .result").first().waitFor();
    for (const hour of hours) {
      await page.evaluate((now) => now && (document.documentElement.dataset.hour = now), hour);
      for (const language of ["de", "en"]) {
        await set(page, "language", language);
        await page.waitForFunction((lang) => document.documentElement.lang === lang, language);
        await tell(`${kept.game} ${kept.id} ${hour} ${language} ${viewport.width} × ${viewport.height}`);
      }
    }
    await page.evaluate(() => delete document.documentElement.dataset.hour);
  }
  for (const path of ["/", "/games", "/lobby", "/device"]) {
    await page.goto(house.base + path);
    await page
      .locator(path === "/" ? ".alive .board" : ".land")
      .first()
      .waitFor({ state: "attached" });
    // What comes later moves what is there.
    await page.waitForLoadState("networkidle");
    await page.locator(".loading").waitFor({ state: "detached" });
    await tell(`${path} ${viewport.width} × ${viewport.height}`);
  }
}
console.log(`${low} below what they need`);
await house.close();
