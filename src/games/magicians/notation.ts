/** Decisions and outcomes as text, both ways (docs/rules/notation.md). */
import type { Decision, Outcome, State } from "../../core/game.ts";
import { isMagic, isPlace, nodeName, nodeNamed } from "./board.ts";
import { detailOf, kindOf, KINDS, pack } from "./decision.ts";
import { PHASES, SEATS, STATE } from "./state.ts";
import { SIDES, SYMBOLS, WANDS, wandsOf } from "./wands.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;

/** Decisions that are one word, and those that name a node. */
const WORDS: readonly (readonly [string, number])[] = [
  ["stay", KIND.stay],
  ["rest", KIND.rest],
  ["stop", KIND.stop],
  ["cast", KIND.cast],
  ["decline", KIND.decline],
  ["power", KIND.readPower],
  ["fate", KIND.readFate],
];
const anyNode = (): boolean => true;
const WITH_NODE: readonly (readonly [string, number, (node: number) => boolean])[] = [
  ["magician", KIND.magicianTo, isPlace],
  ["apprentice", KIND.apprenticeTo, anyNode],
  ["magic", KIND.readMagic, isMagic],
];

export function format(_: State, decision: Decision): string {
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  if (kind === KIND.take) return `take ${detail}`;
  if (kind === KIND.rethrow) return `rethrow ${wandsOf(detail).join(" ")}`;
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
  if (head === "take") return numbers.length === 1 && numbers[0]! < SEATS ? pack(KIND.take, numbers[0]) : undefined;
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
  return bits === 0 ? undefined : pack(KIND.rethrow, bits);
}

/** Chance: `throw A B C`, the notches, or `symbols X Y Z`, what each wand hides. */
export function formatOutcome(s: State, outcome: Outcome): string {
  const sides = Array.from(outcome);
  if (s[at.phase] === PHASE.spellThrowing) return ["symbols", ...sides.map((symbol) => SYMBOLS[symbol]!)].join(" ");
  return ["throw", ...sides].join(" ");
}

export function parseOutcome(s: State, text: string): Outcome | undefined {
  const [head, ...rest] = text.split(" ");
  const isSpell = s[at.phase] === PHASE.spellThrowing;
  if (!isSpell && s[at.phase] !== PHASE.throwing && s[at.phase] !== PHASE.fightThrowing) return undefined;
  if (head !== (isSpell ? "symbols" : "throw") || rest.length !== WANDS) return undefined;
  const sides = rest.map((side) => (isSpell ? SYMBOLS.findIndex((name) => name === side) : digit(side)));
  if (sides.some((side) => side < 0 || side >= SIDES)) return undefined;
  return s[at.phase] === PHASE.fightThrowing && !keepsTheOthers(s, sides) ? undefined : sides;
}

/** M-F1 Wands left lying keep their value. */
const keepsTheOthers = (s: State, sides: readonly number[]): boolean =>
  sides.every((side, wand) => (s[at.rethrown]! >> wand) & 1 || side === s[at.fightWand + wand]);
