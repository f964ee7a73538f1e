/**
 * What the board shows at a moment. A scene goes from event to event; the view after the last of them has the last word.
 */
import type { Seat } from "../../../core/game.ts";
import type { MagiciansEvent } from "../../../games/magicians/events.ts";
import type { MagiciansView } from "../../../games/magicians/hidden.ts";
import type { FightPosition, TurnPosition } from "../../../games/magicians/position.ts";
import { BOARD } from "../../../games/magicians/board.ts";
import type { SymbolName } from "../../../games/magicians/wands.ts";

/** M-F2 The last throw of the one who answers: whatever falls now ends the fight, or begins it anew. */
export function isDeciding(event: MagiciansEvent, { view: { turn } }: MagiciansScene): boolean {
  if (event.what !== "fight-throw" || !turn.fight) return false;
  return event.seat !== turn.fight.leader && event.throws === turn.fight.leadThrows;
}

/** M-C2 With this card somebody has all seven. */
export const isSeventh = (event: MagiciansEvent | undefined, { view }: MagiciansScene): boolean =>
  event?.what === "card" && view.cards[event.seat]!.length === BOARD.cards.length;

/** The three wands as they lie. */
export interface Fallen {
  readonly kind: "eye" | "fight" | "spell";
  readonly seat: Seat;
  /** Notches on the upper edge; a wand of a spell throw shows none that count. */
  readonly values: readonly number[];
  readonly hidden?: readonly SymbolName[];
  /** Those that fell just now. */
  readonly thrown: readonly number[];
}

export interface MagiciansScene {
  readonly view: MagiciansView;
  readonly seat: Seat;
  readonly wands?: Fallen | undefined;
  /** What has just happened. */
  readonly event?: MagiciansEvent | undefined;
  /** M-F4 The fight that this event has ended: it is seen until the next one. */
  readonly fought?: FightPosition | undefined;
  /** M-F2 The wands fall for the last time in a fight. */
  readonly isDeciding?: boolean;
}

const ALL = [0, 1, 2];

/** The scene of a view. */
export const sceneOf = (view: MagiciansView, seat: Seat): MagiciansScene => ({ view, seat, wands: lying(view) });

function lying({ active, turn }: MagiciansView): Fallen | undefined {
  if (turn.symbols) return { kind: "spell", seat: active, values: [], hidden: turn.symbols, thrown: [] };
  if (turn.fight) {
    const { thrower, values } = turn.fight;
    return values ? { kind: "fight", seat: thrower, values, thrown: [] } : undefined;
  }
  return turn.throw ? { kind: "eye", seat: active, values: turn.throw, thrown: [] } : undefined;
}

/** The scene before the wands fell. */
export const unthrown = (scene: MagiciansScene): MagiciansScene => ({
  ...scene,
  view: { ...scene.view, turn: { ...scene.view.turn, throw: null } },
  wands: undefined,
});

/** The scene after one more event. */
export const step = (scene: MagiciansScene, event: MagiciansEvent): MagiciansScene => ({
  ...scene,
  event,
  fought: event.what === "fight-won" ? (scene.view.turn.fight ?? undefined) : undefined,
  isDeciding: isDeciding(event, scene),
  view: viewAfter(scene.view, event),
  wands: wandsAfter(scene.wands, event),
});

function wandsAfter(wands: Fallen | undefined, event: MagiciansEvent): Fallen | undefined {
  switch (event.what) {
    case "turn":
    case "again":
    case "fight":
    case "cast":
      return undefined;
    case "throw":
      return { kind: "eye", seat: event.seat, values: event.values, thrown: ALL };
    case "fight-throw":
      return { kind: "fight", seat: event.seat, values: event.values, thrown: event.rethrown };
    case "symbols":
      return { kind: "spell", seat: event.seat, values: [], hidden: event.hidden, thrown: ALL };
    default:
      return wands && { ...wands, thrown: [] };
  }
}

const put = <T>(list: readonly T[], index: number, value: T): T[] => list.map((old, i) => (i === index ? value : old));

function viewAfter(view: MagiciansView, event: MagiciansEvent): MagiciansView {
  const turn = (change: Partial<TurnPosition>): MagiciansView => ({ ...view, turn: { ...view.turn, ...change } });
  switch (event.what) {
    case "turn":
    case "again":
      return { ...turn({ throw: null, fight: null, symbols: null }), active: event.seat };
    case "throw":
      return turn({ throw: event.values, magicianDue: event.values[event.seat]! > 0, apprenticeDue: true });
    case "stay":
      return turn({ magicianDue: false });
    case "rest":
      return turn({ apprenticeDue: false });
    case "jump":
      return { ...turn({ magicianDue: false }), magicians: put(view.magicians, event.seat, event.path.at(-1)!) };
    case "walk":
      return { ...turn({ apprenticeDue: false }), apprentices: put(view.apprentices, event.seat, event.path.at(-1)!) };
    case "magic":
      return { ...view, apprentices: put(view.apprentices, event.seat, event.to) };
    case "labyrinth":
      return event.figure === "magician"
        ? { ...view, magicians: put(view.magicians, event.seat, "labyrinth") }
        : { ...view, apprentices: put(view.apprentices, event.seat, "labyrinth") };
    case "stone":
      return { ...view, stones: put(view.stones, event.seat, event.gained) };
    case "card":
      return dealt(view, event.seat, event.place, event.from);
    case "symbols":
      return turn({ symbols: event.hidden });
    case "read":
      return turn({ symbols: null });
    default:
      return turn({ fight: fightAfter(view.turn.fight, event) });
  }
}

function dealt(view: MagiciansView, seat: Seat, place: string, from: Seat | "place"): MagiciansView {
  const cards = put(view.cards, seat, [...view.cards[seat]!, place].toSorted());
  if (from === "place") return { ...view, cards, left: { ...view.left, [place]: view.left[place]! - 1 } };
  return {
    ...view,
    cards: put(
      cards,
      from,
      cards[from]!.filter((each) => each !== place),
    ),
  };
}

const FRESH = { leadSum: null, leadThrows: null, values: null, throws: 0 };

function fightAfter(fight: FightPosition | null, event: MagiciansEvent): FightPosition | null {
  if (event.what === "fight") {
    const { place, challenger, challenged } = event;
    return { place, challenger, challenged, leader: challenger, thrower: challenger, ...FRESH };
  }
  if (!fight) return null;
  switch (event.what) {
    case "fight-throw":
      return { ...fight, thrower: event.seat, values: event.values, throws: event.throws };
    case "laid": {
      if (event.seat !== fight.leader) return fight;
      const other = event.seat === fight.challenger ? fight.challenged : fight.challenger;
      return { ...fight, leadSum: event.sum, leadThrows: event.throws, thrower: other, values: null, throws: 0 };
    }
    case "fight-again":
      return { ...fight, leader: event.leader, thrower: event.leader, ...FRESH };
    case "fight-won":
      return null;
    default:
      return fight;
  }
}
