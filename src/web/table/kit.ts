/** What the shell needs of a game to show it. It never knows which game that is. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { FunctionComponent } from "preact";
import type { Event, Game, JsonObject, OptionField, Result, Seat } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";

/** What a game's board shows at a moment; only its own kit looks inside. */
export type Scene = object;

/** Somebody at the table as everybody sees them. */
export interface Player {
  readonly name: string;
  /** Which of the six colours, and with it which emblem. */
  readonly colour: number;
  readonly by: "person" | "bot" | "nobody";
  readonly here: boolean;
  /** A bot plays for this person for now. */
  readonly standIn: boolean;
  /** Of a bot: how strong it is, and how many milliseconds it thought about its last decision, if that is known. */
  readonly level?: string | undefined;
  readonly thought?: number | undefined;
}

/** How long each bot thought about its last decision, in milliseconds. */
export type Thoughts = Readonly<Record<Seat, number>>;

/** A half-made choice: the beginning all decisions in question share, and a space if one was pointed at. */
export interface Picked {
  readonly prefix: string;
  readonly space?: number | undefined;
}

/** What a game's components are given. */
export interface Desk {
  readonly options: JsonObject;
  readonly scene: ReadonlySignal<Scene>;
  /** The frame the scene comes from. */
  readonly frame: ReadonlySignal<Frame>;
  /** What may be decided here and now: nothing while pieces move or one looks back. */
  readonly legal: ReadonlySignal<readonly string[]>;
  readonly picked: Signal<Picked>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly seat: ReadonlySignal<Seat>;
  /** The hand must not be seen now (hot-seat). */
  readonly veiled: ReadonlySignal<boolean>;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** The next cards of the draw pile, where they lie open. */
  readonly coming?: ReadonlySignal<readonly string[]>;
  /** What people are called here. */
  readonly speaker: Speaker;
  /** How long the event shown now takes, in milliseconds. */
  readonly lasting: ReadonlySignal<number>;
  decide(...texts: readonly string[]): void;
  undo(): void;
}

export type Part = FunctionComponent<{ desk: Desk }>;

export interface Speaker {
  name(seat: Seat): string;
  isYou(seat: Seat): boolean;
}

/** Something that counts in the end, and how much of it a seat has. */
export interface Tally {
  readonly name: string;
  readonly Sign: FunctionComponent;
  of(seat: Seat): number;
}

/** What is heard when something happens. */
export type Sound =
  | "card"
  | "stone"
  | "step"
  | "fill"
  | "spell"
  | "dice"
  | "wood"
  | "home"
  | "turn"
  | "win"
  | "lose"
  | "none";

export interface Kit {
  readonly game: Game;
  /** Gradients and the like, once per page. */
  readonly Defs: FunctionComponent;
  /** The shape of a colour, inside an svg. */
  readonly Emblem: FunctionComponent<{ of: number; size: number }>;
  readonly Board: Part;
  readonly Players: Part;
  readonly Hand: Part;
  readonly Actions: Part;

  scene(view: JsonObject, seat: Seat, before?: Scene): Scene;
  /** The scene after one more event. */
  step(scene: Scene, event: Event): Scene;
  /** How long it takes to see an event, in milliseconds at normal speed. */
  lasts(event: Event): number;
  sound(event: Event): Sound;
  /** The event in a sentence; undefined: not worth one. */
  say(event: Event, speaker: Speaker, options: JsonObject): string | undefined;
  /** What the deciding player is asked for, in a sentence. */
  prompt(desk: Desk): string;
  /** The clause of the rules that speaks about what is asked now. */
  clause(desk: Desk): string;
  /** What the result comes from, in sentences, as far as the tallies do not tell it. */
  verdict(result: Result, scene: Scene): readonly string[];
  /** What a ranking compares. */
  tallies(scene: Scene): readonly Tally[];
  /** The common score that prospects stand for; undefined: they are a chance to win. */
  score(options: JsonObject, prospects: number): number | undefined;
  /** Can it be answered without seeing one's hand? */
  isOpenDecision(legal: readonly string[]): boolean;
  /** Can somebody be asked while another's turn is on, so that standing orders make sense? */
  asksOutOfTurn(options: JsonObject): boolean;
  /** Everybody sees the same, so that no one has to hand over the device. */
  isShared(options: JsonObject): boolean;
  /** Minutes a game takes, roughly. */
  minutes(options: JsonObject): number;
  /** One tap on the start page: a wish for a game against bots. */
  readonly quickGame: JsonObject;
  /** Names of the colours in the order of their numbers. */
  readonly colours: readonly string[];
  /** The options that make sense for a wish so far, and the wish without what does not. */
  form(wish: JsonObject): { readonly fields: readonly OptionField[]; readonly wish: JsonObject };
  /** How many seats a wish has. */
  seats(wish: JsonObject): number;
}
