/** Which options make sense together: what would be refused is not offered. */
import type { JsonObject, OptionField } from "../../../core/game.ts";
import type { EditionName, Mode } from "../../../games/towers/options.ts";
import {
  EDITION_NAMES,
  EDITIONS,
  FIELDS,
  hasSharedSpells,
  isShared,
  isSolo,
  MODES,
} from "../../../games/towers/options.ts";
import { FIRST_SPELLS, SPELLS } from "../../../games/towers/spells.ts";

interface Form {
  readonly fields: readonly OptionField[];
  readonly wish: JsonObject;
}

/** The mode wished for. */
export const modeOf = ({ mode }: JsonObject): Mode => MODES.find((name) => name === mode) ?? "basic";

export function form(given: JsonObject): Form {
  const edition = EDITION_NAMES.find((name) => name === given.edition) ?? "capstone";
  const asked = modeOf(given);
  const mode: Mode = isShared(asked) && !EDITIONS[edition].soloAndCoop ? "basic" : asked;
  const players = isSolo(mode) ? 1 : Math.max(2, Number(given.players ?? 2));
  const mayTeam = !isShared(mode) && (players === 4 || players === 6);
  const spells = spellsFor(mode, given.spells);
  const { teams: _teams, ...rest } = given;
  const wish: JsonObject = { ...rest, mode, edition, players, spells, ...(mayTeam && { teams: given.teams === true }) };
  const fields = FIELDS.filter(({ name }) => {
    if (name === "players") return !isSolo(mode);
    if (name === "teams") return mayTeam;
    if (name === "spells") return !isShared(mode) || hasSharedSpells(mode);
    if (name === "prices") return spells !== "none";
    return name !== "start";
  }).map((field) => narrowed(field, edition));
  return { fields, wish };
}

function narrowed(field: OptionField, edition: EditionName): OptionField {
  if (field.name === "players") return { ...field, least: 2 };
  if (field.name === "mode" && !EDITIONS[edition].soloAndCoop) return { ...field, choices: ["basic", "nasty"] };
  return field;
}

/** T-U4 Versus any number; solo and cooperative with spells exactly three, without none. */
function spellsFor(mode: Mode, given: JsonObject["spells"]): JsonObject["spells"] {
  if (!isShared(mode)) return given ?? [...FIRST_SPELLS];
  if (!hasSharedSpells(mode)) return "none";
  const isThree = given === "random:3" || (Array.isArray(given) && given.length === 3);
  return isThree ? given : [...SPELLS.slice(0, 2), "swap"];
}
