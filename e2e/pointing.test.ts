/** F-2 What is under the pointer is what moves: every point of every drawn tower, at every height and angle. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { JsonObject } from "../src/core/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { set } from "./axe.ts";
import type { House } from "./house.ts";
import { AT_ONCE, DESKTOP, openHouse, PHONE } from "./house.ts";
import { keptGame, openKept } from "./kept.ts";
import { towersAt } from "./towersSituations.ts";

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

type Spaces = readonly {
  readonly ground: number[];
  readonly towers: { readonly tower: number; readonly on: number[] }[];
}[];

/** A stack of so many towers on one space; the others stay where they are, and everybody stands on the ground below them. */
const stacked =
  (height: number, at: number) =>
  (start: JsonObject): JsonObject => {
    const spaces = start.spaces as Spaces;
    const all = spaces.flatMap(({ towers: here }) => here.map(({ tower }) => tower));
    const stack = all.slice(0, height);
    const wizards = spaces.flatMap(({ ground, towers: here }) => [...ground, ...here.flatMap(({ on }) => on)]);
    const free = [10, 11].filter((space) => space !== at);
    const next = spaces.map((space, i) => ({
      ground: wizards.filter((_, k) => free[k % free.length] === i),
      towers: [
        ...(i === at ? stack : []),
        ...space.towers.map(({ tower }) => tower).filter((tower) => !stack.includes(tower)),
      ].map((tower) => ({ tower, on: [] })),
    }));
    return { ...start, spaces: next, keep: { ...(start.keep as JsonObject), space: 12 } };
  };

/** The stack stands at the back, at the side and in front, in turn. */
const PLACES = [1, 4, 7, 9];

const stackOf = (height: number): { at: number; kept: ReturnType<typeof keptGame> } => {
  const at = PLACES[height % PLACES.length]!;
  const texts = Array.from({ length: height }, (_, level) => `tower ${at}/${level + 1}`);
  const kept = keptGame({
    game: towers,
    name: `stack-${height}`,
    wish: { players: 2, start: 0, spells: "none", memory: "notes" },
    from: stacked(height, at),
    fits: ({ view, legal }) => view.spaces[at]!.towers.length === height && texts.every((text) => legal.includes(text)),
  });
  return { at, kept };
};

interface Found {
  readonly text: string;
  readonly points: number;
  readonly wrong: readonly string[];
}

/** Runs in the page. What is drawn is asked of the drawing itself, with nothing laid over it; then the same points are pointed at. */
function compare(at: number): Found[] {
  const STEP = 3;
  // The line between two towers is as broad as a stroke: there either may be meant.
  const EDGE = 3;
  const style = new CSSStyleSheet();
  style.replaceSync(
    ".hits{display:none!important}.pieces,.pieces *{pointer-events:visiblePainted!important}.pieces .shade,.glow,.glow *{pointer-events:none!important}",
  );
  document.adoptedStyleSheets.push(style);
  const drawnAt = (x: number, y: number): string =>
    document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-key]")?.dataset.key?.replace(/^p/, "t") ?? "";
  const hits = [...document.querySelectorAll<HTMLElement>(`.hit-tower[data-space="${at}"]`)];
  const shapes = hits.map(({ dataset: { piece = "" } }) => ({
    key: piece,
    box: document.querySelector(`[data-key="${piece}"]`)!.getBoundingClientRect(),
  }));
  const points: { x: number; y: number; key: string }[] = [];
  for (const { key, box } of shapes)
    for (let x = Math.ceil(box.left); x < box.right; x += STEP)
      for (let y = Math.ceil(box.top); y < box.bottom; y += STEP) {
        const around = [
          [0, 0],
          [EDGE, 0],
          [-EDGE, 0],
          [0, EDGE],
          [0, -EDGE],
        ];
        if (around.every(([dx, dy]) => drawnAt(x + dx!, y + dy!) === key)) points.push({ x, y, key });
      }
  document.adoptedStyleSheets.pop();
  return hits.map((hit) => {
    const { text = "", piece = "" } = hit.dataset;
    const own = points.filter(({ key }) => key === piece);
    const wrong = own
      .map(({ x, y }) => ({
        x,
        y,
        got: document.elementFromPoint(x, y)?.closest<HTMLElement>(".hit")?.dataset.text ?? "",
      }))
      .filter(({ got }) => got !== text)
      .map(({ x, y, got }) => {
        const shape = document.querySelector<SVGGElement>(`[data-key="${piece}"]`)!;
        const within = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()!.inverse());
        return `${x},${y} (${within.x.toFixed(1)} ${within.y.toFixed(1)}): ${got}`;
      });
    return { text, points: own.length, wrong };
  });
}

