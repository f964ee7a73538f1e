/** What the next throw can bring: for every way two figures can stand, the places where each throw lets them meet. */
import { BOARD, NODES } from "./board.ts";
import { CARDS } from "./state.ts";
import { SIDES, WANDS } from "./wands.ts";
import { jumpEnds, walkEnds } from "./ways.ts";

/** All throws of three wands. The own one alone says how far the magician jumps. */
export const THROWS = SIDES ** WANDS;

const walksTo = (from: number, steps: number, to: number): boolean =>
  steps > 0 && walkEnds(BOARD, from, steps).includes(to);

/** M-A2 With the stone also twice as far. M-T2 Either figure may already be there before it moves on. */
const canWalk = (from: number, sum: number, stone: number, to: number): boolean =>
  from === to || walksTo(from, sum, to) || (stone === 1 && walksTo(from, 2 * sum, to));

const canJump = (from: number, jumps: number, to: number): boolean =>
  from === to || (jumps > 0 && jumpEnds(BOARD, from, jumps).includes(to));

const base = (magician: number, apprentice: number, stone: number): number =>
  ((magician * NODES + apprentice) * 2 + stone) * THROWS;

/** Where a throw with this value of the own wand and this sum lets the figures meet, as bits of cards. */
function meetings(magician: number, apprentice: number, stone: number, own: number, sum: number): number {
  let cards = 0;
  for (let card = 0; card < CARDS; card++) {
    const { place } = BOARD.cards[card]!;
    // Both may stand there already and have nothing more to take.
    if (magician === place && apprentice === place) continue;
    if (canJump(magician, own, place) && canWalk(apprentice, sum, stone, place)) cards |= 1 << card;
  }
  return cards;
}

function workOut(): Uint8Array {
  const table = new Uint8Array(base(BOARD.places, 0, 0));
  for (let magician = 0; magician < BOARD.places; magician++)
    for (let apprentice = 0; apprentice < NODES; apprentice++)
      for (let stone = 0; stone < 2; stone++) {
        const start = base(magician, apprentice, stone);
        for (let thrown = 0; thrown < THROWS; thrown++) {
          const own = thrown % SIDES;
          const sum = own + (Math.floor(thrown / SIDES) % SIDES) + Math.floor(thrown / SIDES ** 2);
          table[start + thrown] = sum === 0 ? 0 : meetings(magician, apprentice, stone, own, sum);
        }
      }
  return table;
}

let table: Uint8Array | undefined;

/** The chance that the next throw lets two figures meet on one of these places, given as bits of cards. */
export function meetingChance(magician: number, apprentice: number, stone: number, cards: number): number {
  table ??= workOut();
  const start = base(magician, apprentice, stone);
  let cases = 0;
  for (let i = 0; i < THROWS; i++) if ((table[start + i]! & cards) !== 0) cases++;
  return cases / THROWS;
}
