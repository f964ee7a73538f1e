/** A potion is brewed: light is drawn out of the roof. The bottle's flight to its owner is in flight.tsx. */
import type { Actor } from "../../../table/actors.tsx";
import { scatter } from "../../../ui/scatter.ts";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import { DRUM } from "../geometry.ts";
import { topAt } from "../pieces.ts";
import type { RingTableau } from "./tableau.ts";
import { FRONT } from "./tableau.ts";

export function brew({ scene, view, colours }: RingTableau, event: Extract<HeardEvent, { what: "fill" }>): Actor[] {
  if (scene.landed === undefined) return [];
  const at = topAt(scene, view, scene.landed);
  const tint = `tint-${colours[event.seat] ?? 0}`;
  const sparks = scatter(9, 57).map(({ x, y, z }, i): Actor => ({
    key: `spark ${i}`,
    x: at.x + (x - 0.5) * DRUM * 1.7,
    y: at.y + (y - 0.5) * DRUM * view.depth,
    order: FRONT,
    draw: <circle r={2.4 + z * 2.4} class={`spark ${tint}`} />,
    from: z * 0.2,
    until: 0.6 + z * 0.2,
    easing: "ease-in",
    frames: [
      { transform: "scale(.3)", opacity: 0 },
      { transform: `translate(${(0.5 - x) * 20}px,-12px) scale(1)`, opacity: 1, offset: 0.35 },
      { transform: `translate(${(0.5 - x) * DRUM * 1.6}px,-50px) scale(.5)`, opacity: 0 },
    ],
  }));
  return [
    {
      key: "well",
      ...at,
      order: FRONT,
      draw: (
        <g class={`brew ${tint}`}>
          <ellipse rx={DRUM - 4} ry={(DRUM - 4) * view.depth} />
        </g>
      ),
      until: 0.6,
      easing: "ease-out",
      frames: [
        { transform: "scale(1)", opacity: 0.75 },
        { transform: "translateY(-26px) scale(.12)", opacity: 0.9 },
      ],
    },
    ...sparks,
  ];
}
