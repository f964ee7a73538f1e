/** A board that is only looked at: a position, through somebody's eyes, with nothing to be decided. */
import type { ReadonlySignal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import type { GameTypes, Seat } from "../../core/game.ts";
import type { BoardHint, Desk, Kit, Player } from "./kit.ts";

/** What is to be seen. */
export interface Still {
  readonly options: GameTypes["options"];
  readonly view: GameTypes["view"];
  readonly seat: Seat;
  readonly seats: number;
}

/** Whoever sits there is called by the seat. */
const nobodyAt = (seats: number, name: (seat: Seat) => string): readonly Player[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: name(seat),
    colour: seat,
    by: "person" as const,
    here: true,
    standIn: false,
  }));

export function stillDesk(
  kit: Kit,
  still: ReadonlySignal<Still>,
  name: (seat: Seat) => string,
  hint: ReadonlySignal<BoardHint | undefined> = signal(undefined),
): Desk {
  let before: object | undefined;
  return {
    get options() {
      return still.value.options;
    },
    // Pieces that stay keep their names.
    scene: computed(() => (before = kit.scene(still.value.view, still.value.seat, before))),
    frame: computed(() => ({ n: 0, by: null, events: [], view: still.value.view, decider: null })),
    choices: signal([]),
    picked: signal(undefined),
    players: computed(() => nobodyAt(still.value.seats, name)),
    seat: computed(() => still.value.seat),
    hint,
    veiled: signal(false),
    mayUndo: signal(false),
    isUnaided: true,
    speaker: { name, isYou: () => false },
    lasting: signal(0),
    decide: () => undefined,
    undo: () => undefined,
  };
}
