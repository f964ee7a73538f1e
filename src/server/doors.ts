/** By which links one comes to a table, and who has been sent away from it. */
import { createHash } from "node:crypto";
import type { Room } from "./room.ts";
import type { TableRow } from "./store.ts";
import type { Caller } from "./requests.ts";

/** Where somebody came from, so that only this table can recognise it. */
const markOf = ({ secret }: TableRow, place: string): string =>
  `from ${createHash("sha256").update(`${secret} ${place}`).digest("base64url")}`;

export const isBanned = (row: TableRow, { id, place }: Caller): boolean =>
  row.banned.includes(id) || row.banned.includes(markOf(row, place));

/** After somebody was sent away, newcomers need the new link; who has left a seat of the running game does not. */
export const isOldLink = (row: TableRow, person: string, link: string): boolean =>
  row.door !== undefined && link !== row.door && row.left?.[person] === undefined;

/** Anybody finds an open table: there a new guest from the same place stays away too, unless the host is at home there. */
export function placesToBan(room: Room, person: string, home: string): string[] {
  if (!room.row.open) return [];
  const places = [...room.watchers.values()]
    .filter(({ connection }) => connection.person === person && connection.place !== home)
    .map(({ connection }) => markOf(room.row, connection.place));
  return [...new Set(places)];
}
