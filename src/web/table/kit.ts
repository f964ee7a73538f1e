/** What the shell needs of a game to show it. It never knows which game that is. */
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { ComponentChildren, FunctionComponent } from "preact";
import type { Cause } from "../../bots/why.ts";
import type { Fact, Game, GameTypes, JsonObject, OptionField, Result, Seat } from "../../core/game.ts";
import type { Frame } from "../../core/table.ts";
import type { Session } from "../sessions/session.ts";
import type { Moods } from "../faces/moods.ts";
import type { PlaceHeard } from "../sound/ambience.ts";
import type { Teller } from "../why/teller.ts";

/** What the board of a game adds to the types of its rules. */
export interface KitTypes {
  readonly game: GameTypes;
  /** What the board shows at a moment. */
  readonly scene: object;
  /** A half-made choice: all that is known of it so far. */
  readonly picked: object;
}

/** Somebody at the table as everybody sees them. */
export interface Player {
  readonly name: string;
  /** Which of the six colours, and with it which emblem. */
  readonly colour: number;
  readonly by: "person" | "bot" | "nobody";
  readonly here: boolean;
  /** A bot plays for this person for now. */
  readonly standIn: boolean;
  /** Of a bot: who sat there before and left the game. */
  readonly left?: string | undefined;
  /** Of a bot: how strong it is, and how many milliseconds it thought about its last decision, if that is known. */
  readonly level?: string | undefined;
  readonly thought?: number | undefined;
  /** A face of their own (faces/cast.ts); absent: by level and seat, or by name. */
  readonly face?: string | undefined;
}

/** How long each bot thought about its last decision, in milliseconds. */
export type Thoughts = Readonly<Record<Seat, number>>;

/** What a board points at besides what can be chosen: a decision that is advised, and the facts it is advised for. */
export interface BoardHint<K extends KitTypes = KitTypes> {
  readonly choice: K["game"]["choice"] | undefined;
  readonly facts: readonly Fact[];
}

/** What a game's components are given. */
export interface Desk<K extends KitTypes = KitTypes> {
  readonly options: K["game"]["options"];
  readonly scene: ReadonlySignal<K["scene"]>;
  /** The frame the scene comes from. */
  readonly frame: ReadonlySignal<Frame<K["game"]>>;
  /** What may be decided here and now: nothing while pieces move or one looks back. */
  readonly choices: ReadonlySignal<readonly K["game"]["choice"][]>;
  /** Undefined: nothing is half made. */
  readonly picked: Signal<K["picked"] | undefined>;
  readonly players: ReadonlySignal<readonly Player[]>;
  readonly seat: ReadonlySignal<Seat>;
  readonly hint?: ReadonlySignal<BoardHint<K> | undefined>;
  /** The hand must not be seen now (hot-seat). */
  readonly veiled: ReadonlySignal<boolean>;
  readonly mayUndo: ReadonlySignal<boolean>;
  /** The next cards of the draw pile, where they lie open. */
  readonly coming?: ReadonlySignal<readonly string[]>;
  /** One is to find out oneself: the board tells no chances and marks nothing beforehand. */
  readonly isUnaided?: boolean;
  /** How everybody feels about what has just happened; absent: nobody says. */
  readonly moods?: ReadonlySignal<Moods>;
  /** A bot has been deciding for so long that one wonders about what. */
  readonly pondering?: ReadonlySignal<boolean>;
  /** What people are called here. */
  readonly speaker: Speaker;
  /** How long the event shown now takes, in milliseconds. */
  readonly lasting: ReadonlySignal<number>;
  /** The table waits for one's hand, to set going what chance decides; `release` does it. */
  readonly awaited?: ReadonlySignal<boolean>;
  /** The lot is being drawn who starts: nobody is on turn yet. */
  readonly lot?: ReadonlySignal<boolean>;
  /** How long one may think about a question to which silence is an answer. */
  readonly countdown?: Session["countdown"];
  release?(): void;
  decide(...texts: readonly string[]): void;
  undo(): void;
}

export type Part<K extends KitTypes> = FunctionComponent<{ desk: Desk<K> }>;

/** What somebody who tells of an event sees: the board before it, and whether it is happening right now. */
export interface Seen<Scene = object> {
  readonly scene: Scene;
  /** Said at its moment and not kept: there one may say what was seen, whatever the table's memory (T-H3). */
  readonly isMoment: boolean;
}

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
  /** An instrument for each of eight spells. */
  | "gust"
  | "push"
  | "chill"
  | "storm"
  | "chain"
  | "heart"
  | "scarf"
  | "ladder"
  | "none";

