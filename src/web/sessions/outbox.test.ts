import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refuse } from "../../core/game.ts";
import { BREATH_MS, openOutbox } from "./outbox.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test("what is said too fast is said a moment later, in order", async () => {
  const heard: string[] = [];
  let last = -Infinity;
  const box = openOutbox(async (text) => {
    if (Date.now() - last < 1000) return refuse("too-fast", "One at a time.");
    last = Date.now();
    heard.push(text);
    return {};
  });
  for (const text of ["a", "b", "c"]) box.say(text);
  await vi.advanceTimersByTimeAsync(0);
  expect([heard, box.waiting.value]).toEqual([["a"], ["b", "c"]]);
  await vi.advanceTimersByTimeAsync(BREATH_MS);
  expect(heard).toEqual(["a", "b"]);
  await vi.advanceTimersByTimeAsync(2 * BREATH_MS);
  expect([heard, box.waiting.value, box.returned.value]).toEqual([["a", "b", "c"], [], undefined]);
});

test("what the table does not want comes back with the reason; the rest goes on", async () => {
  const heard: string[] = [];
  const box = openOutbox(async (text) => (text === "no" ? refuse("silence", "Hush.") : { k: heard.push(text) }));
  box.say("no");
  box.say("yes");
  await vi.advanceTimersByTimeAsync(0);
  expect(heard).toEqual(["yes"]);
  expect(box.returned.value).toMatchObject({ text: "no", why: { refused: "silence" } });
  box.say("well");
  expect(box.returned.value).toBeUndefined();
});
