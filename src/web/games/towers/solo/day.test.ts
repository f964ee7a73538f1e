import { expect, test } from "vitest";
import { clockWords, dayAt, dayOf, daysAfter, nextDayIn, seedOf, weeksUntil } from "./day.ts";

const NOON = Date.UTC(2026, 10, 16, 12);

test("a day begins at midnight UTC, and its deal is named after it", () => {
  expect(dayAt(NOON)).toBe("2026-11-16");
  expect(dayAt(Date.UTC(2026, 10, 16, 23, 59, 59, 999))).toBe("2026-11-16");
  expect(dayAt(Date.UTC(2026, 10, 17))).toBe("2026-11-17");
  expect(dayOf(seedOf("2026-11-16"))).toBe("2026-11-16");
  expect(dayOf("k3j2h1")).toBeUndefined();
});

test("days go on over months and leap days", () => {
  expect(daysAfter("2026-11-30", 1)).toBe("2026-12-01");
  expect(daysAfter("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysAfter("2026-01-01", -1)).toBe("2025-12-31");
});

test("weeks begin on Monday and end with the week of the day", () => {
  const weeks = weeksUntil("2026-11-18", 2);
  expect(weeks[0]![0]).toBe("2026-11-09");
  expect(weeks[1]).toEqual(["16", "17", "18", "19", "20", "21", "22"].map((day) => `2026-11-${day}`));
  expect(weeksUntil("2026-11-22", 1)[0]).toEqual(weeks[1]);
});

test("the countdown reaches midnight", () => {
  expect(nextDayIn(NOON)).toBe(12 * 3_600_000);
  expect(clockWords(nextDayIn(NOON))).toBe("12:00:00");
  expect(clockWords(61_500)).toBe("0:01:02");
});
