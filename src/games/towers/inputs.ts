/** What is true of a position, as numbers, for a judgement that is learnt from games (core/game.ts). Everything is seen from Ravenskeep. */
import type { Chance } from "../../core/chance.ts";
import type { JsonObject, Seat, State } from "../../core/game.ts";
import type { Inputs } from "../../core/inputs.ts";
import { SIDES } from "../../core/inputs.ts";
import { NONE } from "../../core/layout.ts";
import { ranges } from "../../core/ranges.ts";
import { CARD_TABLES, CARDS, DIE } from "./cards.ts";
import { goals } from "./goals.ts";
import { EDITION_NAMES } from "./options.ts";
import { BITS, distancesOf, entriesOf, ROLLS } from "./ready.ts";
import { SPELLS } from "./spells.ts";
import {
  ahead,
  carriesShield,
  handCard,
  LEVELS,
  partnerOf,
  SEATS,
  shareOf,
  spaceOf,
  SPACES,
  STATE,
  toKeep,
  towerTop,
} from "./state.ts";
import { WORST_SCORE, SCORES } from "./scale.ts";

const { at } = STATE;
const CARD = CARD_TABLES;

const FAMILIES = ["duel", "many", "nasty", "teams", "together"] as const;
const FAMILY = { duel: 0, many: 1, nasty: 2, teams: 3, together: 4 } as const;

const MOST_VISIBLE = 3;
const MOST_COVERED = 2;
const MOST_ABOVE = 3;
const MOST_LEFT = 12;
const MOST_POTIONS = 6;

const OF_SEAT = ranges({
  /** How many are visible at each distance before Ravenskeep, */
  visible: SPACES * MOST_VISIBLE,
  /** how many are covered there, and by how many towers. */
  covered: SPACES * MOST_ABOVE * MOST_COVERED,
  left: MOST_LEFT + 1,
  empty: MOST_POTIONS + 1,
  full: MOST_POTIONS + 1,
  spent: MOST_POTIONS + 1,
  /** How many turns before its own. */
  turn: SEATS,
  /** T-W4 Distances from which the hand brings somebody home now: how many; by dice; by two cards. For who is to move, and for others. */
  ready: 2 * 4,
  dice: 2 * DIE,
  double: 2,
  wizardSteps: DIE + 1,
  towerSteps: DIE + 1,
});
const seatAt = OF_SEAT.at;

const OF_ALL = ranges({
  height: SPACES * MOST_ABOVE,
  /** T-W5 Where Ravenskeep could go on to, and where it would. */
  shield: SPACES,
  next: SPACES,
  players: SEATS + 1,
  nasty: 1,
  edition: EDITION_NAMES.length,
  spell: SPELLS.length,
  cheap: SPELLS.length,
  /** T-1.4 The pile must last where it is not shuffled again. */
  deck: 16,
});
const allAt = OF_ALL.at;

/** How many towers are on a level. */
function towersOn(s: State, level: number): number {
  let count = 0;
  for (let tower = s[at.above + level]!; tower !== 0; tower = s[at.above + towerTop(tower)]!) count++;
  return count;
}

const least = (a: number, b: number): number => (a < b ? a : b);

function seat(s: State, who: Seat, into: Uint16Array, from: number): number {
  const share = shareOf(s, who);
  let n = from;
  const on = at.on + share * LEVELS;
  for (let level = 0; level < LEVELS; level++) {
    const count = s[on + level]!;
    if (count === 0) continue;
    const distance = toKeep(s, spaceOf(s, level));
    const above = towersOn(s, level);
    into[n++] =
      above === 0
        ? seatAt.visible + distance * MOST_VISIBLE + least(count, MOST_VISIBLE) - 1
        : seatAt.covered +
          (distance * MOST_ABOVE + least(above, MOST_ABOVE) - 1) * MOST_COVERED +
          least(count, MOST_COVERED) -
          1;
  }
  into[n++] = seatAt.left + least(s[at.wizards]! - s[at.home + share]!, MOST_LEFT);
  into[n++] = seatAt.empty + least(s[at.empty + share]!, MOST_POTIONS);
  into[n++] = seatAt.full + least(s[at.full + share]!, MOST_POTIONS);
  into[n++] = seatAt.spent + least(s[at.spent + share]!, MOST_POTIONS);
  const players = s[at.players]!;
  into[n++] = seatAt.turn + ((who - s[at.active]! + players) % players);
  return hand(s, who, share, into, n);
}

