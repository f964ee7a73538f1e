/** Checks the record of any game: for the server, the command line and the button in the page. */
import { readProof, verify } from "../core/fair.ts";
import type { Json, JsonObject, Refusal } from "../core/game.ts";
import { isRefusal, refuse } from "../core/game.ts";
import { readRecord } from "../core/record.ts";
import { gameNamed } from "./index.ts";

/** A record that may be anything. Undefined: it is right in every decision, every outcome of luck, and its result. */
export function verifyJson(json: Json): Refusal | undefined {
  const record = readRecord(json);
  if (isRefusal(record)) return record;
  const game = gameNamed(record.game);
  if (!game) return refuse("game", `There is no game ${JSON.stringify(record.game)}.`);
  const proof = readProof((json as JsonObject).luck);
  return isRefusal(proof) ? proof : verify(game, record, proof);
}
