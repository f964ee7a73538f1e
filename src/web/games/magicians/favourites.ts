import type { SymbolName } from "../../../games/magicians/wands.ts";
import { SYMBOLS } from "../../../games/magicians/wands.ts";

type Favourite = `favourite.magicians.${SymbolName}`;

/** A player's page calls the readings as the board does. */
export const favouritesOf = (
  words: Readonly<Record<`magicians.symbol.${SymbolName}`, string>>,
): Record<Favourite, string> =>
  Object.fromEntries(
    SYMBOLS.map((symbol) => [`favourite.magicians.${symbol}`, words[`magicians.symbol.${symbol}`]]),
  ) as Record<Favourite, string>;
