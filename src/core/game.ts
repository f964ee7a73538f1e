/**
 * The contract between a game and everything around it: server, browser, bots, command line and tests.
 *
 * Outside, decisions, outcomes and states are text and JSON (docs/rules/notation.md). Inside, a state is one small
 * typed array changed in place, a decision one integer: bots play millions of them a second.
 */
import type { Chance } from "./chance.ts";
import type { Daily } from "./daily.ts";
import type { MeasuredLevel } from "./rating.ts";
import type { Reaction } from "./chat.ts";
import type { Inputs } from "./inputs.ts";
import type { Laboratory } from "./lab.ts";
import type { Ledger } from "./ledger.ts";

/** A place at the table, counted from 0. */
export type Seat = number;

/** Who decides next, when it is no seat. */
export const CHANCE = 254;
export const OVER = 255;

/** Somebody who watches without a seat, for `view` and `hear`. */
export const ONLOOKER = 253;

/** A game in progress, options included. Flat, so that a copy is a memcpy. */
export type State = Uint8Array;

/** One choice of a seat, packed by its game. It means nothing without the state it belongs to. */
export type Decision = number;

/** Where `legal` writes. Every game fits. */
export const MOST_DECISIONS = 512;
export const decisions = (): Int32Array => new Int32Array(MOST_DECISIONS);

/** What chance decided: a few small numbers. A game may hand out the same buffer again at its next `outcome`. */
export type Outcome = ArrayLike<number>;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined };
export type JsonObject = { readonly [key: string]: Json | undefined };

/** Something that happened, told in the order it happened, fine enough to animate. */
export interface Event {
  /** Which kind of event it is. */
  readonly what: string;
  /** It shows something that was hidden until now: there is no undo behind it. */
  readonly reveals?: boolean;
  /** To be seen at this moment only; no log keeps it. */
  readonly fleeting?: boolean;
}
export type Tell<E extends Event = Event> = (event: E) => void;

/** A legal decision, explained: what it would do is told as data of its game. */
export interface Choice {
  /** In notation. It stands for the decision everywhere. */
  readonly text: string;
  /** What is done, in one word: the first of the notation. */
  readonly verb: string;
  /** Luck or something hidden comes with it in any case: it cannot be taken back. */
  readonly final?: true;
}

/** What each game brings of its own. It is known by these types inside, and by none of them outside the registries. */
export interface GameTypes {
  /** Complete, as `options` tells them. */
  readonly options: JsonObject;
  readonly view: object;
  /** As the rules tell it, and as a seat may hear it. */
  readonly event: Event;
  readonly heard: Event;
  readonly choice: Choice;
}

/** How a game shows itself in a terminal: plain text, readable aloud. */
export interface Drawing<T extends GameTypes = GameTypes> {
  board(view: T["view"]): string;
  /** One sentence; undefined if it says nothing worth a line. */
  sentence(event: T["heard"], who: (seat: Seat) => string): string | undefined;
}

/** Nobody talks while the game runs: the clause that wants it so, and the signs people may still give. */
export interface Silence {
  readonly clause: string;
  readonly signs: readonly Reaction[];
}

/** Bad input, as a value: a code for programs, a sentence for people, the clause it rests on. */
export interface Refusal {
  /** The code. */
  readonly refused: string;
  /** An English sentence. */
  readonly say: string;
  /** The clause of the rules it rests on, if it does. */
  readonly clause?: string;
}

/** How a game ended. */
export type Result =
  /** The seats that have won, and all seats by rank, those who share one together. */
  | { readonly winners: readonly Seat[]; readonly ranking: readonly (readonly Seat[])[] }
  /** Alone or together: won, with a score, the fewer the better. */
  | { readonly won: true; readonly score: number }
  /** Alone or together: lost. */
  | { readonly won: false };

/** One option of a game, so that forms, flags and help are made from data. */
export interface OptionField {
  /** Its name in `options`. */
  readonly name: string;
  /** The command line's name for it, without dashes. */
  readonly flag: string;
  /** What it takes: a number, one of `choices`, a yes or no, several of `choices` (or how many of them), a price for each. */
  readonly kind: "number" | "choice" | "yes-no" | "list" | "prices";
  /** What can be chosen. */
  readonly choices?: readonly string[];
  /** Of prices: the list whose chosen things have them. */
  readonly of?: string;
  /** The smallest number. */
  readonly least?: number;
  /** The greatest number. */
  readonly most?: number;
  /** The clause of the rules it comes from. */
  readonly clause: string;
  /** One line of help for the command line. */
  readonly help: string;
}

