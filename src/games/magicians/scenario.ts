/** A position and what is done in it, for tests and lessons: decisions and outcomes are given as notation, and each must be possible. */
import type { JsonObject, State } from "../../core/game.ts";
import { isRefusal } from "../../core/game.ts";
import { applyText, legalTexts } from "../../core/record.ts";
import { BOARD, nodeName } from "./board.ts";
import type { MagiciansEvent } from "./events.ts";
import { magicians } from "./game.ts";
import type { Position } from "./position.ts";
import { write } from "./position.ts";
import { COPIES } from "./state.ts";

export interface Given {
  readonly active?: number;
  readonly magicians?: readonly string[];
  readonly apprentices?: readonly string[];
  readonly stones?: readonly boolean[];
  readonly cards?: readonly (readonly string[])[];
  readonly options?: JsonObject;
}

export interface Scenario {
  readonly state: State;
  readonly events: readonly MagiciansEvent[];
  do(...texts: readonly string[]): Scenario;
  legal(): readonly string[];
  position(): Position;
  /** The events of one kind. */
  told(what: string): readonly MagiciansEvent[];
}

const LIFE = ["life", "life", "life"];

/** The start of a turn. What is not given is as at the start of the game. */
export function given(wish: Given = {}): Scenario {
  const cards = wish.cards ?? [[], [], []];
  const places = BOARD.cards.map(({ place }) => nodeName(place));
  const isHeld = (place: string): number => cards.filter((hand) => hand.includes(place)).length;
  const state = magicians.read(
    { start: 0, ...wish.options },
    {
      active: wish.active ?? 0,
      decider: "chance",
      magicians: wish.magicians ?? LIFE,
      apprentices: wish.apprentices ?? LIFE,
      stones: wish.stones ?? [false, false, false],
      left: Object.fromEntries(places.map((place) => [place, COPIES - isHeld(place)])),
      cards,
    },
  );
  if (isRefusal(state)) throw new Error(state.say);
  return scenario(state);
}

function scenario(state: State): Scenario {
  const events: MagiciansEvent[] = [];
  const self: Scenario = {
    state,
    events,
    do(...texts) {
      for (const text of texts) {
        const refusal = applyText(magicians, state, text, (event) => events.push(event));
        if (refusal) throw new Error(refusal.say);
      }
      return self;
    },
    legal: () => legalTexts(magicians, state),
    position: () => write(state),
    told: (what) => events.filter((event) => event.what === what),
  };
  return self;
}
