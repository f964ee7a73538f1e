/** The best moment of the game: the gate opens, warm light falls on the road, somebody goes in, a window answers in the village. */
import type { JSX } from "preact";
import type { Actor } from "../../../table/actors.tsx";
import { Emblem } from "../art.tsx";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import type { Point, Shape } from "../geometry.ts";
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
      draw: <ellipse rx="170" ry={170 * view.depth} fill="url(#lamp-halo)" />,
      from: opening,
      frames: [
        { transform: "scale(.3)", opacity: 0 },
        { transform: "scale(1)", opacity: 0.95, offset: 0.3 },
        { transform: "scale(1.05)", opacity: 0.95, offset: 0.62 },
        { transform: "scale(.5)", opacity: 0 },
      ],
    },
    {
      key: "beam",
      ...place,
      order: keep.order + 2,
      draw: <path d={`M-13-2H13L84 92C40 112-40 112-84 92Z`} fill="url(#gate-beam)" />,
      from: opening,
      frames: [
        { transform: "scale(.4,.1)", opacity: 0 },
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
        { transform: "scale(1.5,1.55)", opacity: 1, offset: 0.26, easing: "ease-out" },
        { transform: "scale(1.5,1.55)", opacity: 1, offset: 0.6 },
        { transform: "scale(1.2,.05)", opacity: 1, offset: 0.8 },
        { transform: "scale(1,0)", opacity: 0 },
      ],
    },
    {
      key: "lights",
      x: keep.x,
      y: keep.y,
      order: keep.order + 3,
      draw: <KeepLights view={view} />,
      from: opening,
      frames: [{ opacity: 0 }, { opacity: 1, offset: 0.35 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }],
    },
    ...(tableau.isPlain ? [] : answer(tableau, event, keep, at(0.44))),
  ];
}

/** So much of what is left the light needs from the keep to the village. */
const FLIGHT = 0.5;
const STAR = "M0-11 2.6-3 11 0 2.6 3 0 11-2.6 3-11 0-2.6-3Z";

/** The light that was lit in Ravenskeep flies home before its wizard: one star and those that it loses. */
const sparks = (from: Point, to: Point, colour: number, leaves: number, arrives: number): Actor[] =>
  [0, 1, 2, 3, 4, 5].map((i) => {
    const high = Math.min(from.y, to.y) - 40;
    const steps = Array.from({ length: 7 }, (_, n): Keyframe => {
      const s = n / 6;
      const x = (to.x - from.x) * s;
      const y = (1 - s) * 2 * s * (high - from.y) + s * s * (to.y - from.y);
      return {
        transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) scale(${i === 0 ? 2.2 : 1.5 - i * 0.2}) rotate(${n * 40}deg)`,
        opacity: n === 0 || n === 6 ? 0.3 : 1,
      };
    });
    const late = i * 0.018;
    return {
      key: `star ${i}`,
      ...from,
      order: FRONT,
      draw: (
        <g class={`star-home tint-${colour}`}>
          {i === 0 && <circle r="26" fill="url(#window-halo)" />}
          <path d={STAR} />
        </g>
      ),
      from: Math.min(0.98, leaves + late),
      until: Math.min(1, arrives + late),
      easing: "ease-in-out",
      frames: steps,
    };
  });

/** All windows of the keep in warm light. */
const KeepLights = ({ view }: { view: Shape }): JSX.Element => {
  const h = 62 * view.height + 10;
  return (
    <path
      class="gate-open"
      d={`M-3.5 ${-h * 0.86}v-7a3.5 3.5 0 0 1 7 0v7ZM-3.5 ${-h * 1.2}v-7a3.5 3.5 0 0 1 7 0v7ZM-26.5 ${-h * 0.72}v-6a2.5 2.5 0 0 1 5 0v6ZM22.5 ${-h * 0.8}v-6a2.5 2.5 0 0 1 5 0v6Z`}
    />
  );
};

/** Where the new light is; the first of several. */
function answer(
  { scene, view, each, colours }: RingTableau,
  { owner }: WizardEvent,
  keep: Point,
  leaves: number,
): Actor[] {
  const { home } = scene.view.keep;
  const nth = home[owner]!;
  const house = housesOf(view, home.length, each).find(
    (at) => at.owner === owner && nth >= at.first && nth < at.first + at.windows,
  );
  if (!house) return [];
  const pane = windowsOf(house.windows)[nth - house.first]!;
  const colour = colours[owner] ?? owner;
  const place = { x: house.x + pane.x * house.size, y: house.y + pane.y * house.size };
  const from = leaves + (1 - leaves) * FLIGHT;
  return [
    ...sparks({ x: keep.x, y: keep.y - 60 }, place, colour, leaves, from),
    {
      key: "window",
      ...place,
      order: FRONT,
      draw: (
        <g class={`pane lit tint-${colour}`}>
          <circle r="64" fill="url(#window-halo)" />
          <path d="M-6 8V-3a6 6 0 0 1 12 0V8Z" class="glass" />
        </g>
      ),
      from,
      easing: "ease-out",
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1.5)", opacity: 1, offset: 0.35 },
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
