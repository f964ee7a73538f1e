/** Over the board: every piece can be taken, and where one is held, every place it can be put. */
import type { JSX } from "preact";
import type { ComponentChildren } from "preact";
import { levelsIn } from "../../../../games/towers/arrangement.ts";
import { SPACES } from "../../../../games/towers/state.ts";
import type { Point, Shape } from "../geometry.ts";
import { DRUM, DRUM_HEIGHT, rise, surface } from "../geometry.ts";
import { outlineOf } from "../outline.ts";
import { OverBoard } from "../over.ts";
import type { Piece } from "../pieces.ts";
import { clipOf } from "../targets.ts";
import { thingOf } from "./changes.ts";
import { t } from "./i18n.ts";
import { spotName, thingName } from "./names.ts";
import type { TowersEditing } from "./types.ts";

export const Bench = ({ editing, children }: { editing: TowersEditing; children: ComponentChildren }): JSX.Element => (
  <OverBoard.Provider value={(view, pieces) => <Layer editing={editing} view={view} pieces={pieces} />}>
    {children}
  </OverBoard.Provider>
);

interface Props {
  readonly editing: TowersEditing;
  readonly view: Shape;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly tall: number;
}

const placed = (view: Shape, { left, top, width, tall }: Box): Record<string, string> => ({
  left: `${(100 * (left - view.left)) / view.width}%`,
  top: `${(100 * (top - view.top)) / view.tall}%`,
  width: `${(100 * width) / view.width}%`,
  height: `${(100 * tall) / view.tall}%`,
});

const Layer = ({ editing, view, pieces }: Props & { pieces: readonly Piece[] }): JSX.Element | null => {
  if (editing.isLocked.value) return null;
  const held = editing.held.value;
  return (
    <div class={`bench ${held === undefined ? "" : "holding"}`}>
      <Things editing={editing} view={view} pieces={pieces} />
      {held !== undefined && <Spots editing={editing} view={view} held={held} />}
    </div>
  );
};

const Things = ({ editing, view, pieces }: Props & { pieces: readonly Piece[] }): JSX.Element => {
  const { spaces } = editing.state.value;
  const shown = pieces.filter(({ kind, shown: isShown }) => isShown && kind !== "parapet");
  return (
    <>
      {shown.map((piece, i) => {
        const at = levelsIn(spaces[piece.space]!, piece.space)[piece.level]?.at ?? piece.space;
        const thing =
          piece.kind === "wizard"
            ? `wizard ${piece.what} ${at}`
            : piece.kind === "tower"
              ? `tower ${piece.what}`
              : "keep";
        return (
          <Thing
            key={piece.key}
            {...{ editing, thing, view }}
            at={`space ${piece.space}`}
            outline={outlineOf(piece, view)}
            order={i}
          />
        );
      })}
      {spaces.flatMap((each, space) =>
        levelsIn(each, space)
          .slice(0, -1)
          .flatMap(({ at, on }, level) =>
            on.map((owner, n) => {
              const { x, y } = footOf(editing, view, space, level);
              const middle = { x: x + (n - (on.length - 1) / 2) * NOTE, y };
              return (
                <Thing
                  key={`${at} ${n}`}
                  {...{ editing, view }}
                  thing={`wizard ${owner} ${at}`}
                  at={`level ${at}`}
                  outline={square(middle, NOTE / 2 + 2)}
                  order={100 + level}
                />
              );
            }),
          ),
      )}
    </>
  );
};

/** How far the emblems of those under a tower are apart, at its foot (plaques.tsx). */
const NOTE = 15;

const square = ({ x, y }: Point, half: number): Point[] => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

/** The foot of the tower that stands on a level, where those are shown who are under it. */
function footOf({ state }: TowersEditing, view: Shape, space: number, level: number): Point {
  const { spaces, keep } = state.value;
  const up = rise(view, space, spaces[space]!.towers.length, keep.space === space);
  const { x, y } = view.spaces[space]!;
  const base = level === 0 ? y : y - (level - 1) * up - DRUM_HEIGHT * view.height;
  return { x, y: base + DRUM * view.depth * 0.72 };
}

const Thing = ({
  editing,
  thing,
  at,
  outline,
  order,
  view,
}: Props & { thing: string; at: string; outline: readonly Point[]; order: number }): JSX.Element => {
  const xs = outline.map(({ x }) => x);
  const ys = outline.map(({ y }) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const box = { left, top, width: Math.max(...xs) - left, tall: Math.max(...ys) - top };
  return (
    <button
      type="button"
      class="bench-thing"
      data-thing={thing}
      data-at={at}
      aria-label={thingName(thing, editing)}
      aria-pressed={editing.held.value === thing}
      style={{
        ...placed(view, box),
        zIndex: order,
        clipPath: clipOf({ ...box, order, outlines: [outline], hiddenBy: [] }),
      }}
    />
  );
};

const Spots = ({ editing, view, held }: Props & { held: string }): JSX.Element | null => {
  const thing = thingOf(held);
  if (thing.kind === "card") return null;
  const { spaces, keep } = editing.state.value;
  const ry = DRUM * view.depth;
  return (
    <>
      {Array.from({ length: SPACES }, (_, space) => {
        const top = surface(view, space, spaces[space]!.towers.length, keep.space === space);
        const ground = view.spaces[space]!;
        const box = { left: top.x - DRUM, top: top.y - ry, width: 2 * DRUM, tall: ground.y - top.y + 2 * ry };
        return (
          <button
            key={space}
            type="button"
            class="bench-spot"
            data-spot={`space ${space}`}
            aria-label={t("workshop.putOn", { spot: spotName(`space ${space}`, editing) })}
            style={{ ...placed(view, box), "--ring": `${(100 * 2 * ry) / box.tall}%`, zIndex: 200 + space }}
          />
        );
      })}
      {thing.kind === "wizard" &&
        spaces.flatMap((each, space) =>
          levelsIn(each, space)
            .slice(0, -1)
            .map(({ at }, level) => {
              const { x, y } = footOf(editing, view, space, level);
              return (
                <button
                  key={at}
                  type="button"
                  class="bench-spot under"
                  data-spot={`level ${at}`}
                  aria-label={t("workshop.putOn", { spot: spotName(`level ${at}`, editing) })}
                  style={{ ...placed(view, { left: x - 26, top: y - 9, width: 52, tall: 18 }), zIndex: 300 + level }}
                />
              );
            }),
        )}
    </>
  );
};
