/** Where every piece of a scene is drawn, and in which order: a pure function, so that before and after can be compared. */
import type { Seat } from "../../../core/game.ts";
import { BOARD, isPlace, nodeNamed } from "../../../games/magicians/board.ts";
import { COPIES, SEATS } from "../../../games/magicians/state.ts";
import type { Shape } from "./geometry.ts";
import { foothold } from "./geometry.ts";
import type { MagiciansScene } from "./scene.ts";

export interface Piece {
  readonly key: string;
  readonly kind: "magician" | "apprentice" | "card";
  /** The owner of a figure. */
  readonly seat: Seat;
  readonly node: number;
  readonly x: number;
  readonly y: number;
  /** Drawn later is nearer. */
  readonly order: number;
  readonly shown: boolean;
  /** The apprentice has its power stone. */
  readonly stone: boolean;
}

/** Where the first of two cards lies beside a place, and how far the second is from it. */
export const CARDS_AT = { x: -63, y: 3 };
const CARD_APART = { x: 13, y: 3 };

export function pieces({ view }: MagiciansScene, shape: Shape): Piece[] {
  const all: Piece[] = [];
  for (const kind of ["magician", "apprentice"] as const) {
    const where = (kind === "magician" ? view.magicians : view.apprentices).map(nodeNamed);
    for (let seat = 0; seat < SEATS; seat++) {
      const node = where[seat]!;
      const group = where.flatMap((each, other) => (each === node ? [other] : []));
      const stand = foothold(kind, group.indexOf(seat), group.length, isPlace(node));
      const x = shape.nodes[node]!.x + stand.x;
      const y = shape.nodes[node]!.y + stand.y;
      all.push({
        key: `${kind} ${seat}`,
        kind,
        seat,
        node,
        x,
        y,
        order: y,
        shown: true,
        stone: kind === "apprentice" && view.stones[seat]!,
      });
    }
  }
  for (const { place } of BOARD.cards)
    for (let copy = 0; copy < COPIES; copy++) {
      const x = shape.nodes[place]!.x + CARDS_AT.x + copy * CARD_APART.x;
      const y = shape.nodes[place]!.y + CARDS_AT.y + copy * CARD_APART.y;
      const shown = copy < view.left[BOARD.nodes[place]!]!;
      all.push({
        key: `card ${place} ${copy}`,
        kind: "card",
        seat: copy,
        node: place,
        x,
        y,
        order: y - 8,
        shown,
        stone: false,
      });
    }
  return all.toSorted((a, b) => a.order - b.order);
}
