/** Stone comes down: dust runs out from under it. */
import type { Actor } from "../../../table/actors.tsx";
import type { Point } from "../geometry.ts";
import { DRUM, surface } from "../geometry.ts";
import { topAt } from "../pieces.ts";
import type { Tableau } from "./actors.tsx";

const PUFFS = 6;

export function thud(moment: Tableau): Actor[] {
  const at = landing(moment);
  if (!at) return [];
  const deep = DRUM * moment.view.depth;
  return Array.from({ length: PUFFS }, (_, i): Actor => {
    const side = i - (PUFFS - 1) / 2;
    return {
      key: `dust ${i}`,
      x: at.x + side * 17,
      y: at.y + deep * 0.8,
      order: 2e7,
      draw: <ellipse rx="13" ry="8" class="dust" />,
      from: 0.9,
      frames: [
        { transform: "scale(.4)", opacity: 0 },
        { transform: `translate(${side * 8}px,-3px) scale(1)`, opacity: 0.8, offset: 0.4 },
        { transform: `translate(${side * 14}px,-8px) scale(1.5)`, opacity: 0 },
      ],
    };
  });
}

function landing({ scene, view }: Tableau): Point | undefined {
  const { event, view: board } = scene;
  if (event?.what === "tower")
    return surface(view, event.to, Math.max(0, board.spaces[event.to]!.towers.indexOf(event.tower)));
  return event?.what === "keep" ? topAt(scene, view, event.to) : undefined;
}
