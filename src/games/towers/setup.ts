/** T-U and T-1.1: a new game. */
import type { Chance } from "../../core/chance.ts";
import { shuffle } from "../../core/chance.ts";
import type { State } from "../../core/game.ts";
import { CARDS, COPIES } from "./cards.ts";
import type { Options } from "./options.ts";
import { EDITION_NAMES, EDITIONS, isShared, MEMORIES, MODES } from "./options.ts";
import type { Spell } from "./spells.ts";
import { SPELLS } from "./spells.ts";
import { addToHand, addWizards, HAND, placeTower, SPACES, STATE, TOWERS, towerTop } from "./state.ts";
import { beginTurn } from "./turn.ts";

const { at } = STATE;

/** T-U1 Wizards and potions for 2 to 6 players. */
const SHARES: readonly (readonly [number, number])[] = [
  [5, 6],
  [4, 5],
  [4, 5],
  [3, 4],
  [3, 4],
];
/** T-1.1, T-1.5 Solo and cooperative. */
const SHARED_WIZARDS = 12;
const SHARED_POTIONS = 6;

/** T-U1, T-1.1 How many wizards each owner has. */
export const wizardsEach = ({ mode, players }: Pick<Options, "mode" | "players">): number =>
  isShared(mode) ? SHARED_WIZARDS : SHARES[players - 2]![0];

/** T-B4 Ghost lights on the spaces of towers 1 to 9. */
const LIGHTS = [3, 3, 3, 2, 2, 2, 1, 1, 1];

export function setup(options: Options, chance: Chance): State {
  const start = options.start ?? chance.below(options.players);
  const spells = typeof options.spells === "number" ? drawSpells(options.spells, chance) : options.spells;
  const s = bare({ ...options, start, spells });
  for (let tower = 1; tower <= TOWERS; tower++) placeTower(s, tower, tower);
  placeWizards(s);
  for (let share = 0; share < s[at.owners]!; share++) s[at.empty + share] = s[at.potions]!;
  deal(s, chance);
  beginTurn(s, start);
  return s;
}

/** T-U4 A random draw of some of the eight spells. */
function drawSpells(count: number, chance: Chance): Spell[] {
  const order = Uint8Array.from(SPELLS, (_, i) => i);
  shuffle(order, order.length, chance);
  return SPELLS.filter((_, i) => order.indexOf(i) < count);
}

export type Settled = Options & { readonly start: number; readonly spells: readonly Spell[] };

/** A state that holds its options, Ravenskeep on space 0 (T-B1), and neither towers, wizards nor cards. */
export function bare(options: Settled): State {
  const s = new Uint8Array(STATE.bytes);
  const edition = EDITIONS[options.edition];
  const shared = isShared(options.mode);
  const share = SHARES[options.players - 2];
  s[at.players] = options.players;
  s[at.mode] = MODES.indexOf(options.mode);
  s[at.edition] = EDITION_NAMES.indexOf(options.edition);
  s[at.memory] = MEMORIES.indexOf(options.memory);
  s[at.teams] = Number(options.teams);
  s[at.start] = options.start;
  s[at.nasty] = Number(options.mode === "nasty");
  s[at.shared] = Number(shared);
  s[at.owners] = shared ? 1 : options.players;
  s[at.wizards] = wizardsEach(options);
  s[at.potions] = shared ? (options.spells.length > 0 ? SHARED_POTIONS : 0) : share![1];
  // T-T1 Two cards a turn, T-1.2 alone or together one.
  s[at.cardsPerTurn] = shared ? 1 : 2;
  SPELLS.forEach((spell, i) => {
    if (options.spells.includes(spell)) s[at.spellsInPlay]! |= 1 << i;
    s[at.price + i] = options.prices[spell] ?? edition.prices[spell];
  });
  s[at.redrawTowerOptional] = Number(edition.redrawTowerOptional);
  s[at.mayWasteSecondCard] = Number(edition.mayWasteSecondCard);
  s[at.anyEntryEndsTurn] = Number(edition.entryEndsTurn === "any");
  s[at.freeAnyTime] = Number(edition.freeAnyTime && options.mode === "nasty");
  s[at.teamFinishesRound] = Number(edition.teamFinishesRound);
  for (let space = 0; space < SPACES; space++) s[at.top + space] = space;
  return s;
}

/** T-U2 One by one in turn order, each tower up to its lights. */
function placeWizards(s: State): void {
  const owners = s[at.owners]!;
  let owner = owners === 1 ? 0 : s[at.start]!;
  let left = owners * s[at.wizards]!;
  LIGHTS.forEach((lights, i) => {
    for (let n = 0; n < lights && left > 0; n++, left--) {
      addWizards(s, towerTop(i + 1), owner, 1);
      owner = (owner + 1) % owners;
    }
  });
}

const ALL_CARDS = COPIES.flatMap((copies, kind) => Array<number>(copies).fill(kind));

/** T-U3 Shuffle and deal three to each hand, in turn order. */
function deal(s: State, chance: Chance): void {
  s.set(ALL_CARDS, at.deck);
  shuffle(s.subarray(at.deck, at.deck + CARDS), CARDS, chance);
  s[at.deckSize] = CARDS;
  const hands = s[at.owners]!;
  const first = hands === 1 ? 0 : s[at.start]!;
  for (let i = 0; i < hands; i++)
    for (let n = 0; n < HAND; n++) addToHand(s, (first + i) % hands, s[at.deck + --s[at.deckSize]!]!);
}