/** Changes how steeply the board is seen, as another tab would, and waits until it is. */
async function leanTo(page: Page, lean: string): Promise<void> {
  const top = (): number => document.querySelector(".hit-tower")!.getBoundingClientRect().top;
  const before = await page.evaluate(top);
  await set(page, "lean", lean);
  await page.waitForFunction(`(${String(top)})() !== ${before}`);
}

async function open(page: Page, height: number): Promise<number> {
  const { at, kept } = stackOf(height);
  await openKept(page, kept);
  await page.locator(".table.asked .hit-tower").first().waitFor();
  return at;
}

test.each([2, 3, 4, 5, 6, 7, 8, 9])("a stack of %i, seen flat, middle and steep", async (height) => {
  const page = await house.visit("/settings", { viewport: DESKTOP, settings: { ...AT_ONCE, lean: "flat" } });
  const at = await open(page, height);
  for (const lean of ["flat", "middle", "steep"]) {
    if (lean !== "flat") await leanTo(page, lean);
    const found = await page.evaluate(compare, at);
    expect(found).toHaveLength(height);
    for (const { text, points, wrong } of found) {
      expect({ lean, text, wrong }).toEqual({ lean, text, wrong: [] });
      expect(points, `${lean} ${text}`).toBeGreaterThan(8);
    }
  }
  await page.context().close();
});

test("a click that shows who is below asks first, and can be told not to", async () => {
  const page = await house.visit("/settings", { settings: AT_ONCE });
  await openKept(page, towersAt("move"));
  const tower = page.locator(".hit-tower[aria-label*='no undo']").first();
  const frame = (): Promise<string | null> => page.locator("main.table").getAttribute("data-n");
  const n = await frame();
  await tower.click();
  await page.getByText("Shows who is below, no undo").first().waitFor();
  expect(await frame()).toBe(n);
  await page.locator('[data-action="cancel"]').click();
  await tower.click();
  await tower.click();
  await page.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  await page.context().close();

  const bold = await house.visit("/settings", { settings: { ...AT_ONCE, asking: "off" } });
  await openKept(bold, towersAt("move"));
  await bold.locator(".hit-tower[aria-label*='no undo']").first().click();
  await bold.waitForFunction((old) => document.querySelector<HTMLElement>("main.table")!.dataset.n !== old, n);
  await bold.context().close();
});

test("on a phone every tower of a stack of nine is told apart in its side view", async () => {
  const page = await house.visit("/settings", {
    viewport: PHONE,
    hasTouch: true,
    isMobile: true,
    settings: AT_ONCE,
  });
  const at = await open(page, 9);
  await page.locator(`.hit-tower[data-space="${at}"]`).last().tap();
  const rows = page.locator(".stack-row");
  await rows.first().waitFor();
  const boxes = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  expect(boxes.length).toBeGreaterThanOrEqual(9);
  expect(Math.min(...boxes)).toBeGreaterThanOrEqual(44);
  const text = await rows.last().getAttribute("data-text");
  await rows.last().tap();
  await page.locator(".stack-row").first().waitFor({ state: "detached" });
  expect(text).toBe(`tower ${at}/1`);
  await page.context().close();
});

test("no page had a fault", () => {
  expect(house.faults).toEqual([]);
});
