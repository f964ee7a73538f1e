/**
 * Boards by number: 0 is the printed one, the laboratory may lay others (lab.ts). Places and cards are the same on all of them,
 * only what lies between differs; a state says which board it is played on.
 */
import type { JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import type { Board } from "./board.ts";
import { BOARD, IS_SYMBOL, readBoard } from "./board.ts";
import data from "./board.json" with { type: "json" };

/** The links of the printed board, as notation names them. */
export const LINKS: readonly string[] = data.links.map(({ from, to }) => `${from}-${to}`);
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
const numbers = new Map<string, number>();
/** A state has one byte for it. */
const MOST_BOARDS = 250;

export const boardOf = (number: number): Board => laid[number]!.board;

/** Is it a symbol field of that board? */
export const symbolOn = (number: number, node: number): number =>
  number === 0 ? IS_SYMBOL[node]! : laid[number]!.isSymbol[node]!;

/** The number of a board with so many fields on its links, and a symbol in the middle of some of them. */
export function lay(fields: Readonly<Record<string, number>>, symbols: readonly string[]): number | Refusal {
  const links: JsonObject[] = [];
  for (const { from, to } of data.links) {
    const name = `${from}-${to}`;
    const count = fields[name] ?? 0;
    const middle = Math.ceil(count / 2);
    links.push({ from, to, fields: count, symbols: symbols.includes(name) && count > 0 ? [middle] : [] });
  }
  const key = JSON.stringify(links);
  const known = key === PRINTED ? 0 : numbers.get(key);
  if (known !== undefined) return known;
  const board = readBoard({ places: data.places, magic: data.magic, links }, false);
  if (isRefusal(board)) return board;
  if (laid.length > MOST_BOARDS) return refuse("board", `More than ${MOST_BOARDS} boards at a time are too many.`);
  const isSymbol = Uint8Array.from(board.nodes, (_, node) => Number(board.symbols.includes(node)));
  numbers.set(key, laid.length);
  return laid.push({ board, isSymbol }) - 1;
}

const PRINTED = JSON.stringify(data.links);
