/** From legal decisions to what glows: every text is read once, and what it would bring is worked out for the player. */
import type { Seat } from "../../../core/game.ts";
import { BOARD, IS_SYMBOL, isMagic, nodeNamed } from "../../../games/magicians/board.ts";
import type { View } from "../../../games/magicians/hidden.ts";
import { jumpPath, walkEnds, walkPath } from "../../../games/magicians/ways.ts";
import type { Picked } from "../../table/kit.ts";

export interface Choice {
  readonly text: string;
  readonly verb: string;
  /** Where a figure would go. */
  readonly node?: number;
  /** From whom a card is taken. */
  readonly seat?: Seat;
}

export function read(text: string): Choice {
  const [verb = "", rest = ""] = text.split(" ");
  if (verb === "magician" || verb === "apprentice" || verb === "magic") return { text, verb, node: nodeNamed(rest) };
  if (verb === "take") return { text, verb, seat: Number(rest) };
  return { text, verb };
}

const begins = (text: string, prefix: string): boolean => text === prefix || text.startsWith(`${prefix} `);

/** A choice of somewhere to go. */
export type Target = Choice & { readonly node: number };

/** What can be touched on the board now. */
export const onBoard = (legal: readonly string[], { prefix }: Picked): Target[] =>
  legal
    .filter((text) => prefix === "" || begins(text, prefix))
    .map(read)
    .filter((choice): choice is Target => choice.node !== undefined);

/** The figure a target is for. */
export const figureOf = ({ verb }: Choice): "magician" | "apprentice" =>
  verb === "magician" ? "magician" : "apprentice";

/** Where the active seat's figure stands now. */
const fromOf = (choice: Choice, view: View): number =>
  nodeNamed((figureOf(choice) === "magician" ? view.magicians : view.apprentices)[view.active]!);

export const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

export interface Reach {
  readonly steps: number;
  /** M-A2 Only the power stone carries that far. */
  readonly isDoubled: boolean;
}

/** How many steps or jumps away a target is; a target of magic is not counted. */
export function reachOf(choice: Target, view: View): Reach | undefined {
  const thrown = view.turn.throw;
  if (!thrown || choice.verb === "magic") return undefined;
  if (choice.verb === "magician") return { steps: thrown[view.active]!, isDoubled: false };
  const sum = sumOf(thrown);
  const isPlain = walkEnds(BOARD, fromOf(choice, view), sum).includes(choice.node);
  return { steps: isPlain ? sum : 2 * sum, isDoubled: !isPlain };
}

/** The nodes on the way, both ends included. */
export function wayOf(choice: Target, view: View): number[] {
  const from = fromOf(choice, view);
  const thrown = view.turn.throw;
  if (!thrown || choice.verb === "magic") return [from, choice.node];
  return choice.verb === "magician"
    ? jumpPath(from, choice.node, thrown[view.active]!)
    : walkPath(from, choice.node, sumOf(thrown));
}

/** What would come of going there. */
export interface Outlook {
  readonly what: "card" | "take" | "win" | "pair" | "fight" | "waits" | "banish" | "lost" | "sign";
  /** The other seat concerned. */
  readonly seat?: Seat;
}

/** `legal` tells whether the other figure could come there too with the same throw. */
export function outlookOf(choice: Target, view: View, legal: readonly string[]): Outlook | undefined {
  const { active } = view;
  const { node } = choice;
  if (IS_SYMBOL[node] === 1 && choice.verb === "apprentice") return { what: "sign" };
  if (!isMagic(node)) return undefined;
  const place = BOARD.nodes[node]!;
  const rival = view.magicians.findIndex((at, seat) => at === place && seat !== active);
  const isMagician = figureOf(choice) === "magician";
  const isTogether = (isMagician ? view.apprentices : view.magicians)[active] === place;
  // M-M4 Beside another magician a fight is due, and it settles the card; M-A4 an apprentice alone would be sent away.
  if (rival >= 0) return { what: isMagician ? "fight" : isTogether ? "waits" : "lost", seat: rival };
  if (isTogether && !view.cards[active]!.includes(place)) return gain(place, view);
  const other = `${isMagician ? "apprentice" : "magician"} ${place}`;
  if (choice.verb !== "magic" && legal.includes(other) && !view.cards[active]!.includes(place)) return { what: "pair" };
  const guest = view.apprentices.findIndex((at, seat) => at === place && seat !== active);
  return isMagician && guest >= 0 ? { what: "banish", seat: guest } : undefined;
}

/** M-C1 From the place, or from another; M-C3 the seventh wins. */
function gain(place: string, view: View): Outlook {
  if (view.cards[view.active]!.length === BOARD.cards.length - 1) return { what: "win" };
  return { what: view.left[place]! > 0 ? "card" : "take" };
}

/** The wands marked to be thrown again in a half-made choice. */
export const marked = ({ prefix }: Picked): number[] =>
  prefix.startsWith("rethrow") ? prefix.split(" ").slice(1).map(Number) : [];

/** The same choice with one more wand, or one fewer. */
export function mark(picked: Picked, wand: number): Picked {
  const now = marked(picked);
  const next = now.includes(wand) ? now.filter((each) => each !== wand) : [...now, wand].toSorted((a, b) => a - b);
  return { prefix: next.length === 0 ? "" : `rethrow ${next.join(" ")}` };
}
