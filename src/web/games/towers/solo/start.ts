/** Deals are begun, or gone on with, from here. */
import type { JsonObject } from "../../../../core/game.ts";
import { isRefusal } from "../../../../core/game.ts";
import { towers } from "../../../../games/towers/game.ts";
import type { SavedGame } from "../../../sessions/saved.ts";
import { startLocal } from "../../../sessions/begin.ts";
import { localGame, localGames } from "../../../sessions/saved.ts";
import { go } from "../../../app/route.ts";
import type { Day } from "./day.ts";
import { seedOf } from "./day.ts";

/** The deal of the day is the plain game: nothing but twelve wizards and the cards. */
const DAILY: JsonObject = { mode: "solo" };

export function startDeal(wish: JsonObject, seed?: string): void {
  const id = startLocal(towers, wish, [{ by: "person", name: "" }], seed);
  if (isRefusal(id)) throw new Error(id.say);
  go(`/local/towers/${id}`);
}

/** A day's deal that was begun and not ended. */
export const begunDay = (day: Day): SavedGame | undefined =>
  localGames()
    .map(localGame)
    .find((kept) => kept?.seed === seedOf(day) && !kept.record.result);

export function playDay(day: Day): void {
  const begun = begunDay(day);
  if (begun) go(`/local/towers/${begun.id}`);
  else startDeal(DAILY, seedOf(day));
}
