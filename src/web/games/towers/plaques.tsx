/** Numbers on the board: how high a stack is, who is home in Ravenskeep, and which space it is, if one likes. */
import type { JSX } from "preact";
import { memo } from "../../ui/memo.ts";
import { Emblem, useColour } from "./art.tsx";
import type { Point, Shape } from "./geometry.ts";
import { DRUM, DRUM_HEIGHT, rise } from "./geometry.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";
import { marks } from "./settings.ts";
import { towerTop } from "../../../games/towers/state.ts";

/** Where something has still to come down: numbers do not run ahead of what they count. */
function awaited({ event }: TowersScene): readonly number[] {
  if (event?.what === "tower" || event?.what === "keep") return [event.from, event.to];
  return event?.what === "swap" ? event.spaces : [];
}

export const Plaques = memo(({ scene, view, isMoving }: { scene: TowersScene; view: Shape; isMoving: boolean }) => {
  const { spaces, keep } = scene.view;
  const open = isMoving ? awaited(scene) : [];
  const down = DRUM * view.depth;
  return (
    <g class="plaques">
      {spaces.map(({ towers }, space) =>
        towers.length < 2 || open.includes(space) ? null : (
          <g
            key={space}
            transform={`translate(${view.spaces[space]!.x + DRUM - 4} ${view.spaces[space]!.y + down - 6})`}
            class="height"
          >
            <circle r="13" />
            <text y="5.5">{towers.length}</text>
          </g>
        ),
      )}
      {marks.value === "on" &&
        view.spaces.map((at, space) => (
          <g key={space} transform={`translate(${markAt(at, down)})`} class="space-mark">
            <rect x="-14" y="-11" width="28" height="22" rx="6" />
            <text y="6">{space}</text>
          </g>
        ))}
      {spaces.map(
        ({ towers, under }, space) =>
          under &&
          !open.includes(space) && (
            <Notes
              key={space}
              space={space}
              towers={towers}
              under={under}
              up={rise(view, space, towers.length, space === keep.space)}
              view={view}
            />
          ),
      )}
      {!open.includes(keep.space) && <Home at={topAt(scene, view, keep.space)} home={keep.home} view={view} />}
    </g>
  );
});

/** On the left of a space; behind on the right, where the next stack stands before that, on its right. */
const markAt = ({ x, y }: Point, down: number): string =>
  x > 10 && y < down ? `${x + DRUM - 2} ${y - 6}` : `${x - DRUM + 4} ${y + down - 6}`;

const Home = ({
  at,
  home,
  view,
}: {
  at: { x: number; y: number };
  home: readonly number[];
  view: Shape;
}): JSX.Element | null => {
  const present = home.map((count, owner) => ({ count, owner })).filter(({ count }) => count > 0);
  if (present.length === 0) return null;
  // Never wider than what it hangs on, and not below it: the next space has its own to show.
  const columns = present.length > 3 ? Math.ceil(present.length / 2) : present.length;
  const tall = Math.ceil(present.length / columns) * 20 + 2;
  const wide = columns * 27 + 6;
  return (
    <g transform={`translate(${at.x} ${at.y + DRUM * view.depth})`} class="home">
      <rect x={-wide / 2} y={11 - tall} width={wide} height={tall} rx="8" />
      {present.map(({ count, owner }, i) => (
        <g
          key={owner}
          transform={`translate(${-wide / 2 + 12 + (i % columns) * 27} ${22 - tall + Math.floor(i / columns) * 20})`}
        >
          <Mark owner={owner} size={14} />
          <text x="9" y="5.5">
            {count}
          </text>
        </g>
      ))}
    </g>
  );
};

/** T-H2 Where the table's memory is open: who is under which tower, at its foot. */
const Notes = ({
  space,
  towers,
  under,
  up,
  view,
}: {
  space: number;
  towers: readonly number[];
  under: readonly (readonly number[])[];
  up: number;
  view: Shape;
}): JSX.Element => (
  <g class="notes">
    {under.map((owners, i) => {
      const level = i === 0 ? space : towerTop(towers[i - 1]!);
      const { x, y } = view.spaces[space]!;
      const base = { x, y: i === 0 ? y : y - (i - 1) * up - DRUM_HEIGHT * view.height };
      return owners.map((owner, n) => (
        <g
          key={`${level}.${n}`}
          transform={`translate(${base.x + (n - (owners.length - 1) / 2) * 15} ${base.y + DRUM * view.depth * 0.72})`}
        >
          <Mark owner={owner} size={10} ring />
        </g>
      ));
    })}
  </g>
);

const Mark = ({ owner, size, ring = false }: { owner: number; size: number; ring?: boolean }): JSX.Element => {
  const colour = useColour(owner);
  return (
    <g class={`mark tint-${colour}`}>
      {ring && <circle r="8" />}
      <Emblem of={colour} size={size} />
    </g>
  );
};
