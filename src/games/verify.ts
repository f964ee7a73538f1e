/** Checks the record of any game: for the server, the command line and the button in the page. */
import type { LuckProof } from "../core/fair.ts";
import { hasResult, readProof, verify, verifyingIn } from "../core/fair.ts";
import type { Game, Json, JsonObject, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import type { GameRecord } from "../core/record.ts";
import { readRecord, replay } from "../core/record.ts";
import { gameNamed } from "./index.ts";

/** A record that may be anything. Undefined: it is right in every decision, every outcome of luck, and its result. */
export function verifyJson(json: Json): Refusal | undefined {
  const found = provenIn(json);
  return isRefusal(found) ? found : verify(found.game, found.record, found.proof);
}

/** The same a slice at a time, where others wait. */
export function* verifying(json: Json): Generator<void, Refusal | undefined> {
  const found = provenIn(json);
  return isRefusal(found) ? found : yield* verifyingIn(found.game, found.record, found.proof);
}

function provenIn(
  json: Json,
): { readonly game: Game; readonly record: GameRecord; readonly proof: LuckProof } | Refusal {
  const found = recordIn(json);
  if (isRefusal(found)) return found;
  const proof = readProof((json as JsonObject).luck);
  return isRefusal(proof) ? proof : { ...found, proof };
}

/** The same without its luck: every move possible, the result as shown. */
export function verifyMoves(json: Json): Refusal | undefined {
  const found = recordIn(json);
  if (isRefusal(found)) return found;
  const { game, record } = found;
  const state = replay(game, record);
  if (isRefusal(state)) return state;
  return hasResult(game, state, record) ? undefined : refuse("result", "The moves lead to another result.");
}

function recordIn(json: Json): { readonly game: Game; readonly record: GameRecord } | Refusal {
  const record = readRecord(json);
  if (isRefusal(record)) return record;
  const game = gameNamed(record.game);
  return game ? { game, record } : refuse("game", `There is no game ${JSON.stringify(record.game)}.`);
}
