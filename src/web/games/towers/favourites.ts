import type { Spell } from "../../../games/towers/spells.ts";
import { SPELLS } from "../../../games/towers/spells.ts";

type Favourite = `favourite.towers.${Spell}`;

/** A player's page calls spells as the board does. */
export const favouritesOf = (words: Readonly<Record<`spell.${Spell}`, string>>): Record<Favourite, string> =>
  Object.fromEntries(SPELLS.map((spell) => [`favourite.towers.${spell}`, words[`spell.${spell}`]])) as Record<
    Favourite,
    string
  >;
