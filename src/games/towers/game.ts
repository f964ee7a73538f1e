/** Wandering Towers, as everything outside this folder knows it. */
import type { Chance } from "../../core/chance.ts";
import { shuffle } from "../../core/chance.ts";
import type { Game, Json, JsonObject, Outcome, Refusal, Silence, State } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { pick } from "../../core/json.ts";
import { CARDS } from "./cards.ts";
import { causes } from "./causes.ts";
import { choices } from "./choices.ts";
import { clause } from "./clauses.ts";
import { drawing } from "./drawing.ts";
import { resultOf } from "./ending.ts";
import { guess, hear, view } from "./hidden.ts";
import { hints } from "./hints.ts";
import { lab } from "./lab.ts";
import { ledger } from "./ledger.ts";
import { MEASURED } from "./measured.ts";
import { legal } from "./legal.ts";
import { format, formatOutcome, parse, parseOutcome } from "./notation.ts";
import { byOrder, ORDERS } from "./orders.ts";
import type { TowersOptions } from "./options.ts";
import { coloursFor, complete, EDITION_NAMES, EDITIONS, FIELDS, MEMORIES, MODES } from "./options.ts";
import { apply, applyOutcome } from "./apply.ts";
import { eager, wild } from "./policies.ts";
import { read, write } from "./position.ts";
import { setup } from "./setup.ts";
import type { Spell } from "./spells.ts";
import { SPELLS } from "./spells.ts";
import { isInPlay, PHASES, STATE } from "./state.ts";
import type { TowersTypes } from "./types.ts";
import { wishes } from "./wishes.ts";

const { at } = STATE;
const PHASE = PHASES;

const fieldNames = FIELDS.map((field) => field.name);

export const towers: Game<TowersTypes> = {
  name: "towers",
  fields: FIELDS,
  setup(wish, chance) {
    const options = complete(wish);
    return isRefusal(options) ? options : setup(options, chance);
  },
  options: optionsOf,
  seats: (s) => s[at.players]!,
  isTogether: (s) => s[at.shared] === 1,
  silence,
  colours: (s) => coloursFor(EDITION_NAMES[s[at.edition]!]!, s[at.players]!),
  decider: (s) => s[at.decider]!,
  active: (s) => s[at.active]!,
  legal,
  choices,
  apply,
  outcome,
  applyOutcome,
  beginsTurn: ({ what }) => what === "turn",
  result: (s) => (s[at.phase] === PHASE.finished ? resultOf(s) : undefined),
  orders: ORDERS,
  byOrder,
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
  // The plain game: nothing but twelve wizards and the cards.
  daily: { kind: "deal", wish: { mode: "solo" } },
  measured: MEASURED,
  wishes,
};

/** T-C2 and T-G2: who plays together does not talk; partners may say that they have an offer. */
function silence(s: State): Silence | undefined {
  if (s[at.teams]) return { clause: "T-G2", signs: ["offer"] };
  return s[at.shared] && s[at.players]! > 1 ? { clause: "T-C2", signs: [] } : undefined;
}

function optionsOf(s: State): TowersOptions {
  const edition = EDITION_NAMES[s[at.edition]!]!;
  const prices: Partial<Record<Spell, number>> = {};
  SPELLS.forEach((spell, i) => {
    if (s[at.price + i] !== EDITIONS[edition].prices[spell]) prices[spell] = s[at.price + i]!;
  });
  return {
    players: s[at.players]!,
    edition,
    mode: MODES[s[at.mode]!]!,
    teams: s[at.teams] === 1,
    spells: SPELLS.filter((_, i) => isInPlay(s, i)),
    start: s[at.start]!,
    prices,
    memory: MEMORIES[s[at.memory]!]!,
  };
}

// Handed out again and again: one buffer for the die, and one for each size a discard pile may have.
const die = new Uint8Array(1);
const piles = Array.from({ length: CARDS + 1 }, (_, size) => new Uint8Array(size));

/** T-B8 One die with six faces; T-T3 or the discard pile shuffled. */
function outcome(s: State, chance: Chance): Outcome {
  if (s[at.phase] === PHASE.rolling) {
    die[0] = 1 + chance.below(s[at.die]!);
    return die;
  }
  const pile = piles[s[at.discardSize]!]!;
  for (let i = 0; i < pile.length; i++) pile[i] = s[at.discard + i]!;
  shuffle(pile, pile.length, chance);
  return pile;
}

/** Nothing is drawn for a position: its spells must be named, and without a starting seat it is the first. */
function readPosition(given: JsonObject, json: Json): State | Refusal {
  const options = complete(pick(given, fieldNames));
  if (isRefusal(options)) return options;
  const { start = 0, spells } = options;
  if (typeof spells === "number") return refuse("position", "A position must name its spells.", "T-U4");
  return read({ ...options, start, spells }, json);
}
