/** Moments worth a strip: found in games by a quick rule, kept so that the page has everything still to show. */
import { seeded } from "../src/core/chance.ts";
import type { Event, Game, JsonObject } from "../src/core/game.ts";
import { CHANCE } from "../src/core/game.ts";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { start, walk } from "../src/testing/walk.ts";
import type { Kept } from "./kept.ts";

export interface StripMoment {
  readonly game: Game;
  readonly wish: JsonObject;
  /** The event that the strip begins with, as the board names it (`data-moment`). */
  readonly what: string;
  /** Of all such events: is it this one? */
  fits(event: Event & JsonObject): boolean;
  /** So many milliseconds after the event began. */
  readonly later?: number;
  /** What is in the picture; the board with all around it if nothing is said. */
  readonly where?: string;
}

const ANY = (): boolean => true;
const TOWERS = { game: towers as unknown as Game, wish: { players: 4, spells: "all", memory: "notes", start: 0 } };
const MAGICIANS = { game: magicians as unknown as Game, wish: { players: 3 } };
const SPELL_MOMENTS = [
  "advance-wizard",
  "advance-tower",
  "headwind-wizard",
  "headwind-tower",
  "swap",
  "nudge",
  "piggyback",
  "free",
];

export const MOMENTS: Readonly<Record<string, StripMoment>> = {
  shut: { ...TOWERS, what: "tower", fits: ({ imprisons }) => imprisons === true },
  freed: { ...TOWERS, what: "tower", fits: ({ frees }) => Array.isArray(frees) && frees.length > 0 },
  home: { ...TOWERS, what: "wizard", fits: ({ home }) => home === true },
  leap: { ...TOWERS, what: "keep", fits: ANY },
  swap: { ...TOWERS, what: "swap", fits: ANY },
  potion: { ...TOWERS, what: "fill", fits: ANY },
  ...Object.fromEntries(
    SPELL_MOMENTS.map((spell) => [
      `spell-${spell}`,
      { ...TOWERS, what: "cast", fits: (event: Event & JsonObject) => event.spell === spell },
    ]),
  ),
  walk: { ...MAGICIANS, what: "walk", fits: ANY },
};

/** A game that ends right after the moment, seen until right before it. */
export function keptMoment(name: string, { game, wish, what, fits }: StripMoment): Kept {
  for (let seed = 1; seed < 400; seed++) {
    const chance = seeded(`${name}.${seed}`);
    const state = start(game, wish, chance);
    const options = game.options(state);
    const position = game.write(state);
    const moves: string[] = [];
    let seen = -1;
    let isFound = false;
    let isOver = false;
    const tell = (event: Event): void => {
      isFound ||= event.what === what && fits(event as Event & JsonObject);
    };
    for (const { by, text } of walk(game, state, game.policies.eager!, chance, Infinity, tell)) {
      // Luck belongs to the decision before it.
      if (by !== CHANCE && isOver) break;
      moves.push(text);
      if (by !== CHANCE) seen++;
      isOver = isFound;
    }
    if (!isFound) continue;
    const sitters = Array.from({ length: game.seats(state) }, (_, seat) =>
      seat === 0 ? { by: "person", name: "" } : { by: "bot", level: "apprentice" },
    );
    const record = { record: 1, game: game.name, options, state: position, moves };
    const kept = { id: name, game: game.name, seed: "e2e", sitters, seat: 0, seen, order: "", wish, record };
    return { id: name, game: game.name, text: JSON.stringify(kept) };
  }
  throw new Error(`no game has ${name}`);
}
