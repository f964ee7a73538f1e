import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** What the browser would give: a page that is looked at, with a network. */
vi.stubGlobal("navigator", { onLine: true });
const page = new EventTarget();
vi.stubGlobal("document", Object.assign(new EventTarget(), { hidden: false }));
vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
const { isOffline, keepAlive, pauseBefore } = await import("./pulse.ts");

const told: string[] = [];
let isOpen = true;
let isWaiting = false;
const pulse = keepAlive(
  {
    isOpen: () => isOpen,
    isWaiting: () => isWaiting,
    ask: () => told.push("ask"),
    lost() {
      told.push("lost");
      isOpen = false;
    },
    again: () => told.push("again"),
  },
  () => Date.now(),
);

beforeEach(() => {
  vi.useFakeTimers();
  told.length = 0;
  isOpen = true;
  isWaiting = false;
  pulse.begin();
  pulse.heard();
});
afterEach(() => {
  pulse.end();
  vi.useRealTimers();
});

test("a connection that answers is left alone", () => {
  for (let i = 0; i < 60; i++) {
    vi.advanceTimersByTime(1000);
    if (told.at(-1) === "ask") pulse.heard();
  }
  expect(told).not.toContain("lost");
  expect(told.length).toBeLessThan(8);
});

test("one that is silent is asked, and lost if it stays so", () => {
  vi.advanceTimersByTime(14_000);
  expect(told).toEqual(["ask", "lost"]);
});

test("what was asked and is not answered within four seconds means that it is lost", () => {
  isWaiting = true;
  pulse.asked();
  vi.advanceTimersByTime(3900);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(700);
  expect(told).toEqual(["lost"]);
});

test("without a network it is known within two seconds, unless the server is on this machine", () => {
  page.dispatchEvent(new Event("offline"));
  expect([told.join(), isOffline.value]).toEqual(["ask", true]);
  pulse.heard();
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["ask"]);
  page.dispatchEvent(new Event("offline"));
  vi.advanceTimersByTime(2000);
  expect(told).toEqual(["ask", "ask", "lost"]);
  isOpen = false;
  page.dispatchEvent(new Event("online"));
  expect([told.at(-1), isOffline.value]).toEqual(["again", false]);
});

test("who looks again is connected at once", () => {
  isOpen = false;
  document.dispatchEvent(new Event("visibilitychange"));
  expect(told).toEqual(["again"]);
});

test("tries come soon, seldom three seconds apart, and never all at once", () => {
  expect(pauseBefore(0, 1)).toBe(250);
  expect(pauseBefore(0, 0)).toBe(125);
  // A server that is away for three seconds is found again within two more.
  let waited = 0;
  for (let k = 0; waited < 3000; k++) waited += pauseBefore(k, 1);
  expect(waited).toBeLessThan(5000);
  expect(pauseBefore(50, 1)).toBe(10_000);
});
