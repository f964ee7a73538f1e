/**
 * Where everything is in a state (one Uint8Array, game.ts). A game declares its fields once, by name and size, in groups;
 * offsets, ranges and the size follow. What does not fit is the game's mistake and throws when the game is loaded.
 */
import type { State } from "./game.ts";

/** What a field, or one entry of a list, takes. */
export interface StateField {
  readonly bytes: number;
  /** The greatest value of each byte. */
  readonly most: number;
  /** It may also be NONE. */
  readonly optional?: boolean;
}

/** In place of a number: there is none. */
export const NONE = 255;
const MOST = 255;
const BITS = 8;

const isCount = (value: number, most: number): boolean => Number.isInteger(value) && value >= 1 && value <= most;

/** A number from 0 to `most`. */
export function upTo(most: number): StateField {
  if (!isCount(most, MOST)) throw new Error(`a byte cannot count up to ${most}`);
  return { bytes: 1, most };
}

export const flag = upTo(1);
export const byte = upTo(MOST);
/** A number of two bytes, for `word` and `setWord`. */
export const word: StateField = { bytes: 2, most: MOST };

/** The index of one of some choices. */
export const oneOf = (choices: { readonly length: number }): StateField => upTo(Math.max(1, choices.length - 1));

/** Any of some members, a bit for each. */
export function setOf(members: number): StateField {
  if (!isCount(members, BITS)) throw new Error(`a byte is a set of up to ${BITS} members, not of ${members}`);
  return upTo(2 ** members - 1);
}

export function optional(field: StateField): StateField {
  if (field.most === NONE) throw new Error(`a field that may be ${NONE} cannot also be none`);
  return { ...field, optional: true };
}

/** So many of the same; a table is a list of lists. */
export function list(count: number, of: StateField): StateField {
  if (!isCount(count, Infinity)) throw new Error(`there is no list of ${count}`);
  return { ...of, bytes: count * of.bytes };
}

type Groups = Readonly<Record<string, Readonly<Record<string, StateField>>>>;
type NameIn<G extends Groups> = { [Group in keyof G]: keyof G[Group] & string }[keyof G];

export interface Layout<Name extends string, Group extends string> {
  /** Where each field begins. */
  readonly at: Readonly<Record<Name, number>>;
  /** Where each group begins: they follow each other as they were declared. */
  readonly from: Readonly<Record<Group, number>>;
  /** How many bytes a state takes. */
  readonly bytes: number;
  /** The bytes of a field. */
  take(state: State, name: Name): number[];
  /** Fills a whole field. */
  put(state: State, name: Name, values: readonly number[]): void;
  /** The first field that holds more than it was declared for: a mistake of the rules. */
  misfit(state: State): Name | undefined;
}

export function layout<const G extends Groups>(groups: G): Layout<NameIn<G>, keyof G & string> {
  type Name = NameIn<G>;
  const fields = new Map<Name, StateField & { readonly start: number }>();
  const from: [string, number][] = [];
  let bytes = 0;
  for (const [group, declared] of Object.entries(groups)) {
    from.push([group, bytes]);
    for (const [name, field] of Object.entries(declared) as [Name, StateField][]) {
      if (fields.has(name)) throw new Error(`the field ${name} is declared twice`);
      fields.set(name, { ...field, start: bytes });
      bytes += field.bytes;
    }
  }
  const at = Object.fromEntries(Array.from(fields, ([name, { start }]) => [name, start])) as Record<Name, number>;
  const bytesOf = (state: State, { start, bytes: count }: StateField & { start: number }): State =>
    state.subarray(start, start + count);
  return {
    at,
    from: Object.fromEntries(from) as Record<keyof G & string, number>,
    bytes,
    take: (state, name) => Array.from(bytesOf(state, fields.get(name)!)),
    put(state, name, values) {
      const field = fields.get(name)!;
      if (values.length !== field.bytes) throw new Error(`${name} has ${field.bytes} bytes, not ${values.length}`);
      if (!values.every((value) => fits(field, value))) throw new Error(`${name} cannot hold ${values.join(", ")}`);
      state.set(values, field.start);
    },
    misfit(state) {
      for (const [name, field] of fields) if (!bytesOf(state, field).every((value) => fits(field, value))) return name;
      return undefined;
    },
  };
}

const fits = ({ most, optional: isOptional }: StateField, value: number): boolean =>
  (Number.isInteger(value) && value >= 0 && value <= most) || (isOptional === true && value === NONE);

export const wordAt = (s: State, offset: number): number => (s[offset]! << BITS) | s[offset + 1]!;

export function setWord(s: State, offset: number, value: number): void {
  s[offset] = value >> BITS;
  s[offset + 1] = value & MOST;
}

/** Numbers in place of names, counted up from the first: for phases, kinds of decision and the like. */
export function numbered<const Name extends string>(names: readonly Name[], first = 0): Readonly<Record<Name, number>> {
  if (new Set(names).size !== names.length) throw new Error(`a name stands twice: ${names.join(", ")}`);
  if (first + names.length - 1 > MOST) throw new Error(`more names than a byte can count: ${names.length}`);
  return Object.fromEntries(names.map((name, i) => [name, first + i])) as Record<Name, number>;
}
