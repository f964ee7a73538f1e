/** What a table looks like to a ruler: how large its board is, and whether everything that can be touched can be touched. */
import type { Page } from "playwright-core";

export interface Measured {
  readonly size: string;
  /** The board's part of the page, in per cent. */
  readonly share: number;
  /** In words; nothing if all is well. */
  readonly wrong: readonly string[];
}

/** Resizes one page through all sizes. `least`: how many pixels a control must have each way. */
export async function measure(
  page: Page,
  sizes: readonly (readonly [number, number])[],
  least: number,
): Promise<Measured[]> {
  const all: Measured[] = [];
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    all.push({ size: `${width} × ${height}`, ...(await page.evaluate(lookAt, least)) });
  }
  return all;
}

/** Runs in the page, once it has come to rest. */
async function lookAt(least: number): Promise<{ share: number; wrong: string[] }> {
  const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
  // The window's new size reaches the layout in one frame, the board's room its shape in the next.
  await frame();
  await frame();
  const wrong: string[] = [];
  const nameOf = (each: Element | null): string =>
    each ? `${each.getAttribute("aria-label") ?? each.textContent?.slice(0, 24)} (${each.className})` : "nothing";
  const isOutside = ({ left, top, right, bottom }: DOMRect): boolean =>
    left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
  const table = document.querySelector<HTMLElement>("main.table")!;
  const board = document.querySelector(".board")!.getBoundingClientRect();
  const share = (100 * board.width * board.height) / (innerWidth * innerHeight);
  if (share < 30) wrong.push(`the board covers ${share.toFixed(1)} %`);
  if (isOutside(board)) wrong.push(`the board is cut off: ${JSON.stringify(board)}`);
  for (let i = 0; i < 25; i++) {
    const x = board.left + board.width * (0.04 + 0.23 * (i % 5));
    const y = board.top + board.height * (0.04 + 0.23 * Math.floor(i / 5));
    const top = document.elementFromPoint(x, y);
    if (!top?.closest(".scene")) wrong.push(`${nameOf(top)} lies over the board`);
  }
  if (document.scrollingElement!.scrollWidth > innerWidth) wrong.push("the page scrolls sideways");
  if (table.scrollWidth > table.clientWidth + 1) wrong.push("the table is cut off sideways");
  if (table.scrollHeight > table.clientHeight + 1)
    wrong.push(`the table is cut off below by ${table.scrollHeight - table.clientHeight}`);
  for (const control of table.querySelectorAll<HTMLElement>("button, a, select, input")) {
    const box = control.getBoundingClientRect();
    if (box.width === 0 || !control.checkVisibility({ visibilityProperty: true })) continue;
    // Lines of the log scroll; parts of a stack open a larger view of it.
    if (control.closest(".log")) continue;
    const isPart = control.matches(".hit-tower, .hit-wizard");
    if (!isPart && Math.min(box.width, box.height) < least - 0.5)
      wrong.push(`${nameOf(control)} is ${box.width.toFixed(0)} × ${box.height.toFixed(0)}`);
    if (isOutside(box)) wrong.push(`${nameOf(control)} is partly outside`);
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isFree = top !== null && (control.contains(top) || (control.closest(".hits") && top.closest(".hits")));
    if (!isFree) wrong.push(`${nameOf(control)} is covered by ${nameOf(top)}`);
  }
  return { share, wrong };
}
