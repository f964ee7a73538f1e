/** A guest's tables: those that wait, those that run with whose turn it is, and how the others ended. */
import { OVER } from "../core/game.ts";
import type { OwnTable, OwnTablesQuery } from "../core/ownTables.ts";
import { MOST_TABLES } from "../core/ownTables.ts";
import { deadline } from "./clocks.ts";
import type { Hall } from "./hall.ts";
import { freshen } from "./nodes.ts";
import { roomOf } from "./rooms.ts";
import { listedSeat } from "./lobby.ts";
import type { Room } from "./room.ts";
import { alone } from "./room.ts";
import type { TableRow } from "./store.ts";

/** Newest first; `before` pages on from the last of the page before. */
export async function ownTables(hall: Hall, person: string, query: OwnTablesQuery): Promise<OwnTable[]> {
  if (person === "") return [];
  const { most = MOST_TABLES, ...rest } = query;
  const rows = await hall.store.tablesOf(person, most, rest);
  await freshen(
    hall,
    rows.map(({ id }) => id),
  );
  return Promise.all(rows.map(async (row) => ({ ...plain(row, person), ...(await played(hall, row)) })));
}

const plain = ({ id, stage, created, terms, setup, seats, host, next }: TableRow, person: string): OwnTable => ({
  table: id,
  game: terms.game,
  stage,
  created,
  options: setup?.options ?? terms.options ?? {},
  seats: seats.map((seat) => ({
    ...listedSeat(seat),
    ...(seat.standIn && { standIn: true }),
    ...(seat.person === host && { host: true }),
  })),
  you: seats.findIndex((seat) => seat.person === person),
  ...(terms.clock && { clock: terms.clock }),
  ...(next !== undefined && { next }),
});

/** What only the game itself can tell. A finished table says it in its row, unless it is from an earlier version. */
async function played(hall: Hall, row: TableRow): Promise<Partial<OwnTable>> {
  if (row.stage === "waiting") return {};
  if (row.result && row.ended !== undefined) return { result: row.result, ended: row.ended };
  try {
    const room = await roomOf(hall, row.id);
    return room ? await alone(room, async () => standOf(room, hall.now())) : {};
  } catch (error) {
    // One table that cannot be read must not hide the others.
    hall.log.error({ err: error }, "table cannot be opened");
    return {};
  }
}

function standOf(room: Room, now: number): Partial<OwnTable> {
  const { game, table, times } = room;
  if (!table) return {};
  const last = times.at(-1);
  const asked = game.decider(table.state);
  const result = game.result(table.state);
  if (asked === OVER && result) return { stage: "over", result, ...(last !== undefined && { ended: last }) };
  const next = deadline(room);
  const isTimed = next !== undefined && next.what !== "absent";
  return {
    asked,
    ...(isTimed && { left: Math.max(0, next.at - now) }),
    ...(last !== undefined && { since: last }),
  };
}
