import { signal } from "@preact/signals";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Frame } from "../../core/table.ts";
import type { Player } from "./kit.ts";
import { openPondering } from "./pondering.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const player = (by: Player["by"]): Player => ({ name: by, colour: 0, by, here: true, standIn: false });
const frameFor = (decider: Frame["decider"]) => ({ decider }) as Frame;

test("a bot that takes longer than a second is said to ponder, until it has decided; a person never is", () => {
  const frame = signal(frameFor(1));
  const { isLong, close } = openPondering(frame, signal([player("person"), player("bot")]));
  vi.advanceTimersByTime(990);
  expect(isLong.value).toBe(false);
  vi.advanceTimersByTime(20);
  expect(isLong.value).toBe(true);
  frame.value = frameFor(1);
  expect(isLong.value).toBe(false);
  frame.value = frameFor(0);
  vi.advanceTimersByTime(5000);
  expect(isLong.value).toBe(false);
  frame.value = frameFor(1);
  close();
  vi.advanceTimersByTime(5000);
  expect(isLong.value).toBe(false);
});
