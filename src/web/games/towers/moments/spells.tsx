/**
 * T-B7 Eight spells in eight materials: leaves, storm, snow, ice (winds.tsx); a chain (swap.tsx), a heartbeat, a scarf, a rope ladder. First the
 * runes of the stone light up in the caster's colour, then the material takes hold of what is moved.
 */
import type { JSX } from "preact";
import type { Actor } from "../../../table/actors.tsx";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import { Wizard } from "../art.tsx";
import type { Point } from "../geometry.ts";
import { DRUM, DRUM_HEIGHT, MIDDLE } from "../geometry.ts";
import { topAt } from "../pieces.ts";
import type { RingTableau } from "./tableau.ts";
import { arrivesAt } from "../timing.ts";
import { FRONT } from "./tableau.ts";
import { Sign } from "./signs.tsx";
import { WINDS } from "./winds.tsx";

/** The stone in the glade answers to the caster. */
export function castCircle({ view, colours }: RingTableau, event: Extract<HeardEvent, { what: "cast" }>): Actor[] {
  const y = MIDDLE * view.deep;
  const tint = `tint-${colours[event.seat] ?? 0}`;
  const rx = 150;
  const ring = (size: number, key: string, turn: number): Actor => ({
    key,
    x: 0,
    y,
    order: -1e7,
    draw: <ellipse rx={rx * size} ry={rx * size * view.depth * 0.82} class={`rune-ring ${tint}`} />,
    easing: "ease-out",
    frames: [
      { transform: `scale(${turn})`, opacity: 0 },
      { transform: "scale(1)", opacity: 1, offset: 0.45 },
      { transform: "scale(1.06)", opacity: 0 },
    ],
  });
  return [
    ring(1, "outer", 0.5),
    ring(0.72, "inner", 1.6),
    {
      key: "sign",
      x: 0,
      y: y - 30,
      order: FRONT,
      draw: (
        <g class={tint}>
          <circle r="58" fill="url(#window-halo)" class="sign-halo" />
          <Sign spell={event.spell} />
        </g>
      ),
      easing: "ease-out",
      frames: [
        { transform: "translateY(26px) scale(.4)", opacity: 0 },
        { transform: "translateY(0) scale(2)", opacity: 1, offset: 0.3 },
        { transform: "translateY(-3px) scale(1.8)", opacity: 1, offset: 0.78 },
        { transform: "translateY(-26px) scale(2.1)", opacity: 0 },
      ],
    },
  ];
}

/** What the spell of this moment is made of, where it takes hold. */
export function material(tableau: RingTableau): Actor[] {
  const { scene, view } = tableau;
  const { event, spell } = scene;
  if (!spell || !event) return [];
  const wind = WINDS[spell];
  if (wind && (event.what === "wizard" || event.what === "tower")) {
    const isTower = event.what === "tower";
    const at = (space: number): Point => (isTower ? view.spaces[space]! : raised(topAt(scene, view, space)));
    const [from, to] = [at(event.from), at(event.to)];
    const down = topAt(scene, view, event.to);
    const end = event.from === event.to ? { x: to.x + 60, y: to.y } : to;
    return wind({ from, to: end, down, view, land: arrivesAt(event) });
  }
  if (spell === "nudge" && event.what === "keep")
    return heartbeat(topAt(scene, view, event.from), topAt(scene, view, event.to), arrivesAt(event));
  if (spell === "piggyback" && event.what === "wizard")
    return scarf(topAt(scene, view, event.from), topAt(scene, view, event.to));
  if (spell === "free" && event.what === "wizard") return ladder(tableau, event);
  return [];
}

/** At the height of whoever stands there. */
const raised = ({ x, y }: Point): Point => ({ x, y: y - 30 });

const HEART = "M0 22C-30 2-24-20-10-20-4-20 0-15 0-11 0-15 4-20 10-20 24-20 30 2 0 22Z";

