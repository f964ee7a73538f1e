/** The bots by name: four levels for people, and three yardsticks to measure them by. Weak levels look less far and forget. */

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
}

export interface Yardstick {
  /** The quick rule alone; the whole own turn planned by what that rule counts; or on the archmage's evaluation. */
  readonly kind: "one-move" | "planner" | "strategist";
}

export const LEVEL_NAMES = ["apprentice", "journeyman", "mage", "archmage"] as const;
export type LevelName = (typeof LEVEL_NAMES)[number];
export const BOT_NAMES = [...LEVEL_NAMES, "one-move", "planner", "strategist"] as const;
export type BotName = (typeof BOT_NAMES)[number];

export const BOTS: Readonly<Record<LevelName, Level> & Record<Yardstick["kind"], Yardstick>> = {
  apprentice: { kind: "search", iterations: 12, turns: 1, foresight: false, memory: 0.3 },
  journeyman: { kind: "search", iterations: 40, turns: 1, foresight: false, memory: 0.5 },
  mage: { kind: "search", iterations: 100, turns: 2, foresight: true, memory: 0.65 },
  archmage: { kind: "search", iterations: 3000, turns: 4, foresight: true, memory: 1 },
  "one-move": { kind: "one-move" },
  planner: { kind: "planner" },
  strategist: { kind: "strategist" },
};

/** How a level shows itself to people: a name in each language, and the id of its face. */
export interface Persona {
  readonly de: string;
  readonly en: string;
  readonly face: string;
}

export const PERSONAS: Readonly<Record<LevelName, readonly Persona[]>> = {
  apprentice: [
    { de: "Lehrling Lotte", en: "Apprentice Lottie", face: "apprentice" },
    { de: "Lehrling Pip", en: "Apprentice Pip", face: "apprentice" },
    { de: "Lehrling Tilda", en: "Apprentice Tilda", face: "apprentice" },
    { de: "Lehrling Nox", en: "Apprentice Nox", face: "apprentice" },
    { de: "Lehrling Wanda", en: "Apprentice Wanda", face: "apprentice" },
    { de: "Lehrling Jory", en: "Apprentice Jory", face: "apprentice" },
  ],
  journeyman: [
    { de: "Geselle Fenn", en: "Journeyman Fenn", face: "journeyman" },
    { de: "Gesellin Mirl", en: "Journeywoman Mirl", face: "journeyman" },
    { de: "Geselle Tarn", en: "Journeyman Tarn", face: "journeyman" },
    { de: "Gesellin Ilsa", en: "Journeywoman Ilsa", face: "journeyman" },
    { de: "Geselle Bram", en: "Journeyman Bram", face: "journeyman" },
    { de: "Gesellin Runa", en: "Journeywoman Runa", face: "journeyman" },
  ],
  mage: [
    { de: "Magierin Orsola", en: "Mage Orsola", face: "mage" },
    { de: "Magier Balduin", en: "Mage Baldwin", face: "mage" },
    { de: "Magierin Yvaine", en: "Mage Yvaine", face: "mage" },
    { de: "Magier Severin", en: "Mage Severin", face: "mage" },
    { de: "Magierin Thora", en: "Mage Thora", face: "mage" },
    { de: "Magier Lucan", en: "Mage Lucan", face: "mage" },
  ],
  archmage: [
    { de: "Erzmagier Korvin", en: "Archmage Corvin", face: "archmage" },
    { de: "Erzmagierin Selene", en: "Archmage Selene", face: "archmage" },
    { de: "Erzmagier Aldous", en: "Archmage Aldous", face: "archmage" },
    { de: "Erzmagierin Morwen", en: "Archmage Morwen", face: "archmage" },
    { de: "Erzmagier Zoltan", en: "Archmage Zoltan", face: "archmage" },
    { de: "Erzmagierin Isaura", en: "Archmage Isaura", face: "archmage" },
  ],
};

/** The names of the levels themselves. */
export const LEVEL_TITLES: Readonly<Record<LevelName, { readonly de: string; readonly en: string }>> = {
  apprentice: { de: "Lehrling", en: "Apprentice" },
  journeyman: { de: "Geselle", en: "Journeyman" },
  mage: { de: "Magier", en: "Mage" },
  archmage: { de: "Erzmagier", en: "Archmage" },
};

export const isBotName = (name: string): name is BotName => BOT_NAMES.some((each) => each === name);
