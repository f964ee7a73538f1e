/** When something was, as people say it. */
import { language } from "../app/settings.ts";
import { t } from "./words.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const dayOf = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);

/** Minutes and hours while they are few, then yesterday, then the date. */
export function when(at: number, now = Date.now()): string {
  const ago = Math.max(0, now - at);
  const relative = new Intl.RelativeTimeFormat(language.value, { numeric: "auto" });
  if (ago < MINUTE) return t("time.now");
  if (ago < HOUR) return relative.format(-Math.floor(ago / MINUTE), "minute");
  if (dayOf(at) === dayOf(now)) return relative.format(-Math.floor(ago / HOUR), "hour");
  const days = Math.round((dayOf(now) - dayOf(at)) / DAY);
  if (days < 7) return relative.format(-days, "day");
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(at);
}

/** How long is left, in the two largest units: nobody counts the seconds of a day. */
export function lasting(ms: number): string {
  const unit = (value: number, name: "day" | "hour" | "minute" | "second"): string =>
    new Intl.NumberFormat(language.value, { style: "unit", unit: name, unitDisplay: "short" }).format(value);
  const seconds = Math.max(0, Math.floor(ms / 1000));
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor(seconds / 3600) % 24,
    Math.floor(seconds / 60) % 60,
  ];
  if (days > 0) return hours > 0 ? `${unit(days, "day")} ${unit(hours, "hour")}` : unit(days, "day");
  if (hours > 0) return minutes > 0 ? `${unit(hours, "hour")} ${unit(minutes, "minute")}` : unit(hours, "hour");
  return minutes > 0 ? unit(minutes, "minute") : unit(seconds, "second");
}
