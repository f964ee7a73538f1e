/** Games brought to a certain point, as a browser would have kept them. */
import type { Page } from "playwright-core";
import { seeded } from "../src/core/chance.ts";
import type { Game, GameTypes, JsonObject } from "../src/core/game.ts";
import { CHANCE, isRefusal } from "../src/core/game.ts";
import type { GameRecord } from "../src/core/record.ts";
import { legalTexts } from "../src/core/record.ts";
import { walk } from "../src/testing/walk.ts";

export interface Situation<T extends GameTypes> {
  readonly view: T["view"];
  readonly legal: readonly string[];
}

export interface Wanted<T extends GameTypes> {
  readonly game: Game<T>;
  readonly name: string;
  readonly wish: JsonObject;
  /** Of all situations in which seat 0 decides: is it this one? Undefined: the end of the game. */
  readonly fits: ((situation: Situation<T>) => boolean) | undefined;
  /** A name for each person, from seat 0 on; "" is the page's own. Bots have the other seats. */
  readonly people?: readonly string[];
  /** With so many moves at most: what a page works out from all of them takes as long. */
  readonly most?: number;
  /** A position to begin from instead of the game's own. */
  readonly from?: (start: JsonObject) => JsonObject;
}

export interface Kept {
  readonly id: string;
  readonly game: string;
  readonly text: string;
}

/** Found by trying game after game. */
export function keptGame<T extends GameTypes>(wanted: Wanted<T>): Kept {
  const { game, name, wish, people = [""], most = Infinity } = wanted;
  for (let seed = 1; seed < 400; seed++) {
    const found = reach(wanted, `${name}.${seed}`);
    if (!found || found.record.moves.length > most) continue;
    const { record, seen } = found;
    const sitters = Array.from({ length: found.seats }, (_, seat) =>
      seat < people.length ? { by: "person", name: people[seat] } : { by: "bot", level: "apprentice" },
    );
    const order = game.orders[0] ?? "";
    const kept = { id: name, game: game.name, seed: "e2e", sitters, seat: 0, seen, order, wish, record };
    return { id: name, game: game.name, text: JSON.stringify(kept) };
  }
  throw new Error(`no game comes to ${name}`);
}

function reach<T extends GameTypes>(
  { game, wish, fits, from = (start) => start }: Wanted<T>,
  seed: string,
): { record: GameRecord; seats: number; seen: number } | undefined {
  const chance = seeded(seed);
  const start = game.setup(wish, chance);
  if (isRefusal(start)) throw new Error(start.say);
  const options = game.options(start);
  const position = from(game.write(start));
  const state = game.read(options, position);
  if (isRefusal(state)) throw new Error(state.say);
  const record = { record: 1 as const, game: game.name, options, state: position };
  const moves: string[] = [];
  // Each decision is a frame; luck belongs to the decision before it.
  let seen = 0;
  const seats = game.seats(state);
  for (const { by, text, before } of walk(game, state, game.policies.eager!, chance)) {
    if (by === 0 && fits?.({ view: game.view(before, 0), legal: legalTexts(game, before) }))
      return { record: { ...record, moves }, seats, seen };
    moves.push(text);
    if (by !== CHANCE) seen++;
  }
  return fits ? undefined : { record: { ...record, moves, result: game.result(state)! }, seats, seen };
}

/** Puts a kept game where the page finds it, and goes there. */
export async function openKept(page: Page, { id, game, text }: Kept): Promise<void> {
  await page.evaluate(
    ([key, kept]) => {
      localStorage.setItem(`zaubertisch.game.${key}`, kept!);
      localStorage.setItem("zaubertisch.games", key!);
    },
    [id, text],
  );
  await page.goto(new URL(`/local/${game}/${id}`, page.url()).href);
}
