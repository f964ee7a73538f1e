/** A game written down: its setup and every decision and outcome since. It replays without any luck. */
import type { Game, GameTypes, Json, JsonObject, Refusal, Result, State, Tell } from "./game.ts";
import { CHANCE, decisions, isRefusal, OVER, refuse } from "./game.ts";
import { isObject } from "./json.ts";

/** A game written down. A type, not an interface: so it is JSON to the compiler too. */
export type GameRecord = {
  /** The version of this format. */
  readonly record: 1;
  /** The game's name. */
  readonly game: string;
  /** Its options, complete. */
  readonly options: JsonObject;
  /** The canonical state before the first decision. */
  readonly state: JsonObject;
  /** Decisions and outcomes in the order they happened, in notation. */
  readonly moves: readonly string[];
  /** How it ended; a game that was broken off has none. */
  readonly result?: Result;
};

const buffer = decisions();

/** Every legal decision as text; none when a seat does not decide. */
export function legalTexts(game: Game, state: State): string[] {
  const decider = game.decider(state);
  if (decider === CHANCE || decider === OVER) return [];
  const count = game.legal(state, buffer);
  return Array.from(buffer.subarray(0, count), (decision) => game.format(state, decision));
}

/** Carries out one decision or outcome given as text. What is refused has changed nothing. */
export function applyText<T extends GameTypes>(
  game: Game<T>,
  state: State,
  text: string,
  tell?: Tell<T["event"]>,
): Refusal | undefined {
  const decider = game.decider(state);
  if (decider === OVER) return refuse("over", `The game is over: ${JSON.stringify(text)} comes too late.`);
  if (decider === CHANCE) {
    const outcome = game.parseOutcome(state, text);
    if (outcome === undefined)
      return refuse("outcome", `Chance decides now, and ${JSON.stringify(text)} is not a possible outcome.`);
    game.applyOutcome(state, outcome, tell);
    return undefined;
  }
  const decision = game.parse(state, text);
  if (decision === undefined || !isLegal(game, state, decision))
    return refuse(
      "illegal",
      `${JSON.stringify(text)} is not legal now: seat ${decider} may ${some(legalTexts(game, state))}.`,
      decision === undefined ? undefined : game.clause(state, decision),
    );
  game.apply(state, decision, tell);
  return undefined;
}

export const isLegal = (game: Game, state: State, decision: number): boolean =>
  buffer.subarray(0, game.legal(state, buffer)).includes(decision);

const MOST_NAMED = 8;

const some = (texts: readonly string[]): string =>
  texts.length <= MOST_NAMED
    ? texts.join(", ")
    : `${texts.slice(0, MOST_NAMED).join(", ")} and ${texts.length - MOST_NAMED} more`;

/** The state after all moves of a record. */
export function replay<T extends GameTypes>(
  game: Game<T>,
  record: GameRecord,
  tell?: Tell<T["event"]>,
): State | Refusal {
  const state = game.read(record.options, record.state);
  if (isRefusal(state)) return state;
  for (const [i, text] of record.moves.entries()) {
    const refusal = applyText(game, state, text, tell);
    if (refusal) return { ...refusal, say: `Move ${i + 1} of the record: ${refusal.say}` };
  }
  return state;
}

/** Reads a record from JSON that may come from anywhere. */
export function readRecord(json: Json): GameRecord | Refusal {
  const broken = (what: string): Refusal => refuse("record", `This is not a record: ${what}.`);
  if (!isObject(json)) return broken("it is not an object");
  const { record, game, options, state, moves, result } = json;
  if (record !== 1) return broken('it has no "record":1');
  if (typeof game !== "string") return broken("its game has no name");
  if (!isObject(options) || !isObject(state)) return broken("options or state are missing");
  if (!Array.isArray(moves) || !moves.every((move) => typeof move === "string"))
    return broken("its moves must be a list of texts");
  // Whether the result is right is for a replay to say, not for its form.
  return { record, game, options, state, moves, ...(isObject(result) && { result: result as Result }) };
}
