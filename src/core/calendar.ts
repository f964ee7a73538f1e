/** The calendar as arithmetic: rules and what lies beside them know no clock. */

const DAY_MS = 86_400_000;
/** The Gregorian calendar repeats itself after so many days. */
const ERA_DAYS = 146_097;
const ERA_YEARS = 400;
/** From 1 March of the year 0 to 1970. */
const TO_1970 = 719_468;

const two = (count: number): string => String(count).padStart(2, "0");

/** The day of a moment in UTC, `2026-11-18`: years begin in March here, so that a leap day comes last. */
export function dayText(at: number): string {
  const days = Math.floor(at / DAY_MS) + TO_1970;
  const era = Math.floor(days / ERA_DAYS);
  const ofEra = days - era * ERA_DAYS;
  const year = Math.floor(
    (ofEra - Math.floor(ofEra / 1460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / (ERA_DAYS - 1))) / 365,
  );
  const ofYear = ofEra - (365 * year + Math.floor(year / 4) - Math.floor(year / 100));
  const march = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * march + 2) / 5) + 1;
  const month = march < 10 ? march + 3 : march - 9;
  return `${year + era * ERA_YEARS + Number(month <= 2)}-${two(month)}-${two(day)}`;
}

/** A moment in UTC, `2026-11-18T23:05:09Z`. */
export function momentText(at: number): string {
  const seconds = Math.floor((((at % DAY_MS) + DAY_MS) % DAY_MS) / 1000);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${dayText(at)}T${two(hours)}:${two(minutes)}:${two(seconds % 60)}Z`;
}
