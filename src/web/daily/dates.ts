/** Days in words. */
import type { Day } from "../../core/day.ts";
import { startOf } from "../../core/day.ts";

export const dateWords = (day: Day, language: string): string =>
  new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }).format(startOf(day));
