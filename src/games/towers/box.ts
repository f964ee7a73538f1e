/** What is in the box and how it is laid out (T-B, T-U1, T-U2): the rulebook's, unless the laboratory changes it (lab.ts). */
import { COPIES, DIE } from "./cards.ts";
import type { Edition, Options } from "./options.ts";
import { EDITIONS, isShared } from "./options.ts";
import { hasShield, LEVELS, TOWERS } from "./state.ts";

/** Pieces and cards, and the switches of a rulebook. */
export interface Box {
  /** T-U1, T-1.1 Of each owner. */
  readonly wizards: number;
  readonly potions: number;
  /** T-B3 Tower n starts on space n. */
  readonly towers: number;
  /** T-B4 Ghost lights on the spaces of the towers. */
  readonly lights: readonly number[];
  /** T-B2, T-B3 For each level. */
  readonly shields: readonly boolean[];
  /** T-B6 Of each kind of card. */
  readonly copies: readonly number[];
  /** T-B8 The faces of the die. */
  readonly die: number;
  readonly edition: Edition;
}

/** T-U1 Wizards and potions for 2 to 6 players. */
const SHARES: readonly (readonly [number, number])[] = [
  [5, 6],
  [4, 5],
  [4, 5],
  [3, 4],
  [3, 4],
];
/** T-1.1, T-1.5 Solo and cooperative. */
const SHARED_WIZARDS = 12;
const SHARED_POTIONS = 6;

/** T-U1, T-1.1 How many wizards each owner has. */
export const wizardsEach = ({ mode, players }: Pick<Options, "mode" | "players">): number =>
  isShared(mode) ? SHARED_WIZARDS : SHARES[players - 2]![0];

const LIGHTS = [3, 3, 3, 2, 2, 2, 1, 1, 1];
const SHIELDS = Array.from({ length: LEVELS }, (_, level) => hasShield(level));

/** As the rulebook has it. */
export function boxOf(options: Options): Box {
  const hasSpells = options.spells !== 0 && (typeof options.spells === "number" || options.spells.length > 0);
  return {
    wizards: wizardsEach(options),
    potions: isShared(options.mode) ? (hasSpells ? SHARED_POTIONS : 0) : SHARES[options.players - 2]![1],
    towers: TOWERS,
    lights: LIGHTS,
    shields: SHIELDS,
    copies: COPIES,
    die: DIE - 1,
    edition: EDITIONS[options.edition],
  };
}
