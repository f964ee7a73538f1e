/** The list of open tables, live. */
import type { LobbyEntry } from "../core/info.ts";
import type { Notice } from "../core/protocol.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import type { Gossip } from "./gossip.ts";
import type { Limit } from "./limits.ts";
import { LIMITS } from "./limits.ts";
import type { Caller } from "./requests.ts";
import type { SeatRow, TableRow } from "./store.ts";

/** Changes that come together are told together. */
const TOGETHER_MS = 200;

const listed = ({ id, door, terms, seats, created, published }: TableRow): LobbyEntry => ({
  id: door ?? id,
  game: terms.game,
  options: terms.options ?? {},
  seats: seats.map(listedSeat),
  ...(terms.clock && { clock: terms.clock }),
  ...(terms.rated && { rated: true }),
  ...(published && { published }),
  created,
});

export const listedSeat = ({ person, bot, name, colour }: SeatRow): LobbyEntry["seats"][number] => ({
  by: person !== undefined ? "person" : bot !== undefined ? "bot" : "nobody",
  ...(name !== undefined && { name }),
  ...(colour !== undefined && { colour }),
  ...(bot !== undefined && { level: bot }),
});

export const openTables = async (hall: Hall): Promise<LobbyEntry[]> =>
  (await hall.store.openTables(LIMITS.open.all)).map(listed);

export const lobbyNotice = async (hall: Hall): Promise<Notice> => ({ type: "lobby", tables: await openTables(hall) });

/** Tells everybody who follows the list when it changes, at whatever node. Returns how to stop. */
export function keepLobby(hall: Hall): () => void {
  let timer: NodeJS.Timeout | undefined;
  const tell = async (): Promise<void> => {
    timer = undefined;
    if (hall.lobby.size === 0) return;
    const text = JSON.stringify(await lobbyNotice(hall));
    for (const connection of hall.lobby) connection.send(text);
  };
  const soon = (): void => void (timer ??= setTimeout(() => unattended(hall, tell()), TOGETHER_MS));
  const stops = [hall.bus.subscribe("lobby", soon), hall.bus.onGap(soon)];
  return () => {
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

/** The list of open tables has changed. */
export const tellLobby = (hall: Hall): void => hall.bus.publish("lobby", "");

/** Open tables of one guest and one place that wait for people: nobody fills the list alone. */
export interface Openings {
  /** May this one have another table in the list? */
  may(hall: Hall, who: Caller): Promise<boolean>;
  add(place: string, table: string): void;
}

/** A table was laid in the open from there. */
type Opened = readonly [place: string, table: string];

export function newOpenings({ guest, address }: Limit, gossip?: Gossip<Opened>): Openings {
  /** Of this life of the server, and what other nodes have told meanwhile; what a guest has is in the store. */
  const byPlace = new Map<string, Set<string>>();
  const isWaiting = async (hall: Hall, table: string): Promise<boolean> => {
    const row = await hall.store.table(table);
    return row?.stage === "waiting" && row.open;
  };
  const note = (place: string, table: string): void =>
    void byPlace.set(place, (byPlace.get(place) ?? new Set()).add(table));
  gossip?.listen(([place, table]) => note(place, table));
  return {
    async may(hall, { id, place }) {
      const waiting = await hall.store.openTables(LIMITS.open.all);
      if (waiting.filter(({ host }) => host === id).length >= guest) return false;
      const own = byPlace.get(place) ?? new Set();
      if (own.size < address) return true;
      for (const table of own) if (!(await isWaiting(hall, table))) own.delete(table);
      return own.size < address;
    },
    add(place, table) {
      note(place, table);
      gossip?.tell([place, table]);
    },
  };
}
