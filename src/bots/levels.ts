/** The bots by name: four levels for people, and three yardsticks to measure them by. Weak levels look less far and forget. */
import type { CharacterName } from "./characters.ts";
import { CHARACTER_NAMES } from "./characters.ts";
import type { Slips } from "./slips.ts";

export interface Level {
  readonly kind: "search";
  /** Imagines so many games, more where they are light, unless time runs out before. */
  readonly iterations: number;
  /** How many turns ahead it imagines before it judges a position. */
  readonly turns: number;
  /** So many lengths of imagined games, one turn apart, so that nobody is always the last to move. */
  readonly spread?: number;
  /** Sees at first sight what a decision prepares for the rest of the turn. */
  readonly foresight: boolean;
  /** How likely it remembers what is on a covered level. */
  readonly memory: number;
  /** Judges positions by what was learnt from games, where that is better (judges.ts). */
  readonly learnt?: true;
  /** Without: it errs only because it looks less far, or forgets. */
  readonly slips?: Slips;
}

export interface Yardstick {
  /** The quick rule alone; the whole own turn planned by what that rule counts; or on the archmage's evaluation. */
  readonly kind: "one-move" | "planner" | "strategist";
}

export const LEVEL_NAMES = ["apprentice", "journeyman", "mage", "archmage"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
/** Who plays for somebody who is gone. */
export const STAND_IN: LevelName = "journeyman";
export const BOT_NAMES = [...LEVEL_NAMES, "one-move", "planner", "strategist"] as const;
/** A level, perhaps with a character of its own ("mage-gaoler"), or a yardstick. */
export type BotName = (typeof BOT_NAMES)[number] | `${LevelName}-${CharacterName}`;

export const BOTS: Readonly<Record<LevelName, Level> & Record<Yardstick["kind"], Yardstick>> = {
  apprentice: {
    kind: "search",
    iterations: 16,
    turns: 1,
    foresight: false,
    memory: 0.3,
    slips: { overlooks: 0.03, hurries: 0.1 },
  },
  journeyman: { kind: "search", iterations: 65, turns: 1, foresight: false, memory: 0.5 },
  mage: { kind: "search", iterations: 200, turns: 2, foresight: true, memory: 0.65 },
  archmage: { kind: "search", iterations: 3000, turns: 4, foresight: true, memory: 1, learnt: true },
  "one-move": { kind: "one-move" },
  planner: { kind: "planner" },
  strategist: { kind: "strategist" },
};

/** Where a level is another than elsewhere: where luck decides much, looking less far makes too little of a difference. */
const FITTED: Readonly<Record<string, Partial<Record<LevelName, Level>>>> = {
  magicians: {
    apprentice: {
      kind: "search",
      iterations: 12,
      turns: 1,
      foresight: false,
      memory: 0.3,
      slips: { overlooks: 0.52, hurries: 0.1 },
    },
    journeyman: {
      kind: "search",
      iterations: 40,
      turns: 1,
      foresight: false,
      memory: 0.5,
      slips: { overlooks: 0.28, hurries: 0 },
    },
    mage: { ...BOTS.mage, iterations: 100, slips: { overlooks: 0.1, hurries: 0 } },
  },
};

const isCharacter = (name: string): name is CharacterName => CHARACTER_NAMES.some((each) => each === name);

export function isBotName(name: string): name is BotName {
  const [level, character] = partsOf(name);
  return character === undefined
    ? BOT_NAMES.some((each) => each === name)
    : isCharacter(character) && LEVEL_NAMES.some((each) => each === level);
}

function partsOf(name: string): readonly [level: string, character?: string] {
  const hyphen = name.indexOf("-");
  const isYardstick = BOT_NAMES.some((each) => each === name);
  return hyphen < 0 || isYardstick ? [name] : [name.slice(0, hyphen), name.slice(hyphen + 1)];
}

/** How well a bot plays: its name without its character. A name of another version stays as it is. */
export const levelOf = (bot: string): string => partsOf(bot)[0];

/** Undefined: none, or one nobody knows here. */
export function characterOf(bot: string): CharacterName | undefined {
  const [, character] = partsOf(bot);
  return character !== undefined && isCharacter(character) ? character : undefined;
}

export const withCharacter = (level: string, character: string): string =>
  character === "" ? level : `${level}-${character}`;

/** What a level is in one game. */
export function botNamed(name: BotName, game: string): Level | Yardstick {
  const level = levelOf(name);
  const fitted = Object.hasOwn(FITTED, game) ? FITTED[game]?.[level as LevelName] : undefined;
  return fitted ?? BOTS[level as keyof typeof BOTS];
}
