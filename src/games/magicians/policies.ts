/** Quick players: one that plays to win, and one that reaches the rules uniform random play hardly ever does. */
import type { Decision, Policy, Seat, State } from "../../core/game.ts";
import { best } from "../../core/policy.ts";
import { NONE } from "../../core/layout.ts";
import { BOARD, IS_SYMBOL, isMagic, LABYRINTH } from "./board.ts";
import { detailOf, kindOf, KINDS, pack } from "./decision.ts";
import { winFight } from "./fight.ts";
import { legal } from "./legal.ts";
import { bestRethrow, winChance } from "./odds.ts";
import { apply } from "./apply.ts";
import { CARDS, cardsOf, foreignMagician, hasCard, PHASES, SEATS, STATE } from "./state.ts";
import { readings, SIDES, SYMBOL_NUMBERS, SYMBOLS, WANDS } from "./wands.ts";
import { jumpsApart, stepsApart } from "./ways.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;
const SYMBOL = SYMBOL_NUMBERS;

/** M-K Of 27 throws, how many have a sum. */
const CASES_OF_SUM = [1, 3, 6, 7, 6, 3, 1];
const ALL_CASES = SIDES ** WANDS;

/** The chance that the next throw leads an apprentice exactly so far, M-A2 with the stone also by half of it. */
function hitChance(steps: number, stone: number): number {
  const half = stone && steps > 0 && steps % 2 === 0 ? (CASES_OF_SUM[steps / 2] ?? 0) : 0;
  return steps === 0 ? 0 : ((CASES_OF_SUM[steps] ?? 0) + half) / ALL_CASES;
}

/** M-C1 How near a seat is to a meeting on the best of the places whose card it lacks. */
function nearness(s: State, seat: Seat): number {
  const magician = s[at.magician + seat]!;
  const apprentice = s[at.apprentice + seat]!;
  let top = -100;
  for (let card = 0; card < CARDS; card++) {
    if (hasCard(s, seat, card)) continue;
    const { place } = BOARD.cards[card]!;
    const jumps = jumpsApart(magician, place);
    const steps = stepsApart(apprentice, place);
    const ready = jumps === 0 ? 40 * hitChance(steps, s[at.stone + seat]!) : steps === 0 && jumps <= 2 ? 10 : 0;
    // Where another magician is at home the way to the card leads through a fight.
    const guarded = foreignMagician(s, seat, place) === NONE ? 0 : 6;
    top = Math.max(top, ready - 5 * jumps - steps - guarded);
  }
  return top;
}

/** What a position is worth to a seat: its cards, few cards of the others, a stone, and the next card near. */
function worth(s: State, seat: Seat): number {
  if (cardsOf(s, seat) === CARDS) return 10_000;
  let value = 100 * cardsOf(s, seat) + 8 * s[at.stone + seat]! + nearness(s, seat);
  for (let other = 0; other < SEATS; other++) if (other !== seat) value -= 4 * cardsOf(s, other) ** 2;
  return value;
}

/** A throw is looked through to its end: two moves and the cards they take, and one more for what comes after. */
const DEPTHS = 6;
const boards = Array.from({ length: DEPTHS }, () => new Uint8Array(STATE.bytes));
const lists = Array.from({ length: DEPTHS }, () => new Int32Array(64));

/** What a decision is worth to the deciding seat if it goes on as well as it can until the wands fall. */
function outlook(s: State, decision: Decision, seat: Seat, depth: number): number {
  const next = boards[depth]!;
  next.set(s);
  apply(next, decision);
  switch (next[at.phase]) {
    case PHASE.moving:
    case PHASE.taking:
    case PHASE.casting:
      return bestOutlook(next, seat, depth + 1);
    case PHASE.fightThrowing:
      return fightOutlook(next, seat, depth + 1);
    case PHASE.spellThrowing:
      return spellOutlook(next, seat, depth + 1);
    default:
      return worth(next, seat);
  }
}

function bestOutlook(s: State, seat: Seat, depth: number): number {
  const list = lists[depth]!;
  const count = legal(s, list);
  let top = -Infinity;
  for (let i = 0; i < count; i++) top = Math.max(top, outlook(s, list[i]!, seat, depth));
  return top;
}

/** M-K A fight by its exact chances. */
function fightOutlook(s: State, seat: Seat, depth: number): number {
  const other = s[at.challenged]!;
  const chance = winChance(s, seat);
  const after = boards[depth]!;
  after.set(s);
  winFight(after, seat, other);
  const won = worth(after, seat);
  after.set(s);
  winFight(after, other, seat);
  return chance * won + (1 - chance) * worth(after, seat);
}

const outlookOfSymbol = new Float64Array(SYMBOLS.length);

/** M-Z1 The best reading of each spell throw, on average. */
function spellOutlook(s: State, seat: Seat, depth: number): number {
  outlookOfSymbol.fill(-Infinity);
  const weigh = (symbol: number, decision: Decision): void => {
    outlookOfSymbol[symbol] = Math.max(outlookOfSymbol[symbol]!, outlook(s, decision, seat, depth));
  };
  weigh(SYMBOL.power, pack(KIND.readPower));
  for (const { place } of BOARD.cards) weigh(SYMBOL.magic, pack(KIND.readMagic, place));
  weigh(SYMBOL.fate, pack(KIND.readFate));
  let sum = 0;
  for (let thrown = 0; thrown < ALL_CASES; thrown++) {
    const open = readings(thrown % SIDES, Math.floor(thrown / SIDES) % SIDES, Math.floor(thrown / SIDES ** 2));
    let top = -Infinity;
    for (let symbol = 0; symbol < SYMBOLS.length; symbol++)
      if ((open >> symbol) & 1) top = Math.max(top, outlookOfSymbol[symbol]!);
    sum += top;
  }
  return sum / ALL_CASES;
}

/** Takes cards when it can, else comes nearer to the next; fights by the exact solution. */
export const eager: Policy = (s, list, count, chance) => {
  if (s[at.phase] !== PHASE.fighting) return eagerly(s, list, count, chance);
  const wands = bestRethrow(s);
  return wands === 0 ? pack(KIND.stop) : pack(KIND.rethrow, wands);
};
const eagerly = best((s, decision) => outlook(s, decision, s[at.decider]!, 0));

/** Looks for trouble: fights, spells, and places where an apprentice is sent away. */
const troublesome: Policy = best((s, decision) => {
  const seat = s[at.decider]!;
  const detail = detailOf(decision);
  const isGuarded = isMagic(detail) && foreignMagician(s, seat, detail) !== NONE;
  switch (kindOf(decision)) {
    case KIND.magicianTo:
      return isGuarded ? 9 : 1;
    case KIND.apprenticeTo:
      return IS_SYMBOL[detail] ? 6 : isGuarded || detail === LABYRINTH ? 4 : 0;
    case KIND.readMagic:
      return s[at.magician + seat] === detail ? 3 : isGuarded ? 2 : 0;
    case KIND.cast:
    case KIND.readFate:
      return 2;
    default:
      return 1;
  }
});

/** One decision in four is any at all, so that no rule stays out of reach; the rest are trouble, or cards worth it. */
export const wild: Policy = (s, list, count, chance) => {
  const mood = chance.below(4);
  if (mood === 0) return list[chance.below(count)]!;
  return mood === 1 ? troublesome(s, list, count, chance) : eager(s, list, count, chance);
};
