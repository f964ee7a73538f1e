/** What the laboratory may change in The Three Magicians beyond the rulebook, and what it looks at. */
import type { JsonObject, Refusal, State } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Knob, KnobValues, LabLink, Laboratory } from "../../core/lab.ts";
import { turned } from "../../core/lab.ts";
import { BOARD, LABYRINTH } from "./board.ts";
import { FIELDS_ON, lay, linkName, LINKS, PRINTED_LINKS, SYMBOLS_ON } from "./boards.ts";
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

const PLACES = BOARD.nodes.slice(0, BOARD.places);
/** The places lie in three rows of three. */
const ROW = 3;

const KNOBS: readonly Knob[] = [
  { name: "goal", kind: "number", least: 2, most: CARDS, clause: "M-C3", help: "so many different cards win" },
  { name: "copies", kind: "number", least: 1, most: MOST_COPIES, clause: "M-B2", help: "copies of every card" },
  { name: "stones", kind: "yes-no", clause: "M-B5", help: "apprentices have their power stones from the beginning" },
  { name: "paths", kind: "numbers", of: LINKS, least: 0, most: 9, clause: "M-B3", help: "fields on each link" },
  { name: "symbols", kind: "set", of: LINKS, clause: "M-B4", help: "links with a symbol field in their middle" },
  {
    name: "board",
    kind: "links",
    of: PLACES,
    spots: PLACES.map((_, i) => [i % ROW, Math.floor(i / ROW)] as const),
    least: 0,
    most: 9,
    clause: "M-B1",
    help: "which places are linked, with fields and symbols: JSON as in board.json, or a file of it",
  },
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
  board: PRINTED_LINKS,
  wands: Object.fromEntries(EDGES.map((edge, i) => [edge, PIECES.notches[i]!])),
};

/** The links, and on them what was changed by their names alone. A symbol moves to the middle of a link whose length has changed. */
function linksFrom(values: KnobValues, changes: JsonObject): LabLink[] {
  const paths = (changes.paths ?? {}) as Readonly<Record<string, number>>;
  return (values.board as readonly LabLink[]).map((link) => {
    const { from, to } = link;
    const fields = paths[linkName(link)] ?? link.fields;
    const isMarked =
      changes.symbols === undefined
        ? link.symbols.length > 0
        : (values.symbols as readonly string[]).includes(linkName(link));
    if (changes.symbols === undefined && fields === link.fields) return { from, to, fields, symbols: link.symbols };
    return { from, to, fields, symbols: isMarked && fields > 0 ? [Math.ceil(fields / 2)] : [] };
  });
}

function piecesFrom(values: KnobValues, changes: JsonObject): Pieces | Refusal {
  const board = lay(linksFrom(values, changes));
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
    const pieces = piecesFrom(values, changes);
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
