import { expect, test } from "vitest";
import { renewOnce, renewWhenOutdated } from "./renewal.ts";

function renewing(): { at(now: number): boolean; count(): number } {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => void kept.set(key, text),
  };
  let reloads = 0;
  return { at: (now) => renewOnce(now, storage, () => reloads++), count: () => reloads };
}

test("a part that is gone brings the page anew, once; another one later does so again", () => {
  const page = renewing();
  expect([page.at(1_000_000), page.at(1_005_000), page.at(1_030_000)]).toEqual([true, false, true]);
  expect(page.count()).toBe(2);
});

test("where nothing can be remembered the page stays", () => {
  let reloads = 0;
  const forbidden = (): never => {
    throw new Error("forbidden");
  };
  expect(renewOnce(1, { getItem: forbidden, setItem: forbidden }, () => reloads++)).toBe(false);
  expect(reloads).toBe(0);
});

test("what breaks off because somebody leaves does not keep them here", () => {
  let reloads = 0;
  const page = Object.assign(new EventTarget(), {
    sessionStorage: { getItem: () => null, setItem: () => undefined },
    location: { reload: () => reloads++ },
  });
  renewWhenOutdated(page);
  const fire = (name: string): boolean => page.dispatchEvent(new Event(name, { cancelable: true }));
  fire("beforeunload");
  expect([fire("vite:preloadError"), reloads]).toEqual([true, 0]);
  fire("pageshow");
  expect([fire("vite:preloadError"), reloads]).toEqual([false, 1]);
});
