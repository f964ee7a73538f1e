/**
 * Boards by number: 0 is the printed one, the laboratory may lay others (lab.ts). Places and cards are the same on all of them,
 * only what lies between differs; a state says which board it is played on.
 */
import type { Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { LabLink } from "../../core/lab.ts";
import type { Board } from "./board.ts";
import { BOARD, IS_SYMBOL, readBoard } from "./board.ts";
import data from "./board.json" with { type: "json" };

/** As notation names it. */
export const linkName = ({ from, to }: LabLink): string => `${from}-${to}`;
/** The links of the printed board. */
export const PRINTED_LINKS: readonly LabLink[] = data.links;
export const LINKS: readonly string[] = PRINTED_LINKS.map(linkName);
/** M-B3, M-B4 How many fields each link has, and which links have a symbol in their middle. */
export const FIELDS_ON: Readonly<Record<string, number>> = Object.fromEntries(
  data.links.map(({ fields }, i) => [LINKS[i]!, fields]),
);
export const SYMBOLS_ON: readonly string[] = LINKS.filter((_, i) => data.links[i]!.symbols.length > 0);

interface Laid {
  readonly board: Board;
  /** M-B4 1 for each symbol field. */
  readonly isSymbol: Uint8Array;
}

const laid: Laid[] = [{ board: BOARD, isSymbol: IS_SYMBOL }];
/** By what lies on their links, the oldest first. */
const numbers = new Map<string, number>();
/** A state has one byte for it. The next board after so many takes the oldest one's place: nobody plays on it any more. */
const MOST_BOARDS = 250;
/** With every two places linked, the bots take some seconds to see through so many before their first game. */
const MOST_LAB_NODES = 110;

export const boardOf = (number: number): Board => laid[number]!.board;

/** Is it a symbol field of that board? */
export const symbolOn = (number: number, node: number): number =>
  number === 0 ? IS_SYMBOL[node]! : laid[number]!.isSymbol[node]!;

const PRINTED = JSON.stringify(PRINTED_LINKS);

/** The number of a board with these links. */
export function lay(links: readonly LabLink[]): number | Refusal {
  const key = JSON.stringify(links);
  const known = key === PRINTED ? 0 : numbers.get(key);
  if (known !== undefined) return known;
  const board = readBoard({ places: data.places, magic: data.magic, links }, false);
  if (isRefusal(board)) return refuse("lab-board", board.say, board.clause);
  if (board.nodes.length > MOST_LAB_NODES)
    return refuse("lab-size", `The laboratory's boards have ${MOST_LAB_NODES} fields and places at most.`, "M-B3");
  const [oldest] = numbers;
  const number = oldest && numbers.size >= MOST_BOARDS ? oldest[1] : laid.length;
  if (oldest && number !== laid.length) numbers.delete(oldest[0]);
  laid[number] = { board, isSymbol: Uint8Array.from(board.nodes, (_, node) => Number(board.symbols.includes(node))) };
  numbers.set(key, number);
  return number;
}
