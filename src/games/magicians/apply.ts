/** What each decision and each outcome of chance does. */
import type { Decision, Outcome, State } from "../../core/game.ts";
import { CHANCE } from "../../core/game.ts";
import { CARD_AT } from "./board.ts";
import { detailOf, kindOf, KINDS } from "./decision.ts";
import type { TellMagicians } from "./events.ts";
import { layDown, rethrow, throwInFight } from "./fight.ts";
import { banishApprentice, conjure, isMeeting, jump, takeFromPlace, takeFromSeat, walk } from "./moves.ts";
import { ask, PHASES, STATE } from "./state.ts";
import { eyeThrow, goOn } from "./turn.ts";
import { SYMBOLS, WANDS } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;

export function apply(s: State, decision: Decision, tell?: TellMagicians): void {
  const seat = s[at.active]!;
  const detail = detailOf(decision);
  switch (kindOf(decision)) {
    case KIND.magicianTo:
      s[at.magicianDue] = 0;
      jump(s, seat, detail, tell);
      return meet(s, tell);
    case KIND.stay:
      s[at.magicianDue] = 0;
      tell?.({ what: "stay", seat });
      return goOn(s, tell);
    case KIND.apprenticeTo:
      s[at.apprenticeDue] = 0;
      walk(s, seat, detail, tell);
      return meet(s, tell);
    case KIND.rest:
      s[at.apprenticeDue] = 0;
      tell?.({ what: "rest", seat });
      return goOn(s, tell);
    case KIND.take:
      takeFromSeat(s, seat, s[at.magician + seat]!, detail, tell);
      return goOn(s, tell);
    case KIND.rethrow:
      return rethrow(s, detail);
    case KIND.stop:
      return closeThrows(s, tell);
    case KIND.cast:
      s[at.spellDue] = 0;
      tell?.({ what: "cast", seat });
      return ask(s, PHASE.spellThrowing, CHANCE);
    case KIND.decline:
      s[at.spellDue] = 0;
      tell?.({ what: "decline", seat });
      return goOn(s, tell);
    case KIND.readPower:
      return empower(s, tell);
    case KIND.readMagic:
      tell?.({ what: "read", seat, symbol: "magic" });
      conjure(s, seat, detail, tell);
      return meet(s, tell);
    case KIND.readFate:
      // M-Z4
      tell?.({ what: "read", seat, symbol: "fate" });
      banishApprentice(s, seat, tell);
      return goOn(s, tell);
  }
}

/** M-B6 The wands have fallen: for the two moves, in a fight or for a spell. */
export function applyOutcome(s: State, outcome: Outcome, tell?: TellMagicians): void {
  switch (s[at.phase]) {
    case PHASE.throwing:
      return eyeThrow(s, outcome, tell);
    case PHASE.fightThrowing:
      if (throwInFight(s, outcome, tell)) closeThrows(s, tell);
      return;
    default:
      return throwSpell(s, outcome, tell);
  }
}

/** M-C1 After a move: a card from the place, or from whom the player chooses; both others have it if the place is empty. */
function meet(s: State, tell?: TellMagicians): void {
  const seat = s[at.active]!;
  if (isMeeting(s, seat)) {
    const place = s[at.magician + seat]!;
    if (s[at.left + CARD_AT[place]!] === 0) return ask(s, PHASE.taking, seat);
    takeFromPlace(s, seat, place, tell);
  }
  goOn(s, tell);
}

function closeThrows(s: State, tell?: TellMagicians): void {
  if (layDown(s, tell)) goOn(s, tell);
}

/** M-Z1 One throw, then its reading is asked for. */
function throwSpell(s: State, outcome: Outcome, tell?: TellMagicians): void {
  for (let wand = 0; wand < WANDS; wand++) s[at.hidden + wand] = outcome[wand]!;
  const seat = s[at.active]!;
  if (tell) {
    const hidden = Array.from(outcome, (symbol) => SYMBOLS[symbol]!);
    tell({ what: "symbols", seat, hidden, reveals: true });
  }
  ask(s, PHASE.reading, seat);
}

/** M-Z2 The power stone. */
function empower(s: State, tell?: TellMagicians): void {
  const seat = s[at.active]!;
  tell?.({ what: "read", seat, symbol: "power" });
  if (!s[at.stone + seat]) {
    s[at.stone + seat] = 1;
    tell?.({ what: "stone", seat, gained: true });
  }
  goOn(s, tell);
}
