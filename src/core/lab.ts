/**
 * The laboratory: a game with something changed that no rulebook allows. Its setups are known by another door than `setup`,
 * so that no table, record or request can ever have one: what plays them is `bots/lab`, and nothing else.
 */
import type { Chance } from "./chance.ts";
import type { Decision, Json, JsonObject, Refusal, State } from "./game.ts";
import { refuse } from "./game.ts";
import { isObject, isWhole } from "./json.ts";

/** Something that can be changed in the laboratory, so that forms, flags and help are made from data. */
export interface Knob {
  readonly name: string;
  /** A number; a number for each of some things; yes or no; which of some things; or which of them are linked, and how. */
  readonly kind: "number" | "numbers" | "yes-no" | "set" | "links";
  /** Of numbers, sets and links: the things. */
  readonly of?: readonly string[];
  /** Of links: the column and row of each thing in a picture. */
  readonly spots?: readonly (readonly [number, number])[];
  readonly least?: number;
  readonly most?: number;
  /** The clause of the rules that has its usual value. */
  readonly clause: string;
  /** One line of help for the command line. */
  readonly help: string;
}

/** A way between two things of a board: how many fields lie on it, and which of them, counted from 1, have a symbol. */
export type LabLink = {
  readonly from: string;
  readonly to: string;
  readonly fields: number;
  readonly symbols: readonly number[];
};

/** By knob: a number, a yes or no, a list of things, numbers by thing, or links. */
export type KnobValues = Readonly<
  Record<string, number | boolean | readonly string[] | Readonly<Record<string, number>> | readonly LabLink[]>
>;

/** A game's options, and what is changed beyond them. */
export interface LabSetup {
  readonly game: string;
  readonly wish: JsonObject;
  readonly changes: JsonObject;
}

/** What a game lets the laboratory change and look at. */
export interface Laboratory {
  readonly knobs: readonly Knob[];
  /** The rulebook's value of every knob where these options hold. */
  standard(wish: JsonObject): KnobValues | Refusal;
  /** A game that no rulebook knows. */
  setup(wish: JsonObject, changes: JsonObject, chance: Chance): State | Refusal;
  /** Decisions whose effect is looked at, by name: spells, and the like. */
  readonly deeds: readonly string[];
  /** Which of the deeds a decision is, or −1. */
  deedOf(state: State, decision: Decision): number;
  /** What is looked at whenever a turn begins, each from 0 to 1. */
  readonly gauges: readonly string[];
  gauge(state: State, into: Float64Array): void;
}

/** The usual values with the changes, each of them checked. What is left out of a number for each thing stays as it is. */
export function turned(knobs: readonly Knob[], usual: KnobValues, changes: JsonObject): KnobValues | Refusal {
  const values = { ...usual };
  for (const [name, value] of Object.entries(changes)) {
    const knob = knobs.find((each) => each.name === name);
    if (!knob) return refuse("knob", `The laboratory has nothing called ${JSON.stringify(name)} to change.`);
    const problem = unfit(knob, value ?? null);
    if (problem) return problem;
    values[name] =
      knob.kind === "numbers"
        ? { ...(usual[name] as Readonly<Record<string, number>>), ...(value as Readonly<Record<string, number>>) }
        : (value as KnobValues[string]);
  }
  return values;
}

const wrong = ({ name, clause }: Knob, say: string): Refusal =>
  refuse("knob", `In the laboratory ${name} must be ${say}.`, clause);

/** Why a knob cannot have a value, or nothing. */
export function unfit(knob: Knob, value: Json): Refusal | undefined {
  const { kind, of = [], least = 0, most = 0 } = knob;
  const range = `a whole number from ${least} to ${most}`;
  switch (kind) {
    case "number":
      return isWhole(value, least, most) ? undefined : wrong(knob, `${range}, not ${JSON.stringify(value)}`);
    case "yes-no":
      return typeof value === "boolean" ? undefined : wrong(knob, "true or false");
    case "set":
      return Array.isArray(value) && new Set(value).size === value.length && value.every((each) => of.includes(each))
        ? undefined
        : wrong(knob, `a list of some of ${of.join(", ")}`);
    case "numbers":
      return isObject(value) && Object.entries(value).every(([key, n]) => of.includes(key) && isWhole(n, least, most))
        ? undefined
        : wrong(knob, `${range} for each of some of ${of.join(", ")}`);
    case "links":
      return Array.isArray(value) && value.every((each) => isLink(each, knob))
        ? undefined
        : wrong(
            knob,
            `a list of {"from", "to", "fields", "symbols"} between ${of.join(", ")}, ${range} fields on each`,
          );
  }
}

/** A link of a board, as far as its form goes: whether the board can be played on is for the game to say. */
function isLink(json: Json, { of = [], least = 0, most = 0 }: Knob): boolean {
  if (!isObject(json)) return false;
  const { from, to, fields, symbols, ...more } = json;
  if (Object.keys(more).length > 0 || from === to || !isWhole(fields, least, most) || !Array.isArray(symbols))
    return false;
  return of.includes(from as string) && of.includes(to as string) && symbols.every((each) => isWhole(each, 1, fields));
}
