/**
 * What each legal decision would do, as data: from what the decider sees, so that a board never works out a rule again.
 * What is under towers is told only where the table's memory shows it (T-H2).
 */
import type { Choice, Decision, Seat, State } from "../../core/game.ts";
import { copy, decisions } from "../../core/game.ts";
import { CARD_TABLES, CODES, DIE, hasDice } from "./cards.ts";
import {
  CLOCKWISE,
  detailOf,
  firstSpace,
  kindOf,
  KINDS,
  NO_TARGET,
  packWizard,
  secondSpace,
  wizardOwner,
  wizardSpace,
} from "./decision.ts";
import { showsUnder } from "./hidden.ts";
import { legal, stepsOf } from "./legal.ts";
import { nudgeTarget } from "./moves.ts";
import { format } from "./notation.ts";
import type { Spell } from "./spells.ts";
import { SPELL_NUMBERS, SPELL_STEPS, SPELLS } from "./spells.ts";
import { ahead, heightOf, ownerMovedBy, PHASES, STATE, topTower } from "./state.ts";

const { at } = STATE;
const CARD = CARD_TABLES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

export const VERBS = [
  "play",
  "redraw",
  "keep",
  "reroll",
  "wizard",
  "tower",
  "skip",
  "pass",
  "end",
  "ask",
  "give",
  "decline",
  "return",
  "potion",
  "cast",
] as const;
export type TowersVerb = (typeof VERBS)[number];

/** A legal decision of Wandering Towers. What is not true or not known is left out: frames stay small. */
export interface TowersChoice extends Choice {
  /** What is done, in one word: the first of the notation. */
  readonly verb: TowersVerb;
  /** The card that is played, given or returned. */
  readonly card?: string;
  /** T-B7 The spell that is cast. */
  readonly spell?: Spell;
  /** What it costs, in full potions. */
  readonly price?: number;
  /** What moves. */
  readonly piece?: "tower" | "wizard" | "swap" | "keep";
  /** Where it stands now. */
  readonly space?: number;
  /** Where it would land. */
  readonly to?: number;
  /** Of a tower: its number. */
  readonly tower?: number;
  /** Of a tower: its place in the stack, 1 is the lowest. Everything above it goes along. */
  readonly level?: number;
  /** Whose wizard. */
  readonly owner?: number;
  /** How many towers, or wizards of that owner, go together. */
  readonly count?: number;
  /** T-S7 The second space of a swap. */
  readonly other?: number;
  /** T-S8 Which way Ravenskeep goes. */
  readonly turning?: "cw" | "ccw";
  /** T-W4 It enters Ravenskeep. */
  readonly home?: true;
  /** T-M3 It covers wizards that are seen now. */
  readonly imprisons?: true;
  /** T-H3 Who is under a tower comes to light, or may: then there is no undo. */
  readonly uncovers?: true;
  /** T-T4 The card is lost without a move. */
  readonly wasted?: true;
}

type Facts = Omit<TowersChoice, "text">;

const buffer = decisions();

export function choices(s: State): TowersChoice[] {
  const count = legal(s, buffer);
  return Array.from(buffer.subarray(0, count), (decision) => ({ text: format(s, decision), ...explain(s, decision) }));
}

function explain(s: State, decision: Decision): Facts {
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind >= KIND.castSpell) return explainCast(s, kind - KIND.castSpell, detail);
  switch (kind) {
    case KIND.play:
      return { verb: "play", card: CODES[detail]!, ...(hasDice(detail) && { final: true }) };
    case KIND.redraw:
      return { verb: "redraw", final: true, ...(detail !== 0 && towerMove(s, detail, 1)) };
    case KIND.moveWizard:
      return { verb: "wizard", ...wizardMove(s, detail, stepsOf(s, CARD.wizardSteps), 1) };
    case KIND.moveTower:
      return { verb: "tower", ...towerMove(s, detail, stepsOf(s, CARD.towerSteps)) };
    case KIND.keepRoll:
      return { verb: "keep", ...(isLostAnyway(s) && { wasted: true }) };
    case KIND.reroll:
      return { verb: "reroll", final: true, ...(isLostAnyway(s) && { wasted: true }) };
    case KIND.skip:
      return { verb: "skip", wasted: true };
    case KIND.give:
    case KIND.return:
      return { verb: kind === KIND.give ? "give" : "return", card: CODES[detail]!, final: true };
    default:
      return { verb: PLAIN[kind]! };
  }
}

