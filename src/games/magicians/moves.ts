/** M-A, M-M and M-C: how figures move, are sent away, and win cards. */
import type { Seat, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { CARD_AT, isMagic, LABYRINTH, nodeName } from "./board.ts";
import { symbolOn } from "./boards.ts";
import { finish } from "./ending.ts";
import type { TellMagicians } from "./events.ts";
import { CARDS, cardsOf, eyeSum, foreignMagician, hasCard, MOST_BONUSES, SEATS, STATE } from "./state.ts";
import { jumpPath, walkPath } from "./ways.ts";

const { at } = STATE;

/** M-A1, M-A5 The apprentice walks; on a symbol field a spell throw will be offered. */
export function walk(s: State, seat: Seat, to: number, tell?: TellMagicians): void {
  const from = s[at.apprentice + seat]!;
  if (tell) tell({ what: "walk", seat, path: walkPath(from, to, eyeSum(s)).map(nodeName) });
  s[at.apprentice + seat] = to;
  s[at.spellDue] = symbolOn(s[at.board]!, to);
  protect(s, seat, tell);
}

/** M-Z3 The apprentice goes to any magic place at once. */
export function conjure(s: State, seat: Seat, to: number, tell?: TellMagicians): void {
  if (tell) tell({ what: "magic", seat, from: nodeName(s[at.apprentice + seat]!), to: nodeName(to) });
  s[at.apprentice + seat] = to;
  protect(s, seat, tell);
}

/** M-A4 An apprentice that lands beside a foreign magician needs its own there too. M-A3 Apprentices do not mind each other. */
function protect(s: State, seat: Seat, tell?: TellMagicians): void {
  const place = s[at.apprentice + seat]!;
  if (!isMagic(place) || s[at.magician + seat] === place) return;
  if (foreignMagician(s, seat, place) !== NONE) banishApprentice(s, seat, tell);
}

/** M-M4 Beside another magician a fight is due; M-M3 alone it drives foreign apprentices away; M-M5 on magic places only. */
export function jump(s: State, seat: Seat, to: number, tell?: TellMagicians): void {
  if (tell) tell({ what: "jump", seat, path: jumpPath(s[at.magician + seat]!, to, s[at.wand + seat]!).map(nodeName) });
  s[at.magician + seat] = to;
  if (!isMagic(to)) return;
  const challenged = foreignMagician(s, seat, to);
  if (challenged !== NONE) {
    s[at.fightAt] = to;
    s[at.challenged] = challenged;
    return;
  }
  for (let other = 0; other < SEATS; other++)
    if (other !== seat && s[at.apprentice + other] === to) banishApprentice(s, other, tell);
}

/** M-A4, M-M3, M-F4, M-T3, M-Z4 To the labyrinth, and the stone is lost. */
export function banishApprentice(s: State, seat: Seat, tell?: TellMagicians): void {
  if (tell) tell({ what: "labyrinth", seat, figure: "apprentice", from: nodeName(s[at.apprentice + seat]!) });
  s[at.apprentice + seat] = LABYRINTH;
  if (!s[at.stone + seat]) return;
  s[at.stone + seat] = 0;
  tell?.({ what: "stone", seat, gained: false });
}

export function banishMagician(s: State, seat: Seat, tell?: TellMagicians): void {
  if (tell) tell({ what: "labyrinth", seat, figure: "magician", from: nodeName(s[at.magician + seat]!) });
  s[at.magician + seat] = LABYRINTH;
}

/** M-C1 Magician and apprentice stand together on a magic place whose card the seat has not, and no fight is due for it. */
export function isMeeting(s: State, seat: Seat): boolean {
  const place = s[at.magician + seat]!;
  const card = CARD_AT[place]!;
  return s[at.apprentice + seat] === place && card < CARDS && !hasCard(s, seat, card) && s[at.fightAt] !== place;
}

/** M-C1, M-F5 A card comes from its place. */
export function takeFromPlace(s: State, seat: Seat, place: number, tell?: TellMagicians): void {
  s[at.left + CARD_AT[place]!]!--;
  if (tell) tell({ what: "card", seat, place: nodeName(place), from: "place" });
  gain(s, seat, CARD_AT[place]!, tell);
}

/** M-C1, M-F5 From an empty place's other owners. */
export function takeFromSeat(s: State, seat: Seat, place: number, loser: Seat, tell?: TellMagicians): void {
  s[at.held + loser]! &= ~(1 << CARD_AT[place]!);
  if (tell) tell({ what: "card", seat, place: nodeName(place), from: loser });
  gain(s, seat, CARD_AT[place]!, tell);
}

/** M-C3 The seventh card, or the last that is needed, wins at once; M-T4 the sixth brings a throw, now to the active seat, later to a defender. */
function gain(s: State, seat: Seat, card: number, tell?: TellMagicians): void {
  s[at.held + seat]! |= 1 << card;
  const count = cardsOf(s, seat);
  if (count === s[at.goal]) return finish(s, tell);
  if (count !== s[at.goal]! - 1) return;
  if (seat === s[at.active]) s[at.throwsDue]!++;
  else if (s[at.bonuses]! < MOST_BONUSES) s[at.bonusOf + s[at.bonuses]!++] = seat;
  tell?.({ what: "bonus", seat });
}