/** What one seat throws to find out who starts. */
export interface StartThrow {
  /** Who throws. */
  readonly seat: Seat;
  /** What falls. */
  readonly values: readonly number[];
}

/** A quick rule that picks one of the first `count` decisions. It looks only at what the decider may know. */
export type Policy = (state: State, legal: Int32Array, count: number, chance: Chance) => Decision;

/** What a game knows about playing well, for bots of every strength. Bots ask about guessed states, so nothing leaks. */
export interface Hints {
  /**
   * How good each of the first `count` decisions looks to its decider at first sight; −Infinity: not worth a thought.
   * With foresight also by what it prepares for the next decisions of the turn.
   */
  rate(state: State, legal: Int32Array, count: number, into: Float64Array, foresight: boolean): void;
  /** The prospects of each seat from 0 to 1, certain when the game is over. */
  evaluate(state: State, into: Float64Array): void;
  /** What first sights count, added up for a whole position: what a seat has, less what the others have. */
  material(state: State, seat: Seat): number;
  /** Nothing of a turn, or of a throw, has happened yet: a good place to stop looking ahead. */
  isTurnStart(state: State): boolean;
  /** How many such starts a bot should imagine that looks about so many turns ahead: turns are not alike in all games. */
  horizon(state: State, turns: number): number;
  /** So many times more games can be imagined in the same time than in the heaviest game. */
  readonly lightness: number;
  /** The best decision where it is known for certain. */
  solved(state: State): Decision | undefined;
  /** What is covered but could be remembered: each part is mixed up with the rest unless remembered, with chance `memory`. */
  forget(state: State, seat: Seat, memory: number, chance: Chance): void;
  /** The canonical state as a seat with perfect memory may know it, and sorted what else there is (docs/bot-protocol.md). */
  known(state: State, seat: Seat): { readonly state: JsonObject; readonly unseen: readonly string[] };
  /** Absent: nothing can be learnt, positions are judged by `evaluate`. */
  readonly inputs?: Inputs;
}

/** Something a seat can make happen, packed by its game: in the lowest three bits whose deed it is. */
export type Fact = number;
export const doerOf = (fact: Fact): Seat => fact & 7;

/** What a game adds so that it can be said why a decision was bad: what decisions make happen can be counted, and forbidden. */
export interface Causes {
  /** Writes what a decision makes happen at once, each thing narrowly (this wizard) and broadly (any); returns how much. */
  facts(state: State, decision: Decision, into: Int32Array): number;
  /**
   * How much it tells somebody, 1 if it tells enough: the narrow more than the broad; what only names a decision, less;
   * 0: it is named only where it can be given back.
   */
  weight(fact: Fact): number;
  /** Is it good for a seat (1), bad (−1), or now this and now that (0)? What is said to be good must not be bad. */
  favours(state: State, fact: Fact, seat: Seat): number;
  /** What a seat does that may do nothing of what is legal: it lets the chance pass; undefined: there is no such thing. */
  instead(state: State): Decision | undefined;
  /** With what it is done, as a number of the game (a card, a throw); −1: with nothing of the kind. */
  means(state: State, decision: Decision): number;
  /** As `Hints.evaluate`, where none of this can ever happen. */
  evaluateWithout(state: State, facts: readonly Fact[], into: Float64Array): void;
  /**
   * Takes out of what a decision led to, in place, what the fact says of it: a price is given back, what was announced
   * does not happen. False: the fact is something else.
   */
  giveBack(before: State, decision: Decision, after: State, fact: Fact): boolean;
}

/** What a game adds that can be played alone for a score, the fewer the better: for par and puzzles. */
export interface Solitaire {
  /** The part of a state on which everything depends that can still happen. States that share it are worth the same. */
  essence(state: State): Uint8Array;
  /** The score so far. Every turn adds to it. */
  spent(state: State): number;
  /** At least so much will be added before the game can be won. */
  needed(state: State): number;
}

