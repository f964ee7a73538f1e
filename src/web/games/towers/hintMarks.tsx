/** What a reason points at: rings around wizards, arrows where they go. */
import type { JSX } from "preact";
import { factOf } from "../../../games/towers/facts.ts";
import type { BoardHint } from "../../table/kit.ts";
import { isOfPiece } from "./choose.ts";
import type { Point, Shape } from "./geometry.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";
import type { TowersKitTypes } from "./types.ts";

interface Props {
  readonly hint: BoardHint<TowersKitTypes>;
  readonly scene: TowersScene;
  readonly view: Shape;
}

export const HintMarks = ({ hint, scene, view }: Props): JSX.Element => {
  const { choice } = hint;
  const facts = hint.facts.map(factOf).filter(({ space }) => space !== undefined);
  const ways: [number, number][] = facts
    .filter(({ what, space }) => what === "home" && space !== scene.view.keep.space)
    .map(({ space }) => [space!, scene.view.keep.space]);
  if (choice && isOfPiece(choice) && choice.to !== undefined) ways.push([choice.space, choice.to]);
  return (
    <g class="hint-marks" aria-hidden="true">
      {facts.map(({ what, space }) => (
        <ellipse
          key={`${what} ${space}`}
          class={`hint-ring hint-${what}`}
          cx={view.spaces[space!]!.x}
          cy={topAt(scene, view, space!).y}
          rx="58"
          ry={58 * view.depth}
        />
      ))}
      {ways.map(([from, to]) => (
        <path key={`${from} ${to}`} class="hint-arrow" d={arrow(topAt(scene, view, from), topAt(scene, view, to))} />
      ))}
    </g>
  );
};

const HEAD = 16;

/** A bow over everything between, with a head. */
function arrow(from: Point, to: Point): string {
  const [x1, y1, x2, y2] = [from.x, from.y - 50, to.x, to.y - 50];
  const [mx, my] = [(x1 + x2) / 2, Math.min(y1, y2) - 40];
  const angle = Math.atan2(y2 - my, x2 - mx);
  const side = (turn: number): string =>
    `${(x2 - HEAD * Math.cos(angle + turn)).toFixed(1)} ${(y2 - HEAD * Math.sin(angle + turn)).toFixed(1)}`;
  const end = `${x2.toFixed(1)} ${y2.toFixed(1)}`;
  return `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${mx.toFixed(1)} ${my.toFixed(1)} ${end}M${side(0.5)}L${end}L${side(-0.5)}`;
}