/** Ravenskeep feels its heart: two beats before it leaps, and one more where it comes down. */
const heartbeat = (from: Point, to: Point, land: number): Actor[] => [
  ...[0, 0.14].map((begin, i): Actor => ({
    key: `beat ${i}`,
    x: from.x,
    y: from.y - 40,
    order: FRONT,
    draw: <path d={HEART} class="heart" />,
    from: begin,
    until: begin + 0.2,
    easing: "ease-out",
    frames: [
      { transform: "scale(.7)", opacity: 0.2 },
      { transform: "scale(1.5)", opacity: 1, offset: 0.3 },
      { transform: `scale(${1.7 + i})`, opacity: 0 },
    ],
  })),
  {
    key: "pulse",
    x: to.x,
    y: to.y - 34,
    order: FRONT,
    draw: <path d="M-76 0H-30L-20-22-4 28 10-14 18 0H76" class="pulse" />,
    from: land,
    easing: "ease-out",
    frames: [
      { transform: "scale(.4,1)", opacity: 0 },
      { transform: "scale(1.2)", opacity: 1, offset: 0.35 },
      { transform: "scale(1.5,.5)", opacity: 0 },
    ],
  },
];

/** Two in one scarf. */
function scarf(from: Point, to: Point): Actor[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return [
    {
      key: "scarf",
      x: from.x,
      y: from.y - 26,
      order: FRONT,
      draw: <Scarf />,
      frames: [
        { transform: "scale(.3) rotate(-40deg)", opacity: 0 },
        { transform: `translate(${dx * 0.06}px,${dy * 0.06 - 8}px) scale(1.35)`, opacity: 1, offset: 0.1 },
        { transform: `translate(${dx * 0.5}px,${dy * 0.5 - 24}px) rotate(-8deg) scale(1.35)`, opacity: 1, offset: 0.5 },
        {
          transform: `translate(${dx * 0.94}px,${dy * 0.94 - 6}px) rotate(4deg) scale(1.35)`,
          opacity: 1,
          offset: 0.92,
        },
        { transform: `translate(${dx}px,${dy}px) scale(1.5)`, opacity: 0 },
      ],
    },
  ];
}

const Scarf = (): JSX.Element => (
  <g class="scarf">
    <path d="M-34 2C-22-10-8 10 4 0 14-8 24 4 36-4L40 5C28 14 16 2 6 9-6 17-20 0-30 11Z" />
    <path d="M-24-3-20 8M-10 3-8 13M6 1 9 9M20-3 23 6M36-4 48-10M39 0 52-2M40 5 52 7" class="scarf-stripes" />
  </g>
);

/** T-S10 A rope ladder rolls down the wall, and up comes whoever was shut in. */
function ladder({ scene, view }: RingTableau, { to: space, owner }: Extract<HeardEvent, { what: "wizard" }>): Actor[] {
  const top = topAt(scene, view, space);
  const rungs = Math.max(3, scene.view.spaces[space]!.towers.length * 2);
  const step = (DRUM_HEIGHT * view.height) / 2;
  const edge = top.y + DRUM * view.depth;
  const climb = step * Math.min(rungs, 6);
  const rung = (i: number): Actor => ({
    key: `rung ${i}`,
    x: top.x - 16,
    y: edge + i * step,
    order: FRONT,
    draw: <path d={`M-12 0V${step}M12 0V${step}M-12 ${step / 2}H12`} class="ladder" />,
    from: (0.22 * i) / rungs,
    until: 1,
    frames: [
      { transform: `translateY(${-step}px) scale(1,.2)`, opacity: 0 },
      { transform: "none", opacity: 1, offset: 0.14 },
      { transform: "none", opacity: 1, offset: 0.8 },
      { transform: "none", opacity: 0 },
    ],
  });
  return [
    ...Array.from({ length: rungs }, (_, i) => rung(i)),
    {
      key: "climber",
      x: top.x - 16,
      y: edge,
      order: FRONT + 1,
      draw: (
        <g transform="scale(.8)">
          <Wizard owner={owner} view={view} />
        </g>
      ),
      from: 0.16,
      until: 0.86,
      frames: [
        { transform: `translateY(${climb}px)`, opacity: 0 },
        { transform: `translateY(${climb * 0.86}px) rotate(-5deg)`, opacity: 1, offset: 0.14 },
        { transform: `translateY(${climb * 0.56}px) rotate(5deg)`, opacity: 1, offset: 0.4 },
        { transform: `translateY(${climb * 0.26}px) rotate(-5deg)`, opacity: 1, offset: 0.64 },
        { transform: "translateY(-6px) rotate(0deg)", opacity: 1, offset: 0.86 },
        { transform: "translate(14px,-22px)", opacity: 0 },
      ],
    },
  ];
}
