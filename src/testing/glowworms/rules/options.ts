/** What a table may choose. */
import type { JsonObject, OptionField, Refusal } from "../../../core/game.ts";
import { refuse } from "../../../core/game.ts";
import { isWhole } from "../../../core/json.ts";
import { FEWEST_STONES, MOST_STONES, SEATS } from "./state.ts";

export interface Wished {
  /** Undefined: to be drawn. */
  readonly start: number | undefined;
  readonly stones: number;
}

export type GlowwormsOptions = { readonly players: number; readonly start: number; readonly stones: number };

export const FIELDS: readonly OptionField[] = [
  { name: "players", flag: "players", kind: "number", least: SEATS, most: SEATS, clause: "G-S1", help: "always three" },
  { name: "start", flag: "start", kind: "number", least: 0, most: SEATS - 1, clause: "G-S2", help: "the first player" },
  {
    name: "stones",
    flag: "stones",
    kind: "number",
    least: FEWEST_STONES,
    most: MOST_STONES,
    clause: "G-E1",
    help: "how far it is",
  },
];

/** Completes and checks a wish. */
export function complete(wish: JsonObject): Wished | Refusal {
  for (const name of Object.keys(wish))
    if (!FIELDS.some((field) => field.name === name))
      return refuse("unknown-option", `Glowworms has no option ${JSON.stringify(name)}.`);
  if ((wish.players ?? SEATS) !== SEATS) return refuse("players", "Glowworms is for exactly three players.", "G-S1");
  const { start, stones = MOST_STONES } = wish;
  if (start !== undefined && !isWhole(start, 0, SEATS - 1))
    return refuse("start", `The first player must be a whole number from 0 to ${SEATS - 1}.`, "G-S2");
  if (!isWhole(stones, FEWEST_STONES, MOST_STONES))
    return refuse("stones", `There can be ${FEWEST_STONES} to ${MOST_STONES} stones.`, "G-E1");
  return { start, stones };
}
