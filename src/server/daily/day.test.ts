import { expect, test } from "vitest";
import { dayAt, daysAfter, endOf, isDay, nextDayIn, startOf, streakUntil } from "../../core/day.ts";

test("days are those of every calendar, over leap years and centuries", () => {
  for (let ms = Date.parse("1899-12-30T00:00:00Z"); ms < Date.parse("2110-01-01"); ms += 86_400_000 * 17 + 12_345) {
    const day = new Date(ms).toISOString().slice(0, 10);
    expect(dayAt(ms)).toBe(day);
    expect(startOf(day)).toBe(Date.parse(day));
  }
  expect(daysAfter("2024-02-28", 1)).toBe("2024-02-29");
  expect(daysAfter("2026-01-01", -1)).toBe("2025-12-31");
  expect(endOf("2026-12-31")).toBe(Date.parse("2027-01-01"));
  expect(nextDayIn(Date.parse("2026-11-18T23:59:59Z"))).toBe(1000);
});

test("what is no day", () => {
  for (const text of ["2026-02-30", "2026-13-01", "2026-00-10", "18.11.2026", "", "2026-1-1", "tomorrow"])
    expect(isDay(text), text).toBe(false);
  expect(isDay("2024-02-29")).toBe(true);
});

test("days in a row end today or yesterday", () => {
  const days = new Set(["2026-11-15", "2026-11-16", "2026-11-17"]);
  expect(streakUntil(days, "2026-11-17")).toBe(3);
  expect(streakUntil(days, "2026-11-18")).toBe(3);
  expect(streakUntil(days, "2026-11-19")).toBe(0);
});
