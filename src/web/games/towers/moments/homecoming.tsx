/** The best moment of the game: the gate opens, warm light falls on the road, somebody goes in, a window answers in the village. */
import type { Actor } from "../../../table/actors.tsx";
import { Emblem } from "../art.tsx";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import { housesOf, windowsOf } from "../land/houses.ts";
import { arrivesAt } from "../timing.ts";
import { gateOf, gatePath } from "../towerArt/keep.tsx";
import type { RingTableau } from "./tableau.ts";
import { FRONT } from "./tableau.ts";

type WizardEvent = Extract<HeardEvent, { what: "wizard" }>;

export function homecoming(tableau: RingTableau, event: WizardEvent): Actor[] {
  const { now, view } = tableau;
  const keep = now.find(({ kind }) => kind === "keep");
  if (!keep) return [];
  const walk = arrivesAt(event);
  const at = (share: number): number => walk + (1 - walk) * share;
  const gate = gateOf(view);
  const place = { x: keep.x, y: keep.y + gate.y };
  const open = gatePath(gate.tall);
  const opening = Math.max(0, walk - 0.08);
  return [
    {
      key: "glow",
      ...place,
      y: keep.y + gate.y * 0.6,
      order: keep.order + 1,
      draw: <ellipse rx="120" ry={120 * view.depth} fill="url(#lamp-halo)" />,
      from: opening,
      frames: [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "scale(1)", opacity: 0.85, offset: 0.3 },
        { transform: "scale(1.05)", opacity: 0.85, offset: 0.62 },
        { transform: "scale(.5)", opacity: 0 },
      ],
    },
    {
      key: "beam",
      ...place,
      order: keep.order + 2,
      draw: <path d={`M-10-2H10L46 64C20 74-20 74-46 64Z`} fill="url(#gate-beam)" />,
      from: opening,
      frames: [
        { transform: "scale(.5,.1)", opacity: 0 },
        { transform: "scale(1,1)", opacity: 1, offset: 0.28, easing: "ease-out" },
        { transform: "scale(1,1)", opacity: 1, offset: 0.6 },
        { transform: "scale(.2,.8)", opacity: 0, offset: 0.8 },
        { transform: "scale(.2,.8)", opacity: 0 },
      ],
    },
    {
      key: "gate",
      ...place,
      order: keep.order + 3,
      draw: <path d={open} class="gate-open" />,
      from: opening,
      frames: [
        { transform: "scale(1,.05)", opacity: 1 },
        { transform: "scale(1,1)", opacity: 1, offset: 0.26, easing: "ease-out" },
        { transform: "scale(1,1)", opacity: 1, offset: 0.6 },
        { transform: "scale(1,.05)", opacity: 1, offset: 0.8 },
        { transform: "scale(1,0)", opacity: 0 },
      ],
    },
    ...(tableau.isPlain ? [] : answer(tableau, event, at(0.56))),
  ];
}

/** Where the new light is; the first of several. */
function answer({ scene, view, each, colours }: RingTableau, { owner }: WizardEvent, from: number): Actor[] {
  const { home } = scene.view.keep;
  const nth = home[owner]!;
  const house = housesOf(view, home.length, each).find(
    (at) => at.owner === owner && nth >= at.first && nth < at.first + at.windows,
  );
  if (!house) return [];
  const pane = windowsOf(house.windows)[nth - house.first]!;
  const colour = colours[owner] ?? owner;
  const place = { x: house.x + pane.x * house.size, y: house.y + pane.y * house.size };
  return [
    {
      key: "window",
      ...place,
      order: FRONT,
      draw: (
        <g class={`pane lit tint-${colour}`}>
          <circle r="46" fill="url(#window-halo)" />
          <path d="M-6 8V-3a6 6 0 0 1 12 0V8Z" class="glass" />
        </g>
      ),
      from,
      easing: "ease-out",
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1.25)", opacity: 1, offset: 0.35 },
        { transform: "scale(1)", opacity: 1 },
      ],
    },
    {
      key: "emblem",
      ...place,
      order: FRONT,
      draw: (
        <g class={`emblem-rise tint-${colour}`}>
          <Emblem of={colour} size={24} />
        </g>
      ),
      from,
      easing: "ease-out",
      frames: [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "translateY(-22px) scale(1)", opacity: 1, offset: 0.5 },
        { transform: "translateY(-34px) scale(1.1)", opacity: 0 },
      ],
    },
  ];
}
