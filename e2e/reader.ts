/**
 * A player who only reads the accessibility tree: roles and names, nothing of the drawing. It knows the game as a
 * newcomer does: home if possible, then shut others in, then walk.
 */
import type { Page } from "playwright-core";

export interface Reading {
  readonly buttons: readonly string[];
  /** The board's spaces in words, by number. */
  readonly spaces: ReadonlyMap<number, string>;
  readonly isOver: boolean;
}

/** What a screen reader would be told. */
export async function read(page: Page): Promise<Reading> {
  const tree = await page.locator("body").ariaSnapshot();
  const buttons: string[] = [];
  const spaces = new Map<number, string>();
  for (const line of tree.split("\n")) {
    const button = /^\s*- '?button "((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    if (button && !/\[disabled\]/.test(button[2]!)) buttons.push(button[1]!.replaceAll('\\"', '"'));
    const space = /listitem: "?Space (\d+), (.*)$/.exec(line);
    if (space) spaces.set(Number(space[1]), space[2]!);
  }
  return { buttons, spaces, isOver: /dialog "(.* wins!|You win!|Won!|Not this time|.*share the victory!)"/.test(tree) };
}

/** What a newcomer thinks of a button: more is better, nothing is not for now. */
export function likes(name: string, { spaces }: Reading): number | undefined {
  if (/^I am /.test(name)) return 100;
  if (/goes into Ravenskeep/.test(name)) return 90;
  const walk = /^Wizard of .* on space (\d+) goes to space (\d+)/.exec(name);
  if (walk) return 40;
  const lift = /^Tower \d+ on space (\d+).* goes to space (\d+)/.exec(name);
  if (lift) return /on top:/.test(spaces.get(Number(lift[2])) ?? "") && !/on top:.*You/.test(spaces.get(Number(lift[2])) ?? "") ? 60 : 20;
  if (/^(Roll the die|Keep it|Move it|End turn|Pass|Decline|Nothing to move: go on)$/.test(name)) return 70;
  if (/^(tower|wizard) /.test(name)) return 30 + (/wizard/.test(name) ? 2 : 0);
  if (/^Tower \d+ on (top of )?space/.test(name)) return 15;
  return undefined;
}

/** Makes one decision; false: there is none to make now. */
export async function decide(page: Page, random: () => number): Promise<boolean> {
  const reading = await read(page);
  if (reading.isOver) return false;
  const ranked = reading.buttons
    .map((name) => ({ name, worth: (likes(name, reading) ?? -1) + random() * 3 }))
    .filter(({ worth }) => worth >= 3)
    .toSorted((a, b) => b.worth - a.worth);
  const best = ranked[0];
  if (!best) return false;
  const button = page.getByRole("button", { name: best.name, exact: true }).first();
  // A piece may be covered by another: a reader activates what has the focus.
  await button.focus({ timeout: 2000 }).catch(() => undefined);
  await page.keyboard.press("Enter");
  return true;
}

export const isOver = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

/** Repeatable luck for the player. */
export function luck(seed: number): () => number {
  let n = seed;
  return () => {
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
    return n / 0x7fffffff;
  };
}

/** Plays until the game is over or so many decisions are made. */
export async function playOn(page: Page, random: () => number, most = 2000, patience = 15_000): Promise<number> {
  let made = 0;
  let idle = Date.now();
  while (made < most && !(await isOver(page))) {
    if (await decide(page, random)) {
      made++;
      idle = Date.now();
    } else {
      if (Date.now() - idle > patience) throw new Error(`nothing to decide for ${patience} ms: ${await page.locator("main").ariaSnapshot()}`);
      await page.waitForTimeout(40);
    }
  }
  return made;
}
