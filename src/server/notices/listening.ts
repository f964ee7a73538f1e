/** What somebody wants of one table, and asking somebody else to a table. */
import type { Refusal } from "../../core/game.ts";
import { ONLOOKER, refuse } from "../../core/game.ts";
import type { Listening } from "../../core/notices.ts";
import type { Hall } from "../hall.ts";
import { noTable } from "../requests.ts";
import { isSeatLink, seatOf } from "../room.ts";
import { begun, notHost } from "../seats.ts";
import type { Person } from "../store.ts";
import { freshRoomAt } from "../watching.ts";

const MOST_EARS = 200;

export interface TableEar {
  /** What one wants of it. */
  readonly ear: Listening;
}

export async function earFor(hall: Hall, person: string, link: string): Promise<TableEar | Refusal> {
  const row = await hall.store.table(link);
  if (!row) return noTable();
  return { ear: (await hall.store.ears(person)).find(({ table }) => table === row.id)?.ear ?? "usual" };
}

export async function listenTo(hall: Hall, person: string, link: string, ear: Listening): Promise<TableEar | Refusal> {
  const row = await hall.store.table(link);
  if (!row) return noTable();
  const isSeated = row.seats.some((seat) => seat.person === person);
  if (ear === "follow" && row.terms.onlookers === false && !isSeated)
    return refuse("no-onlookers", "This table wants no onlookers.");
  const ears = await hall.store.ears(person);
  if (ear !== "usual" && ears.length >= MOST_EARS && !ears.some(({ table }) => table === row.id))
    return refuse("too-many", "You follow or mute enough tables.");
  await hall.store.setEar(person, row.id, ear);
  return { ear };
}

/** Who is asked is somebody the host has sat at a table with: nobody else can be, and nobody learns anybody's id. */
export async function invite(
  hall: Hall,
  person: Person,
  { table, from, seat }: { readonly table: string; readonly from: string; readonly seat: number },
): Promise<object | Refusal> {
  const before = await hall.store.table(from);
  if (!before) return noTable();
  const wasThere = before.seats.some((each) => each.person === person.id) && isSeatLink(before, from);
  const other = wasThere ? before.seats[seat]?.person : undefined;
  const isSomebody = other !== undefined && other !== person.id;
  return inviteFriend(hall, person, table, isSomebody ? other : undefined);
}

/** Undefined: whoever is meant is nobody the host knows. */
export async function inviteFriend(
  hall: Hall,
  person: Person,
  table: string,
  other: string | undefined,
): Promise<object | Refusal> {
  const room = await freshRoomAt(hall, table);
  if (!room) return noTable();
  const { row } = room;
  if (row.host !== person.id || !isSeatLink(row, table)) return notHost();
  if (row.stage !== "waiting") return begun();
  if (other === undefined) return refuse("no-seat", "You have not played with anybody there.");
  // Who was sent away, or sits here already, is told nothing; nor is the host told about it.
  if (seatOf(room, other) !== ONLOOKER || row.banned.includes(other)) return {};
  const detail = { game: row.terms.game, host: person.name, with: row.seats.flatMap(({ name }) => name ?? []) };
  const at = hall.now();
  await hall.store.tell({ tidings: [{ person: other, kind: "invitation", table: row.id, n: 0, at, detail }] }, row.id);
  hall.reach?.poke();
  return {};
}
