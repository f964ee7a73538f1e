/** Decisions and outcomes as text, both ways (docs/rules/notation.md). */
import type { Decision, Outcome, State } from "../../core/game.ts";
import { isMagic, isPlace, nodeName, nodeNamed } from "./board.ts";
import {
  APPRENTICE_TO,
  CAST,
  DECLINE,
  detailOf,
  kindOf,
  MAGICIAN_TO,
  pack,
  READ_FATE,
  READ_MAGIC,
  READ_POWER,
  REST,
  RETHROW,
  STAY,
  STOP,
  TAKE,
} from "./decision.ts";
import { FIGHT_THROWING, FIGHT_WAND, PHASE, RETHROWN, SEATS, SPELL_THROWING, THROWING } from "./state.ts";
import { SIDES, SYMBOLS, WANDS, wandsOf } from "./wands.ts";

/** Decisions that are one word, and those that name a node. */
const WORDS: readonly (readonly [string, number])[] = [
  ["stay", STAY],
  ["rest", REST],
  ["stop", STOP],
  ["cast", CAST],
  ["decline", DECLINE],
  ["power", READ_POWER],
  ["fate", READ_FATE],
];
const anyNode = (): boolean => true;
const WITH_NODE: readonly (readonly [string, number, (node: number) => boolean])[] = [
  ["magician", MAGICIAN_TO, isPlace],
  ["apprentice", APPRENTICE_TO, anyNode],
  ["magic", READ_MAGIC, isMagic],
];

export function format(_: State, decision: Decision): string {
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind === TAKE) return `take ${detail}`;
  if (kind === RETHROW) return `rethrow ${wandsOf(detail).join(" ")}`;
  const withNode = WITH_NODE.find(([, each]) => each === kind);
  if (withNode) return `${withNode[0]} ${nodeName(detail)}`;
  return WORDS.find(([, each]) => each === kind)![0];
}

export function parse(_: State, text: string): Decision | undefined {
  const word = WORDS.find(([name]) => name === text);
  if (word) return pack(word[1]);
  const [head, ...rest] = text.split(" ");
  const withNode = WITH_NODE.find(([name]) => name === head);
  if (withNode) {
    const node = nodeNamed(rest.join(" "));
    return node >= 0 && withNode[2](node) ? pack(withNode[1], node) : undefined;
  }
  const numbers = rest.map(digit);
  if (head === "take") return numbers.length === 1 && numbers[0]! < SEATS ? pack(TAKE, numbers[0]) : undefined;
  return head === "rethrow" ? parseRethrow(numbers) : undefined;
}

/** A number of one digit; anything else is greater than every limit here. */
const digit = (text: string): number => (/^\d$/.test(text) ? Number(text) : Infinity);

function parseRethrow(wands: readonly number[]): Decision | undefined {
  let bits = 0;
  for (const [i, wand] of wands.entries()) {
    if (wand >= WANDS || (i > 0 && wand <= wands[i - 1]!)) return undefined;
    bits |= 1 << wand;
  }
  return bits === 0 ? undefined : pack(RETHROW, bits);
}

/** Chance: `throw A B C`, the notches, or `symbols X Y Z`, what each wand hides. */
export function formatOutcome(s: State, outcome: Outcome): string {
  const sides = Array.from(outcome);
  if (s[PHASE] === SPELL_THROWING) return ["symbols", ...sides.map((symbol) => SYMBOLS[symbol]!)].join(" ");
  return ["throw", ...sides].join(" ");
}

export function parseOutcome(s: State, text: string): Outcome | undefined {
  const [head, ...rest] = text.split(" ");
  const isSpell = s[PHASE] === SPELL_THROWING;
  if (!isSpell && s[PHASE] !== THROWING && s[PHASE] !== FIGHT_THROWING) return undefined;
  if (head !== (isSpell ? "symbols" : "throw") || rest.length !== WANDS) return undefined;
  const sides = rest.map((side) => (isSpell ? SYMBOLS.findIndex((name) => name === side) : digit(side)));
  if (sides.some((side) => side < 0 || side >= SIDES)) return undefined;
  return s[PHASE] === FIGHT_THROWING && !keepsTheOthers(s, sides) ? undefined : sides;
}

/** M-F1 Wands left lying keep their value. */
const keepsTheOthers = (s: State, sides: readonly number[]): boolean =>
  sides.every((side, wand) => (s[RETHROWN]! >> wand) & 1 || side === s[FIGHT_WAND + wand]);
