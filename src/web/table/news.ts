/** What has changed around a table between two looks at it: who left, who is away, where a bot steps in. */
import type { SeatInfo } from "../../core/info.ts";

export interface News {
  readonly what: "away" | "back" | "standIn" | "again" | "left" | "joined" | "renamed";
  readonly seat: number;
  /** The person's name; with a new one, the old one too. */
  readonly name: string;
  readonly before?: string;
}

/** One piece of news for each seat at most: what matters most to the others. */
export function newsOf(before: readonly SeatInfo[], after: readonly SeatInfo[]): News[] {
  return after.flatMap((now, seat) => {
    const was = before[seat];
    const news = was && changeOf(was, now);
    return news ? [{ seat, ...news }] : [];
  });
}

function changeOf(was: SeatInfo, now: SeatInfo): Omit<News, "seat"> | undefined {
  const name = now.name ?? was.name ?? "";
  if (was.by === "person" && now.by === "bot") return { what: "left", name: was.name ?? name };
  if (was.by === "bot" && now.by === "person") return { what: "joined", name };
  if (was.by !== "person" || now.by !== "person") return undefined;
  const stoodIn = was.standIn === true;
  if (stoodIn !== (now.standIn === true)) return { what: stoodIn ? "again" : "standIn", name };
  if (was.here !== now.here) return { what: now.here ? "back" : "away", name };
  if (was.name !== now.name) return { what: "renamed", name, before: was.name ?? "" };
  return undefined;
}
