/** The games of the first page go on only as long as what they told has been shown. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { towers } from "../../games/towers/game.ts";
import type { Kit } from "../table/kit.ts";

const kit = { game: towers, quickGame: { players: 3, start: 0 } } as unknown as Kit;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("nothing waits to be shown when everybody has gone: no step before the one before has been seen", async () => {
  const { openDemo } = await import("./demo.ts");
  let isShown = false;
  const { frames, close } = openDemo(kit, () => isShown);
  vi.advanceTimersByTime(30_000);
  expect(frames.value.length).toBe(1);
  isShown = true;
  vi.advanceTimersByTime(6000);
  expect(frames.value.length).toBe(3);
  close();
});
