/** The Three Magicians, as everything outside this folder knows it. */
import type { Chance } from "../../core/chance.ts";
import type { Game, Json, JsonObject, Outcome, Refusal, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { pick } from "../../core/json.ts";
import { wordAt } from "../../core/layout.ts";
import { causes } from "./causes.ts";
import { choices } from "./choices.ts";
import { findDuel } from "./daily.ts";
import { clause } from "./clauses.ts";
import { drawing } from "./drawing.ts";
import { resultOf } from "./ending.ts";
import { ALL_WANDS } from "./fight.ts";
import { guess, hear, view } from "./hidden.ts";
import { hints } from "./hints.ts";
import { lab } from "./lab.ts";
import { ledger } from "./ledger.ts";
import { MEASURED } from "./measured.ts";
import { legal } from "./legal.ts";
import { format, formatOutcome, parse, parseOutcome } from "./notation.ts";
import type { MagiciansOptions } from "./options.ts";
import { complete, FIELDS } from "./options.ts";
import { apply, applyOutcome } from "./apply.ts";
import { eager, wild } from "./policies.ts";
import { read, write } from "./position.ts";
import { setup, throwsForStart } from "./setup.ts";
import { PHASES, SEATS, STATE } from "./state.ts";
import type { MagiciansTypes } from "./types.ts";
import { SIDES, WANDS } from "./wands.ts";
import { wishes } from "./wishes.ts";

const { at } = STATE;
const PHASE = PHASES;

const fieldNames = FIELDS.map((field) => field.name);

export const magicians: Game<MagiciansTypes> = {
  name: "magicians",
  fields: FIELDS,
  setup(wish, chance) {
    const options = complete(wish);
    return isRefusal(options) ? options : setup(options, chance);
  },
  throwsForStart: ({ start }, chance) => (start === undefined ? throwsForStart(chance) : []),
  options: optionsOf,
  seats: () => SEATS,
  isTogether: () => false,
  silence: () => undefined,
  // M-B5 Seats 0, 1, 2 are red, black, white.
  colours: () => [],
  decider: (s) => s[at.decider]!,
  active: (s) => s[at.active]!,
  legal,
  choices,
  apply,
  outcome,
  applyOutcome,
  // M-T4 A defender's throw comes between two turns and is one for the clock.
  beginsTurn: ({ what }) => what === "turn" || what === "again",
  result: (s) => (s[at.phase] === PHASE.finished ? resultOf(s) : undefined),
  orders: [],
  byOrder: () => undefined,
  clause,
  view,
  hear,
  guess,
  format,
  parse,
  formatOutcome,
  parseOutcome,
  write,
  read: readPosition,
  policies: { eager, wild },
  hints,
  causes,
  ledger,
  drawing,
  lab,
  daily: { kind: "position", find: (chance) => findDuel(magicians, chance) },
  measured: MEASURED,
  wishes,
};

function optionsOf(s: State): MagiciansOptions {
  return {
    players: SEATS,
    start: s[at.start]!,
    apprenticeMayRest: s[at.mayRest] === 1,
    roundLimit: wordAt(s, at.roundLimit) || null,
  };
}

const wands = new Uint8Array(WANDS);

/** M-B6 A wand falls on each of its three faces equally often; M-F1 in a fight some wands are left lying. */
function outcome(s: State, chance: Chance): Outcome {
  const thrown = s[at.phase] === PHASE.fightThrowing ? s[at.rethrown]! : ALL_WANDS;
  if (s[at.phase] === PHASE.spellThrowing) {
    for (let wand = 0; wand < WANDS; wand++) wands[wand] = chance.below(SIDES);
    return wands;
  }
  for (let wand = 0; wand < WANDS; wand++)
    wands[wand] = (thrown >> wand) & 1 ? s[at.notch + chance.below(SIDES)]! : s[at.fightWand + wand]!;
  return wands;
}

/** Nothing is thrown for a position: without a starting seat it is the first. */
function readPosition(given: JsonObject, json: Json): State | Refusal {
  const options = complete(pick(given, fieldNames));
  if (isRefusal(options)) return options;
  return read({ ...options, start: options.start ?? 0 }, json);
}
