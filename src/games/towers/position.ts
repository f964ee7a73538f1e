/** The canonical state as JSON, both ways (docs/rules/notation.md). Reading takes any possible position at the start of a turn. */
import type { Json, JsonObject, Refusal, State } from "../../core/game.ts";
import { deciderName, refuse } from "../../core/game.ts";
import { isObject, isWhole, listOf } from "../../core/json.ts";
import { cardOf, CARDS, CODES, COPIES } from "./cards.ts";
import { isOver, isSharedGoalLost, isSharedGoalReached, isTeamDoneAtOnce } from "./ending.ts";
import { discardOf, keepOf, levelsOf, ownersOn, perShare, potionsOf, turnOf } from "./hidden.ts";
import type { Settled } from "./setup.ts";
import { bare } from "./setup.ts";
import {
  addToHand,
  addWizards,
  discard,
  HAND,
  handCodes,
  LEVEL_ROOM,
  LEVELS,
  partnerOf,
  placeTower,
  SPACES,
  STATE,
  towerOf,
  TOWERS,
  towerTop,
  wizardsOn,
} from "./state.ts";
import { beginTurn } from "./turn.ts";

const { at } = STATE;

export function write(s: State): JsonObject {
  const deck = s.subarray(at.deck, at.deck + s[at.deckSize]!);
  return {
    active: s[at.active]!,
    decider: deciderName(s[at.decider]!),
    spaces: Array.from({ length: SPACES }, (_, space) => writeSpace(s, space)),
    keep: keepOf(s),
    hands: perShare(s, (share) => handCodes(s, share)),
    deck: Array.from(deck, (card) => CODES[card]!).toReversed(),
    discard: discardOf(s),
    potions: potionsOf(s),
    turn: turnOf(s),
  };
}

function writeSpace(s: State, space: number): JsonObject {
  const [ground, ...tops] = levelsOf(s, space);
  return {
    ground: ownersOn(s, ground!),
    towers: tops.map((level) => ({ tower: towerOf(level), on: ownersOn(s, level) })),
  };
}

const impossible = (say: string, clause?: string): Refusal =>
  refuse("position", `This position is not possible: ${say}.`, clause);

/** A position at the start of a turn: no card played, nothing cast. Every piece and card must be there. */
export function read(options: Settled, json: Json): State | Refusal {
  if (!isObject(json)) return impossible("the state is not an object");
  const s = bare(options);
  return (
    readSpaces(s, json.spaces) ??
    readKeep(s, json.keep) ??
    checkWizards(s) ??
    readCards(s, json) ??
    readPotions(s, json.potions) ??
    readTurn(s, json) ??
    s
  );
}

function readSpaces(s: State, json: Json | undefined): Refusal | undefined {
  const spaces = listOf(json);
  if (spaces?.length !== SPACES) return impossible("there must be 16 spaces", "T-B1");
  for (const [space, each] of spaces.entries()) {
    const towers = isObject(each) ? listOf(each.towers) : undefined;
    if (!isObject(each) || !towers) return impossible(`space ${space} needs a ground and towers`, "T-B5");
    const problem = readLevel(s, space, each.ground, space) ?? readTowers(s, space, towers);
    if (problem) return problem;
  }
  for (let tower = 1; tower <= TOWERS; tower++)
    if (s[at.below + tower] === 0 && s[at.above] !== tower) return impossible(`tower ${tower} is missing`, "T-B3");
  return undefined;
}

function readTowers(s: State, space: number, towers: readonly Json[]): Refusal | undefined {
  for (const each of towers) {
    const tower = isObject(each) ? each.tower : undefined;
    if (!isObject(each) || !isWhole(tower, 1, TOWERS))
      return impossible(`space ${space} has something on it that is no tower`, "T-B3");
    if (s[at.below + tower] !== 0 || s[at.above] === tower) return impossible(`tower ${tower} stands twice`, "T-B3");
    placeTower(s, tower, space);
    const problem = readLevel(s, towerTop(tower), each.on, space);
    if (problem) return problem;
  }
  return undefined;
}

/** T-W3 At most six wizards on a level. */
function readLevel(s: State, level: number, json: Json | undefined, space: number): Refusal | undefined {
  const owners = listOf(json);
  if (!owners) return impossible(`the wizards of space ${space} must be a list`, "T-B5");
  for (const owner of owners) {
    if (!isWhole(owner, 0, s[at.owners]! - 1)) return impossible(`space ${space} has a wizard of nobody`, "T-U1");
    addWizards(s, level, owner, 1);
  }
  return owners.length > LEVEL_ROOM
    ? impossible(`space ${space} has more than 6 wizards on a level`, "T-W3")
    : undefined;
}

