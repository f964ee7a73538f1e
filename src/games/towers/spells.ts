import { numbered } from "../../core/layout.ts";

/** T-B7 The eight spells, in the order every list of them uses. */
export const SPELLS = [
  "advance-wizard",
  "advance-tower",
  "headwind-wizard",
  "headwind-tower",
  "swap",
  "nudge",
  "piggyback",
  "free",
] as const;
export type Spell = (typeof SPELLS)[number];

export const SPELL_NUMBERS = numbered(SPELLS);

export const isSpell = (id: unknown): id is Spell => SPELLS.some((spell) => spell === id);

/** T-U4 The two spells of a first game. */
export const FIRST_SPELLS: readonly Spell[] = ["advance-wizard", "advance-tower"];

/** T-B7 The sources differ on Swap, Piggyback and Free, so prices are data. */
export type PriceList = Readonly<Record<Spell, number>>;

export const CAPSTONE_PRICES: PriceList = {
  "advance-wizard": 2,
  "advance-tower": 1,
  "headwind-wizard": 2,
  "headwind-tower": 1,
  swap: 1,
  nudge: 2,
  piggyback: 2,
  free: 2,
};

export const ABACUS_PRICES: PriceList = { ...CAPSTONE_PRICES, swap: 2, piggyback: 1, free: 1 };

/** T-S3 … T-S6 How far the four moving spells move: clockwise is positive. */
export const SPELL_STEPS = Int8Array.from([1, 2, -1, -2]);
