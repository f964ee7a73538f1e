/** Every legal decision of the decider. Walks and jumps are looked up: they depend on the board alone. */
import type { Decision, State } from "../../core/game.ts";
import type { Board } from "./board.ts";
import { BOARD, CARD_AT, isMagic, isPlace, LIFE } from "./board.ts";
import { boardOf } from "./boards.ts";
import { KINDS, pack } from "./decision.ts";
import { ALL_WANDS } from "./fight.ts";
import { eyeSum, hasCard, PHASES, SEATS, STATE } from "./state.ts";
import { MOST_SUM, readings, SIDES, SYMBOL_NUMBERS } from "./wands.ts";
import { jumpEnds, walkEnds } from "./ways.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;
const SYMBOL = SYMBOL_NUMBERS;

type List = readonly Decision[];

/** Many lists, one behind the other, and where each begins: V8 folds where a constant array lies. */
interface Lists {
  readonly all: Int32Array;
  readonly starts: Uint16Array;
}

function joined(lists: readonly List[]): Lists {
  const starts = new Uint16Array(lists.length + 1);
  lists.forEach((list, i) => (starts[i + 1] = starts[i]! + list.length));
  return { all: Int32Array.from(lists.flat()), starts };
}

/** M-A1, M-A2 By node, stone and sum, packed into one index. */
const walksIndex = (node: number, stone: number, sum: number): number => (((node << 1) | stone) << 3) | sum;
const walksOn = (board: Board): Lists =>
  joined(
    Array.from({ length: board.nodes.length << 4 }, (_, index) => {
      const [node, stone, sum] = [index >> 4, (index >> 3) & 1, index & 7];
      if (sum === 0 || sum > MOST_SUM) return [];
      const ends = new Set(walkEnds(board, node, sum));
      if (stone) for (const end of walkEnds(board, node, 2 * sum)) ends.add(end);
      return [...ends].toSorted((a, b) => a - b).map((end) => pack(KIND.apprenticeTo, end));
    }),
  );
const WALKS = walksOn(BOARD);

/** M-M1 By place and number of jumps. */
const jumpsOn = (board: Board): Lists =>
  joined(
    Array.from({ length: board.places * SIDES }, (_, index) => {
      const jumps = index % SIDES;
      if (jumps === 0) return [];
      return jumpEnds(board, Math.floor(index / SIDES), jumps).map((end) => pack(KIND.magicianTo, end));
    }),
  );
const JUMPS = jumpsOn(BOARD);

/** All ways of one of the laboratory's boards. */
interface Ways {
  readonly board: Board;
  readonly walks: Lists;
  readonly jumps: Lists;
}
/** By number, worked out when first wanted. */
const others: (Ways | undefined)[] = [];
function waysFor(number: number): Ways {
  const board = boardOf(number);
  const known = others[number];
  return known?.board === board ? known : (others[number] = { board, walks: walksOn(board), jumps: jumpsOn(board) });
}

/** M-F1 Any wands again, or none. */
const FIGHT_CHOICES = joined([
  [pack(KIND.stop), ...Array.from({ length: ALL_WANDS }, (_, i) => pack(KIND.rethrow, i + 1))],
]);

/** M-A5 A spell throw may be declined. */
const CAST_CHOICES = joined([[pack(KIND.cast), pack(KIND.decline)]]);

/** M-Z3 To any magic place. */
const MAGIC_CHOICES: List = BOARD.nodes.flatMap((_, node) =>
  isPlace(node) && isMagic(node) ? [pack(KIND.readMagic, node)] : [],
);
/** M-Z1 By the symbols to choose from, as bits. */
const READING_CHOICES = joined(
  Array.from({ length: 8 }, (_, symbols) => [
    ...((symbols >> SYMBOL.power) & 1 ? [pack(KIND.readPower)] : []),
    ...((symbols >> SYMBOL.magic) & 1 ? MAGIC_CHOICES : []),
    ...((symbols >> SYMBOL.fate) & 1 ? [pack(KIND.readFate)] : []),
  ]),
);

export function legal(s: State, into: Int32Array): number {
  switch (s[at.phase]) {
    case PHASE.moving:
      return writeWalks(s, into, writeJumps(s, into));
    case PHASE.taking:
      return writeOwners(s, into);
    case PHASE.fighting:
      return writeList(FIGHT_CHOICES, 0, into, 0);
    case PHASE.casting:
      return writeList(CAST_CHOICES, 0, into, 0);
    case PHASE.reading:
      return writeList(READING_CHOICES, readings(s[at.hidden]!, s[at.hidden + 1]!, s[at.hidden + 2]!), into, 0);
    default:
      return 0;
  }
}

function writeList({ all, starts }: Lists, index: number, into: Int32Array, start: number): number {
  const end = starts[index + 1]!;
  let n = start;
  for (let i = starts[index]!; i < end; i++) into[n++] = all[i]!;
  return n;
}

/** M-T2 Exactly as many jumps as the own wand shows, or none; M-M2 from `life` it must. M-M6 In the labyrinth it may stay. */
function writeJumps(s: State, into: Int32Array): number {
  if (!s[at.magicianDue]) return 0;
  const seat = s[at.active]!;
  const place = s[at.magician + seat]!;
  const jumps = s[at.board] === 0 ? JUMPS : waysFor(s[at.board]!).jumps;
  const n = writeList(jumps, place * SIDES + s[at.wand + seat]!, into, 0);
  if (place === LIFE && n > 0) return n;
  into[n] = pack(KIND.stay);
  return n + 1;
}

/** M-A1, M-A2 The sum, with the stone also twice the sum; no walk at all is `rest`. M-O Or rest by choice, but not on `life`. */
function writeWalks(s: State, into: Int32Array, start: number): number {
  if (!s[at.apprenticeDue]) return start;
  const seat = s[at.active]!;
  const node = s[at.apprentice + seat]!;
  const walks = s[at.board] === 0 ? WALKS : waysFor(s[at.board]!).walks;
  const n = writeList(walks, walksIndex(node, s[at.stone + seat]!, eyeSum(s)), into, start);
  if (n > start && (!s[at.mayRest] || node === LIFE)) return n;
  into[n] = pack(KIND.rest);
  return n + 1;
}

/** M-C1 From another player who has the card. */
function writeOwners(s: State, into: Int32Array): number {
  const seat = s[at.active]!;
  const card = CARD_AT[s[at.magician + seat]!]!;
  let n = 0;
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && hasCard(s, other, card)) into[n++] = pack(KIND.take, other);
  return n;
}