function hand(s: State, who: Seat, share: number, into: Uint16Array, from: number): number {
  let n = from;
  const isLater = who === s[at.active] || s[at.shared] ? 0 : 1;
  const distances = distancesOf(s, share);
  const fitting = distances & entriesOf(s, share, NONE) & ROLLS;
  into[n++] = seatAt.ready + 4 * isLater + least(BITS[fitting]!, 3);
  let wizards = 0;
  let towers = 0;
  let sums = 0;
  const size = s[at.handSize + share]!;
  for (let i = 0; i < size; i++) {
    const card = handCard(s, share, i);
    wizards |= 1 << CARD.wizardSteps[card]!;
    towers |= 1 << CARD.towerSteps[card]!;
    for (let k = 0; k < i; k++) {
      const other = CARD.wizardSteps[handCard(s, share, k)]!;
      if (other !== DIE && other > 0 && CARD.wizardSteps[card]! > 0) sums |= 1 << (other + CARD.wizardSteps[card]!);
    }
  }
  for (let steps = 1; steps <= DIE; steps++) {
    if ((wizards >> steps) & 1) into[n++] = seatAt.wizardSteps + steps;
    if ((towers >> steps) & 1) into[n++] = seatAt.towerSteps + steps;
  }
  if ((wizards >> DIE) & 1) into[n++] = seatAt.dice + DIE * isLater + BITS[distances & ROLLS]!;
  if ((distances & sums) !== 0) into[n++] = seatAt.double + isLater;
  return n;
}

function all(s: State, into: Uint16Array, from: number): number {
  let n = from;
  let next = NONE;
  const keep = s[at.keep]!;
  for (let steps = 1; steps < SPACES; steps++) {
    const level = s[at.top + ahead(keep, steps)]!;
    if (s[at.size + level] !== 0 || !carriesShield(s, level)) continue;
    into[n++] = allAt.shield + SPACES - steps;
    if (next === NONE) next = steps;
  }
  if (next !== NONE) into[n++] = allAt.next + next;
  for (let space = 0; space < SPACES; space++) {
    if (s[at.above + space] === 0) continue;
    into[n++] = allAt.height + toKeep(s, space) * MOST_ABOVE + least(towersOn(s, space), MOST_ABOVE) - 1;
  }
  into[n++] = allAt.players + s[at.players]!;
  if (s[at.nasty]) into[n++] = allAt.nasty;
  into[n++] = allAt.edition + s[at.edition]!;
  for (let spell = 0; spell < SPELLS.length; spell++) {
    if (((s[at.spellsInPlay]! >> spell) & 1) === 0) continue;
    into[n++] = allAt.spell + spell;
    if (s[at.price + spell]! < 2) into[n++] = allAt.cheap + spell;
  }
  if (s[at.shared]) into[n++] = allAt.deck + Math.floor((15 * s[at.deckSize]!) / CARDS);
  return n;
}

function family(s: State): number {
  if (s[at.shared]) return FAMILY.together;
  if (s[at.teams]) return FAMILY.teams;
  if (s[at.nasty]) return FAMILY.nasty;
  return s[at.players] === 2 ? FAMILY.duel : FAMILY.many;
}

const side = (s: State, who: Seat, other: Seat): number =>
  who === other ? SIDES.own : s[at.teams] && partnerOf(s, who) === other ? SIDES.partner : SIDES.rival;

const oneOf = <T>(chance: Chance, values: readonly T[]): T => values[chance.below(values.length)]!;

/** Any spells at any prices, mostly those of a first game or all of them. */
function rivals(chance: Chance, players: readonly number[], teams: boolean): JsonObject {
  const few = chance.below(SPELLS.length + 1);
  return {
    players: oneOf(chance, players),
    teams,
    mode: chance.below(2) === 0 ? "nasty" : "basic",
    edition: chance.below(2) === 0 ? "capstone" : oneOf(chance, EDITION_NAMES),
    spells: oneOf<JsonObject[string]>(chance, ["first", "first", "all", `random:${few}`]),
    ...(chance.below(4) === 0 && { prices: { [oneOf(chance, SPELLS)]: 1 + chance.below(3) } }),
  };
}

const FIRST_GAME = { players: 2 };
const ALL_SPELLS = { players: 3, mode: "nasty", spells: "all" };

export const inputs: Inputs = {
  families: FAMILIES,
  family,
  ofSeat: OF_SEAT.size,
  ofAll: OF_ALL.size,
  seat,
  all,
  side,
  unspent: (s) => (WORST_SCORE - s[at.discardSize]!) / SCORES,
  goals,
  lessons: [
    { often: 6, wish: () => FIRST_GAME },
    { often: 4, wish: (chance) => rivals(chance, [2], false) },
    { often: 4, wish: () => ({ players: 4 }) },
    { often: 4, wish: () => ALL_SPELLS },
    { often: 6, wish: (chance) => rivals(chance, [3, 4, 4, 5, 6], false) },
    { often: 2, wish: () => ({ players: 4, teams: true }) },
    { often: 3, wish: (chance) => rivals(chance, [4, 4, 6], true) },
    { often: 6, wish: () => ({ mode: "solo" }) },
    { often: 2, wish: () => ({ mode: "solo-spells" }) },
    { often: 2, wish: (chance) => ({ mode: oneOf(chance, ["coop", "coop-spells"]), players: 2 + chance.below(5) }) },
  ],
};
