/** What each decision and each outcome of chance does. */
import type { Decision, Outcome, State } from "../../core/game.ts";
import * as core from "../../core/game.ts";
import * as boards from "./board.ts";
import * as kinds from "./decision.ts";
import type { TellMagicians } from "./events.ts";
import * as fights from "./fight.ts";
import * as moves from "./moves.ts";
import * as at from "./state.ts";
import * as turns from "./turn.ts";
import * as wands from "./wands.ts";

// Own constants, not imported ones, are folded into machine code (docs/bench.md).
const { CHANCE } = core;
const { CARD_AT } = boards;
const {
  APPRENTICE_TO,
  CAST,
  DECLINE,
  MAGICIAN_TO,
  READ_FATE,
  READ_MAGIC,
  READ_POWER,
  REST,
  RETHROW,
  STAY,
  STOP,
  TAKE,
  detailOf,
  kindOf,
} = kinds;
const { layDown, rethrow, throwInFight } = fights;
const { banishApprentice, conjure, isMeeting, jump, takeFromPlace, takeFromSeat, walk } = moves;
const {
  ACTIVE,
  APPRENTICE_DUE,
  FIGHT_THROWING,
  HIDDEN,
  LEFT,
  MAGICIAN,
  MAGICIAN_DUE,
  PHASE,
  READING,
  SPELL_DUE,
  SPELL_THROWING,
  STONE,
  TAKING,
  THROWING,
  ask,
} = at;
const { eyeThrow, goOn } = turns;
const { FATE, MAGIC, POWER, SYMBOLS, WANDS } = wands;

export function apply(s: State, decision: Decision, tell?: TellMagicians): void {
  const seat = s[ACTIVE]!;
  const detail = detailOf(decision);
  switch (kindOf(decision)) {
    case MAGICIAN_TO:
      s[MAGICIAN_DUE] = 0;
      jump(s, seat, detail, tell);
      return meet(s, tell);
    case STAY:
      s[MAGICIAN_DUE] = 0;
      tell?.({ what: "stay", seat });
      return goOn(s, tell);
    case APPRENTICE_TO:
      s[APPRENTICE_DUE] = 0;
      walk(s, seat, detail, tell);
      return meet(s, tell);
    case REST:
      s[APPRENTICE_DUE] = 0;
      tell?.({ what: "rest", seat });
      return goOn(s, tell);
    case TAKE:
      takeFromSeat(s, seat, s[MAGICIAN + seat]!, detail, tell);
      return goOn(s, tell);
    case RETHROW:
      return rethrow(s, detail);
    case STOP:
      return closeThrows(s, tell);
    case CAST:
      s[SPELL_DUE] = 0;
      tell?.({ what: "cast", seat });
      return ask(s, SPELL_THROWING, CHANCE);
    case DECLINE:
      s[SPELL_DUE] = 0;
      tell?.({ what: "decline", seat });
      return goOn(s, tell);
    case READ_POWER:
      return empower(s, tell);
    case READ_MAGIC:
      tell?.({ what: "read", seat, symbol: SYMBOLS[MAGIC] });
      conjure(s, seat, detail, tell);
      return meet(s, tell);
    case READ_FATE:
      // M-Z4
      tell?.({ what: "read", seat, symbol: SYMBOLS[FATE] });
      banishApprentice(s, seat, tell);
      return goOn(s, tell);
  }
}

/** M-B6 The wands have fallen: for the two moves, in a fight or for a spell. */
export function applyOutcome(s: State, outcome: Outcome, tell?: TellMagicians): void {
  switch (s[PHASE]) {
    case THROWING:
      return eyeThrow(s, outcome, tell);
    case FIGHT_THROWING:
      if (throwInFight(s, outcome, tell)) closeThrows(s, tell);
      return;
    default:
      return throwSpell(s, outcome, tell);
  }
}

/** M-C1 After a move: a card from the place, or from whom the player chooses; both others have it if the place is empty. */
function meet(s: State, tell?: TellMagicians): void {
  const seat = s[ACTIVE]!;
  if (isMeeting(s, seat)) {
    const place = s[MAGICIAN + seat]!;
    if (s[LEFT + CARD_AT[place]!] === 0) return ask(s, TAKING, seat);
    takeFromPlace(s, seat, place, tell);
  }
  goOn(s, tell);
}

function closeThrows(s: State, tell?: TellMagicians): void {
  if (layDown(s, tell)) goOn(s, tell);
}

/** M-Z1 One throw, then its reading is asked for. */
function throwSpell(s: State, outcome: Outcome, tell?: TellMagicians): void {
  for (let wand = 0; wand < WANDS; wand++) s[HIDDEN + wand] = outcome[wand]!;
  const seat = s[ACTIVE]!;
  if (tell) {
    const hidden = Array.from(outcome, (symbol) => SYMBOLS[symbol]!);
    tell({ what: "symbols", seat, hidden, reveals: true });
  }
  ask(s, READING, seat);
}

/** M-Z2 The power stone. */
function empower(s: State, tell?: TellMagicians): void {
  const seat = s[ACTIVE]!;
  tell?.({ what: "read", seat, symbol: SYMBOLS[POWER] });
  if (!s[STONE + seat]) {
    s[STONE + seat] = 1;
    tell?.({ what: "stone", seat, gained: true });
  }
  goOn(s, tell);
}
