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
async function read(page: Page): Promise<Reading> {
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

/** Where Ravenskeep, one's own wizards, other people's and towers are, from the board in words. */
function look(spaces: Reading["spaces"], self: string) {
  const having = (what: RegExp): number[] =>
    [...spaces].filter(([, words]) => what.test(words)).map(([space]) => space);
  const keep = having(/Ravenskeep stands here/)[0] ?? 0;
  const own = having(new RegExp(`on top:.*${self} \\d`));
  const others = having(/on top:/).filter((space) => !own.includes(space));
  return { keep, own, others, towers: having(/\d towers? \(/) };
}

/** What a newcomer thinks of a button: more is better, nothing is not for now. */
function likes(name: string, { spaces }: Reading, self: string, see: typeof look): number | undefined {
  const { keep, own, others, towers } = see(spaces, self);
  if (name.startsWith("I am ")) return 100;
  if (/goes into Ravenskeep/.test(name)) return 90;
  const walk = /^(?:Your wizard|Wizard of .*) on space (\d+) goes to space (\d+)/.exec(name);
  if (walk) return 30 + (16 - ((keep - Number(walk[2]) + 16) % 16)) / 2;
  const lift = /^Tower \d+ on space (\d+).* goes to space (\d+)/.exec(name);
  if (lift) return others.includes(Number(lift[2])) ? 60 : 20;
  if (/^(Roll the die|Keep it|Move it|End turn|Pass|Decline|Nothing to move: go on)$/.test(name)) return 70;
  if (/^(tower|wizard) /.test(name)) {
    const steps = (piece: string): number => Number(new RegExp(`${piece} (\\d)`).exec(name)?.[1] ?? 0);
    const [wizard, tower] = [steps("wizard"), steps("tower")];
    if (wizard > 0 && own.includes((keep - wizard + 16) % 16)) return 55;
    if (tower > 0 && others.some((space) => towers.includes((space - tower + 16) % 16))) return 50;
    return wizard > 0 ? 35 : 32;
  }
  if (/^Tower \d+ on (top of )?space/.test(name)) return 15;
  return undefined;
}

/** One's own name as it stands at the table. */
const ownName = async (page: Page): Promise<string> =>
  (await page
    .locator(".chip.self .chip-name")
    .first()
    .evaluate((name) => name.firstChild?.textContent ?? null)
    .catch(() => null)) ?? "You";

/** Makes one decision; false: there is none to make now. */
async function decide(page: Page, random: () => number): Promise<boolean> {
  const reading = await read(page);
  if (reading.isOver) return false;
  const self = await ownName(page);
  const ranked = reading.buttons
    .map((name) => ({ name, worth: (likes(name, reading, self, look) ?? -1) + random() * 3 }))
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

/** The log as it stands on a phone: a sheet, looked into and closed again. */
export async function readLog(page: Page): Promise<string> {
  await page.locator(".last-move").click();
  const told = (await page.locator(".sheet .log").textContent())!;
  await page.keyboard.press("Escape");
  await page.locator(".sheet").waitFor({ state: "detached" });
  return told;
}

/** Repeatable luck for the player. */
export function luck(seed: number): () => number {
  let n = seed;
  return () => {
    n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
    return n / 0x7fffffff;
  };
}

/** Plays until the game is over or so many decisions are made, as a reader does: one look, one key. */
export async function playByReading(page: Page, random: () => number): Promise<number> {
  const patience = 20_000;
  let made = 0;
  let idle = Date.now();
  while (!(await isOver(page))) {
    if (await decide(page, random)) {
      made++;
      idle = Date.now();
    } else {
      if (Date.now() - idle > patience)
        throw new Error(`nothing to decide for ${patience} ms: ${await page.locator("main").ariaSnapshot()}`);
      await page.waitForTimeout(40);
    }
  }
  return made;
}

/** The same taste inside the page, for long games on a busy machine: plays so many decisions, or until the game is over. */
export async function playOn(page: Page, random: () => number, most = 2000, patience = 60_000): Promise<number> {
  const source = `(${String(autopilot)})(${String(look)}, ${String(likes)}, ${Math.floor(random() * 1e9)}, ${most}, ${patience})`;
  const made = (await page.evaluate(source)) as number;
  if (made < 0) throw new Error(`nothing to decide for ${patience} ms: ${await page.locator("main").ariaSnapshot()}`);
  return made;
}

/** Runs in the page. */
function autopilot(
  see: typeof look,
  like: (name: string, reading: Reading, self: string, look: typeof see) => number | undefined,
  seed: number,
  most: number,
  patience: number,
): Promise<number> {
  let n = seed;
  const random = (): number => (n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff;
  const nameOf = (each: HTMLElement): string =>
    each.ariaLabel ?? each.querySelector(".unseen")?.textContent ?? each.textContent ?? "";
  const decideOnce = (): boolean => {
    const buttons = [...document.querySelectorAll<HTMLElement>("button")].filter(
      (each) => each.ariaDisabled !== "true" && !each.closest(".chronicle, .bar, .last, .spells, [inert]"),
    );
    const spaces = new Map(
      [...document.querySelectorAll("ol.unseen li")].map((each, i) => [i, each.textContent ?? ""]),
    );
    const self = document.querySelector(".chip.self .chip-name")?.firstChild?.textContent ?? "You";
    const reading: Reading = { buttons: [], spaces, isOver: false };
    const ranked = buttons
      .map((button) => ({ button, worth: (like(nameOf(button), reading, self, see) ?? -1) + random() * 3 }))
      .filter(({ worth }) => worth >= 3)
      .toSorted((a, b) => b.worth - a.worth);
    ranked[0]?.button.click();
    return ranked.length > 0;
  };
  return new Promise((resolve) => {
    let made = 0;
    let last = "";
    let idle = performance.now();
    const tick = (): void => {
      if (made >= most || document.querySelector(".result")) return resolve(made);
      const frame = document.querySelector<HTMLElement>("main")?.dataset.n ?? "";
      if (decideOnce()) {
        // Taps while an answer is on its way are no decisions.
        if (frame !== last) made++;
        last = frame;
        idle = performance.now();
      } else if (performance.now() - idle > patience) return resolve(-1);
      setTimeout(tick, 12);
    };
    tick();
  });
}
