/** M-O What a table may choose. Options are data. */
import type { JsonObject, OptionField, Refusal } from "../../core/game.ts";
import { refuse } from "../../core/game.ts";
import { isWhole } from "../../core/json.ts";
import { SEATS } from "./state.ts";

export interface Options {
  /** Undefined: to be thrown for. */
  readonly start: number | undefined;
  readonly apprenticeMayRest: boolean;
  /** 0 is no limit. */
  readonly roundLimit: number;
}

/** Complete, as a game in progress has them. */
export type MagiciansOptions = {
  /** M-B5 Always three. */
  readonly players: number;
  /** M-T1 The starting seat. */
  readonly start: number;
  /** M-O The apprentice may stay instead of walking. */
  readonly apprenticeMayRest: boolean;
  /** M-O After so many rounds most cards win; null: no limit. */
  readonly roundLimit: number | null;
};

const MOST_ROUNDS = 9999;

export const FIELDS: readonly OptionField[] = [
  { name: "players", flag: "players", kind: "number", least: SEATS, most: SEATS, clause: "M-B5", help: "always three" },
  {
    name: "start",
    flag: "start",
    kind: "number",
    least: 0,
    most: SEATS - 1,
    clause: "M-T1",
    help: "the starting seat",
  },
  {
    name: "apprenticeMayRest",
    flag: "may-rest",
    kind: "yes-no",
    clause: "M-O",
    help: "the apprentice may stay instead of walking",
  },
  {
    name: "roundLimit",
    flag: "round-limit",
    kind: "number",
    least: 1,
    most: MOST_ROUNDS,
    clause: "M-O",
    help: "after so many rounds most cards win",
  },
];

/** Completes and checks a wish. */
export function complete(wish: JsonObject): Options | Refusal {
  for (const name of Object.keys(wish))
    if (!FIELDS.some((field) => field.name === name))
      return refuse("unknown-option", `The Three Magicians has no option ${JSON.stringify(name)}.`);
  if ((wish.players ?? SEATS) !== SEATS)
    return refuse("players", "The Three Magicians is for exactly three players.", "M-B5");
  const { start } = wish;
  if (start !== undefined && !isWhole(start, 0, SEATS - 1))
    return refuse("start", `The starting seat must be a whole number from 0 to ${SEATS - 1}.`, "M-T1");
  const apprenticeMayRest = wish.apprenticeMayRest ?? false;
  if (typeof apprenticeMayRest !== "boolean")
    return refuse("apprenticeMayRest", "The option apprenticeMayRest must be true or false.", "M-O");
  const roundLimit = wish.roundLimit ?? null;
  if (roundLimit !== null && !isWhole(roundLimit, 1, MOST_ROUNDS))
    return refuse("roundLimit", `The limit of rounds must be a whole number from 1 to ${MOST_ROUNDS}.`, "M-O");
  return { start, apprenticeMayRest, roundLimit: roundLimit ?? 0 };
}
