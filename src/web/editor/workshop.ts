/** What a game adds so that its positions can be put together by hand. The editor never knows which game that is. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Chance } from "../../core/chance.ts";
import type { Flaw } from "../../core/flaw.ts";
import type { GameTypes, Json, JsonObject, Seat, State } from "../../core/game.ts";

/** A position being put together: the start of a turn, possible or not, and what has happened in that turn since. */
export type Draft<A extends JsonObject = JsonObject> = {
  readonly game: string;
  /** Complete. */
  readonly options: JsonObject;
  readonly state: A;
  /** Decisions and outcomes, in notation. */
  readonly moves: readonly string[];
};

/** What a workshop's components are given. Things and spots are told from each other by names of the game. */
export interface Editing<G extends GameTypes = GameTypes, A extends JsonObject = JsonObject> {
  readonly options: ReadonlySignal<G["options"]>;
  readonly state: ReadonlySignal<A>;
  /** What is in somebody's hand. */
  readonly held: Signal<string | undefined>;
  /** Moves were made since: pieces stay where they are. */
  readonly isLocked: ReadonlySignal<boolean>;
  /** One more step that can be undone. */
  change(state: A): void;
  name(seat: Seat): string;
}

/** Chances of one kind, exactly: as a table of sentences. */
export interface OddsTable {
  readonly title: string;
  /** What was counted, and how. */
  readonly help?: string;
  readonly rows: readonly { readonly what: string; readonly chance: number; readonly more?: string }[];
}

/** One part of what chance decides: a die, a wand. */
export interface LuckPart {
  readonly label: string;
  /** As notation writes them. */
  readonly choices: readonly string[];
  /** A choice in words; absent: as it is written. */
  say?(choice: string): string;
}

/** Methods: so a workshop of its own types is one of any where it is registered. */
export interface Workshop<G extends GameTypes = GameTypes, A extends JsonObject = JsonObject> {
  /** What JSON from anywhere says, or why it cannot be shown. */
  read(options: G["options"], json: Json | undefined): A | Flaw;
  flaws(options: G["options"], state: A): readonly Flaw[];
  /** A flaw in a sentence. */
  say(flaw: Flaw): string;
  /** What a seat is called where nobody sits yet: by its colour. */
  seatName(seat: Seat): string;
  /** As somebody sees it who sees everything, with one seat's hand. */
  view(options: G["options"], state: A, seat: Seat): G["view"];
  /** A thing put on a spot; undefined: it does not belong there. */
  put(options: G["options"], state: A, thing: string, spot: string): A | undefined;
  /** As it was, as far as other options allow. */
  refit(options: G["options"], state: A): A;
  /** As little as possible on the board. */
  clear(options: G["options"], state: A): A;
  /** What nobody can know drawn anew. */
  shuffled(state: A, chance: Chance): A;
  /** A thing's name, and a spot's. */
  thingName(thing: string, editing: Editing<G, A>): string;
  /**
   * Chances that can be counted, as a seat with a perfect memory would: on a board as it stands or as it would stand, by what the
   * seat knows now.
   */
  odds(board: State, seat: Seat, known: State): readonly OddsTable[];
  /** Outcomes to choose from where chance decides: one choice for each part, and their notation. */
  luck(state: State): readonly LuckPart[];
  outcome(state: State, chosen: readonly string[]): string;
  /** Around the game's own board, which shows what can be taken and where it can be put. */
  Bench(props: { editing: Editing<G, A>; children: ComponentChildren }): ComponentChildren;
  /** Everything that is not on the board. */
  Shelf(props: { editing: Editing<G, A> }): ComponentChildren;
}
