/** What each legal decision would do, as data, so that a board never works out a rule again. Nothing is hidden (M-C2). */
import type { Choice, Decision, Seat, State } from "../../core/game.ts";
import { decisions } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { BOARD, CARD_AT, IS_SYMBOL, isMagic } from "./board.ts";
import { detailOf, kindOf, KINDS, pack } from "./decision.ts";
import { legal } from "./legal.ts";
import { format } from "./notation.ts";
import { CARDS, cardsOf, eyeSum, foreignMagician, hasCard, SEATS, STATE } from "./state.ts";
import type { SymbolName } from "./wands.ts";
import { wandsOf } from "./wands.ts";
import { jumpPath, walkEnds, walkPath } from "./ways.ts";

const { at } = STATE;
const KIND = KINDS;

export type MagiciansVerb =
  | "magician"
  | "stay"
  | "apprentice"
  | "rest"
  | "take"
  | "rethrow"
  | "stop"
  | "cast"
  | "decline"
  | SymbolName;

export type Figure = "magician" | "apprentice";

/** What would come of going somewhere. */
export interface Outlook {
  /**
   * A card from its place or taken from a seat, victory, one's two figures together, a fight, a fight that waits for the
   * other move, others sent to the labyrinth, oneself sent there, or a spell throw on a symbol field.
   */
  readonly what: "card" | "take" | "win" | "pair" | "fight" | "waits" | "banish" | "lost" | "sign";
  /** The other seat concerned. */
  readonly seat?: Seat;
}

/**
 * A legal decision of The Three Magicians. Nodes are numbered: the places as in `board.json`, then each link's fields. What
 * is not true is left out: frames stay small.
 */
export interface MagiciansChoice extends Choice {
  /** What is done, in one word: the first of the notation. */
  readonly verb: MagiciansVerb;
  /** Which figure goes. */
  readonly figure?: Figure;
  /** The node where it stands. */
  readonly from?: number;
  /** The node where it would come to stand. */
  readonly to?: number;
  /** The nodes on its way, with both ends. */
  readonly way?: readonly number[];
  /** How many steps or jumps that is; M-Z3 magic counts none. */
  readonly steps?: number;
  /** M-A2 Only the power stone carries that far. */
  readonly doubled?: true;
  /** What would come of it. */
  readonly brings?: Outlook;
  /** M-C1 From whom a card is taken. */
  readonly seat?: Seat;
  /** M-F1 Which wands are thrown again. */
  readonly wands?: readonly number[];
  /** M-Z1 How a spell throw is read. */
  readonly symbol?: SymbolName;
  /** M-A1, M-M2 No other move of this figure is possible. */
  readonly forced?: true;
}

type Facts = Omit<MagiciansChoice, "text">;

const buffer = decisions();

export function choices(s: State): MagiciansChoice[] {
  const all = Array.from(buffer.subarray(0, legal(s, buffer)));
  return all.map((decision) => ({ text: format(s, decision), ...explain(s, decision, all) }));
}

function explain(s: State, decision: Decision, all: readonly Decision[]): Facts {
  const detail = detailOf(decision);
  switch (kindOf(decision)) {
    case KIND.magicianTo:
      return { verb: "magician", ...jump(s, detail), ...outlook(s, "magician", detail, all) };
    case KIND.stay:
      return { verb: "stay", figure: "magician", ...forced(KIND.magicianTo, all) };
    case KIND.apprenticeTo:
      return { verb: "apprentice", ...walk(s, detail), ...outlook(s, "apprentice", detail, all) };
    case KIND.rest:
      return { verb: "rest", figure: "apprentice", ...forced(KIND.apprenticeTo, all) };
    case KIND.take:
      return { verb: "take", seat: detail };
    case KIND.rethrow:
      return { verb: "rethrow", wands: wandsOf(detail), final: true };
    case KIND.stop:
      return { verb: "stop" };
    case KIND.cast:
      return { verb: "cast", final: true };
    case KIND.readPower:
      return { verb: "power", symbol: "power" };
    case KIND.readMagic:
      return { verb: "magic", symbol: "magic", ...conjure(s, detail), ...outlook(s, "apprentice", detail, []) };
    case KIND.readFate:
      return { verb: "fate", symbol: "fate" };
    default:
      return { verb: "decline" };
  }
}

const forced = (move: number, all: readonly Decision[]): Partial<Facts> =>
  all.some((decision) => kindOf(decision) === move) ? {} : { forced: true };

/** M-M1 */
function jump(s: State, to: number): Partial<Facts> {
  const seat = s[at.active]!;
  const from = s[at.magician + seat]!;
  const steps = s[at.wand + seat]!;
  return { figure: "magician", from, to, way: jumpPath(from, to, steps), steps };
}

/** M-A1, M-A2 */
function walk(s: State, to: number): Partial<Facts> {
  const from = s[at.apprentice + s[at.active]!]!;
  const sum = eyeSum(s);
  const isPlain = walkEnds(BOARD, from, sum).includes(to);
  const way = walkPath(from, to, sum);
  return isPlain
    ? { figure: "apprentice", from, to, way, steps: sum }
    : { figure: "apprentice", from, to, way, steps: 2 * sum, doubled: true };
}

/** M-Z3 At once, over everything between. */
function conjure(s: State, to: number): Partial<Facts> {
  const from = s[at.apprentice + s[at.active]!]!;
  return { figure: "apprentice", from, to, way: [from, to] };
}

/** `all` tells whether the other figure could come there too with the same throw. */
function outlook(s: State, figure: Figure, node: number, all: readonly Decision[]): Partial<Facts> {
  const brings = bringing(s, figure, node, all);
  return brings ? { brings } : {};
}

function bringing(s: State, figure: Figure, node: number, all: readonly Decision[]): Outlook | undefined {
  const seat = s[at.active]!;
  // M-A5
  if (IS_SYMBOL[node] === 1 && figure === "apprentice") return { what: "sign" };
  if (!isMagic(node)) return undefined;
  const isMagician = figure === "magician";
  const rival = foreignMagician(s, seat, node);
  const isTogether = s[(isMagician ? at.apprentice : at.magician) + seat] === node;
  const lacks = !hasCard(s, seat, CARD_AT[node]!);
  // M-M4 Beside another magician a fight is due, and it settles the card; M-A4 an apprentice alone would be sent away.
  if (rival !== NONE) return { what: isMagician ? "fight" : isTogether ? "waits" : "lost", seat: rival };
  if (isTogether && lacks) return gain(s, seat, node);
  if (lacks && all.includes(pack(isMagician ? KIND.apprenticeTo : KIND.magicianTo, node))) return { what: "pair" };
  const guest = isMagician ? guestAt(s, seat, node) : NONE;
  return guest === NONE ? undefined : { what: "banish", seat: guest };
}

/** M-C1 From the place, or from another; M-C3 the seventh wins. */
function gain(s: State, seat: Seat, node: number): Outlook {
  if (cardsOf(s, seat) === CARDS - 1) return { what: "win" };
  return { what: s[at.left + CARD_AT[node]!]! > 0 ? "card" : "take" };
}

/** M-M3 Another's apprentice that would have to go. */
function guestAt(s: State, seat: Seat, node: number): Seat {
  for (let other = 0; other < SEATS; other++) if (other !== seat && s[at.apprentice + other] === node) return other;
  return NONE;
}
