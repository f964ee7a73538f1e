/** A position in a link: compressed, behind the #, which browsers keep to themselves. */
import type { Json, JsonObject, Refusal } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { isObject } from "../../core/json.ts";
import { packed, unpacked } from "../review/gameLink.ts";
import type { Draft } from "./workshop.ts";

const MARK = "p=";
/** Longer than any position: what is longer is none of ours. */
const MOST_LETTERS = 40_000;
const MOST_MOVES = 200;

export const hasPosition = (hash: string): boolean => hash.startsWith(`#${MARK}`);

/** What goes into a link, a file or a text. The game is in the address. */
export const written = ({ game, options, state, moves }: Draft): JsonObject => ({
  game,
  options,
  state,
  ...(moves.length > 0 && { moves }),
});

export const packedPosition = async (draft: Draft | JsonObject): Promise<string> => MARK + (await packed(draft));

const broken = refuse("position-link", "There is no whole position in this link: it may have been cut off.");

/** What lies behind a #, which may be anything. */
export async function positionIn(hash: string): Promise<JsonObject | Refusal> {
  if (hash.length > MOST_LETTERS) return broken;
  const json = await unpacked(hash.slice(1 + MARK.length));
  return isObject(json) ? json : broken;
}

/** A position out of a text somebody pastes: the first line of a trace, a record, a puzzle, or what the editor writes. */
export async function positionFrom(text: string): Promise<JsonObject | Refusal> {
  const hash = /#p=[\w-]+/.exec(text)?.[0];
  if (hash !== undefined) return positionIn(hash);
  if (text.length > 1_000_000) return broken;
  try {
    const json = JSON.parse(text.trim().startsWith('{"trace"') ? text.trim().split("\n")[0]! : text) as Json;
    return isObject(json) ? json : refuse("no-position", "This text is no position.");
  } catch {
    return refuse("no-position", "This text is no position.");
  }
}

/** Its parts, checked only for their form. */
export function draftIn(json: JsonObject | Refusal): Draft | Refusal {
  if (isRefusal(json)) return json;
  const { game, options, state, moves } = json;
  const list = moves ?? [];
  if (typeof game !== "string" || !isObject(options) || !isObject(state)) return broken;
  if (!Array.isArray(list) || list.length > MOST_MOVES || !list.every((each) => typeof each === "string"))
    return broken;
  return { game, options, state, moves: list };
}
