/** The list of open tables, live. */
import type { LobbyEntry, Notice } from "../core/protocol.ts";
import type { Hall } from "./hall.ts";
import { unattended } from "./hall.ts";
import type { SeatRow, TableRow } from "./store.ts";

const MOST_LISTED = 100;
/** Changes that come together are told together. */
const TOGETHER_MS = 200;

const listed = ({ id, terms, seats, created }: TableRow): LobbyEntry => ({
  id,
  game: terms.game,
  options: terms.options ?? {},
  seats: seats.map(listedSeat),
  ...(terms.clock && { clock: terms.clock }),
  created,
});

export const listedSeat = ({ person, bot, name, colour }: SeatRow): LobbyEntry["seats"][number] => ({
  by: person !== undefined ? "person" : bot !== undefined ? "bot" : "nobody",
  ...(name !== undefined && { name }),
  ...(colour !== undefined && { colour }),
  ...(bot !== undefined && { level: bot }),
});

export const openTables = async (hall: Hall): Promise<LobbyEntry[]> =>
  (await hall.store.openTables(MOST_LISTED)).map(listed);

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
  const stop = hall.bus.subscribe("lobby", () => {
    timer ??= setTimeout(() => unattended(hall, tell()), TOGETHER_MS);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}

/** The list of open tables has changed. */
export const tellLobby = (hall: Hall): void => hall.bus.publish("lobby", "");
