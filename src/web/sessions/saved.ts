/** Games of this browser as they are kept on the device. */
import { signal } from "@preact/signals";
import type { JsonObject, Seat } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import { read, write } from "../app/settings.ts";

/** Who plays a seat of a local game. */
export type Sitter = { readonly by: "person"; readonly name: string } | { readonly by: "bot"; readonly level: string };

export interface SavedGame {
  readonly id: string;
  readonly game: string;
  readonly seed: string;
  readonly sitters: readonly Sitter[];
  readonly seat: Seat;
  readonly seen: number;
  readonly order: string;
  readonly wish: JsonObject;
  readonly record: GameRecord;
  /** When it began and when something was decided last; games of earlier versions do not say it. */
  readonly created?: number;
  readonly played?: number;
  /** Who decides next, if it is a seat. */
  readonly asked?: Seat;
  /** It did not begin at the beginning, but here. */
  readonly from?: Pick<GameRecord, "options" | "state" | "moves">;
  /** Begun with one tap, against bots as strong as one's ladder says (ladder.ts). */
  readonly quick?: true;
  /** It was the win that brought stronger bots. */
  /** Somebody asked the coach, or wanted to be warned. */
  readonly helped?: boolean;
  readonly climbed?: string;
}

const keyOf = (id: string): string => `zaubertisch.game.${id}`;
const LIST = "zaubertisch.games";

/** Counts changes of the list, here and in other tabs. */
export const savedChanges = signal(0);
addEventListener("storage", ({ key }) => {
  if (key === null || key === LIST) savedChanges.value++;
});

/** Local games on this device, those begun last first. */
export const localGames = (): string[] => (read(LIST) ?? "").split(" ").filter((id) => id !== "");

const writeList = (ids: readonly string[]): void => {
  write(LIST, ids.join(" "));
  savedChanges.value++;
};

export const localGame = (id: string): SavedGame | undefined => {
  const text = read(keyOf(id));
  try {
    return text === undefined ? undefined : (JSON.parse(text) as SavedGame);
  } catch {
    return undefined;
  }
};

export const allSaved = (): SavedGame[] => localGames().flatMap((id) => localGame(id) ?? []);

export const keepGame = (kept: SavedGame): void => write(keyOf(kept.id), JSON.stringify(kept));

/** A game takes about eight thousand characters; browsers keep five million. */
const MOST_FINISHED = 60;
const MOST_RUNNING = 60;

/** A new game comes first; of too many the oldest go, finished and unfinished apart. */
export function addGame(kept: SavedGame): void {
  keepGame(kept);
  const counts = { over: 0, running: 0 };
  const ids = [kept.id, ...localGames()].filter((id) => {
    const isOver = localGame(id)?.record.result !== undefined;
    const isKept = isOver ? ++counts.over <= MOST_FINISHED : ++counts.running <= MOST_RUNNING;
    if (!isKept) write(keyOf(id), undefined);
    return isKept;
  });
  writeList(ids);
}

/** Deletes a game. What it gives back brings the game back to its place. */
export function forget(id: string): () => void {
  const before = localGames();
  const text = read(keyOf(id));
  write(keyOf(id), undefined);
  writeList(before.filter((each) => each !== id));
  return () => {
    if (text === undefined || localGames().includes(id)) return;
    write(keyOf(id), text);
    const ids = localGames();
    // Before whatever came after it and is still there.
    const next = before.slice(before.indexOf(id) + 1).find((each) => ids.includes(each));
    ids.splice(next === undefined ? ids.length : ids.indexOf(next), 0, id);
    writeList(ids);
  };
}
