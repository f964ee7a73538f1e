/** Past games as a table for spreadsheets. */
import { momentText } from "./calendar.ts";
import type { PastGame } from "./career.ts";

const HEAD = ["ended", "game", "kind", "players", "seat", "end", "rank", "score", "with", "counted", "id"];

/** A spreadsheet must not take a name for a formula, nor a line for two. */
function cell(value: string | number | undefined): string {
  const text = String(value ?? "");
  const safe = typeof value === "string" && /^[\t\r =+\-@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export const pastHead = (): string => `${HEAD.join(",")}\r\n`;

export function pastLine({
  ended,
  game,
  kind,
  players,
  seat,
  end,
  rank,
  score,
  company,
  account,
  id,
}: PastGame): string {
  const others = company.map(({ name }) => name).join("; ");
  const counted = Object.entries({ ...account.counts, ...account.favourites })
    .map(([name, count]) => `${name} ${count}`)
    .join("; ");
  return `${[momentText(ended), game, kind, players, seat + 1, end, rank, score, others, counted, id].map(cell).join(",")}\r\n`;
}
