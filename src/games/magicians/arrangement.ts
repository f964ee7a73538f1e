/** A position that somebody puts together, at the start of a turn: possible or not, every figure and every card is in it. */
import type { Flaw } from "../../core/flaw.ts";
import { flawOf, isFlaw } from "../../core/flaw.ts";
import type { Json, Seat } from "../../core/game.ts";
import { isObject, isWhole, listOf } from "../../core/json.ts";
import { BOARD, isMagic, isPlace, nodeName, nodeNamed } from "./board.ts";
import { CARDS, COPIES, SEATS } from "./state.ts";

/** The canonical state of notation, without what a turn under way adds. */
export type MagiciansArrangement = {
  readonly active: Seat;
  readonly magicians: readonly string[];
  readonly apprentices: readonly string[];
  readonly stones: readonly boolean[];
  readonly left: Readonly<Record<string, number>>;
  readonly cards: readonly (readonly string[])[];
};

/** M-B1 The places that hold cards, sorted by their names. */
export const MAGIC_NAMES: readonly string[] = BOARD.cards.map(({ place }) => nodeName(place));

const broken = (flaw: string, clause: string, values?: Flaw["values"]): Flaw => flawOf("broken", flaw, clause, values);

const perSeat = <T extends Json>(json: Json | undefined, is: (each: Json) => each is T): T[] | undefined => {
  const list = listOf(json)?.filter(is);
  return list?.length === SEATS && listOf(json)?.length === SEATS ? list : undefined;
};
const isNode = (json: Json): json is string => typeof json === "string" && nodeNamed(json) >= 0;
const isPlaceName = (json: Json): json is string => isNode(json) && isPlace(nodeNamed(json));
const isYesNo = (json: Json): json is boolean => typeof json === "boolean";

/** What JSON from anywhere says, or why it cannot be shown. */
export function arrangementOf(json: Json | undefined): MagiciansArrangement | Flaw {
  if (!isObject(json)) return broken("form", "M-B5");
  const magicians = perSeat(json.magicians, isPlaceName);
  if (!magicians) return broken("magicians", "M-B5");
  const apprentices = perSeat(json.apprentices, isNode);
  if (!apprentices) return broken("apprentices", "M-B5");
  const stones = perSeat(json.stones, isYesNo);
  if (!stones) return broken("stones", "M-B5");
  if (!isWhole(json.active, 0, SEATS - 1)) return broken("active", "M-T1");
  const held = cardsOf(json.cards, json.left);
  return isFlaw(held) ? held : { active: json.active, magicians, apprentices, stones, ...held };
}

/** M-B2 Two copies of each card; M-C2 nobody has two of a kind. */
function cardsOf(cards: Json | undefined, left: Json | undefined): Pick<MagiciansArrangement, "cards" | "left"> | Flaw {
  const hands = listOf(cards)?.map((hand) => listOf(hand)?.map(String).toSorted());
  if (hands?.length !== SEATS || !isObject(left)) return broken("form", "M-B2");
  for (const [seat, hand] of hands.entries()) {
    if (!hand?.every((place) => isMagic(nodeNamed(place)))) return broken("no-card", "M-B2", { seat });
    if (new Set(hand).size !== hand.length) return broken("twice", "M-C2", { seat });
  }
  if (Object.keys(left).some((place) => !isMagic(nodeNamed(place)))) return broken("form", "M-B2");
  for (const place of MAGIC_NAMES) {
    const lying = left[place];
    if (!isWhole(lying, 0, COPIES)) return broken("left", "M-B2", { place });
    const n = lying + hands.filter((hand) => hand!.includes(place)).length;
    if (n !== COPIES) return broken("copies", "M-B2", { place, n });
  }
  return {
    cards: hands.map((hand) => hand!),
    left: Object.fromEntries(MAGIC_NAMES.map((place) => [place, Number(left[place])])),
  };
}

/** Everything that cannot be, and what no game is likely to have led to. */
export function flawsIn(position: MagiciansArrangement): Flaw[] {
  const { magicians, apprentices, cards, left } = position;
  const found: Flaw[] = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const place = magicians[seat]!;
    if (cards[seat]!.length === CARDS) found.push(flawOf("impossible", "won", "M-C3", { seat }));
    if (!isMagic(nodeNamed(place))) continue;
    // Each pair once.
    const other = magicians.indexOf(place, seat + 1);
    if (other >= 0) found.push(flawOf("impossible", "two", "M-M4", { seat, other, place }));
    apprentices.forEach((node, guest) => {
      if (guest !== seat && node === place) found.push(flawOf("impossible", "guest", "M-A4", { seat, guest, place }));
    });
    const isThere = left[place]! > 0 || cards.some((hand, who) => who !== seat && hand.includes(place));
    if (apprentices[seat] === place && !cards[seat]!.includes(place) && isThere)
      found.push(flawOf("unusual", "untaken", "M-C1", { seat, place }));
  }
  return found.toSorted((a, b) => a.kind.localeCompare(b.kind));
}
