/** M-B6 Three wands, one of each colour: notches on the edges, symbols on the faces. */
import { numbered } from "../../core/layout.ts";

export const WANDS = 3;
/** The edges of a wand carry 0, 1 and 2 notches, its faces one symbol each: either way there are three sides. */
export const SIDES = 3;
/** The most notches a throw can show. */
export const MOST_SUM = WANDS * (SIDES - 1);

/** The numbers of the wands whose bits are set, ascending. */
export const wandsOf = (bits: number): number[] =>
  Array.from({ length: WANDS }, (_, wand) => wand).filter((wand) => (bits >> wand) & 1);

export const SYMBOLS = ["power", "magic", "fate"] as const;
export type SymbolName = (typeof SYMBOLS)[number];
export const SYMBOL_NUMBERS = numbered(SYMBOLS);

/** M-Z1 How often a symbol is seen: each wand hides one. */
export const timesSeen = (hidden: readonly SymbolName[], symbol: SymbolName): number =>
  hidden.length - hidden.filter((each) => each === symbol).length;

/** M-Z1 May a spell throw be read so? */
export function mayRead(hidden: readonly SymbolName[], symbol: SymbolName): boolean {
  const [first = 0, second = 0, third = 0] = hidden.map((each) => SYMBOLS.indexOf(each));
  return ((readings(first, second, third) >> SYMBOLS.indexOf(symbol)) & 1) === 1;
}

/**
 * M-Z1 Which symbols a spell throw lets the player choose, as bits. Every wand shows the two symbols it does not hide,
 * so the symbol seen most often is the one hidden least often.
 */
export function readings(first: number, second: number, third: number): number {
  let fewest = WANDS;
  let leaders = 0;
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    const hidden = Number(first === symbol) + Number(second === symbol) + Number(third === symbol);
    if (hidden > fewest) continue;
    leaders = hidden < fewest ? 1 << symbol : leaders | (1 << symbol);
    fewest = hidden;
  }
  return leaders;
}