function readKeep(s: State, json: Json | undefined): Refusal | undefined {
  if (!isObject(json) || !isWhole(json.space, 0, SPACES - 1))
    return impossible("Ravenskeep must be on a space", "T-B1");
  s[at.keep] = json.space;
  if (s[at.size + s[at.top + json.space]!]! > 0) return impossible("a wizard stands where Ravenskeep is", "T-W4");
  const home = listOf(json.home);
  if (!home || home.length !== s[at.owners])
    return impossible("Ravenskeep must count the wizards of each owner", "T-W4");
  for (const [owner, count] of home.entries()) {
    if (!isWhole(count, 0, s[at.wizards]!))
      return impossible(`Ravenskeep cannot hold that many wizards of ${owner}`, "T-U1");
    s[at.home + owner] = count;
  }
  return undefined;
}

function checkWizards(s: State): Refusal | undefined {
  for (let owner = 0; owner < s[at.owners]!; owner++) {
    let count = s[at.home + owner]!;
    for (let level = 0; level < LEVELS; level++) count += wizardsOn(s, level, owner);
    if (count !== s[at.wizards]) return impossible(`owner ${owner} has ${count} wizards, not ${s[at.wizards]}`, "T-U1");
  }
  return undefined;
}

/** T-B6 Every card is in one hand or pile. */
function readCards(s: State, json: JsonObject): Refusal | undefined {
  const hands = listOf(json.hands)?.map(cardsOf);
  const deck = cardsOf(json.deck ?? null);
  const pile = cardsOf(json.discard ?? null);
  if (!hands || hands.length !== s[at.owners]) return impossible(`there must be ${s[at.owners]} hands`, "T-U3");
  if (hands.some((hand) => hand?.length !== HAND)) return impossible("every hand must hold 3 cards", "T-U3");
  if (!deck || !pile) return impossible("deck and discard must be lists of cards", "T-B6");
  const all = [...hands.flatMap((hand) => hand ?? []), ...deck, ...pile];
  if (all.length !== CARDS) return impossible(`there are ${all.length} cards, not ${CARDS}`, "T-B6");
  for (const [kind, copies] of COPIES.entries()) {
    const found = all.filter((card) => card === kind).length;
    if (found !== copies) return impossible(`there are ${found} cards ${CODES[kind]}, not ${copies}`, "T-B6");
  }
  hands.forEach((hand, share) => hand?.forEach((card) => addToHand(s, share, card)));
  s.set(deck.toReversed(), at.deck);
  s[at.deckSize] = deck.length;
  pile.forEach((card) => discard(s, card));
  return undefined;
}

/** The kinds of a list of codes; undefined if one is no card. */
function cardsOf(json: Json): number[] | undefined {
  const cards = listOf(json)?.map((code) => (typeof code === "string" ? cardOf(code) : -1));
  return cards?.includes(-1) ? undefined : cards;
}

/** T-U1 Nobody's potions get more or fewer; T-G3 but full ones may have gone to the partner. */
function readPotions(s: State, json: Json | undefined): Refusal | undefined {
  const potions = listOf(json);
  const owners = s[at.owners]!;
  if (potions?.length !== owners) return impossible(`there must be potions for ${owners}`, "T-U1");
  const held = potions.map((each, share) => {
    if (!isObject(each)) return -1;
    const counts = [each.empty, each.full, each.spent];
    if (!counts.every((count) => isWhole(count, 0, 2 * s[at.potions]!))) return -1;
    [s[at.empty + share], s[at.full + share], s[at.spent + share]] = counts as [number, number, number];
    return s[at.empty + share]! + s[at.full + share]! + s[at.spent + share]!;
  });
  for (const [share, count] of held.entries()) {
    const total = s[at.teams] ? count + held[partnerOf(s, share)]! : count;
    if (count < 0 || total !== s[at.potions]! * (s[at.teams] ? 2 : 1) || s[at.empty + share]! > s[at.potions]!)
      return impossible(`the potions of ${share} are not ${s[at.potions]} empty, full and spent ones`, "T-U1");
  }
  return undefined;
}

/** What `turn` tells only after a card was played, a die rolled or a spell cast. */
const IN_A_TURN = ["played", "card", "roll", "spell", "declared"];

/** The game must not have ended with the turn before. */
function readTurn(s: State, { active, decider, turn }: JsonObject): Refusal | undefined {
  const players = s[at.players]!;
  if (!isWhole(active, 0, players - 1)) return impossible(`the active seat must be 0 to ${players - 1}`, "T-T1");
  if (decider !== undefined && decider !== active)
    return impossible("at the start of a turn the active seat decides", "T-T1");
  if (isObject(turn) && IN_A_TURN.some((part) => turn[part])) return impossible("a turn is under way", "T-T1");
  s[at.active] = (active + players - 1) % players;
  if (isOver(s) || isTeamDoneAtOnce(s) || isSharedGoalReached(s) || isSharedGoalLost(s))
    return impossible("the game is over", "T-T7");
  beginTurn(s, active);
  return undefined;
}
