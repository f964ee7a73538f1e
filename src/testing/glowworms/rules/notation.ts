/** Decisions are one word; chance says `roll N`. Positions are read at the start of a turn, before its throw. */
import type { Decision, Json, JsonObject, Outcome, Refusal, State } from "../../../core/game.ts";
import { deciderName, refuse } from "../../../core/game.ts";
import { isObject, isWhole, listOf } from "../../../core/json.ts";
import { beginTurn, KINDS } from "./play.ts";
import { MOST_LIGHTS, PHASES, SEATS, SPARKS, STATE } from "./state.ts";

const { at } = STATE;
const WORDS = Object.keys(KINDS);

export const format = (_: State, decision: Decision): string => WORDS[decision]!;

export function parse(_: State, text: string): Decision | undefined {
  const kind = WORDS.indexOf(text);
  return kind < 0 ? undefined : kind;
}

export const formatOutcome = (_: State, outcome: Outcome): string => `roll ${outcome[0]}`;

export const parseOutcome = (s: State, text: string): Outcome | undefined =>
  s[at.phase] === PHASES.throwing && /^roll [1-6]$/.test(text) ? [Number(text.slice(-1))] : undefined;

export const write = (s: State): JsonObject => ({
  active: s[at.active]!,
  decider: deciderName(s[at.decider]!),
  stones: STATE.take(s, "stone"),
  lights: STATE.take(s, "lights"),
  sparks: STATE.take(s, "spark"),
  shown: STATE.take(s, "shown").map((shown) => shown === 1),
  turn: { die: s[at.die] || null },
});

const impossible = (say: string): Refusal => refuse("position", `This position is not possible: ${say}.`);

/** Three whole numbers within limits. */
function numbersIn(json: Json | undefined, least: number, most: number): number[] | undefined {
  const numbers = listOf(json)?.filter((each) => isWhole(each, least, most));
  return numbers?.length === SEATS && listOf(json)!.length === SEATS ? numbers : undefined;
}

export function read(start: number, goal: number, json: Json): State | Refusal {
  if (!isObject(json)) return impossible("the state is not an object");
  const stones = numbersIn(json.stones, 0, goal - 1);
  const lights = numbersIn(json.lights, 0, MOST_LIGHTS);
  const sparks = numbersIn(json.sparks, 1, SPARKS);
  const shown = listOf(json.shown);
  if (!stones || !lights) return impossible("stones and lights must be numbers for each of 3 seats");
  if (!sparks || new Set(sparks).size !== SEATS) return impossible("there must be 3 different sparks");
  if (shown?.length !== SEATS || !shown.every((each) => typeof each === "boolean"))
    return impossible("shown must be true or false for each of 3 seats");
  if (!isWhole(json.active, 0, SEATS - 1)) return impossible("the active seat must be 0 to 2");
  const s = new Uint8Array(STATE.bytes);
  s[at.start] = start;
  s[at.stones] = goal;
  STATE.put(s, "stone", stones);
  STATE.put(s, "lights", lights);
  STATE.put(s, "spark", sparks);
  STATE.put(s, "shown", shown.map(Number));
  beginTurn(s, json.active);
  return s;
}
