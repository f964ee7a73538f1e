/** What the laboratory may change in The Three Magicians beyond the rulebook, and what it looks at. */
import type { Refusal, State } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Knob, KnobValues, Laboratory } from "../../core/lab.ts";
import { turned } from "../../core/lab.ts";
import { LABYRINTH } from "./board.ts";
import { FIELDS_ON, lay, LINKS, SYMBOLS_ON } from "./boards.ts";
import { kindOf, KINDS } from "./decision.ts";
import { complete } from "./options.ts";
import type { Pieces } from "./pieces.ts";
import { PIECES } from "./pieces.ts";
import { setup } from "./setup.ts";
import { CARDS, MOST_COPIES, SEATS, STATE } from "./state.ts";
import { SIDES } from "./wands.ts";

const { at } = STATE;
const KIND = KINDS;

const EDGES = Array.from({ length: SIDES }, (_, edge) => `edge-${edge + 1}`);

const KNOBS: readonly Knob[] = [
  { name: "goal", kind: "number", least: 2, most: CARDS, clause: "M-C3", help: "so many different cards win" },
  { name: "copies", kind: "number", least: 1, most: MOST_COPIES, clause: "M-B2", help: "copies of every card" },
  { name: "stones", kind: "yes-no", clause: "M-B5", help: "apprentices have their power stones from the beginning" },
  { name: "paths", kind: "numbers", of: LINKS, least: 0, most: 9, clause: "M-B3", help: "fields on each link" },
  { name: "symbols", kind: "set", of: LINKS, clause: "M-B4", help: "links with a symbol field in their middle" },
  {
    name: "wands",
    kind: "numbers",
    of: EDGES,
    least: 0,
    most: SIDES - 1,
    clause: "M-B6",
    help: "notches on each edge of a wand",
  },
];

const USUAL: KnobValues = {
  goal: PIECES.goal,
  copies: PIECES.copies,
  stones: PIECES.stones,
  paths: FIELDS_ON,
  symbols: SYMBOLS_ON,
  wands: Object.fromEntries(EDGES.map((edge, i) => [edge, PIECES.notches[i]!])),
};

function piecesFrom(values: KnobValues): Pieces | Refusal {
  const board = lay(values.paths as Readonly<Record<string, number>>, values.symbols as readonly string[]);
  if (isRefusal(board)) return board;
  const notches = EDGES.map((edge) => (values.wands as Readonly<Record<string, number>>)[edge]!);
  if (notches.every((count) => count === 0))
    return refuse("lab-wands", "A wand without any notch moves nobody.", "M-B6");
  return { board, goal: Number(values.goal), copies: Number(values.copies), stones: values.stones === true, notches };
}

export const lab: Laboratory = {
  knobs: KNOBS,
  standard(wish) {
    const options = complete(wish);
    return isRefusal(options) ? options : USUAL;
  },
  setup(wish, changes, chance) {
    const options = complete(wish);
    if (isRefusal(options)) return options;
    const values = turned(KNOBS, USUAL, changes);
    if (isRefusal(values)) return values;
    const pieces = piecesFrom(values);
    return isRefusal(pieces) ? pieces : setup(options, chance, pieces);
  },
  deeds: ["power", "magic", "fate", "take"],
  deedOf(_, decision) {
    switch (kindOf(decision)) {
      case KIND.readPower:
        return 0;
      case KIND.readMagic:
        return 1;
      case KIND.readFate:
        return 2;
      case KIND.take:
        return 3;
      default:
        return -1;
    }
  },
  gauges: ["labyrinth", "stones"],
  gauge(s, into) {
    into[0] = lost(s);
    into[1] = (s[at.stone]! + s[at.stone + 1]! + s[at.stone + 2]!) / SEATS;
  },
};

/** Which share of the six figures is in the labyrinth. */
function lost(s: State): number {
  let count = 0;
  for (let seat = 0; seat < SEATS; seat++) {
    if (s[at.magician + seat] === LABYRINTH) count++;
    if (s[at.apprentice + seat] === LABYRINTH) count++;
  }
  return count / (2 * SEATS);
}
