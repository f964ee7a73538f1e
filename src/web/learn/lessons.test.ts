import { beforeEach, describe, expect, test, vi } from "vitest";
import { isRefusal } from "../../core/game.ts";
import { ABOUT } from "../app/games.ts";
import type { Kit } from "../table/kit.ts";
import type { Lesson } from "./lesson.ts";

const kept = new Map<string, string>();
vi.stubGlobal("localStorage", {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, text: string) => kept.set(key, text),
  removeItem: (key: string) => kept.delete(key),
});
const { openLesson } = await import("./session.ts");
const { progressOf } = await import("./progress.ts");

/** Of each step. */
const MOST_TRIED = 5;
const NONE = { leave: "/", Beside: () => null };
const words = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}|\d/u.test(word)).length;

const taught: [string, Kit, Lesson][] = [];
for (const about of ABOUT) {
  const kit = await about.kit();
  for (const lesson of (await about.lessons?.()) ?? []) taught.push([`${about.name}, ${lesson.name}`, kit, lesson]);
}

beforeEach(() => kept.clear());

test("every game of the house teaches itself", () => {
  expect(taught.filter(([, , { name }]) => name === "first").map(([, { game }]) => game.name)).toEqual([
    "towers",
    "magicians",
  ]);
});

describe.each(taught)("%s", (_title, kit, lesson) => {
  test("at most eight steps of fifteen words, in both languages", () => {
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    for (const { say, answer } of lesson.steps)
      for (const language of ["de", "en"] as const)
        expect(words(`${say[language]} ${answer[language]}`), say[language]).toBeLessThanOrEqual(15);
  });

  test("who does as told comes to the end, and every step is counted", async () => {
    const session = openLesson(kit, lesson, () => NONE);
    for (const [i] of lesson.steps.entries()) {
      expect(session.step.value).toBe(i);
      for (let n = 0; !session.isFinished.value; n++) {
        expect(n).toBeLessThan(20);
        expect(session.frames.value.at(-1)!.legal).toContain(session.model());
        expect(await session.submit(session.model()!)).toBeUndefined();
      }
      session.go(i + 1);
    }
    const { isDone, reached, finished } = progressOf(kit.game.name, lesson.name);
    const once = lesson.steps.map(() => 1);
    expect({ isDone, reached, finished }).toEqual({ isDone: true, reached: once, finished: once });
  });

  test("anything else that is legal is shown, taken back, and leaves only what is meant", async () => {
    const session = openLesson(kit, lesson, () => NONE);
    for (const [i] of lesson.steps.entries()) {
      session.go(i);
      const asked = session.frames.value.at(-1)!;
      const some = asked.legal!.filter((_, n) => n % Math.ceil(asked.legal!.length / MOST_TRIED) === 0);
      for (const text of some) {
        session.go(i);
        await session.submit(text);
        if (session.missed.value === 0) continue;
        const [seen, back] = session.frames.value.slice(-2);
        expect(seen!.by).toBe(0);
        expect({ isBack: back!.undone, view: back!.view }).toEqual({ isBack: true, view: asked.view });
        expect(back!.legal).toContain(session.model());
        expect(back!.legal).not.toContain(text);
      }
    }
  });

  test("a reload comes back to the same step", () => {
    const last = lesson.steps.length - 1;
    openLesson(kit, lesson, () => NONE).go(last);
    expect(openLesson(kit, lesson, () => NONE).step.value).toBe(last);
  });

  test("what the rules do not allow is refused", async () => {
    expect(isRefusal(await openLesson(kit, lesson, () => NONE).submit("fly"))).toBe(true);
  });
});
