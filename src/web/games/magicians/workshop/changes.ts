/** What somebody's hand changes in an arranged position: figures go from node to node, cards between places and seats. */
import type { MagiciansArrangement } from "../../../../games/magicians/arrangement.ts";
import { MAGIC_NAMES } from "../../../../games/magicians/arrangement.ts";
import { isPlace, nodeNamed } from "../../../../games/magicians/board.ts";
import { COPIES } from "../../../../games/magicians/state.ts";

/** A thing in the hand. */
export type Thing =
  | { readonly kind: "magician" | "apprentice"; readonly seat: number }
  | { readonly kind: "card"; readonly place: string; readonly from: number | "place" };

/** As the page writes them: `magician 0`, `apprentice 2`, `card mill place`, `card mill 1`. */
export function thingOf(name: string): Thing {
  const [kind, a = "", b] = name.split(" ");
  if (kind === "card") return { kind, place: a, from: b === "place" ? b : Number(b) };
  return { kind: kind === "magician" ? kind : "apprentice", seat: Number(a) };
}

const swapped = <T>(list: readonly T[], index: number, value: T): T[] =>
  list.map((old, i) => (i === index ? value : old));

/** Spots: `node mill`, `seat 1`. */
export function put(position: MagiciansArrangement, thing: Thing, spot: string): MagiciansArrangement | undefined {
  const [where, name = ""] = spot.split(" ");
  if (thing.kind === "card") {
    if (where === "node")
      return name === thing.place ? withCard(position, thing.place, thing.from, "place") : undefined;
    return withCard(position, thing.place, thing.from, Number(name));
  }
  if (where !== "node" || nodeNamed(name) < 0) return undefined;
  if (thing.kind === "apprentice")
    return position.apprentices[thing.seat] === name
      ? undefined
      : { ...position, apprentices: swapped(position.apprentices, thing.seat, name) };
  // M-M1 Magicians never stand on fields.
  if (!isPlace(nodeNamed(name)) || position.magicians[thing.seat] === name) return undefined;
  return { ...position, magicians: swapped(position.magicians, thing.seat, name) };
}

/** M-C2 Nobody has two of a kind. */
function withCard(
  position: MagiciansArrangement,
  place: string,
  from: number | "place",
  to: number | "place",
): MagiciansArrangement | undefined {
  const { cards, left } = position;
  if (from === to || (to !== "place" && cards[to]?.includes(place) !== false)) return undefined;
  const hands = cards.map((hand, seat) => {
    if (seat === from) return hand.filter((each) => each !== place);
    return seat === to ? [...hand, place].toSorted() : hand;
  });
  const by = Number(to === "place") - Number(from === "place");
  return { ...position, cards: hands, left: { ...left, [place]: left[place]! + by } };
}

/** A card of a seat goes back; else it comes from its place, or from the next one who has it. */
export function toggleCard(position: MagiciansArrangement, place: string, seat: number): MagiciansArrangement {
  const { cards, left } = position;
  if (cards[seat]!.includes(place)) return withCard(position, place, seat, "place")!;
  const from = left[place]! > 0 ? "place" : cards.findIndex((hand) => hand.includes(place));
  return withCard(position, place, from, seat)!;
}

/** M-B5 All figures on the tree of life, M-B2 all cards on their places. */
export const clear = (position: MagiciansArrangement): MagiciansArrangement => ({
  ...position,
  magicians: position.magicians.map(() => "life"),
  apprentices: position.apprentices.map(() => "life"),
  stones: position.stones.map(() => false),
  cards: position.cards.map(() => []),
  left: Object.fromEntries(MAGIC_NAMES.map((place) => [place, COPIES])),
});
