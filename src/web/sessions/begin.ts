/** Beginning a game in this browser, and who sits there: all that pages need that show no table yet. */
import type { Game, JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import type { GameRecord } from "../../core/record.ts";
import type { Table } from "../../core/table.ts";
import { begin, recordOf, seededLuck, tableFrom } from "../../core/table.ts";
import { botName, playerName } from "./names.ts";
import type { Kit, Player, Thoughts } from "../table/kit.ts";
import { personFace } from "../faces/cast.ts";
import { guestFace, guestName } from "../app/settings.ts";
import { isEasy, rungOf } from "./ladder.ts";
import { random } from "./random.ts";
import type { SavedGame, Sitter } from "./saved.ts";
import { addGame } from "./saved.ts";

/** Who sits at a local table, in the language of the moment. */
export function localPlayers(sitters: readonly Sitter[], thoughts: Thoughts = {}): readonly Player[] {
  const people = sitters.filter(({ by }) => by === "person").length;
  return sitters.map((sitter, i) => ({
    name: sitter.by === "bot" ? botName(sitter.level, i) : playerName(sitter.name, i, people),
    colour: i,
    by: sitter.by,
    here: true,
    standIn: false,
    ...(sitter.by === "bot" && { level: sitter.level, thought: thoughts[i] }),
    ...(sitter.by === "person" && people === 1 && { face: personFace(guestName.value, guestFace.value) }),
  }));
}

/** Starts a game and returns its id. The same wish and seed give the same deal and dice. */
export function startLocal(
  game: Game,
  wish: JsonObject,
  sitters: readonly Sitter[],
  seed = random(),
  more: Partial<SavedGame> = {},
): string | Refusal {
  const table = begin(game, wish, seededLuck(seed));
  if (isRefusal(table)) return table;
  return keepNew(table, wish, sitters, seed, more);
}

function keepNew(
  table: Table,
  wish: JsonObject,
  sitters: readonly Sitter[],
  seed: string,
  more: Partial<SavedGame>,
): string {
  const { game } = table;
  const id = random().slice(0, 8);
  const seat = Math.max(
    0,
    sitters.findIndex(({ by }) => by === "person"),
  );
  const now = Date.now();
  addGame({
    ...more,
    id,
    game: game.name,
    seed,
    sitters,
    seat,
    seen: -1,
    order: game.orders[0] ?? "",
    wish,
    record: recordOf(table),
    created: now,
    played: now,
  });
  return id;
}

/** A game that goes on from a position at the start of a turn, and from what has happened in that turn. */
export function startFrom(
  game: Game,
  from: Pick<GameRecord, "options" | "state" | "moves">,
  sitters: readonly Sitter[],
  seed = random(),
): string | Refusal {
  const table = tableFrom(game, { record: 1, game: game.name, ...from }, seededLuck(seed));
  if (isRefusal(table)) return table;
  return keepNew(table, from.options, sitters, seed, { from });
}

/** One tap: against bots as strong as one's ladder says; where to. */
export function startQuick(kit: Kit): string {
  const { game } = kit;
  const { level } = rungOf(game.name);
  const wish = { ...kit.quickGame, ...(isEasy(level) && kit.easyGame) };
  const others = Array.from({ length: kit.seats(wish) - 1 }, (): Sitter => ({ by: "bot", level }));
  const id = startLocal(game, wish, [{ by: "person", name: "" }, ...others], random(), { quick: true });
  if (isRefusal(id)) throw new Error(id.say);
  return `/local/${game.name}/${id}`;
}
