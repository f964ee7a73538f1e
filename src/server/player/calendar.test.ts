import { expect, test } from "vitest";
import { dayText, momentText } from "../../core/calendar.ts";

test("days and moments are those of the calendar, over four centuries and before 1970", () => {
  for (let at = Date.UTC(1931, 0, 1); at < Date.UTC(2405, 0, 1); at += 86_400_000 * 7 + 12_345_000) {
    const right = new Date(at).toISOString();
    expect(dayText(at)).toBe(right.slice(0, 10));
    expect(momentText(at)).toBe(`${right.slice(0, 19)}Z`);
  }
  for (const day of ["2000-02-29", "1900-02-28", "1900-03-01", "2100-03-01", "2024-12-31", "1970-01-01"])
    expect(dayText(Date.parse(day))).toBe(day);
});
