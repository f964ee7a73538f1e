/**
 * A newcomer to The Three Magicians who only reads the accessibility tree: what the buttons say is all it knows of the
 * game.
 */
import type { Page } from "playwright-core";

interface Button {
  readonly name: string;
  readonly isPressed: boolean;
}

interface Reading {
  readonly buttons: readonly Button[];
  readonly prompt: string;
}

async function read(page: Page): Promise<Reading> {
  const tree = await page.locator("main").ariaSnapshot();
  const buttons: Button[] = [];
  let prompt = "";
  for (const raw of tree.split("\n")) {
    // Names with a colon are put in quotes.
    const line = raw.replace(/^(\s*- )'(.*)'/, (_, dash: string, name: string) => dash + name.replaceAll("''", "'"));
    const button = /^\s*- button "((?:[^"\\]|\\.)*)"(.*)$/.exec(line);
    if (button) buttons.push({ name: button[1]!.replaceAll('\\"', '"'), isPressed: /\[pressed\]/.test(button[2]!) });
    prompt ||= /^\s*- status: "?(.*?)"?$/.exec(line)?.[1] ?? "";
  }
  return { buttons, prompt };
}

/** What a newcomer thinks of a button, from its own words: the first that fits. */
const LIKES: readonly (readonly [RegExp, number])[] = [
  [/your seventh card/, 100],
  [/you take the/, 90],
  [/if both figures come here/, 80],
  [/would send it to the labyrinth/, 4],
  [/must leave for the labyrinth/, 50],
  [/a duel with/, 42],
  [/you may cast a spell/, 40],
  [/^(Magician|Apprentice) into the labyrinth/, 6],
  [/^(Magician|Apprentice) to /, 30],
  [/^Cast a spell$/, 70],
  [/^Power: /, 60],
  [/^From /, 60],
  [/^No way to go/, 50],
  [/^Fate: /, 10],
  [/^(Magician stays|Apprentice rests)$/, 12],
];

const likes = (name: string): number => LIKES.find(([words]) => words.test(name))?.[1] ?? -1;

/** The name of the button to press now; undefined: there is nothing to decide. */
export async function choice(page: Page, random: () => number): Promise<string | undefined> {
  const { buttons, prompt } = await read(page);
  const stop = buttons.find(({ name }) => /^Stop with \d/.test(name));
  if (stop) return duelChoice(buttons, prompt, stop.name);
  const best = buttons
    .map(({ name }) => ({ name, worth: likes(name) }))
    .filter(({ worth }) => worth >= 0)
    .map(({ name, worth }) => ({ name, worth: worth + random() * 3 }))
    .toSorted((a, b) => b.worth - a.worth)[0];
  return best?.name;
}

/** A duel: poor wands again until the sum will do. */
function duelChoice(buttons: readonly Button[], prompt: string, stop: string): string {
  const sum = Number(/\d+/.exec(stop)![0]);
  const wanted = Number(/^Beat (\d)/.exec(prompt)?.[1] ?? 4);
  const again = buttons.find(({ name }) => /^Throw \d wands? again/.test(name));
  if (sum > wanted || (!again && sum === wanted && !prompt.startsWith("Beat"))) return stop;
  const poor = buttons.find(({ name, isPressed }) => /wand, [01] notch(es)?: throw again/.test(name) && !isPressed);
  return poor?.name ?? again?.name ?? stop;
}

export const isOver = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

export type Press = (page: Page, name: string) => Promise<void>;

/** Activates what has the focus, as a screen reader does. */
const byReader: Press = async (page, name) => {
  await page
    .getByRole("button", { name, exact: true })
    .first()
    .focus({ timeout: 2000 })
    .catch(() => undefined);
  await page.keyboard.press("Enter");
};

/** Nothing but the keys of a keyboard: the tabulator until the button has the focus. */
export const byKeyboard: Press = async (page, name) => {
  for (let i = 0; i < 120; i++) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute("aria-label") ?? (element?.querySelector(".unseen") ?? element)?.textContent ?? "";
    });
    if (focused === name) return page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
  }
  // What was read may have been the last of the position before.
  if ((await page.getByRole("button", { name, exact: true }).count()) > 0)
    throw new Error(`the tabulator never came to ${name}`);
};

/** A busy machine lets bots think for long. */
const PATIENCE_MS = 60_000;

interface Play {
  readonly press?: Press;
  readonly most?: number;
  /** Called before every decision. */
  readonly look?: (made: number) => Promise<void>;
}

/** Plays until the game is over or so many decisions are made. */
export async function playOn(
  page: Page,
  random: () => number,
  { press = byReader, most = 3000, look }: Play = {},
): Promise<number> {
  let made = 0;
  let idle = Date.now();
  while (made < most && !(await isOver(page))) {
    const name = await choice(page, random);
    if (name === undefined) {
      if (Date.now() - idle > PATIENCE_MS)
        throw new Error(`nothing to decide: ${await page.locator("main").ariaSnapshot()}`);
      await page.waitForTimeout(30);
      continue;
    }
    await look?.(made);
    await press(page, name);
    made++;
    idle = Date.now();
  }
  return made;
}
