/** Where on the board each choice is touched: the part of its piece that can be seen. */
import type { PieceChoice } from "./choose.ts";
import { nameOf, swapName } from "./describe.ts";
import type { Point, Shape } from "./geometry.ts";
import { DRUM, DRUM_HEIGHT } from "./geometry.ts";
import type { Outline } from "./outline.ts";
import { hiding, outlineOf, REACH } from "./outline.ts";
import type { Piece } from "./pieces.ts";
import type { TowersDesk } from "./types.ts";

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly tall: number;
  /** Drawn later is nearer, and so is touched first. */
  readonly order: number;
  /** Only within this is it touched by what can point exactly. */
  readonly outlines: readonly Outline[];
  /** What stands wholly in front of it: it becomes transparent as long as this can be chosen. */
  readonly hiddenBy: readonly Piece[];
}

export interface TouchTarget extends Place {
  readonly choice: PieceChoice;
  /** The piece's own: of a swap either space is touched. */
  readonly key: string;
  readonly space: number;
  readonly name: string;
}

export function targetsOf(
  choices: readonly PieceChoice[],
  desk: TowersDesk,
  view: Shape,
  pieces: readonly Piece[],
): TouchTarget[] {
  const scene = desk.scene.value;
  const targets: TouchTarget[] = [];
  for (const choice of choices) {
    if (choice.piece === "swap") {
      for (const space of [choice.space, choice.other]) {
        const key = `${choice.spell} ${space}`;
        const place = placeOfTower(scene.view.spaces[space]!.towers.at(-1), view, pieces);
        if (!place || targets.some((target) => target.key === key)) continue;
        const both = { ...choice, space, other: desk.picked.value?.space ?? space };
        targets.push({ choice: both, key, space, name: swapName(scene, space), ...place });
      }
      continue;
    }
    const place =
      choice.piece === "tower"
        ? placeOfTower(choice.tower, view, pieces)
        : placeOfWizards(groupOf(choice.space, choice.owner, pieces), view, pieces);
    const name = nameOf(choice, scene, desk.players.value);
    if (place) targets.push({ choice, key: choice.text, space: choice.space, name, ...place });
  }
  return targets.toSorted((a, b) => a.space - b.space || (a.choice.level ?? 10) - (b.choice.level ?? 10));
}

const groupOf = (space: number, owner: number, pieces: readonly Piece[]): Piece[] =>
  pieces.filter((piece) => piece.kind === "wizard" && piece.shown && piece.space === space && piece.what === owner);

/** Orders are of the drawing, and may be negative. */
const ABOVE_ALL = 1_000_000;
const toIndex = (order: number): number => order + ABOVE_ALL;

/**
 * The middle of the box is the middle of what one sees of the tower: its wall, between its own foot and the foot of the
 * tower above it.
 */
function placeOfTower(tower: number | undefined, view: Shape, pieces: readonly Piece[]): Place | undefined {
  const piece = pieces.find(({ kind, what }) => kind === "tower" && what === tower);
  if (!piece) return undefined;
  const above = pieces.find(
    ({ kind, space, level }) => kind === "tower" && space === piece.space && level === piece.level + 1,
  );
  const usual = DRUM_HEIGHT * view.height;
  const band = above ? piece.y - above.y : usual;
  const ry = DRUM * view.depth;
  const middle = piece.y + ry - band / 2;
  const half = above ? 2 * ry + usual : 2 * (ry + usual);
  const points = [-0.8, 0, 0.8].map((side): Point => {
    const x = side * DRUM;
    return { x: piece.x + x, y: piece.y + ry * Math.sqrt(1 - side * side) - band / 2 };
  });
  return {
    left: piece.x - REACH,
    top: middle - half,
    width: 2 * REACH,
    tall: 2 * half,
    order: toIndex(piece.order),
    outlines: [outlineOf(piece, view)],
    hiddenBy: hiding(points, piece.order, withoutStack(pieces, piece), view),
  };
}

const withoutStack = (pieces: readonly Piece[], { space }: Piece): Piece[] =>
  pieces.filter((piece) => piece.space !== space);

/** All wizards of one owner on one level are the same choice. */
function placeOfWizards(group: readonly Piece[], view: Shape, pieces: readonly Piece[]): Place | undefined {
  const [first] = group;
  if (!first) return undefined;
  const outlines = group.map((piece) => outlineOf(piece, view));
  const xs = outlines.flat().map(({ x }) => x);
  const ys = outlines.flat().map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const order = Math.max(...group.map((piece) => piece.order));
  const points = group.flatMap(({ x, y }) => [
    { x, y: y - 12 },
    { x, y: y - 45 },
  ]);
  return {
    left,
    top,
    width: Math.max(...xs) - left,
    tall: Math.max(...ys) - top,
    order: toIndex(order),
    outlines,
    hiddenBy: hiding(points, order, withoutStack(pieces, first), view),
  };
}

/** A shape for CSS, in parts of the target's box. Several outlines are one path that returns to its start in between. */
export function clipOf({ left, top, width, tall, outlines }: Place): string {
  const [start] = outlines[0]!;
  const points = outlines.flatMap((outline) => [...outline, outline[0]!, start!]);
  const part = (of: number, whole: number): string => `${((100 * of) / whole).toFixed(1)}%`;
  return `polygon(${points.map(({ x, y }) => `${part(x - left, width)} ${part(y - top, tall)}`).join(", ")})`;
}

/** Everything that has to let somebody see through it now, by its key. */
export const transparentIn = (targets: readonly TouchTarget[]): ReadonlySet<string> =>
  new Set(targets.flatMap(({ hiddenBy }) => hiddenBy.flatMap(({ key }) => [key, key.replace(/^t/, "p")])));
