/** T-M5 Where a piece would land, before it is final: outlines only, and never what is under it. */
import type { JSX } from "preact";
import { Wizard } from "./art.tsx";
import type { PieceChoice } from "./choose.ts";
import type { Shape } from "./geometry.ts";
import { DRUM_HEIGHT } from "./geometry.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";
import { Tower } from "./towerArt/tower.tsx";

interface Props {
  readonly choice: PieceChoice;
  readonly scene: TowersScene;
  readonly view: Shape;
}

export const Ghost = ({ choice, scene, view }: Props): JSX.Element | null => {
  const { to } = choice;
  if (to === undefined || choice.piece === "swap") return null;
  const { spaces } = scene.view;
  const target = topAt(scene, view, to);
  if (choice.piece === "wizard") {
    return (
      <g class="ghost" transform={`translate(${target.x} ${target.y - (choice.home ? 30 : 0)})`}>
        <Wizard owner={choice.owner} view={view} />
      </g>
    );
  }
  const taken = spaces[choice.space]!.towers.slice(choice.level - 1);
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
