/**
 * A player with a finger or a mouse, in either language: it looks for what the page offers now, points at it where it
 * can be seen, and notes what cannot be touched. Pictures are taken of every kind of moment, the first time it comes.
 */
import type { Page } from "playwright-core";
import { luck } from "./reader.ts";

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const SIDEWAYS = { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true };
export const TABLET = { viewport: { width: 1024, height: 768 }, hasTouch: true };
export const LAPTOP = { viewport: { width: 1440, height: 900 } };
export const SCREEN = { viewport: { width: 1920, height: 1080 } };
/** A small phone, and a laptop at 200 %. */
export const OTHER_SIZES = { small: { width: 360, height: 640 }, zoomed: { width: 720, height: 450 } };

export interface Stroller {
  readonly page: Page;
  readonly name: string;
  readonly random: () => number;
  /** How often a spell is tried when it may be. */
  readonly magic: number;
  /** Moments seen so far. */
  readonly seen: Set<string>;
  made: number;
}

export const stroller = (page: Page, name: string, seed: number, magic = 0.5): Stroller => ({
  page,
  name,
  random: luck(seed),
  magic,
  seen: new Set(),
  made: 0,
});

/** What is looked at, by what is on the page then. */
const MOMENTS: Readonly<Record<string, string>> = {
  lot: ".lot",
  handover: ".handover",
  first: ".table.asked",
  stack: ".stack-row",
  book: ".book-row",
  aim: ".buttons [data-action=cancel]",
  answer: ".buttons [data-action=pass]",
  countdown: ".countdown",
  dice: ".buttons [data-action=keep]",
  throw: "[data-action=throw]",
  duel: ".duel",
  sign: ".buttons [data-action=cast]",
  symbols: ".symbol-chip",
  since: ".sheet .button.main",
  refusal: ".toast",
};

interface Found {
  readonly x: number;
  readonly y: number;
  /** What it is, in words. */
  readonly name: string;
  readonly isCovered: boolean;
}

/** Runs in the page: what a newcomer would touch now. */
function next({ dice, magic }: { dice: readonly number[]; magic: number }): Found | undefined {
  let n = 0;
  const random = (): number => dice[n++ % dice.length]!;
  const all = (selector: string): HTMLElement[] =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter(
      (each) =>
        each.ariaDisabled !== "true" &&
        !each.matches(":disabled") &&
        each.checkVisibility({ visibilityProperty: true }) &&
        (document.querySelector("dialog[open]")?.contains(each) ?? true),
    );
  const nameOf = (each: HTMLElement): string => each.ariaLabel ?? each.textContent ?? "";
  const LIKES: readonly (readonly [RegExp, number])[] = [
    [/seventh card|siebte Karte/, 100],
    [/(Your wizard|Dein Magier).*(into Ravenskeep|in die Rabenburg)/, 95],
    [/you take the|du nimmst/, 90],
    [/both figures|beide Figuren/, 80],
    [/would send it|würde ihn/, 4],
    [/must leave for|muss ins Labyrinth/, 50],
    [/duel with|Kampf mit/, 60],
    [/cast a spell there|darfst du zaubern/, 55],
    [/into the labyrinth|ins Labyrinth/, 6],
    [/Your wizard|Dein Magier/, 45],
    [/^(Tower|Turm)/, 30],
  ];
  const likes = (name: string): number => LIKES.find(([words]) => words.test(name))?.[1] ?? 20;
  const best = (list: readonly HTMLElement[]): HTMLElement | undefined =>
    list
      .map((element) => ({ element, worth: likes(nameOf(element)) + 8 * random() }))
      .toSorted((a, b) => b.worth - a.worth)[0]?.element;
  const isNarrowed = all(".buttons [data-action=cancel]").length > 0;
  const isSpelling = all(".spell.picked, .book-row").length > 0;
  const chosen =
    all("[data-action=take-over]")[0] ??
    best(all(".stack-row")) ??
    best(all(".book-row")) ??
    all(".sheet .button.main")[0] ??
    all("[data-action=throw]")[0] ??
    (isNarrowed ? all(".buttons .main")[0] : undefined) ??
    (!isNarrowed && !isSpelling && random() < magic ? best(all(".spell.warm, .book.ready")) : undefined) ??
    (all("[data-wand]").length > 0 ? all(".buttons .main")[0] : undefined) ??
    best(all(".hits .hit")) ??
    all(".buttons .main")[0] ??
    best(all(".hand button.warm")) ??
    best(all(".buttons .button:not([data-action=undo], [data-action=cancel])")) ??
    all(".buttons [data-action=cancel]")[0];
  if (!chosen) return undefined;
  chosen.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = chosen.getBoundingClientRect();
  for (const [across, down] of [
    [0.5, 0.5],
    ...Array.from({ length: 121 }, (_, i) => [0.04 + (0.92 * (i % 11)) / 10, 0.04 + (0.92 * Math.floor(i / 11)) / 10]),
  ] as [number, number][]) {
    const [x, y] = [left + across * width, top + down * height];
    const there = document.elementFromPoint(x, y);
    if (there && chosen.contains(there)) return { x, y, name: nameOf(chosen), isCovered: false };
  }
  chosen.click();
  return { x: 0, y: 0, name: nameOf(chosen), isCovered: true };
}

export interface Walk {
  /** Whoever plays; each whenever it is asked. */
  readonly players: readonly Stroller[];
  readonly picture: (page: Page, name: string) => Promise<void>;
  /** Stop after so many decisions of all. */
  readonly most?: number;
  readonly note: (what: string) => void;
  /** So long nobody can do anything: then something is wrong, or somebody else's turn. */
  readonly patience?: number;
}

const isOver = (page: Page): Promise<boolean> => page.locator(".result").isVisible();

/** Plays until the game is over on everybody's page, or for so many touches. */
export async function strollOn({ players, picture, most = Infinity, note, patience = 40_000 }: Walk): Promise<void> {
  let made = 0;
  let idle = Date.now();
  const lookAround = async ({ page, name, seen }: Stroller): Promise<void> => {
    const here = await page.evaluate(
      (moments) =>
        Object.entries(moments).flatMap(([moment, selector]) =>
          [...document.querySelectorAll(selector)].some((each) => each.checkVisibility()) ? [moment] : [],
        ),
      MOMENTS,
    );
    for (const moment of here.filter((each) => !seen.has(each))) {
      seen.add(moment);
      await picture(page, `${name}-${moment}`);
    }
  };
  while (made < most) {
    const over = await Promise.all(players.map(({ page }) => isOver(page)));
    if (over.every(Boolean)) return;
    let isActing = false;
    for (const [i, player] of players.entries()) {
      if (over[i]) continue;
      await lookAround(player);
      const dice = Array.from({ length: 40 }, () => player.random());
      const found = await player.page.evaluate(next, { dice, magic: player.magic });
      if (!found) continue;
      isActing = true;
      made++;
      player.made++;
      if (found.isCovered) note(`${player.name}: covered: ${found.name}`);
      else if (player.page.viewportSize()!.width < 1100) await player.page.touchscreen.tap(found.x, found.y);
      else await player.page.mouse.click(found.x, found.y);
      if (most === Infinity && player.made === 60) await picture(player.page, `${player.name}-middle`);
    }
    if (isActing) idle = Date.now();
    else if (Date.now() - idle > patience) {
      for (const { page, name } of players) await picture(page, `${name}-STUCK`);
      throw new Error(`nothing to do: ${await players[0]!.page.locator("body").ariaSnapshot()}`);
    } else await players[0]!.page.waitForTimeout(40);
  }
}
