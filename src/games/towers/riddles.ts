/** Riddles of this game as they are kept: what follows from the rest is left out, and lists are texts. */
import type { JsonObject } from "../../core/game.ts";
import type { Riddle } from "../../core/riddle.ts";
import { CODES, COPIES } from "./cards.ts";

/** A riddle as text. Cards and moves are told in notation. */
export interface PackedRiddle {
  readonly id: string;
  readonly theme: string;
  readonly goal: string;
  readonly options: JsonObject;
  readonly active: number;
  /** Spaces in their order, the ground first: `01/5:0/3:` are two on the ground and towers 5 and 3. */
  readonly board: string;
  readonly keep: string;
  readonly hands: string;
  /** The cards on top of the draw pile that matter. Below lie all others, sorted. */
  readonly deck: string;
  readonly discard: string;
  /** Empty, full and spent of each. */
  readonly potions: string;
  readonly moves: string;
  readonly best: string;
  readonly deal: number;
  readonly grades: readonly number[];
}

interface Kept {
  readonly active: number;
  readonly spaces: readonly { readonly ground: readonly number[]; readonly towers: readonly Tower[] }[];
  readonly keep: { readonly space: number; readonly home: readonly number[] };
  readonly hands: readonly (readonly string[])[];
  readonly deck: readonly string[];
  readonly discard: readonly string[];
  readonly potions: readonly { readonly empty: number; readonly full: number; readonly spent: number }[];
}
interface Tower {
  readonly tower: number;
  readonly on: readonly number[];
}

const isDice = (code: string): boolean => code.includes("D");
/** What a riddle looks no further than: sorted, dice last. */
export const sortedPile = (cards: readonly string[]): string[] => [
  ...cards.filter((code) => !isDice(code)).toSorted(),
  ...cards.filter(isDice).toSorted(),
];

const listOf = (text: string, between: string): string[] => (text === "" ? [] : text.split(between));

export function packRiddle({ id, theme, goal, options, state, moves, best, deal, grades }: Riddle): PackedRiddle {
  const { active, spaces, keep, hands, deck, discard, potions } = state as JsonObject & Kept;
  const below = (from: number): string => sortedPile(deck.slice(from)).join();
  const top = deck.findIndex((_, i) => deck.slice(i).join() === below(i));
  const { prices: _prices, edition: _edition, teams: _teams, ...chosen } = options;
  return {
    id,
    theme,
    goal,
    options: chosen,
    active,
    board: spaces
      .map(({ ground, towers }) =>
        [ground.join(""), ...towers.map(({ tower, on }) => `${tower}:${on.join("")}`)].join("/"),
      )
      .join(" "),
    keep: [keep.space, ...keep.home].join(" "),
    hands: hands.map((hand) => hand.join(" ")).join(","),
    deck: deck.slice(0, top).join(" "),
    discard: discard.join(" "),
    potions: potions.map(({ empty, full, spent }) => `${empty} ${full} ${spent}`).join(","),
    moves: moves.join(","),
    best: best.join(","),
    deal,
    grades,
  };
}

export function unpackRiddle(packed: PackedRiddle): Riddle {
  const { id, theme, goal, options, active, deal, grades } = packed;
  const [space = 0, ...home] = packed.keep.split(" ").map(Number);
  const hands = packed.hands.split(",").map((hand) => listOf(hand, " "));
  const [top, discard] = [listOf(packed.deck, " "), listOf(packed.discard, " ")];
  const rest = CODES.flatMap((code, kind) => Array.from({ length: COPIES[kind]! }, () => code));
  for (const code of [...top, ...discard, ...hands.flat()]) rest.splice(rest.indexOf(code), 1);
  return {
    id,
    theme,
    goal,
    options: { edition: "capstone", teams: false, prices: {}, ...options },
    state: {
      active,
      decider: active,
      spaces: packed.board.split(" ").map(spaceOf),
      keep: { space, home },
      hands,
      deck: [...top, ...sortedPile(rest)],
      discard,
      potions: packed.potions.split(",").map((each) => {
        const [empty = 0, full = 0, spent = 0] = each.split(" ").map(Number);
        return { empty, full, spent };
      }),
    },
    moves: listOf(packed.moves, ","),
    best: listOf(packed.best, ","),
    deal,
    grades,
  };
}

const ownersOf = (text = ""): number[] => Array.from(text, Number);

function spaceOf(text: string): JsonObject {
  const [ground = "", ...towers] = text.split("/");
  return {
    ground: ownersOf(ground),
    towers: towers.map((each) => {
      const [tower, on] = each.split(":");
      return { tower: Number(tower), on: ownersOf(on) };
    }),
  };
}
