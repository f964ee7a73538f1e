/** Decisions and outcomes as text, both ways (docs/rules/notation.md). */
import type { Decision, Outcome, State } from "../../core/game.ts";
import { NONE } from "../../core/layout.ts";
import { cardOf, CODES } from "./cards.ts";
import {
  CLOCKWISE,
  COUNTER_CLOCKWISE,
  detailOf,
  firstSpace,
  kindOf,
  KINDS,
  NO_TARGET,
  pack,
  packSpaces,
  packWizard,
  secondSpace,
  wizardOwner,
  wizardSpace,
} from "./decision.ts";
import type { DeclaredMove } from "./events.ts";
import { SPELL_NUMBERS, SPELLS } from "./spells.ts";
import { DECLARED, heightOf, PHASES, shareOf, spaceOf, SPACES, STATE, towerAt } from "./state.ts";

const { at } = STATE;
const PHASE = PHASES;
const KIND = KINDS;
const SPELL = SPELL_NUMBERS;

/** Decisions that are one word, and those that name a card. */
const WORDS: readonly (readonly [string, number])[] = [
  ["keep", KIND.keepRoll],
  ["reroll", KIND.reroll],
  ["skip", KIND.skip],
  ["pass", KIND.pass],
  ["end", KIND.end],
  ["ask", KIND.ask],
  ["decline", KIND.decline],
  ["potion", KIND.potion],
];
const WITH_CARD: readonly (readonly [string, number])[] = [
  ["play", KIND.play],
  ["give", KIND.give],
  ["return", KIND.return],
];

/** A card to be played, by its code. */
export const playText = (code: string): string => `play ${code}`;

export function format(s: State, decision: Decision): string {
  const kind = kindOf(decision);
  const detail = detailOf(decision);
  switch (kind) {
    case KIND.redraw:
      return detail === 0 ? "redraw" : `redraw tower ${tower(s, detail)}`;
    case KIND.moveWizard:
      return wizard(s, wizardSpace(detail), wizardOwner(detail));
    case KIND.moveTower:
      return `tower ${tower(s, detail)}`;
  }
  if (kind >= KIND.castSpell) return formatCast(s, kind - KIND.castSpell, detail);
  const withCard = WITH_CARD.find(([, each]) => each === kind);
  if (withCard) return `${withCard[0]} ${CODES[detail]!}`;
  return WORDS.find(([, each]) => each === kind)![0];
}

/** `of P` only for a team partner's wizard. */
const wizard = (s: State, space: number, owner: number): string =>
  owner === shareOf(s, s[at.active]!) ? `wizard ${space}` : `wizard ${space} of ${owner}`;

/** Space and height: 1 is the lowest tower. */
const tower = (s: State, which: number): string => `${s[at.towerSpace + which]}/${heightOf(s, which)}`;

function formatCast(s: State, id: number, detail: number): string {
  const name = `cast ${SPELLS[id]!}`;
  switch (id) {
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]:
      return `${name} ${wizardSpace(detail)} of ${wizardOwner(detail)}`;
    case SPELL.swap:
      return `${name} ${firstSpace(detail)} ${secondSpace(detail)}`;
    case SPELL.nudge:
      return `${name} ${detail === CLOCKWISE ? "cw" : "ccw"}`;
    case SPELL.piggyback:
      return detail === NO_TARGET ? name : `${name} ${detail}`;
    default:
      return `${name} ${tower(s, detail)}`;
  }
}

/** T-N2 The move declared in this action, where its piece is now; none if that is in Ravenskeep. */
export function declaredText(s: State): string | null {
  const piece = s[at.declaredPiece]!;
  if (s[at.declared] === DECLARED.nothing || piece === NONE) return null;
  return s[at.declared] === DECLARED.tower
    ? `tower ${tower(s, piece)}`
    : wizard(s, spaceOf(s, piece), s[at.declaredOwner]!);
}

/** The same as data, as long as it is still to come (T-N2). */
export function declaredMove(s: State): DeclaredMove | null {
  const piece = s[at.declaredPiece]!;
  const isDone = s[at.phase] === PHASES.windowAfter;
  if (isDone || s[at.declared] === DECLARED.nothing || piece === NONE) return null;
  return s[at.declared] === DECLARED.tower
    ? { piece: "tower", space: s[at.towerSpace + piece]!, level: heightOf(s, piece) }
    : { piece: "wizard", space: spaceOf(s, piece), owner: s[at.declaredOwner]! };
}

