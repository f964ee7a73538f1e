/** Over the wood: every figure and card can be taken, and where one is held, every place it can be put. */
import type { ComponentChildren, JSX } from "preact";
import { BOARD, isPlace } from "../../../../games/magicians/board.ts";
import { atNode } from "../describe.ts";
import type { Shape } from "../geometry.ts";
import { DEPTH, GLADE, STONE } from "../geometry.ts";
import { OverBoard } from "../over.ts";
import type { Piece } from "../pieces.ts";
import { thingOf } from "./changes.ts";
import { t } from "./i18n.ts";
import { thingName } from "./names.ts";
import type { MagiciansEditing } from "./types.ts";

export const Bench = ({
  editing,
  children,
}: {
  editing: MagiciansEditing;
  children: ComponentChildren;
}): JSX.Element => (
  <OverBoard.Provider value={(view, pieces) => <Layer editing={editing} view={view} pieces={pieces} />}>
    {children}
  </OverBoard.Provider>
);

/** How a piece can be touched: half its width, how far up, how far down from its feet. */
const SIZES = { magician: [19, 66, 5], apprentice: [15, 44, 5], card: [13, 20, 20] } as const;

const box = (view: Shape, x: number, y: number, half: number, up: number, down: number): Record<string, string> => ({
  left: `${(100 * (x - half)) / view.width}%`,
  top: `${(100 * (y - up)) / view.tall}%`,
  width: `${(200 * half) / view.width}%`,
  height: `${(100 * (up + down)) / view.tall}%`,
});

const Layer = ({
  editing,
  view,
  pieces,
}: {
  editing: MagiciansEditing;
  view: Shape;
  pieces: readonly Piece[];
}): JSX.Element | null => {
  if (editing.isLocked.value) return null;
  const held = editing.held.value;
  return (
    <div class={`bench ${held === undefined ? "" : "holding"}`}>
      {pieces
        .filter(({ shown }) => shown)
        .map(({ key, kind, seat, node, x, y }, i) => {
          const [half, up, down] = SIZES[kind];
          const thing = kind === "card" ? `card ${BOARD.nodes[node]} place` : `${kind} ${seat}`;
          return (
            <button
              key={key}
              type="button"
              class="bench-thing round"
              data-thing={thing}
              data-at={`node ${BOARD.nodes[node]}`}
              aria-label={thingName(thing, editing)}
              aria-pressed={held === thing}
              style={{ ...box(view, x, y, half, up, down), zIndex: i }}
            />
          );
        })}
      {held !== undefined && <Spots editing={editing} view={view} held={held} />}
    </div>
  );
};

const Spots = ({ view, held }: { editing: MagiciansEditing; view: Shape; held: string }): JSX.Element => {
  const thing = thingOf(held);
  const fits = (name: string, node: number): boolean =>
    thing.kind === "card" ? name === thing.place : thing.kind === "apprentice" || isPlace(node);
  return (
    <>
      {BOARD.nodes.map((name, node) => {
        const { x, y } = view.nodes[node]!;
        const half = isPlace(node) ? GLADE : STONE + 6;
        const deep = half * (DEPTH + 0.1);
        return (
          fits(name, node) && (
            <button
              key={name}
              type="button"
              class="bench-spot"
              data-spot={`node ${name}`}
              aria-label={t("bench.putAt", { spot: atNode(name) })}
              style={{ ...box(view, x, y, half, deep, deep), "--ring": "100%", zIndex: 100 + node }}
            />
          )
        );
      })}
    </>
  );
};
