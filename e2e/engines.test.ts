/** A pass through both games in every other browser that is there (F-6). */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ENGINES } from "./engines.ts";
import type { Engine } from "./engines.ts";
import type { House } from "./house.ts";
import { openHouse } from "./house.ts";

const DECISIONS = 25;

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Runs in the page: taps whatever can be decided, until so many frames have come or the game is over. */
function tapOn(decisions: number, patience: number): Promise<{ frames: number; faults: string[] }> {
  const faults: string[] = [];
  window.addEventListener("error", ({ message }) => faults.push(message));
  window.addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
  const frame = (): number => Number(document.querySelector<HTMLElement>("main.table")?.dataset.n ?? -1);
  const start = frame();
  const began = performance.now();
  let seed = 7;
  const pick = (n: number): number => (seed = (seed * 1103515245 + 12345) % 2147483648) % n;
  return new Promise((resolve) => {
    const tick = (): void => {
      const isDone = frame() >= start + decisions || document.querySelector(".result") !== null;
      if (isDone || performance.now() > began + patience) return resolve({ frames: frame() - start, faults });
      const places = ".scene button, .doing button, .holding button";
      const buttons = [...document.querySelectorAll<HTMLButtonElement>(places)].filter(
        (each) => !each.disabled && each.ariaDisabled !== "true" && !each.closest("[inert], .spells, .orders"),
      );
      if (document.querySelector("main.table.asked")) buttons[pick(Math.max(1, buttons.length))]?.click();
      setTimeout(tick, 15);
    };
    tick();
  });
}

interface Shape {
  readonly board: number;
  readonly sideways: boolean;
}

/** Runs in the page: how much of it the board fills, and whether it is wider than the window. */
function measure(): Shape {
  const { width, height } = document.querySelector("main.table .scene svg")!.getBoundingClientRect();
  const page = document.documentElement;
  return { board: (width * height) / (innerWidth * innerHeight), sideways: page.scrollWidth > page.clientWidth };
}

/** Where set-up may install, all must be there; elsewhere those that happen to be. */
test("the other browsers that can be installed here are here", () => {
  const canInstall = existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;
  console.log(`other browsers: ${Object.keys(ENGINES).join(", ") || "none"}`);
  expect(Object.keys(ENGINES)).toEqual(canInstall ? ["firefox", "webkit"] : Object.keys(ENGINES));
});

describe.each(Object.keys(ENGINES))("%s", (name) => {
  let engine: Engine;
  beforeAll(async () => {
    engine = await ENGINES[name]!();
  });
  afterAll(() => engine.close());

  test.each(["towers", "magicians"])("%s can be seen and played", async (game) => {
    await engine.goto(house.base);
    await engine.run(`localStorage.setItem("zaubertisch.speed", "instant")`);
    await engine.goto(house.base);
    await engine.run(`(${String(waitFor)})('[data-action="play-${game}"]').then((button) => button.click())`);
    await engine.run(`(${String(waitFor)})("main.table.asked .scene svg").then(() => true)`);
    const shape = (await engine.run(`(${String(measure)})()`)) as Shape;
    expect(shape.sideways).toBe(false);
    expect(shape.board).toBeGreaterThan(0.25);
    const played = await engine.run(`(${String(tapOn)})(${DECISIONS}, 25000)`);
    expect(played).toMatchObject({ faults: [] });
    expect((played as { frames: number }).frames).toBeGreaterThanOrEqual(DECISIONS);
    await keep(`${name}-${game}`, engine);
  });
});

/** Runs in the page. */
function waitFor(selector: string): Promise<HTMLElement> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const look = (): void => {
      const found = document.querySelector<HTMLElement>(selector);
      if (found) resolve(found);
      else if (performance.now() > began + 15_000) reject(new Error(`there is no ${selector}`));
      else setTimeout(look, 20);
    };
    look();
  });
}

/** Pictures for people to look at, where they are wanted. */
async function keep(name: string, engine: Engine): Promise<void> {
  const folder = process.env.SHOTS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/${name}.png`, await engine.shot());
}
