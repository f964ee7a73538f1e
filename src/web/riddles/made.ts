/** Riddles that somebody has made in the editor: they travel in a link, and are checked like anything a stranger sends. */
import type { Exploration } from "../../bots/explore.ts";
import type { JsonObject } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { isObject } from "../../core/json.ts";
import { legalTexts } from "../../core/record.ts";
import type { Riddle } from "../../core/riddle.ts";
import { riddleId } from "../../core/riddle.ts";
import { draftIn, positionIn } from "../editor/link.ts";
import { stateOf } from "../editor/studio.ts";
import type { Draft } from "../editor/workshop.ts";
import type { Kit } from "../table/kit.ts";

/** So many decisions are told with their chances: the best and its rivals. */
const MOST_VALUES = 40;

/** What a link or a file holds of it. */
export function madeRiddle({ game, options, state, moves }: Draft, { rows }: Exploration): JsonObject {
  const values = rows.slice(0, MOST_VALUES).map(({ text, value }) => [text, Math.round(1000 * value) / 1000] as const);
  return { game, options, state, moves, best: [rows[0]!.text], values: Object.fromEntries(values) };
}

/** A riddle out of a link; undefined: there is none in it, or what is called best cannot be decided. */
export async function riddleIn(kit: Kit, hash: string): Promise<Riddle | undefined> {
  const json = await positionIn(hash);
  const draft = draftIn(json);
  if (isRefusal(json) || isRefusal(draft) || draft.game !== kit.game.name) return undefined;
  const state = stateOf(kit, draft);
  const [best] = Array.isArray(json.best) ? (json.best as readonly unknown[]) : [];
  if (!state || typeof best !== "string") return undefined;
  const legal = legalTexts(kit.game, state);
  if (!legal.includes(best)) return undefined;
  const { options, state: position, moves } = draft;
  return {
    id: `made-${riddleId(draft.game, position, moves)}`,
    theme: "made",
    goal: "made",
    options,
    state: position,
    moves,
    best: [best],
    values: valuesIn(json, legal),
    deal: 0,
    grades: [],
  };
}

/** Only figures that can be chances of legal decisions. */
function valuesIn({ values }: JsonObject, legal: readonly string[]): Record<string, number> {
  if (!isObject(values)) return {};
  const found = legal.flatMap((text): [string, number][] => {
    const value = values[text];
    return typeof value === "number" && value >= 0 && value <= 1 ? [[text, value]] : [];
  });
  return Object.fromEntries(found);
}