export function parse(s: State, text: string): Decision | undefined {
  const [head, ...rest] = text.split(" ");
  const word = WORDS.find(([name]) => name === text);
  if (word) return pack(word[1]);
  const withCard = WITH_CARD.find(([name]) => name === head);
  if (withCard) {
    const card = cardOf(rest.join(" "));
    return card < 0 ? undefined : pack(withCard[1], card);
  }
  switch (head) {
    case "redraw":
      if (rest.length === 0) return pack(KIND.redraw);
      return rest[0] === "tower" ? withTower(s, KIND.redraw, rest.slice(1)) : undefined;
    case "tower":
      return withTower(s, KIND.moveTower, rest);
    case "wizard":
      return parseWizard(s, rest);
    case "cast":
      return parseCast(s, rest);
  }
  return undefined;
}

/** A whole number below a limit, written without leading zeros. */
function number(text: string | undefined, limit: number): number | undefined {
  if (text === undefined || !/^(0|[1-9]\d?)$/.test(text)) return undefined;
  return Number(text) < limit ? Number(text) : undefined;
}

function withTower(s: State, kind: number, rest: readonly string[]): Decision | undefined {
  const [place, height] = (rest[0] ?? "").split("/");
  const space = number(place, SPACES);
  const level = number(height, 10);
  if (rest.length !== 1 || space === undefined || !level || rest[0] !== `${space}/${level}`) return undefined;
  const found = towerAt(s, space, level);
  return found === 0 ? undefined : pack(kind, found);
}

function parseWizard(s: State, rest: readonly string[]): Decision | undefined {
  const own = shareOf(s, s[at.active]!);
  const detail = rest.length === 1 ? ownedWizard(s, [rest[0]!, "of", String(own)]) : ownedWizard(s, rest);
  if (detail === undefined || (rest.length > 1 && wizardOwner(detail) === own)) return undefined;
  return pack(KIND.moveWizard, detail);
}

/** `S of P` */
function ownedWizard(s: State, rest: readonly string[]): number | undefined {
  const space = number(rest[0], SPACES);
  const owner = number(rest[2], s[at.owners]!);
  if (rest.length !== 3 || rest[1] !== "of" || space === undefined || owner === undefined) return undefined;
  return packWizard(space, owner);
}

function parseCast(s: State, [name, ...rest]: readonly string[]): Decision | undefined {
  const id = SPELLS.findIndex((each) => each === name);
  const kind = KIND.castSpell + id;
  switch (id) {
    case -1:
      return undefined;
    case SPELL["advance-wizard"]:
    case SPELL["headwind-wizard"]: {
      const detail = ownedWizard(s, rest);
      return detail === undefined ? undefined : pack(kind, detail);
    }
    case SPELL.swap: {
      const first = number(rest[0], SPACES);
      const second = number(rest[1], SPACES);
      if (rest.length !== 2 || first === undefined || second === undefined || first >= second) return undefined;
      return pack(kind, packSpaces(first, second));
    }
    case SPELL.nudge: {
      const direction = ["cw", "ccw"].indexOf(rest.join(" "));
      return direction < 0 ? undefined : pack(kind, direction === 0 ? CLOCKWISE : COUNTER_CLOCKWISE);
    }
    case SPELL.piggyback: {
      if (rest.length === 0) return pack(kind, NO_TARGET);
      const space = number(rest[0], SPACES);
      return rest.length > 1 || space === undefined ? undefined : pack(kind, space);
    }
    default:
      return withTower(s, kind, rest);
  }
}

/** Chance: `roll N`, or `shuffle` with the new draw pile, top first. */
export function formatOutcome(s: State, outcome: Outcome): string {
  if (s[at.phase] === PHASE.rolling) return `roll ${outcome[0]}`;
  return ["shuffle", ...Array.from(outcome, (card) => CODES[card]!)].join(" ");
}

export function parseOutcome(s: State, text: string): Outcome | undefined {
  const [head, ...rest] = text.split(" ");
  if (s[at.phase] === PHASE.rolling) return /^roll [1-6]$/.test(text) ? [Number(rest[0])] : undefined;
  if (s[at.phase] !== PHASE.shuffling || head !== "shuffle") return undefined;
  const cards = rest.map(cardOf);
  const pile = s.subarray(at.discard, at.discard + s[at.discardSize]!);
  return haveSameCards(cards, pile) ? cards : undefined;
}

function haveSameCards(some: ArrayLike<number>, others: ArrayLike<number>): boolean {
  if (some.length !== others.length) return false;
  const sorted = [Array.from(some).toSorted(byNumber), Array.from(others).toSorted(byNumber)];
  return sorted[0]!.every((card, i) => card === sorted[1]![i]);
}

const byNumber = (a: number, b: number): number => a - b;
