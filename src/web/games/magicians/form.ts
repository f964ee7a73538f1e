/** M-O The options at table creation. A limit of rounds is offered in a few sizes; the rules know any. */
import type { JsonObject, OptionField } from "../../../core/game.ts";
import { FIELDS } from "../../../games/magicians/options.ts";

const NO_LIMIT = "none";
const LIMITS = [NO_LIMIT, "8", "12", "16", "24"];

export function form(given: JsonObject): { readonly fields: readonly OptionField[]; readonly wish: JsonObject } {
  const { roundLimit, ...rest } = given;
  const limit = Number(roundLimit);
  const fields = FIELDS.filter(({ name }) => name !== "players" && name !== "start").map((field) =>
    field.name === "roundLimit" ? { ...field, kind: "choice" as const, choices: LIMITS } : field,
  );
  return { fields, wish: limit > 0 ? { ...rest, roundLimit: limit } : rest };
}
