/** T-B6 The 90 movement cards: 23 kinds, numbered in the order of their codes so that sorting cards sorts codes. */

/** In place of a number of spaces: what the die shows. */
export const DIE = 7;

interface Kind {
  readonly code: string;
  /** How far it moves a tower and a wizard: 0 is not at all. */
  readonly tower: number;
  readonly wizard: number;
  /** T-T5 How often the die may be thrown again. */
  readonly rerolls: number;
  readonly copies: number;
}

const kind = (code: string, copies: number, tower: number, wizard: number, rerolls = 0): Kind => ({
  code,
  copies,
  tower,
  wizard,
  rerolls,
});

const KINDS: readonly Kind[] = [
  kind("T1", 4, 1, 0),
  kind("T1W1", 3, 1, 1),
  kind("T1W5", 6, 1, 5),
  kind("T2", 4, 2, 0),
  kind("T2W2", 3, 2, 2),
  kind("T2W4", 6, 2, 4),
  kind("T3", 4, 3, 0),
  kind("T3W3", 3, 3, 3),
  kind("T4", 4, 4, 0),
  kind("T4W2", 6, 4, 2),
  kind("T4W4", 3, 4, 4),
  kind("T5", 4, 5, 0),
  kind("T5W1", 6, 5, 1),
  kind("TD2", 3, DIE, 0, 1),
  kind("TD3", 1, DIE, 0, 2),
  kind("TDWD", 6, DIE, DIE),
  kind("W1", 4, 0, 1),
  kind("W2", 4, 0, 2),
  kind("W3", 4, 0, 3),
  kind("W4", 4, 0, 4),
  kind("W5", 4, 0, 5),
  kind("WD2", 3, 0, DIE, 1),
  kind("WD3", 1, 0, DIE, 2),
];

export const CODES: readonly string[] = KINDS.map((each) => each.code);
export const COPIES: readonly number[] = KINDS.map((each) => each.copies);
/** By kind. */
export const CARD_TABLES = {
  towerSteps: Uint8Array.from(KINDS, (each) => each.tower),
  wizardSteps: Uint8Array.from(KINDS, (each) => each.wizard),
  rerolls: Uint8Array.from(KINDS, (each) => each.rerolls),
};
const CARD = CARD_TABLES;
export const CARDS = COPIES.reduce((sum, each) => sum + each, 0);

/** The kind of a code, or −1. */
export const cardOf = (code: string): number => CODES.indexOf(code);

/** T-B6 What a card says: how far, or by the die, and how often that is thrown at most. */
export interface CardFace {
  readonly tower: number | "die" | undefined;
  readonly wizard: number | "die" | undefined;
  readonly dice: number;
}

export function faceOf(code: string): CardFace {
  const card = cardOf(code);
  const printed = (steps: number): CardFace["tower"] => (steps === DIE ? "die" : steps || undefined);
  return {
    tower: printed(CARD.towerSteps[card]!),
    wizard: printed(CARD.wizardSteps[card]!),
    dice: hasDice(card) ? CARD.rerolls[card]! + 1 : 0,
  };
}

export const hasDice = (card: number): boolean => CARD.towerSteps[card] === DIE || CARD.wizardSteps[card] === DIE;
