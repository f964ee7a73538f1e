/** Days and times as people say them. */
import type { Weekly } from "../../core/company.ts";
import { language } from "../app/settings.ts";

/** A Monday. */
const MONDAY = Date.UTC(2026, 10, 16);
const DAY_MS = 86_400_000;

/** 1 is Monday. */
export const dayName = (weekday: number): string =>
  new Date(MONDAY + (weekday - 1) * DAY_MS).toLocaleDateString(language.value, { weekday: "long", timeZone: "UTC" });

export const clockTime = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

export const dateOf = (at: number): string =>
  new Date(at).toLocaleDateString(language.value, { day: "numeric", month: "long", year: "numeric" });

/** As clocks here show it. */
export const momentOf = ({ next }: Weekly): string =>
  new Date(next).toLocaleString(language.value, {
    weekday: "short",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  });

export const isElsewhere = ({ zone }: Weekly): boolean => Intl.DateTimeFormat().resolvedOptions().timeZone !== zone;
