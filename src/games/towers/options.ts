/** What a table may choose: modes, editions (T-E), spells (T-U4), prices (T-B7), memory (T-H2). Options are data. */
import type { Json, JsonObject, OptionField, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { isObject, isWhole } from "../../core/json.ts";
import type { PriceList, Spell } from "./spells.ts";
import { ABACUS_PRICES, CAPSTONE_PRICES, FIRST_SPELLS, isSpell, SPELLS } from "./spells.ts";

export const MODES = ["basic", "nasty", "solo", "solo-spells", "coop", "coop-spells"] as const;
export type Mode = (typeof MODES)[number];

/** T-H2 Who is shown what is under the towers. */
export const MEMORIES = ["strict", "notes", "open"] as const;
export type Memory = (typeof MEMORIES)[number];

/** T-E Where the printed rulebooks differ. */
export interface Edition {
  readonly redrawTowerOptional: boolean;
  readonly mayWasteSecondCard: boolean;
  readonly entryEndsTurn: "own" | "any";
  readonly freeAnyTime: boolean;
  readonly teamFinishesRound: boolean;
  readonly soloAndCoop: boolean;
  readonly figures: 24 | 30;
  readonly prices: PriceList;
}

const ABACUS_1: Edition = {
  redrawTowerOptional: true,
  mayWasteSecondCard: true,
  entryEndsTurn: "own",
  freeAnyTime: true,
  teamFinishesRound: false,
  soloAndCoop: false,
  figures: 24,
  prices: ABACUS_PRICES,
};

export const EDITION_NAMES = ["capstone", "abacus-1", "abacus-2", "abacus-3"] as const;
export type EditionName = (typeof EDITION_NAMES)[number];
export const EDITIONS: Readonly<Record<EditionName, Edition>> = {
  capstone: {
    redrawTowerOptional: false,
    mayWasteSecondCard: false,
    entryEndsTurn: "any",
    freeAnyTime: false,
    teamFinishesRound: true,
    soloAndCoop: true,
    figures: 30,
    prices: CAPSTONE_PRICES,
  },
  "abacus-1": ABACUS_1,
  "abacus-2": ABACUS_1,
  "abacus-3": { ...ABACUS_1, freeAnyTime: false, figures: 30 },
};

export const COLOURS = ["blue", "yellow", "red", "green", "orange", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

/** T-E With 24 figures there are 5 blue and yellow, 4 red and green, 3 orange and purple wizards. */
export function coloursFor(edition: EditionName, players: number): readonly Colour[] {
  if (EDITIONS[edition].figures === 30 || players > 4) return COLOURS;
  return COLOURS.slice(0, players === 2 ? 2 : 4);
}

export interface Options {
  readonly players: number;
  readonly edition: EditionName;
  readonly mode: Mode;
  readonly teams: boolean;
  /** Those in play, or how many of them are to be drawn. */
  readonly spells: readonly Spell[] | number;
  /** Undefined: to be drawn. */
  readonly start: number | undefined;
  /** Only the changed ones. */
  readonly prices: Readonly<Partial<Record<Spell, number>>>;
  readonly memory: Memory;
}

/** Complete, as a game in progress has them. */
export type TowersOptions = {
  /** T-U1 How many play. */
  readonly players: number;
  /** T-E Whose rulebook holds. */
  readonly edition: EditionName;
  /** Against each other, without or with spells in between (T-N), alone or together. */
  readonly mode: Mode;
  /** T-G1 Partners sit opposite. */
  readonly teams: boolean;
  /** T-U4 The spells in play. */
  readonly spells: readonly Spell[];
  /** T-T1 The starting seat. */
  readonly start: number;
  /** T-B7 Changed prices, in full potions. */
  readonly prices: Readonly<Partial<Record<Spell, number>>>;
  /** T-H2 Who is shown what is under the towers. */
  readonly memory: Memory;
};

/** T-B7 What each spell costs at a table. */
export const pricesAt = ({ edition, prices }: Pick<TowersOptions, "edition" | "prices">): PriceList => ({
  ...EDITIONS[edition].prices,
  ...prices,
});

/** T-G1 Partners sit opposite. */
export const isPartner = ({ teams, players }: TowersOptions, one: number, other: number): boolean =>
  teams && (one + players / 2) % players === other;

export const isShared = (mode: Mode): boolean => mode !== "basic" && mode !== "nasty";
export const isSolo = (mode: Mode): boolean => mode === "solo" || mode === "solo-spells";
export const hasSharedSpells = (mode: Mode): boolean => mode === "solo-spells" || mode === "coop-spells";

export const MOST_PRICE = 99;

export const FIELDS: readonly OptionField[] = [
  { name: "mode", flag: "mode", kind: "choice", choices: MODES, clause: "T-N1", help: "how to play" },
  { name: "players", flag: "players", kind: "number", least: 1, most: 6, clause: "T-U1", help: "how many seats" },
  { name: "edition", flag: "edition", kind: "choice", choices: EDITION_NAMES, clause: "T-E", help: "whose rulebook" },
  { name: "teams", flag: "teams", kind: "yes-no", clause: "T-G1", help: "partners sit opposite (4 or 6 players)" },
  {
    name: "spells",
    flag: "spells",
    kind: "list",
    choices: SPELLS,
    clause: "T-U4",
    help: "first, all, none, random:N or spells separated by commas",
  },
  { name: "start", flag: "start", kind: "number", least: 0, most: 5, clause: "T-T1", help: "the starting seat" },
  {
    name: "prices",
    flag: "prices",
    kind: "prices",
    of: "spells",
    clause: "T-B7",
    help: "changed prices, such as swap=2,free=1",
  },
  { name: "memory", flag: "memory", kind: "choice", choices: MEMORIES, clause: "T-H2", help: "who sees under towers" },
];

/** Completes and checks a wish. */
export function complete(wish: JsonObject): Options | Refusal {
  for (const name of Object.keys(wish))
    if (!FIELDS.some((field) => field.name === name))
      return refuse("unknown-option", `Wandering Towers has no option ${JSON.stringify(name)}.`);
  const mode = oneOf(wish.mode ?? "basic", "mode", MODES);
  if (isRefusal(mode)) return mode;
  const edition = oneOf(wish.edition ?? "capstone", "edition", EDITION_NAMES);
  if (isRefusal(edition)) return edition;
  if (isShared(mode) && !EDITIONS[edition].soloAndCoop)
    return refuse("edition-mode", `The edition ${edition} has no solo or cooperative game: choose capstone.`, "T-E");
  const memory = oneOf(wish.memory ?? "strict", "memory", MEMORIES);
  if (isRefusal(memory)) return memory;
  const players = playersOf(wish.players, mode);
  if (isRefusal(players)) return players;
  const teams = wish.teams ?? false;
  if (typeof teams !== "boolean") return refuse("teams", "The option teams must be true or false.");
  if (teams && (isShared(mode) || (players !== 4 && players !== 6)))
    return refuse("teams", "Teams need 4 or 6 players and basic or nasty mode.", "T-G1");
  const spells = spellsOf(wish.spells, mode);
  if (isRefusal(spells)) return spells;
  const start = wish.start;
  if (start !== undefined && !isWhole(start, 0, players - 1))
    return refuse("start", `The starting seat must be a whole number from 0 to ${players - 1}.`, "T-T1");
  const prices = pricesOf(wish.prices ?? {});
  if (isRefusal(prices)) return prices;
  return { players, edition, mode, teams, spells, start, prices, memory };
}

function oneOf<T extends string>(value: Json, name: string, choices: readonly T[]): T | Refusal {
  return (
    choices.find((choice) => choice === value) ??
    refuse(name, `The option ${name} must be one of ${choices.join(", ")}, not ${JSON.stringify(value)}.`)
  );
}

/** T-U1, T-1.1, T-C1 How many may play. */
function playersOf(value: Json | undefined, mode: Mode): number | Refusal {
  if (isSolo(mode)) return (value ?? 1) === 1 ? 1 : refuse("players", `The mode ${mode} is for 1 player.`, "T-1.1");
  const players = value ?? 2;
  if (isWhole(players, 2, 6)) return players;
  const clause = isShared(mode) ? "T-C1" : "T-U1";
  return refuse("players", `The mode ${mode} is for 2 to 6 players, not ${JSON.stringify(players)}.`, clause);
}

/** T-U4 Versus 0 to 8 spells; solo and cooperative with spells exactly 3, without none. */
function spellsOf(value: Json | undefined, mode: Mode): readonly Spell[] | number | Refusal {
  const shared = isShared(mode);
  const [least, most] = !shared ? [0, 8] : hasSharedSpells(mode) ? [3, 3] : [0, 0];
  const standard = !shared ? FIRST_SPELLS : hasSharedSpells(mode) ? [...FIRST_SPELLS, "swap" as const] : [];
  const spells = value === undefined ? standard : readSpells(value);
  if (isRefusal(spells)) return spells;
  const count = typeof spells === "number" ? spells : spells.length;
  if (count >= least && count <= most) return spells;
  const wanted =
    least === most ? (most === 0 ? "without spells" : `with exactly ${most} spells`) : "with 0 to 8 spells";
  return refuse("spells", `The mode ${mode} is played ${wanted}, not ${count}.`, "T-U4");
}

function readSpells(value: Json): readonly Spell[] | number | Refusal {
  if (value === "first") return FIRST_SPELLS;
  if (value === "all") return SPELLS;
  if (value === "none") return [];
  const drawn = typeof value === "string" ? /^random:(\d)$/.exec(value) : null;
  if (drawn) return Number(drawn[1]);
  const ids: readonly Json[] = Array.isArray(value) ? value : [value];
  const stranger = ids.find((id) => !isSpell(id));
  if (stranger !== undefined)
    return refuse("spells", `There is no spell ${JSON.stringify(stranger)}: choose from ${SPELLS.join(", ")}.`, "T-B7");
  if (new Set(ids).size !== ids.length) return refuse("spells", "A spell is named twice.", "T-U4");
  return SPELLS.filter((spell) => ids.includes(spell));
}

function pricesOf(value: Json): Options["prices"] | Refusal {
  if (!isObject(value)) return refuse("prices", "The option prices must name spells and their prices.", "T-B7");
  const prices: Partial<Record<Spell, number>> = {};
  for (const [id, price] of Object.entries(value)) {
    if (!isSpell(id)) return refuse("prices", `There is no spell ${JSON.stringify(id)}.`, "T-B7");
    if (!isWhole(price, 1, MOST_PRICE))
      return refuse("prices", `The price of ${id} must be a whole number from 1 to ${MOST_PRICE}.`, "T-B7");
    prices[id] = price;
  }
  return prices;
}