/** Methods, components included: so a kit of its own types is a `Kit` of any where the kits are registered (app/games.ts). */
export interface Kit<K extends KitTypes = KitTypes> {
  readonly game: Game<K["game"]>;
  /** Gradients and the like, once per page. */
  readonly Defs: FunctionComponent;
  /** The shape of a colour, inside an svg. */
  readonly Emblem: FunctionComponent<{ of: number; size: number }>;
  Board(props: { desk: Desk<K> }): ComponentChildren;
  Players(props: { desk: Desk<K> }): ComponentChildren;
  Hand(props: { desk: Desk<K> }): ComponentChildren;
  Actions(props: { desk: Desk<K> }): ComponentChildren;

  /** What one player throws for who starts; a game without it lets a light go round. */
  StartThrow?(props: { values: readonly number[]; lasting: number }): ComponentChildren;

  scene(view: K["game"]["view"], seat: Seat, before?: K["scene"]): K["scene"];
  /** A game's first scene as it was before chance had its first word; absent: that has no word before a decision. */
  unthrown?(scene: K["scene"]): K["scene"];
  /** The scene after one more event. */
  step(scene: K["scene"], event: K["game"]["heard"]): K["scene"];
  /** How long it takes to see an event that comes after a scene, in milliseconds at normal speed. */
  lasts(event: K["game"]["heard"], before: K["scene"]): number;
  sound(event: K["game"]["heard"]): Sound;
  /** What its place sounds like; absent: a meadow at night. */
  readonly place?: PlaceHeard;
  /** What an event makes people feel, in the scene before it; absent: this game has no feelings. */
  moods?(event: K["game"]["heard"], before: K["scene"]): Moods | undefined;
  /** The event in a sentence; undefined: not worth one. */
  say(
    event: K["game"]["heard"],
    speaker: Speaker,
    options: K["game"]["options"],
    seen: Seen<K["scene"]>,
  ): string | undefined;
  /** Whose deed an event is; undefined: of whoever acted before. */
  actor(event: K["game"]["heard"]): Seat | undefined;
  /** A cause of a costly decision in a sentence, as it stood when it was decided; absent: the game names none. */
  cause?(
    cause: Cause,
    speaker: Speaker & Pick<Teller, "mode">,
    options: K["game"]["options"],
    view: K["game"]["view"],
    by: Seat,
  ): string;
  /** What the deciding player is asked for, in a sentence. */
  prompt(desk: Desk<K>): string;
  /** The clause of the rules that speaks about what is asked now. */
  clause(desk: Desk<K>): string;
  /** What the result comes from, in sentences, as far as the tallies do not tell it. */
  verdict(result: Result, scene: K["scene"]): readonly string[];
  /** What a ranking compares. */
  tallies(scene: K["scene"]): readonly Tally[];
  /** The common score that prospects stand for; undefined: they are a chance to win. */
  score(options: K["game"]["options"], prospects: number): number | undefined;
  /** Who sets going with their own hand what chance decides in an event; undefined: nobody, it happens. */
  handOf(event: K["game"]["heard"]): Seat | undefined;
  /** Does one want to? */
  waitsForHand(): boolean;
  /** Something one wants to do oneself even where it is the only thing to do: to play one's last card, to throw. */
  isWeighty(choice: K["game"]["choice"]): boolean;
  /** What to answer where all answers come to the same; undefined: they do not. */
  sameAnyway?(choices: readonly K["game"]["choice"][]): K["game"]["choice"] | undefined;
  /** Can it be answered without seeing one's hand? */
  isOpenDecision(choices: readonly K["game"]["choice"][]): boolean;
  /** Can somebody be asked while another's turn is on, so that standing orders make sense? */
  asksOutOfTurn(options: K["game"]["options"]): boolean;
  /** Everybody sees the same, so that no one has to hand over the device. */
  isShared(options: K["game"]["options"]): boolean;
  /** The options of the same game with nothing hidden on its board, to look at it when it is over; themselves: nothing ever is. */
  unveiled(options: K["game"]["options"]): K["game"]["options"];
  /** Minutes a game takes, roughly. */
  minutes(wish: JsonObject): number;
  /** One tap on the start page: a wish for a game against bots. */
  readonly quickGame: JsonObject;
  /** What helps a newcomer in it. */
  readonly easyGame: JsonObject;
  /** Names of the colours in the order of their numbers. */
  readonly colours: readonly string[];
  /** The options that make sense for a wish so far, and the wish without what does not. */
  form(wish: JsonObject): { readonly fields: readonly OptionField[]; readonly wish: JsonObject };
  /** How many seats a wish has. */
  seats(wish: JsonObject): number;
}
