/**
 * Luck that nobody has to take on trust. The server draws a secret and shows its SHA-256; then every seat may add a value
 * of its own; every outcome follows from secret, values and its number by HMAC. At the end the secret is shown, and
 * anybody can draw the whole game again.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Chance } from "./chance.ts";
import type { Game, Json, JsonObject, Refusal, State } from "./game.ts";
import { CHANCE, copy, isRefusal, refuse } from "./game.ts";
import type { GameRecord } from "./record.ts";
import { applyText } from "./record.ts";
import type { Luck } from "./table.ts";
import { seededLuck } from "./table.ts";

/** How a record's luck came about, for everybody to check. */
export type LuckProof = FairProof | SeedProof;

/** A game whose luck everybody could repeat from the start. */
export interface SeedProof {
  /** The table's seed. */
  readonly seed: string;
  /** The options as wished for, since what was left open was drawn. */
  readonly wish: JsonObject;
}

/** A game whose luck nobody could foresee, and everybody can repeat now. */
export interface FairProof {
  /** The secret's SHA-256, shown before the values were added. */
  readonly commitment: string;
  /** 32 bytes in hexadecimal digits. */
  readonly secret: string;
  /** What each seat added; null: nothing. */
  readonly values: readonly (string | null)[];
  /** The options as wished for, since what was left open was drawn. */
  readonly wish: JsonObject;
}

export const commitmentTo = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)));

/** The luck of one game. Each outcome has a stream of its own, so that a table can go on anywhere. */
export function fairLuck(secret: string, values: readonly (string | null)[]): Luck {
  const key = hexToBytes(secret);
  const added = JSON.stringify(values);
  return (outcome) => stream((block) => hmac(sha256, key, utf8ToBytes(JSON.stringify([added, outcome, block]))));
}

const WORDS = 2 ** 32;

/** Numbers from blocks of 32 random bytes, four bytes each. */
function stream(block: (number: number) => Uint8Array): Chance {
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  let blocks = 0;
  const word = (): number => {
    if (at === words.byteLength) {
      words = new DataView(block(blocks++).slice().buffer);
      at = 0;
    }
    at += 4;
    return words.getUint32(at - 4);
  };
  return {
    below(n) {
      // What lies beyond the last whole multiple of n would favour small numbers: draw again.
      const limit = WORDS - (WORDS % n);
      let drawn = word();
      while (drawn >= limit) drawn = word();
      return drawn % n;
    },
  };
}

/** Draws the whole game again. Undefined: the record is right in every outcome, decision and in its result. */
export function verify(game: Game, record: GameRecord, proof: LuckProof): Refusal | undefined {
  const work = verifyingIn(game, record, proof);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value as Refusal | undefined;
  }
}

/** Moves that are checked in one go where others wait. */
const SLICE = 100;

/** The same a slice at a time. */
export function* verifyingIn(game: Game, record: GameRecord, proof: LuckProof): Generator<void, Refusal | undefined> {
  if ("secret" in proof && commitmentTo(proof.secret) !== proof.commitment)
    return refuse("commitment", "The secret is not the one that was promised at the start.");
  const luck = "secret" in proof ? fairLuck(proof.secret, proof.values) : seededLuck(proof.seed);
  const state = game.setup(proof.wish, luck(0));
  if (isRefusal(state)) return state;
  if (!isSame(game.options(state), record.options)) return refuse("setup-luck", "The options were drawn otherwise.");
  if (!isSame(withoutTurn(game.write(state)), withoutTurn(record.state)))
    return refuse("setup-luck", "The setup was drawn otherwise.");
  let outcomes = 1;
  for (const [i, text] of record.moves.entries()) {
    if (game.decider(state) === CHANCE) {
      const drawn = game.formatOutcome(state, game.outcome(copy(state), luck(outcomes++)));
      if (drawn !== text) return refuse("luck", `Move ${i + 1}: the luck was ${drawn}, the record says ${text}.`);
    }
    const refusal = applyText(game, state, text);
    if (refusal) return { ...refusal, say: `Move ${i + 1}: ${refusal.say}` };
    if (i % SLICE === SLICE - 1) yield;
  }
  return hasResult(game, state, record) ? undefined : refuse("result", "The moves lead to another result.");
}

/** Is the state after a record's last move what the record says came of it? */
export const hasResult = (game: Game, state: State, record: GameRecord): boolean =>
  isSame((game.result(state) ?? null) as Json, (record.result ?? null) as Json);

const isSame = (a: Json, b: Json): boolean => canonical(a) === canonical(b);

/** `turn` only helps readers; it is not part of the canonical state (docs/rules/notation.md). */
const withoutTurn = ({ turn: _turn, ...state }: JsonObject): JsonObject => state;

/** JSON with sorted keys, so that only what is said counts. */
function canonical(json: Json | undefined): string {
  return JSON.stringify(json, (_, value: Json) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
}

/** Reads the proof from a record's JSON that may come from anywhere. */
export function readProof(json: Json | undefined): LuckProof | Refusal {
  const broken = refuse("luck-proof", "This record does not show where its luck came from.");
  if (typeof json !== "object" || json === null || Array.isArray(json)) return broken;
  const { commitment, secret, values, wish, seed } = json as JsonObject;
  if (typeof wish !== "object" || wish === null || Array.isArray(wish)) return broken;
  if (typeof seed === "string") return { seed, wish: wish as JsonObject };
  if (typeof commitment !== "string" || typeof secret !== "string" || !/^[0-9a-f]{64}$/.test(secret)) return broken;
  if (!Array.isArray(values) || !values.every((each) => each === null || typeof each === "string")) return broken;
  return { commitment, secret, values: values as (string | null)[], wish: wish as JsonObject };
}
