/** Games that are over, made without a browser, to be looked at in one. */
import { seeded } from "../src/core/chance.ts";
import type { Game, JsonObject, Policy } from "../src/core/game.ts";
import { isRefusal } from "../src/core/game.ts";
import { random } from "../src/core/policy.ts";
import type { GameRecord } from "../src/core/record.ts";
import { begin, latest, recordOf, seededLuck } from "../src/core/table.ts";
import { walkTable } from "../src/testing/walk.ts";

export interface FinishedGame {
  readonly record: GameRecord;
  /** The number of its last frame. */
  readonly last: number;
  readonly seats: number;
}

/** A whole game by the quick rule, the first seat at random: so there is something to find. */
export function finishedGame(game: Game, wish: JsonObject, seed: string): FinishedGame {
  const table = begin(game, wish, seededLuck(seed));
  if (isRefusal(table)) throw new Error(table.say);
  const chance = seeded(`${seed} players`);
  const careless: Policy = (state, ...rest) =>
    (game.decider(state) === 0 && chance.below(3) === 0 ? random : game.policies.eager!)(state, ...rest);
  for (const _ of walkTable(table, careless, chance));
  return { record: recordOf(table), last: latest(table), seats: game.seats(table.state) };
}

/** The settings with which a device has that game: its first seat is a person's. */
export const keptGame = (id: string, { record, last, seats }: FinishedGame): Readonly<Record<string, string>> => ({
  games: id,
  [`game.${id}`]: JSON.stringify({
    id,
    game: record.game,
    seed: "kept",
    sitters: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { by: "person", name: "" } : { by: "bot", level: seat % 2 === 1 ? "mage" : "journeyman" },
    ),
    seat: 0,
    seen: last,
    order: "",
    wish: record.options,
    record,
  }),
});
