/** T-U and T-1.1: a new game. */
import type { Chance } from "../../core/chance.ts";
import { shuffle } from "../../core/chance.ts";
import type { State } from "../../core/game.ts";
import type { Box } from "./box.ts";
import { boxOf } from "./box.ts";
import type { Options } from "./options.ts";
import { EDITION_NAMES, isShared, MEMORIES, MODES } from "./options.ts";
import type { Spell } from "./spells.ts";
import { SPELLS } from "./spells.ts";
import { addToHand, addWizards, HAND, placeTower, SPACES, STATE, towerTop } from "./state.ts";
import { beginTurn } from "./turn.ts";

const { at } = STATE;

/** From another box than the rulebook's only in the laboratory. */
export function setup(options: Options, chance: Chance, box: Box = boxOf(options)): State {
  const start = options.start ?? chance.below(options.players);
  const spells = typeof options.spells === "number" ? drawSpells(options.spells, chance) : options.spells;
  const s = bare({ ...options, start, spells }, box);
  for (let tower = 1; tower <= box.towers; tower++) placeTower(s, tower, tower);
  placeWizards(s, box.lights);
  for (let share = 0; share < s[at.owners]!; share++) s[at.empty + share] = s[at.potions]!;
  deal(s, box.copies, chance);
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
export function bare(options: Settled, box: Box = boxOf(options)): State {
  const s = new Uint8Array(STATE.bytes);
  const { edition } = box;
  const shared = isShared(options.mode);
  s[at.players] = options.players;
  s[at.mode] = MODES.indexOf(options.mode);
  s[at.edition] = EDITION_NAMES.indexOf(options.edition);
  s[at.memory] = MEMORIES.indexOf(options.memory);
  s[at.teams] = Number(options.teams);
  s[at.start] = options.start;
  s[at.nasty] = Number(options.mode === "nasty");
  s[at.shared] = Number(shared);
  s[at.owners] = shared ? 1 : options.players;
  s[at.wizards] = box.wizards;
  s[at.potions] = box.potions;
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
  s[at.towers] = box.towers;
  s[at.die] = box.die;
  box.shields.forEach((shield, level) => (s[at.shield + (level >> 3)]! |= Number(shield) << (level & 7)));
  for (let space = 0; space < SPACES; space++) s[at.top + space] = space;
  return s;
}

/** T-U2 One by one in turn order, each tower up to its lights. */
function placeWizards(s: State, lights: readonly number[]): void {
  const owners = s[at.owners]!;
  let owner = owners === 1 ? 0 : s[at.start]!;
  let left = owners * s[at.wizards]!;
  lights.forEach((room, i) => {
    for (let n = 0; n < room && left > 0; n++, left--) {
      addWizards(s, towerTop(i + 1), owner, 1);
      owner = (owner + 1) % owners;
    }
  });
}

/** T-U3 Shuffle and deal three to each hand, in turn order. */
function deal(s: State, copies: readonly number[], chance: Chance): void {
  const cards = copies.flatMap((count, kind) => Array<number>(count).fill(kind));
  s.set(cards, at.deck);
  shuffle(s.subarray(at.deck, at.deck + cards.length), cards.length, chance);
  s[at.deckSize] = cards.length;
  const hands = s[at.owners]!;
  const first = hands === 1 ? 0 : s[at.start]!;
  for (let i = 0; i < hands; i++)
    for (let n = 0; n < HAND; n++) addToHand(s, (first + i) % hands, s[at.deck + --s[at.deckSize]!]!);
}
