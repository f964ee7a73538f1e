/** T-M5 Where a piece would land, before it is final: outlines only, and never what is under it. */
import type { JSX } from "preact";
import { Tower, Wizard } from "./art.tsx";
import type { Choice } from "./choose.ts";
import type { Shape } from "./geometry.ts";
import { DRUM_HEIGHT, surface } from "./geometry.ts";
import type { Scene } from "./scene.ts";

interface Props {
  readonly choice: Choice;
  readonly scene: Scene;
  readonly view: Shape;
  readonly to: number | undefined;
}

export const Ghost = ({ choice, scene, view, to }: Props): JSX.Element | null => {
  if (to === undefined) return null;
  const { spaces, keep, active } = scene.view;
  const target = surface(view, to, spaces[to]!.towers.length);
  if (choice.piece === "wizard") {
    const owner = choice.owner ?? (keep.home.length === 1 ? 0 : active);
    const isHome = keep.space === to;
    return (
      <g class="ghost" transform={`translate(${target.x} ${target.y - (isHome ? 30 : 0)})`}>
        <Wizard owner={owner} view={view} />
      </g>
    );
  }
  const taken = spaces[choice.space!]!.towers.slice((choice.level ?? 1) - 1);
  const up = DRUM_HEIGHT * view.height;
  return (
    <g class="ghost">
      {taken.map((tower, i) => (
        <g key={tower} transform={`translate(${target.x} ${target.y - i * up})`}>
          <Tower number={tower} view={view} isGround={false} />
        </g>
      ))}
    </g>
  );
};
