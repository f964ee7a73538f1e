/** A game in progress as the page sees it, wherever it runs: in this browser or on the server. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { CoachAdvice } from "../../bots/advice.ts";
import type { JsonObject, Refusal, Result, Seat, StartThrow } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import type { KitTypes, Player } from "../table/kit.ts";
import type { Controller } from "../table/controller.ts";

/** What a way of playing adds to the table: par and puzzles do. */
export interface Extra<K extends KitTypes = KitTypes> {
  /** Where leaving leads. */
  readonly leave: string;
  /** Said instead of what the game asks for. */
  caption?(controller: Controller<K>): string | undefined;
  /** The next cards of the draw pile, if they lie open. */
  coming?(view: K["game"]["view"]): readonly string[];
  /** Nothing that is to be found out is told. */
  readonly isUnaided?: boolean;
  /** There is no second try, and what is shared is shared elsewhere. */
  readonly isOnce?: boolean;
  /** Others still play with the same luck: nothing that was hidden is shown yet. */
  readonly isSealed?: boolean;
  /** Over the upper edge of the board. */
  Beside(props: { controller: Controller<K> }): ComponentChildren;
  /** Its result as a text for others. */
  shared?(): string | undefined;
  /** Part of the result. */
  Ending?(props: { controller: Controller<K>; result: Result }): ComponentChildren;
}

/** Somebody who advises whoever has to decide. */
export interface Coach<K extends KitTypes = KitTypes> {
  /** What to do, or what one is about to do; undefined: called off. */
  advise(meant?: string): Promise<CoachAdvice | undefined>;
  /** What a decision would do, as far as one can know. */
  told(text: string): readonly K["game"]["heard"][];
}

export interface Session<K extends KitTypes = KitTypes> {
  readonly id: string;
  readonly game: string;
  /** On the server, with luck that can be checked. */
  readonly isOnline: boolean;
  readonly options: K["game"]["options"];
  /** Nobody had chosen who starts. */
  readonly startIsDrawn: boolean;
  /** What was thrown for it, in rounds; none: the lot fell without a throw. */
  readonly startThrows: readonly (readonly StartThrow[])[];
  readonly players: ReadonlySignal<readonly Player[]>;
  /** Through whose eyes it is seen; ONLOOKER for those without a seat. */
  readonly seat: ReadonlySignal<Seat>;
  /** Everything so far, as that seat was told. */
  readonly frames: ReadonlySignal<readonly Frame<K["game"]>[]>;
  /** Frames up to this number were seen before: they are not played again. */
  readonly seen: ReadonlySignal<number>;
  /** Hot-seat: the device is to be given to this seat. */
  readonly handover: ReadonlySignal<Seat | undefined>;
  /** Hot-seat: a hand must not be seen now. */
  readonly veiled: ReadonlySignal<boolean>;
  /** Standing orders this table knows, and the one that stands. */
  readonly orders: readonly string[];
  readonly order: ReadonlySignal<string>;
  /** Milliseconds until a window passes by itself, and since when. */
  readonly countdown: ReadonlySignal<{ readonly ms: number; readonly since: number } | undefined>;
  submit(text: string): Promise<Refusal | undefined>;
  undo(): Promise<Refusal | undefined>;
  takeOver(): void;
  giveOrder(order: string): void;
  /** The whole game written down, once it is over. */
  record(): Promise<JsonObject | undefined>;
  /** The same game once more; where to. */
  again(): Promise<string>;
  close(): void;
  readonly extra?: Extra<K>;
  /** Absent: nobody may help here. */
  readonly coach?: Coach<K>;
}
