/** Moments worth a strip: found in games by a quick rule, kept so that the page has everything still to show. */
import { seeded } from "../src/core/chance.ts";
import type { Event, Game, JsonObject, Policy } from "../src/core/game.ts";
import { CHANCE } from "../src/core/game.ts";
import { magicians } from "../src/games/magicians/game.ts";
import { towers } from "../src/games/towers/game.ts";
import { start, walk } from "../src/testing/walk.ts";
import type { Kept } from "./kept.ts";

type Told = Event & JsonObject;

export interface StripMoment {
  readonly game: Game;
  readonly wish: JsonObject;
  /** The event that the strip begins with, as the board names it (`data-moment`). */
  readonly what: string;
  /** Of all such events: is it this one? Those that came before it may tell. */
  fits(event: Told, past: readonly Told[]): boolean;
  /** What the board calls it, where that is not the event's own name. */
  readonly shown?: string;
  /** So many milliseconds from picture to picture, where 80 would see too little of it. */
  readonly step?: number;
  /** So many milliseconds after the event began. */
  readonly later?: number;
  /** Decisions that are taken wherever they can be, by what they are called. */
  readonly prefers?: RegExp;
  /** What must be there for the strip to begin, where no event of the board does. */
  readonly begins?: string;
  /** What is in the picture; the board with all around it if nothing is said. */
  readonly where?: string;
}

const ANY = (): boolean => true;
const TOWERS = { game: towers as unknown as Game, wish: { players: 4, spells: "all", memory: "notes", start: 0 } };
const MAGICIANS = { game: magicians as unknown as Game, wish: { players: 3 } };
const isWon = ({ winners }: Told): boolean => (winners as number[]).includes(0);
/** Somebody answers in a duel, with as many throws as the other had. */
const isLastThrow = ({ throws }: Told, past: readonly Told[]): boolean => {
  const before = past.findLast(({ what }) => what === "laid" || what === "fight" || what === "fight-again");
  return before?.what === "laid" && throws === before.throws && Number(throws) > 1;
};
const isSeventh = ({ seat }: Told, past: readonly Told[]): boolean => {
  const cards = past.filter(({ what }) => what === "card");
  return cards.filter((each) => each.seat === seat).length - cards.filter((each) => each.from === seat).length === 6;
};
/** Of the last event of a game: its end, and whether the one before the screen has won. */
const END = { what: "end", begins: ".result .ending-head", where: ".result" };
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
  shut: { ...TOWERS, what: "tower", fits: ({ imprisons }) => imprisons === true, later: 340 },
  freed: { ...TOWERS, what: "tower", fits: ({ frees }) => Array.isArray(frees) && frees.length > 0 },
  home: {
    ...TOWERS,
    what: "wizard",
    fits: ({ home, from, to }) => home === true && (Number(to) - Number(from) + 16) % 16 === 1,
    later: 260,
  },
  "first-home": { ...TOWERS, what: "wizard", fits: ({ home }) => home === true },
  leap: { ...TOWERS, what: "keep", fits: ANY },
  swap: { ...TOWERS, what: "swap", fits: ANY },
  potion: { ...TOWERS, what: "fill", fits: ANY },
  ...Object.fromEntries(
    SPELL_MOMENTS.map((spell) => [
      `spell-${spell}`,
      {
        ...TOWERS,
        what: "cast",
        fits: (event: Told) => event.spell === spell,
        step: 130,
        prefers: new RegExp(`^cast ${spell}`),
      },
    ]),
  ),
  /** Up the ladder: of casts of "free" not every one finds somebody. */
  ladder: { ...TOWERS, what: "wizard", fits: ({ from, to }) => from === to, prefers: /^cast free/ },
  walk: { ...MAGICIANS, what: "walk", fits: ANY },
  throw: { ...MAGICIANS, what: "throw", fits: ANY, later: 300 },
  duel: { ...MAGICIANS, what: "fight", fits: ANY, later: 200 },
  "last-throw": { ...MAGICIANS, what: "fight-throw", shown: "last-throw", fits: isLastThrow, later: 1900 },
  "last-throw-whole": { ...MAGICIANS, what: "fight-throw", shown: "last-throw", fits: isLastThrow, step: 260 },
  "duel-won": { ...MAGICIANS, what: "fight-won", fits: ANY, later: 200 },
  "card-from-place": { ...MAGICIANS, what: "card", fits: ({ from }) => from === "place", later: 160 },
  "card-from-hand": { ...MAGICIANS, what: "card", fits: ({ from }) => from !== "place", later: 160, where: ".table" },
  "card-whole": { ...MAGICIANS, what: "card", fits: ({ from }) => from !== "place", step: 160, where: ".table" },
  seventh: { ...MAGICIANS, what: "card", fits: isSeventh, step: 360 },
  lost: { ...MAGICIANS, what: "labyrinth", fits: ANY },
  victory: { ...TOWERS, ...END, fits: isWon },
  "victory-whole": { ...TOWERS, ...END, fits: isWon, step: 280 },
  defeat: { ...TOWERS, ...END, fits: (event) => !isWon(event), step: 280 },
  "victory-magicians": { ...MAGICIANS, ...END, fits: isWon, step: 280 },
  "defeat-magicians": { ...MAGICIANS, ...END, fits: (event) => !isWon(event), step: 280 },
};

/** A game that ends right after the moment, seen until right before it. */
export function keptMoment(name: string, { game, wish, what, fits, prefers }: StripMoment): Kept {
  const policy: Policy = (state, legal, count, chance) =>
    (prefers && legal.subarray(0, count).find((each) => prefers.test(game.format(state, each)))) ??
    game.policies.eager!(state, legal, count, chance);
  for (let seed = 1; seed < 400; seed++) {
    const chance = seeded(`${name}.${seed}`);
    const state = start(game, wish, chance);
    const options = game.options(state);
    const position = game.write(state);
    const moves: string[] = [];
    let seen = -1;
    let isFound = false;
    let isOver = false;
    const past: Told[] = [];
    const tell = (event: Event): void => {
      isFound ||= event.what === what && fits(event as Told, past);
      past.push(event as Told);
    };
    for (const { by, text } of walk(game, state, policy, chance, Infinity, tell)) {
      // Luck belongs to the decision before it.
      if (by !== CHANCE && isOver) break;
      moves.push(text);
      if (by !== CHANCE) seen++;
      isOver = isFound;
    }
    const result = game.result(state);
    if (result && what === "end") tell({ what: "end", ...result } as Event);
    if (!isFound) continue;
    const sitters = Array.from({ length: game.seats(state) }, (_, seat) =>
      seat === 0 ? { by: "person", name: "" } : { by: "bot", level: "apprentice" },
    );
    const record = { record: 1, game: game.name, options, state: position, moves, ...(result && { result }) };
    const kept = { id: name, game: game.name, seed: "e2e", sitters, seat: 0, seen, order: "", wish, record };
    return { id: name, game: game.name, text: JSON.stringify(kept) };
  }
  throw new Error(`no game has ${name}`);
}
