/** What a table waits for that nobody has to click. */
import { OVER } from "../core/game.ts";
import { deadline } from "./clocks.ts";
import type { Room } from "./room.ts";
import { isBot } from "./room.ts";

/** When this table needs somebody even if no one connects: at once for bots, at the deadline for people on a clock. */
export function dueOf(room: Room): number | null {
  const { table, game, row } = room;
  if (!table || game.decider(table.state) === OVER) return null;
  // Where nobody has a seat any more, nobody waits: bots go on when somebody looks.
  if (row.seats.every(({ person }) => person === undefined)) return null;
  if (isBot(row.seats[game.decider(table.state)]!) || orderedText(room) !== undefined) return 0;
  const next = deadline(room);
  return next && next.what !== "absent" ? next.at : null;
}

/** The text of what the decider's standing order decides now. */
export function orderedText({ game, table, row }: Room): string | undefined {
  const { order = game.orders[0] ?? "" } = row.seats[game.decider(table!.state)]!;
  const decision = game.byOrder(table!.state, order);
  return decision === undefined ? undefined : game.format(table!.state, decision);
}
