/** The board in words, for those who listen to it and for every sentence about it. */
import { BOARD, IS_SYMBOL, isMagic, isPlace, nodeNamed } from "../../../games/magicians/board.ts";
import type { MagiciansView } from "../../../games/magicians/hidden.ts";
import { t, tOf } from "./i18n.ts";
import type { Player } from "../../table/kit.ts";
import type { Target } from "./choose.ts";

/** M-B1 Where cards lie. */
export const PLACES: readonly string[] = BOARD.cards.map(({ place }) => BOARD.nodes[place]!);

export const placeName = (place: string): string => tOf("magicians.place", place);
export const cardName = (place: string): string => tOf("magicians.card", place);
export const colourName = (seat: number): string => tOf("magicians.colour", String(seat));

function between(node: string): { from: string; to: string; n: number } {
  const { from, to, n } = BOARD.fields[nodeNamed(node)]!;
  return { from: placeName(BOARD.nodes[from]!), to: placeName(BOARD.nodes[to]!), n };
}

/** Such as “at the mill”. */
export const atNode = (node: string): string =>
  isPlace(nodeNamed(node)) ? tOf("magicians.at", node) : t("magicians.at.stone", between(node));

/** Such as “to the mill”. */
export function toNode(node: string): string {
  if (isPlace(nodeNamed(node))) return tOf("magicians.to", node);
  return t(IS_SYMBOL[nodeNamed(node)] === 1 ? "magicians.to.sign" : "magicians.to.stone", between(node));
}

const nameOfSeat = (players: readonly Player[], seat: number): string => players[seat]?.name ?? colourName(seat);

/** Everything on a node. */
export function describe(view: MagiciansView, node: number, players: readonly Player[]): string {
  const name = BOARD.nodes[node]!;
  const parts: string[] = [];
  if (isMagic(node)) {
    const n = view.left[name]!;
    parts.push(t(n > 0 ? "magicians.cardsHere" : "magicians.noCards", { n, card: cardName(name) }));
  }
  if (IS_SYMBOL[node] === 1) parts.push(t("magicians.sign"));
  view.magicians.forEach((at, seat) => {
    if (at === name) parts.push(t("magicians.magicianOf", { name: nameOfSeat(players, seat) }));
  });
  view.apprentices.forEach((at, seat) => {
    if (at !== name) return;
    const who = t("magicians.apprenticeOf", { name: nameOfSeat(players, seat) });
    parts.push(view.stones[seat] ? `${who} ${t("magicians.withStone")}` : who);
  });
  const where = isPlace(node) ? placeName(name) : atNode(name);
  return parts.length > 0 ? `${where}: ${parts.join(", ")}` : where;
}

/** Such as “Magician to the mill”. */
export const shortName = (figure: Target["figure"], where: string): string =>
  t("magicians.target", { figure: tOf("magicians", figure), to: where });

/** A target with how far it is and what would come of it. */
export function nameOf({ figure, to, steps, doubled, brings }: Target, players: readonly Player[]): string {
  const node = BOARD.nodes[to]!;
  const parts = [shortName(figure, toNode(node))];
  if (steps !== undefined) {
    const key = figure === "magician" ? "magicians.jumps" : doubled ? "magicians.doubled" : "magicians.steps";
    parts.push(t(key, { n: steps }));
  }
  if (!brings) return parts.join(", ");
  const outlook = tOf("magicians.outlook", brings.what, {
    name: brings.seat === undefined ? "" : nameOfSeat(players, brings.seat),
    card: isMagic(to) ? cardName(node) : "",
  });
  return `${parts.join(", ")}: ${outlook}`;
}
