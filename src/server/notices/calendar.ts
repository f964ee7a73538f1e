/** A calendar of the moments until which somebody has to decide (RFC 5545). */
import type { Manner } from "../../core/notices.ts";
import type { OwnTable } from "../../core/ownTables.ts";
import { digestOf } from "./signing.ts";
import { gameTitle, listed, say } from "./words.ts";

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r?\n/g, "\\n");

/** Lines have at most 75 bytes; more goes on after a blank. No character is cut in two. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = "";
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > 73) {
      parts.push(part);
      part = "";
    }
    part += letter;
  }
  return [...parts, part].join("\r\n ");
}

const moment = (at: number): string => `${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, "")}`;

export function calendarOf(
  tables: readonly OwnTable[],
  { language }: Pick<Manner, "language">,
  origin: string,
  now: number,
): string {
  const events = tables.flatMap(({ table, game, stage, asked, you, left, seats, since }) => {
    if (stage !== "playing" || asked !== you || left === undefined || seats[you]?.standIn) return [];
    const names = seats.flatMap(({ by, name }, seat) => (by === "person" && seat !== you ? [name ?? ""] : []));
    const at = now + left;
    return [
      "BEGIN:VEVENT",
      `UID:${digestOf("deadline", table, since ?? 0)}@zaubertisch`,
      `DTSTAMP:${moment(now)}`,
      `DTSTART:${moment(at)}`,
      `DTEND:${moment(at)}`,
      `SUMMARY:${escaped(say(language, "deadline", { game: gameTitle(language, game) }))}`,
      ...(names.length > 0
        ? [`DESCRIPTION:${escaped(say(language, "with", { names: listed(language, names) }))}`]
        : []),
      `URL:${origin}/t/${table}`,
      "TRANSP:TRANSPARENT",
      "END:VEVENT",
    ];
  });
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Zaubertisch//EN",
    "METHOD:PUBLISH",
    `X-WR-CALNAME:${escaped(say(language, "calendar"))}`,
    "REFRESH-INTERVAL;VALUE=DURATION:PT1H",
    ...events,
    "END:VCALENDAR",
    "",
  ]
    .map(folded)
    .join("\r\n");
}