/**
 * Its methods are declared as methods: so a game of its own types is a `Game` of any, without a cast, where the games
 * are registered (games/index.ts).
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly name: string;
  readonly fields: readonly OptionField[];

  /** A new game as wished for; what is not wished for is the game's default, or drawn. */
  setup(wish: JsonObject, chance: Chance): State | Refusal;
  /** What is thrown for who starts, with the luck of `setup`, in rounds of those who still can; none: that was chosen. */
  throwsForStart?(wish: JsonObject, chance: Chance): readonly (readonly StartThrow[])[];
  /** The options of a game in progress, complete. */
  options(state: State): T["options"];
  seats(state: State): number;
  /** All play together for one result, from what all of them see: whoever likes may decide for everybody. */
  isTogether(state: State): boolean;
  /** Undefined: people at this table may talk while they play. */
  silence(state: State): Silence | undefined;
  /** The colours people choose from; none: colours belong to the seats. */
  colours(state: State): readonly string[];

  /** A seat, CHANCE or OVER. */
  decider(state: State): number;
  /** Whose turn it is; when the game is over, whose turn it was. */
  active(state: State): Seat;
  /** Writes every legal decision of the deciding seat in a fixed order and returns how many there are. It depends only on what that seat knows. */
  legal(state: State, into: Int32Array): number;
  /** The same decisions in the same order, explained. It depends only on what the decider knows. */
  choices(state: State): readonly T["choice"][];
  /** Carries out a legal decision. Events are made only when somebody listens. */
  apply(state: State, decision: Decision, tell?: Tell<T["event"]>): void;
  /** Draws what chance decides now, without changing the state. */
  outcome(state: State, chance: Chance): Outcome;
  /** Carries out an outcome. */
  applyOutcome(state: State, outcome: Outcome, tell?: Tell<T["event"]>): void;
  /** A turn begins with this event, or something like one: a clock for turns starts again. */
  beginsTurn(event: T["event"]): boolean;
  result(state: State): Result | undefined;

  /** Standing orders for windows, from being asked always to never; none: nobody is asked out of turn. */
  readonly orders: readonly string[];
  /** What the decider's standing order decides in a window; undefined: it is no window, or the decider wants to be asked. */
  byOrder(state: State, order: string): Decision | undefined;
  /** The clause that speaks about a decision which is not legal now. */
  clause(state: State, decision: Decision): string;

  /**
   * What a seat, or ONLOOKER, may see. `beside` is what another one sees of this very state: what both see alike is taken
   * from it, so that a server works it out and puts it into words once for the whole table.
   */
  view(state: State, seat: Seat, beside?: T["view"]): T["view"];
  /** An event as a seat, or ONLOOKER, may know it; undefined if it is none of its business. */
  hear(event: T["event"], seat: Seat): T["heard"] | undefined;
  /** Draws everything anew that a seat with perfect memory cannot know. */
  guess(state: State, seat: Seat, chance: Chance): void;

  format(state: State, decision: Decision): string;
  /** Undefined: no decision of this game. What it returns need not be legal. */
  parse(state: State, text: string): Decision | undefined;
  formatOutcome(state: State, outcome: Outcome): string;
  /** Undefined: no possible outcome of what chance decides now. */
  parseOutcome(state: State, text: string): Outcome | undefined;

  /** The canonical state, with everything hidden shown. */
  write(state: State): JsonObject;
  /** The opposite, for any possible position at the start of a turn. */
  read(options: JsonObject, state: Json): State | Refusal;

  /** Quick players by name, besides `random`, which every game has. */
  readonly policies: Readonly<Record<string, Policy>>;
  readonly hints: Hints;
  /** Absent: a review tells figures and no reasons. */
  readonly causes?: Causes;
  /** Absent: of a finished game only the result is remembered. */
  readonly ledger?: Ledger<T>;
  readonly drawing: Drawing<T>;
  /** What may be tried out beyond the rulebooks, far from any table; absent: its options only. */
  readonly lab?: Laboratory;
  /** What each level of bots is worth; absent: nobody has measured it. */
  readonly measured?: Readonly<Record<string, MeasuredLevel>>;
  /** What there is for everybody each day; absent: nothing. */
  readonly daily?: Daily;
  /** Every combination of options that changes the rules, for tests and long runs. */
  readonly wishes: readonly JsonObject[];
}

export const refuse = (refused: string, say: string, clause?: string): Refusal =>
  clause === undefined ? { refused, say } : { refused, say, clause };

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === "object" && value !== null && "refused" in value;

export const copy = (state: State): State => state.slice();

/** The decider as notation writes it. */
export const deciderName = (decider: number): Seat | "chance" | null =>
  decider === OVER ? null : decider === CHANCE ? "chance" : decider;