const afterwards = decisions();

/** T-T4, T-T5 Whatever the die shows, the card moves nothing, and no spell could change that. */
function isLostAnyway(s: State): boolean {
  const then = copy(s);
  then[at.phase] = PHASES.moving;
  for (let roll = 1; roll < DIE; roll++) {
    then[at.roll] = roll;
    if (legal(then, afterwards) > 1 || kindOf(afterwards[0]!) !== KIND.skip) return false;
  }
  return true;
}

/** Nothing more to be said of them. */
const PLAIN: Readonly<Record<number, TowersVerb>> = {
  [KIND.pass]: "pass",
  [KIND.end]: "end",
  [KIND.ask]: "ask",
  [KIND.decline]: "decline",
  [KIND.potion]: "potion",
};

/** T-S3 … T-S10 */
function explainCast(s: State, id: number, detail: number): Facts {
  const seat = s[at.decider]!;
  const paid = { verb: "cast", spell: SPELLS[id]!, price: s[at.price + id]! } as const;
  switch (id) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]:
      return { ...paid, ...wizardMove(s, detail, SPELL_STEPS[id]!, 1) };
    case SPELL["advance-tower"]:
    case SPELL["headwind-tower"]:
      return { ...paid, ...towerMove(s, detail, SPELL_STEPS[id]!) };
    case SPELL.swap:
      return {
        ...paid,
        piece: "swap",
        space: firstSpace(detail),
        other: secondSpace(detail),
        uncovers: true,
        final: true,
      };
    case SPELL.nudge: {
      const turning = detail === CLOCKWISE ? "cw" : "ccw";
      return { ...paid, piece: "keep", space: s[at.keep]!, to: nudgeTarget(s, turning === "cw" ? 1 : -1), turning };
    }
    case SPELL.piggyback:
      return { ...paid, ...(detail === NO_TARGET ? {} : pairMove(s, seat, detail)) };
    default:
      return { ...paid, ...towerAt(s, detail), uncovers: true, final: true };
  }
}

/** T-S9 Two wizards of the level move by the card. */
const pairMove = (s: State, seat: Seat, space: number): Partial<Facts> =>
  wizardMove(s, packWizard(space, ownerMovedBy(s, seat)), stepsOf(s, CARD.wizardSteps), 2);

function wizardMove(s: State, detail: number, steps: number, count: number): Partial<Facts> {
  const space = wizardSpace(detail);
  const to = ahead(space, steps);
  return {
    piece: "wizard",
    space,
    to,
    owner: wizardOwner(detail),
    count,
    ...(s[at.keep] === to && { home: true }),
  };
}

/** Where a tower stands, and how many go with it. */
function towerAt(s: State, tower: number): Partial<Facts> {
  const space = s[at.towerSpace + tower]!;
  const level = heightOf(s, tower);
  return { piece: "tower", space, tower, level, count: heightOf(s, topTower(s, space)) - level + 1 };
}

function towerMove(s: State, tower: number, steps: number): Partial<Facts> {
  const to = ahead(s[at.towerSpace + tower]!, steps);
  return {
    ...towerAt(s, tower),
    to,
    ...(s[at.size + s[at.top + to]!]! > 0 && { imprisons: true }),
    ...(mayUncover(s, tower) && { uncovers: true }),
  };
}

/** Where nobody is shown what is under towers, somebody may be under each of them. */
const mayUncover = (s: State, tower: number): boolean =>
  !showsUnder(s, s[at.decider]!) || s[at.size + s[at.below + tower]!]! > 0;
