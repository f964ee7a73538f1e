/** Whether somebody still has to be told: between writing a tiding and carrying it the table may have gone on. */
import type { Hall } from "../hall.ts";
import type { TableRow } from "../store.ts";
import type { HeldTiding } from "./tidingStore.ts";

interface Now {
  readonly row: TableRow | undefined;
  /** The number of the latest entry. */
  readonly n: number;
}

/** How things stand at the tables of some tidings. */
export async function standings(hall: Hall, tidings: readonly HeldTiding[]): Promise<ReadonlyMap<string, Now>> {
  const ids = [...new Set(tidings.filter(({ table }) => table !== "").map(({ table }) => table))];
  const heads = new Map((await hall.store.heads(ids)).map(({ id, n }) => [id, n]));
  const rows = await Promise.all(ids.map((id) => hall.store.table(id)));
  return new Map(ids.map((id, i) => [id, { row: rows[i], n: heads.get(id) ?? -1 }]));
}

const isSeated = (row: TableRow, person: string): boolean => row.seats.some((seat) => seat.person === person);

/** Nobody has to hear of a table that began so long ago. */
const BEGUN_MS = 3_600_000;

export function isMoot(tiding: HeldTiding, now: ReadonlyMap<string, Now>, at: number): boolean {
  const { kind, person, table, n, ear, to, detail } = tiding;
  if (kind === "confirm") return to.state !== "unconfirmed";
  if (kind === "test") return to.state !== "on";
  if (to.state === "off" || to.state === "unconfirmed" || ear === "mute") return true;
  const { row, n: latest } = now.get(table) ?? { row: undefined, n: -1 };
  if (!row) return true;
  switch (kind) {
    case "turn":
    case "half":
    case "tenth":
      // Any entry since then was this person's own, or took the question back.
      return (
        row.stage !== "playing" ||
        latest !== n ||
        !row.seats.some((seat) => seat.person === person && seat.standIn !== true)
      );
    case "invitation":
      return row.stage !== "waiting" || isSeated(row, person) || row.banned.includes(person);
    case "rematch":
      return row.stage !== "waiting" || !isSeated(row, person);
    case "weekly":
      return row.stage !== "waiting" || !isSeated(row, person) || Number(detail.begins) + BEGUN_MS < at;
    case "over":
      return !isSeated(row, person);
    case "report":
      return ear !== "follow" || isSeated(row, person);
  }
}
