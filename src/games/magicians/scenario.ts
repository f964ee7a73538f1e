/** A position and what is done in it, for tests: decisions and outcomes are given as notation, and each must be possible. */
import type { Event, JsonObject, State } from "../../core/game.ts";
import { CHANCE, decisions, isRefusal } from "../../core/game.ts";
import { BOARD, nodeName } from "./board.ts";
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
  readonly events: readonly Event[];
  do(...texts: readonly string[]): Scenario;
  legal(): readonly string[];
  position(): Position;
  /** What the events of one kind said, without their kind. */
  told(what: string): readonly object[];
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

export function scenario(state: State): Scenario {
  const events: Event[] = [];
  const self: Scenario = {
    state,
    events,
    do(...texts) {
      for (const text of texts) apply(state, text, events);
      return self;
    },
    legal: () => legalTexts(state),
    position: () => write(state),
    told: (what) =>
      events.filter((event) => event.what === what).map((event) => ({ ...event, what: undefined, reveals: undefined })),
  };
  return self;
}

export function legalTexts(state: State): readonly string[] {
  const list = decisions();
  const count = magicians.legal(state, list);
  return Array.from(list.subarray(0, count), (decision) => magicians.format(state, decision));
}

function apply(state: State, text: string, events: Event[]): void {
  const tell = (event: Event): void => void events.push(event);
  if (magicians.decider(state) === CHANCE) {
    const outcome = magicians.parseOutcome(state, text);
    if (!outcome) throw new Error(`"${text}" cannot befall now`);
    return magicians.befall(state, outcome, tell);
  }
  const decision = magicians.parse(state, text);
  if (decision === undefined || !legalTexts(state).includes(text))
    throw new Error(`"${text}" is not legal; legal are: ${legalTexts(state).join(", ")}`);
  magicians.play(state, decision, tell);
}
