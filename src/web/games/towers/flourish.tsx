/** Small effects that belong to an event: dust where stone settles, a shimmer where magic works. */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Point, Shape } from "./geometry.ts";
import { DRUM, surface } from "./geometry.ts";
import { topAt } from "./pieces.ts";
import type { TowersScene } from "./scene.ts";

interface Props {
  readonly scene: TowersScene;
  readonly view: Shape;
  readonly lasting: number;
}

export const Flourish = ({ scene, view, lasting }: Props): JSX.Element | null => {
  const root = useRef<SVGGElement>(null);
  const where = placeOf(scene, view);
  useLayoutEffect(() => {
    if (!root.current || lasting === 0) return;
    const puffs = root.current.children;
    for (let i = 0; i < puffs.length; i++) {
      const away = (i - (puffs.length - 1) / 2) * 22;
      puffs[i]!.animate(
        [
          { transform: "translate(0px,0px) scale(.3)", opacity: 0, offset: 0 },
          { transform: "translate(0px,0px) scale(.4)", opacity: 0, offset: 0.86 },
          { transform: `translate(${away * 0.6}px,-3px) scale(1)`, opacity: 0.8, offset: 0.92 },
          { transform: `translate(${away}px,-8px) scale(1.5)`, opacity: 0, offset: 1 },
        ],
        { duration: lasting * 1.25 },
      );
    }
  }, [scene]);
  if (!where) return null;
  const kind =
    scene.event?.what === "tower" || scene.event?.what === "keep" || scene.event?.what === "swap" ? "dust" : "shimmer";
  return (
    <g transform={`translate(${where.x} ${where.y})`}>
      <g ref={root} class={kind}>
        {Array.from({ length: 6 }, (_, i) => (
          <ellipse key={i} cx={(i - 2.5) * 17} cy={DRUM * view.depth * 0.8} rx="13" ry="8" opacity="0" />
        ))}
      </g>
    </g>
  );
};

function placeOf(scene: TowersScene, view: Shape): Point | undefined {
  const { event, view: board } = scene;
  if (event?.what === "tower")
    return surface(view, event.to, Math.max(0, board.spaces[event.to]!.towers.indexOf(event.tower)));
  if (event?.what === "keep" || (event?.what === "wizard" && event.home)) return topAt(scene, view, event.to);
  return undefined;
}
