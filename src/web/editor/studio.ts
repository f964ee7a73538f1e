/** A position being put together: every step of it, what is wrong with it, and the state it stands for. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import { computed, signal } from "@preact/signals";
import { seeded } from "../../core/chance.ts";
import type { Flaw } from "../../core/flaw.ts";
import { isFlaw } from "../../core/flaw.ts";
import type { JsonObject, Refusal, Seat, State } from "../../core/game.ts";
import { isRefusal, refuse } from "../../core/game.ts";
import { applyText } from "../../core/record.ts";
import { random } from "../sessions/random.ts";
import type { BoardHint, Kit } from "../table/kit.ts";
import type { Still } from "../table/still.ts";
import { draftIn } from "./link.ts";
import type { Draft, Editing, Workshop } from "./workshop.ts";

/** Through whose eyes: somebody's who sees everything, or a seat's. */
export type Eyes = Seat | "all";

export interface Atelier extends Editing {
  readonly kit: Kit;
  readonly workshop: Workshop;
  readonly draft: ReadonlySignal<Draft>;
  readonly flaws: ReadonlySignal<readonly Flaw[]>;
  /** The start of the turn; undefined: it cannot be played. */
  readonly start: ReadonlySignal<State | undefined>;
  /** Where the turn has come to; undefined: it cannot be played. */
  readonly now: ReadonlySignal<State | undefined>;
  readonly eyes: Signal<Eyes>;
  /** A decision somebody points at, in notation, and what the board shows of it. */
  readonly pointed: Signal<string | undefined>;
  readonly hint: ReadonlySignal<BoardHint | undefined>;
  readonly still: ReadonlySignal<Still>;
  readonly mayUndo: ReadonlySignal<boolean>;
  readonly mayRedo: ReadonlySignal<boolean>;
  undo(): void;
  redo(): void;
  replace(draft: Draft): void;
  /** Another moment of the turn. */
  setMoves(moves: readonly string[]): void;
  setOptions(wish: JsonObject): Refusal | undefined;
  restart(): void;
  clear(): void;
  /** Puts what is held on a spot; false: it does not belong there. */
  putHeld(spot: string): boolean;
}

/** More steps back nobody remembers. */
const MOST_STEPS = 200;

interface History {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
}

/** A new game's first position. */
export function firstDraft({ game }: Kit, workshop: Workshop, wish: JsonObject): Draft | Refusal {
  const state = game.setup(wish, seeded(random()));
  if (isRefusal(state)) return state;
  const options = game.options(state);
  const read = workshop.read(options, game.write(state));
  if (isFlaw(read)) throw new Error(read.flaw);
  return { game: game.name, options, state: read, moves: [] };
}

/** A position from a link or a text, if it can be shown; moves that cannot be made are left out. */
export function draftFrom(kit: Kit, workshop: Workshop, json: JsonObject | Refusal): Draft | Refusal {
  const { game } = kit;
  const draft = draftIn(json);
  if (isRefusal(draft)) return draft;
  if (draft.game !== game.name) return refuse("no-position", "This text is no position of this game.");
  const wished = game.setup(draft.options, seeded("options"));
  if (isRefusal(wished)) return wished;
  const options = game.options(wished);
  const state = workshop.read(options, draft.state);
  if (isFlaw(state)) return { refused: "flawed", say: workshop.say(state), clause: state.clause };
  return { ...draft, options, state };
}

/** The state after what has happened in the turn; undefined: it is not possible. */
export function stateOf({ game }: Kit, { options, state, moves }: Omit<Draft, "game">): State | undefined {
  const read = game.read(options, state);
  if (isRefusal(read)) return undefined;
  return moves.some((text) => applyText(game, read, text)) ? undefined : read;
}

export function openStudio(kit: Kit, workshop: Workshop, first: Draft): Atelier {
  const { game } = kit;
  const history = signal<History>({ past: [], now: first, future: [] });
  const draft = computed(() => history.value.now);
  const held = signal<string | undefined>(undefined);
  const eyes = signal<Eyes>("all");
  const pointed = signal<string | undefined>(undefined);
  const flaws = computed(() => workshop.flaws(draft.value.options, draft.value.state));
  const start = computed(() => stateOf(kit, { ...draft.value, moves: [] }));
  const now = computed(() => stateOf(kit, draft.value));
  const isLocked = computed(() => draft.value.moves.length > 0 && now.value !== undefined);

  const replace = (next: Draft): void => {
    const { past, now: last } = history.peek();
    held.value = undefined;
    pointed.value = undefined;
    history.value = { past: [...past, last].slice(-MOST_STEPS), now: next, future: [] };
  };
  const change = (state: JsonObject): void => replace({ ...draft.peek(), state, moves: [] });

  const still = computed((): Still => {
    const { options, state, moves } = draft.value;
    const active = typeof state.active === "number" ? state.active : 0;
    const seat = eyes.value === "all" ? active : eyes.value;
    const seats = start.value ? game.seats(start.value) : kit.seats(options);
    const open = kit.unveiled(options);
    const shownBy = eyes.value === "all" ? open : options;
    const shown = eyes.value !== "all" || isLocked.value ? stateOf(kit, { options: shownBy, state, moves }) : undefined;
    const view = shown ? game.view(shown, seat) : workshop.view(open, state, seat);
    return { options: shownBy, view, seat, seats };
  });

  const choices = computed(() =>
    now.value && game.decider(now.value) < game.seats(now.value) ? game.choices(now.value) : [],
  );

  return {
    kit,
    workshop,
    pointed,
    hint: computed(() => {
      const choice = choices.value.find(({ text }) => text === pointed.value);
      return choice && { choice, facts: [] };
    }),
    draft,
    options: computed(() => draft.value.options),
    state: computed(() => draft.value.state),
    held,
    isLocked,
    name: (seat) => workshop.seatName(seat),
    change,
    flaws,
    start,
    now,
    eyes,
    still,
    mayUndo: computed(() => history.value.past.length > 0),
    mayRedo: computed(() => history.value.future.length > 0),
    undo() {
      const { past, now: last, future } = history.peek();
      held.value = undefined;
      if (past.length > 0) history.value = { past: past.slice(0, -1), now: past.at(-1)!, future: [last, ...future] };
    },
    redo() {
      const { past, now: last, future } = history.peek();
      held.value = undefined;
      if (future.length > 0) history.value = { past: [...past, last], now: future[0]!, future: future.slice(1) };
    },
    replace,
    setMoves: (moves) => replace({ ...draft.peek(), moves }),
    setOptions(wish) {
      const set = game.setup(wish, seeded(random()));
      if (isRefusal(set)) return set;
      const options = game.options(set);
      const state = workshop.refit(options, draft.peek().state);
      if (eyes.peek() !== "all" && Number(eyes.peek()) >= game.seats(set)) eyes.value = "all";
      replace({ ...draft.peek(), options, state, moves: [] });
      return undefined;
    },
    restart() {
      const next = firstDraft(kit, workshop, draft.peek().options);
      if (!isRefusal(next)) replace(next);
    },
    clear: () => change(workshop.clear(draft.peek().options, draft.peek().state)),
    putHeld(spot) {
      const { options, state } = draft.peek();
      const thing = held.peek();
      const next = thing === undefined ? undefined : workshop.put(options, state, thing, spot);
      if (next) change(next);
      return next !== undefined;
    },
  };
}
