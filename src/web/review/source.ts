/** Where finished games come from: this device, a table of the server, or a file somebody kept. */
import type { Json, JsonObject, Refusal, Result, Seat } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { TableInfo } from "../../core/info.ts";
import type { GameRecord } from "../../core/record.ts";
import { readRecord, replay } from "../../core/record.ts";
import { isBotName } from "../../bots/levels.ts";
import { kitOf } from "../app/games.ts";
import type { Kit, Player, Speaker } from "../table/kit.ts";
import { t } from "../i18n/words.ts";
import { gameIn, hasGame } from "./gameLink.ts";
import { localPlayers } from "../sessions/begin.ts";
import { localGame } from "../sessions/saved.ts";
import { botName } from "../sessions/names.ts";
import { playerOf } from "../sessions/onlinePlayer.ts";

/** A game that is over, with everything that was hidden: nothing has to be kept from anybody any more. */
export interface Finished {
  readonly kit: Kit;
  readonly record: GameRecord & { readonly result: Result };
  /** As it was kept, with names and the proof of its luck if it has one. */
  readonly json: JsonObject;
  players(): readonly Player[];
  /** Whose game it is, if somebody here played it. */
  readonly you: Seat | undefined;
  /** The table on the server it was played at. */
  readonly table: string | undefined;
}

/** Names as records keep them: a bot's is its level. */
const namedPlayers = (json: JsonObject, seats: number): Player[] =>
  Array.from({ length: seats }, (_, seat) => {
    const names = Array.isArray(json.names) ? (json.names as readonly Json[]) : [];
    const name = typeof names[seat] === "string" ? names[seat] : "";
    const isBot = isBotName(name);
    return {
      name: isBot ? botName(name, seat) : name || t("table.player", { n: seat + 1 }),
      colour: seat,
      by: isBot ? "bot" : "person",
      here: true,
      standIn: false,
    };
  });

/** Reads JSON that may be anything. */
export async function finishedOf(json: Json, more: Partial<Finished> = {}): Promise<Finished | Refusal> {
  const record = readRecord(json);
  if (isRefusal(record)) return record;
  const kit = await kitOf(record.game);
  if (!kit) return refuse("record", "There is no such game.");
  const end = replay(kit.game, record);
  if (isRefusal(end)) return end;
  const result = kit.game.result(end);
  if (!result) return refuse("running", "This game is not over.");
  const seats = kit.game.seats(end);
  return {
    kit,
    record: { ...record, result },
    json: json as JsonObject,
    players: () => namedPlayers(json as JsonObject, seats),
    you: undefined,
    table: undefined,
    ...more,
  };
}

export async function finishedFile(text: string): Promise<Finished | Refusal> {
  try {
    return await finishedOf(JSON.parse(text) as Json);
  } catch {
    return refuse("record", "This is no JSON.");
  }
}

/** A whole game in a link. */
export async function finishedLink(hash: string): Promise<Finished | Refusal> {
  const json = await gameIn(hash);
  return isRefusal(json) ? json : finishedOf(json);
}

async function finishedLocal(id: string): Promise<Finished | Refusal> {
  const kept = localGame(id);
  if (!kept) return refuse("unknown-game", "This game is not on this device any more.");
  const people = kept.sitters.filter(({ by }) => by === "person").length;
  const json = { ...kept.record, names: kept.sitters.map((each) => (each.by === "bot" ? each.level : each.name)) };
  return finishedOf(json, {
    players: () => localPlayers(kept.sitters),
    you: people === 1 ? kept.seat : undefined,
  });
}

export async function finishedOnline(table: string): Promise<Finished | Refusal> {
  const path = `/api/tables/${encodeURIComponent(table)}`;
  try {
    const [about, record] = await Promise.all([fetch(path), fetch(`${path}/record`)]);
    const json = (await record.json()) as Json;
    if (!about.ok || !record.ok) return isRefusal(json) ? json : refuse("unknown-table", "There is no such table.");
    const { info } = (await about.json()) as { info: TableInfo };
    const kit = await kitOf(info.game);
    return await finishedOf(json, {
      players: () => info.seats.map((seat, i) => playerOf(seat, i, kit?.colours ?? [])),
      you: info.you ?? undefined,
      table,
    });
  } catch {
    return refuse("no-server", "The server cannot be reached.");
  }
}

/** The game an address speaks of: `local/ID`, `t/TABLE`, or all of it behind the #. Undefined: none. */
export function finishedAtAddress(
  [from, id = ""]: readonly string[],
  hash: string,
): Promise<Finished | Refusal> | undefined {
  if (from === "local") return finishedLocal(id);
  if (from !== undefined) return finishedOnline(id);
  return hasGame(hash) ? finishedLink(hash) : undefined;
}

export const speakerOf = ({ players, you }: Pick<Finished, "players" | "you">): Speaker => ({
  name: (seat) => players()[seat]?.name ?? "",
  isYou: (seat) => seat === you,
});
