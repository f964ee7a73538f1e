/** Every legal decision of the decider. Walks and jumps are looked up: they depend on the board alone. */
import type { Decision, State } from "../../core/game.ts";
import * as boards from "./board.ts";
import * as kinds from "./decision.ts";
import * as fights from "./fight.ts";
import * as at from "./state.ts";
import * as wands from "./wands.ts";
import * as ways from "./ways.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md).
const { BOARD, CARD_AT, LIFE, NODES, isMagic, isPlace } = boards;
const {
  APPRENTICE_TO,
  CAST,
  DECLINE,
  MAGICIAN_TO,
  READ_FATE,
  READ_MAGIC,
  READ_POWER,
  REST,
  RETHROW,
  STAY,
  STOP,
  TAKE,
  pack,
} = kinds;
const { ALL_WANDS } = fights;
const {
  ACTIVE,
  APPRENTICE,
  APPRENTICE_DUE,
  CASTING,
  FIGHTING,
  HIDDEN,
  MAGICIAN,
  MAGICIAN_DUE,
  MAY_REST,
  MOVING,
  PHASE,
  READING,
  SEATS,
  STONE,
  TAKING,
  WAND,
  eyeSum,
  hasCard,
} = at;
const { FATE, MAGIC, POWER, SIDES, WANDS, readings } = wands;
const { jumpEnds, walkEnds } = ways;

const MOST_SUM = WANDS * (SIDES - 1);

type List = readonly Decision[];
const listIn = (lists: readonly List[], index: number): List => lists[index]!;

/** M-A1, M-A2 By node, stone and sum, packed into one index. */
const walksIndex = (node: number, stone: number, sum: number): number => (((node << 1) | stone) << 3) | sum;
const WALKS: readonly List[] = Array.from({ length: NODES << 4 }, (_, index) => {
  const [node, stone, sum] = [index >> 4, (index >> 3) & 1, index & 7];
  if (sum === 0 || sum > MOST_SUM) return [];
  const ends = new Set(walkEnds(BOARD, node, sum));
  if (stone) for (const end of walkEnds(BOARD, node, 2 * sum)) ends.add(end);
  return [...ends].toSorted((a, b) => a - b).map((end) => pack(APPRENTICE_TO, end));
});

/** M-M1 By place and number of jumps. */
const JUMPS: readonly List[] = Array.from({ length: BOARD.places * SIDES }, (_, index) => {
  const jumps = index % SIDES;
  if (jumps === 0) return [];
  return jumpEnds(BOARD, Math.floor(index / SIDES), jumps).map((end) => pack(MAGICIAN_TO, end));
});

/** M-F1 Any wands again, or none. */
const FIGHT_CHOICES: List = [pack(STOP), ...Array.from({ length: ALL_WANDS }, (_, i) => pack(RETHROW, i + 1))];

/** M-A5 A spell throw may be declined. */
const CAST_CHOICES: List = [pack(CAST), pack(DECLINE)];

/** M-Z3 To any magic place. */
const MAGIC_CHOICES: List = BOARD.nodes.flatMap((_, node) =>
  isPlace(node) && isMagic(node) ? [pack(READ_MAGIC, node)] : [],
);
/** M-Z1 By the symbols to choose from, as bits. */
const READING_CHOICES: readonly List[] = Array.from({ length: 8 }, (_, symbols) => [
  ...((symbols >> POWER) & 1 ? [pack(READ_POWER)] : []),
  ...((symbols >> MAGIC) & 1 ? MAGIC_CHOICES : []),
  ...((symbols >> FATE) & 1 ? [pack(READ_FATE)] : []),
]);

export function legal(s: State, into: Int32Array): number {
  switch (s[PHASE]) {
    case MOVING:
      return writeWalks(s, into, writeJumps(s, into));
    case TAKING:
      return writeOwners(s, into);
    case FIGHTING:
      return writeAll(FIGHT_CHOICES, into, 0);
    case CASTING:
      return writeAll(CAST_CHOICES, into, 0);
    case READING:
      return writeAll(listIn(READING_CHOICES, readings(s[HIDDEN]!, s[HIDDEN + 1]!, s[HIDDEN + 2]!)), into, 0);
    default:
      return 0;
  }
}

function writeAll(list: List, into: Int32Array, start: number): number {
  const count = list.length;
  for (let i = 0; i < count; i++) into[start + i] = list[i]!;
  return start + count;
}

/** M-T2 Exactly as many jumps as the own wand shows, or none; M-M2 from `life` it must. M-M6 In the labyrinth it may stay. */
function writeJumps(s: State, into: Int32Array): number {
  if (!s[MAGICIAN_DUE]) return 0;
  const seat = s[ACTIVE]!;
  const place = s[MAGICIAN + seat]!;
  const n = writeAll(listIn(JUMPS, place * SIDES + s[WAND + seat]!), into, 0);
  if (place === LIFE && n > 0) return n;
  into[n] = pack(STAY);
  return n + 1;
}

/** M-A1, M-A2 The sum, with the stone also twice the sum; no walk at all is `rest`. M-O Or rest by choice, but not on `life`. */
function writeWalks(s: State, into: Int32Array, start: number): number {
  if (!s[APPRENTICE_DUE]) return start;
  const seat = s[ACTIVE]!;
  const node = s[APPRENTICE + seat]!;
  const n = writeAll(listIn(WALKS, walksIndex(node, s[STONE + seat]!, eyeSum(s))), into, start);
  if (n > start && (!s[MAY_REST] || node === LIFE)) return n;
  into[n] = pack(REST);
  return n + 1;
}

/** M-C1 From another player who has the card. */
function writeOwners(s: State, into: Int32Array): number {
  const seat = s[ACTIVE]!;
  const card = CARD_AT[s[MAGICIAN + seat]!]!;
  let n = 0;
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && hasCard(s, other, card)) into[n++] = pack(TAKE, other);
  return n;
}
