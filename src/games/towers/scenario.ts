/** Positions for tests and lessons, written short. What is not said is as ordinary as can be. */
import type { JsonObject, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import { CODES, COPIES } from "./cards.ts";
import type { TowersEvent } from "./events.ts";
import { towers } from "./game.ts";
import { levelsOf, ownersOn } from "./hidden.ts";
import { HAND, SPACES, STATE, towerOf, TOWERS } from "./state.ts";

const { at } = STATE;

export interface Sketch {
  readonly options?: JsonObject;
  /**
   * Space → stack: the ground's wizards, then each tower with the wizards on it, as in `0/5:01/2:`. Towers not named
   * stand on the space of their number, wizards not named are home. Without a board one wizard stands on space 13.
   */
  readonly board?: Readonly<Record<number, string>>;
  readonly keep?: number;
  readonly active?: number;
  /** Hands by seat; the others get what is left. */
  readonly hands?: Readonly<Record<number, readonly string[]>>;
  /** The top of the draw pile, or with `deckSize` all of it; the rest is discarded. */
  readonly deck?: readonly string[];
  readonly deckSize?: number;
  /** Full and spent potions by seat; the others are empty. */
  readonly full?: readonly number[];
  readonly spent?: readonly number[];
}

/** The position of a scene. An impossible one is a mistake of the test. */
export function scene(wish: Sketch = {}): State {
  const fresh = towers.setup({ start: 0, ...wish.options }, { below: () => 0 });
  if (isRefusal(fresh)) throw new Error(fresh.say);
  const owners = fresh[at.owners]!;
  const spaces = readBoard(wish.board ?? { 13: String(owners - 1) });
  const home = Array.from({ length: owners }, (_, owner) => fresh[at.wizards]! - count(spaces, owner));
  const active = wish.active ?? 0;
  const state = towers.read(towers.options(fresh), {
    active,
    decider: active,
    spaces,
    keep: { space: wish.keep ?? 0, home },
    ...dealCards(wish, owners),
    potions: Array.from({ length: owners }, (_, share) => {
      const full = wish.full?.[share] ?? 0;
      const spent = wish.spent?.[share] ?? 0;
      return { empty: fresh[at.potions]! - full - spent, full, spent };
    }),
  });
  if (isRefusal(state)) throw new Error(state.say);
  return state;
}

interface SpaceJson extends JsonObject {
  readonly ground: number[];
  readonly towers: { tower: number; on: number[] }[];
}

function readBoard(board: Readonly<Record<number, string>>): SpaceJson[] {
  const named = Object.values(board).flatMap((text) => [...text.matchAll(/(\d):/g)].map((match) => Number(match[1])));
  return Array.from({ length: SPACES }, (_, space) => {
    const isParked = space >= 1 && space <= TOWERS && !named.includes(space);
    const [ground = "", ...tops] = (board[space] ?? (isParked ? `/${space}:` : "")).split("/");
    const levels = board[space] !== undefined && isParked ? [...tops, `${space}:`] : tops;
    return {
      ground: owners(ground),
      towers: levels.map((level) => ({ tower: Number(level[0]), on: owners(level.slice(2)) })),
    };
  });
}

const owners = (digits: string): number[] => Array.from(digits, Number);

const count = (spaces: readonly SpaceJson[], owner: number): number =>
  spaces
    .flatMap((space) => [...space.ground, ...space.towers.flatMap((tower) => tower.on)])
    .filter((each) => each === owner).length;

function dealCards(wish: Sketch, shares: number): JsonObject {
  const left = COPIES.flatMap((copies, kind) => Array<string>(copies).fill(CODES[kind]!));
  const take = (code: string): string => {
    const found = left.indexOf(code);
    if (found < 0) throw new Error(`no card ${code} is left`);
    return left.splice(found, 1)[0]!;
  };
  const given = Array.from({ length: shares }, (_, share) => wish.hands?.[share]?.map(take));
  const top = (wish.deck ?? []).map(take);
  const hands = given.map((hand) => hand ?? left.splice(0, HAND));
  const size = wish.deckSize ?? left.length + top.length;
  const deck = [...top, ...left.splice(0, size - top.length)];
  return { hands, deck, discard: left };
}

/** Carries out decisions and outcomes; one that is refused is a mistake of the test. */
export function run(state: State, ...texts: readonly string[]): State {
  for (const text of texts) {
    const refusal = applyText(towers, state, text);
    if (refusal) throw new Error(refusal.say);
  }
  return state;
}

/** What is told while the last of some texts is carried out. */
export function told(state: State, ...texts: readonly string[]): TowersEvent[] {
  const events: TowersEvent[] = [];
  run(state, ...texts.slice(0, -1));
  const refusal = applyText(towers, state, texts.at(-1) ?? "", (event) => events.push(event));
  if (refusal) throw new Error(refusal.say);
  return events;
}

/** Every legal decision, or those that begin with a word. */
export const may = (state: State, start = ""): string[] =>
  legalTexts(towers, state).filter((text) => text.startsWith(start));

/** A space's stack as scenes write it. */
export function stack(state: State, space: number): string {
  const [ground, ...tops] = levelsOf(state, space);
  const text = tops.map((level) => `/${towerOf(level)}:${ownersOn(state, level).join("")}`);
  return ownersOn(state, ground!).join("") + text.join("");
}

export const homes = (state: State): number[] => Array.from(state.subarray(at.home, at.home + state[at.owners]!));

/** Empty, full and spent potions of a seat. */
export const potions = (state: State, seat: number): number[] => [
  state[at.empty + seat]!,
  state[at.full + seat]!,
  state[at.spent + seat]!,
];
