/** What sessions on an arranged position have in common: one person among bots, nothing online, nobody who started. */
import type { ReadonlySignal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import type { BotName } from "../../bots/levels.ts";
import type { Game, Refusal, Seat, State } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import { t } from "../i18n/words.ts";
import { botName } from "./names.ts";
import type { Session } from "./session.ts";

interface Arranged {
  readonly id: string;
  readonly game: Game;
  readonly state: State;
  /** Where the person sits. */
  readonly seat: Seat;
  /** How strong those around are called. */
  readonly others: BotName;
  readonly frames: ReadonlySignal<readonly Frame[]>;
  decide(text: string): Refusal | undefined;
  /** Where one goes from here. */
  readonly next: string;
}

export function arrangedSession({ id, game, state, seat, others, frames, decide, next }: Arranged) {
  const seats = game.seats(state);
  // Nobody has started a position that was arranged: there is nothing to say of it.
  const { start: _, ...options } = game.options(state);
  return {
    id,
    game: game.name,
    isOnline: false,
    startIsDrawn: false,
    startThrows: [],
    options,
    players: computed(() =>
      Array.from({ length: seats }, (__, each) => ({
        name: each === seat ? t("table.you") : botName(others, each),
        colour: each,
        by: each === seat ? ("person" as const) : ("bot" as const),
        here: true,
        standIn: false,
      })),
    ),
    seat: signal(seat),
    frames,
    seen: signal(-1),
    handover: signal(undefined),
    veiled: signal(false),
    orders: [],
    order: signal(""),
    countdown: signal(undefined),
    submit: async (text: string) => decide(text),
    undo: async () => undefined,
    takeOver: () => undefined,
    giveOrder: () => undefined,
    record: async () => undefined,
    again: async () => next,
    close: () => undefined,
  } satisfies Session;
}
