/** Stone comes down: its shadow first, then the thud, dust in a ring, chips; whoever is under it looks out of the window. */
import type { JSX } from "preact";
import type { Actor } from "../../../table/actors.tsx";
import { scatter } from "../../../ui/scatter.ts";
import type { HeardEvent } from "../../../../games/towers/events.ts";
import type { Point } from "../geometry.ts";
import { DRUM } from "../geometry.ts";
import type { Piece } from "../pieces.ts";
import { arrivesAt } from "../timing.ts";
import { drumOf } from "../towerArt/wall.ts";
import type { RingTableau } from "./tableau.ts";
import { FRONT } from "./tableau.ts";

type TowerEvent = Extract<HeardEvent, { what: "tower" }>;

export function shut(tableau: RingTableau, event: TowerEvent): Actor[] {
  const tower = tableau.now.find(({ key }) => key === `t${event.tower}`);
  if (!tower) return [];
  const land = arrivesAt(event);
  const from = tableau.before.get(tower.key);
  return [
    ...(from ? scrape(from, tableau) : []),
    shadow(tower, tableau, land),
    ...thud(tower, tableau, land, tower.order + 12),
    ...(event.imprisons ? hats(tower, tableau, land) : []),
  ];
}

/** The first thing one sees of a tower that comes down. */
const shadow = ({ x, y, order }: Piece, { view }: RingTableau, land: number): Actor => ({
  key: "shadow",
  x,
  y,
  order: order - 1,
  draw: <ellipse rx={DRUM} ry={DRUM * view.depth} class="fall-shadow" />,
  from: land * 0.4,
  until: land,
  easing: "ease-in",
  frames: [
    { transform: "scale(.35)", opacity: 0 },
    { transform: "scale(.7)", opacity: 0.35, offset: 0.6 },
    { transform: "scale(1.04)", opacity: 0.75 },
  ],
});

const PUFFS = 11;

/** Dust runs out from under it to all sides that one sees. */
export function thud(at: Point, { view }: RingTableau, land: number, order: number, size = 1): Actor[] {
  const deep = DRUM * view.depth;
  const puffs = Array.from({ length: PUFFS }, (_, i): Actor => {
    const angle = (Math.PI * (i + 0.5)) / PUFFS - 0.1;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    const far = 20 + (i % 3) * 8;
    return {
      key: `dust ${i}`,
      x: at.x + dx * DRUM * 0.92,
      y: at.y + dy * deep * 0.92,
      order,
      draw: <ellipse rx={(10 + (i % 3) * 4) * size} ry={(7 + (i % 2) * 3) * size} class="dust" />,
      from: land,
      until: 1,
      easing: "cubic-bezier(.1,.7,.4,1)",
      frames: [
        { transform: "scale(.3)", opacity: 0.95 },
        { transform: `translate(${dx * far}px,${dy * far * 0.5 - 6}px) scale(1.2)`, opacity: 0.7, offset: 0.4 },
        { transform: `translate(${dx * far * 1.5}px,${dy * far * 0.6 - 14}px) scale(1.7)`, opacity: 0 },
      ],
    };
  });
  const chips = scatter(5, 91).map(({ x, y, z }, i): Actor => {
    const side = (x - 0.5) * 2.4;
    return {
      key: `chip ${i}`,
      x: at.x + side * DRUM * 0.7,
      y: at.y + deep * 0.8,
      order: FRONT,
      draw: <path d="M-3-2 2-3 4 1-1 3Z" class="chip-stone" />,
      from: land,
      until: 1,
      frames: [
        { transform: "none", opacity: 1, easing: "ease-out" },
        {
          transform: `translate(${side * 24}px,${-22 - y * 16}px) rotate(${140 + z * 90}deg)`,
          opacity: 1,
          offset: 0.4,
          easing: "ease-in",
        },
        { transform: `translate(${side * 40}px,${4 + z * 8}px) rotate(300deg)`, opacity: 1, offset: 0.85 },
        { transform: `translate(${side * 42}px,${4 + z * 8}px) rotate(310deg)`, opacity: 0 },
      ],
    };
  });
  return [ring(at, deep, land, order), ...puffs, ...chips];
}

const ring = ({ x, y }: Point, deep: number, land: number, order: number): Actor => ({
  key: "ring",
  x,
  y,
  order,
  draw: <ellipse rx={DRUM + 2} ry={deep + 2} class="dust-ring" />,
  from: land,
  until: 1,
  easing: "ease-out",
  frames: [
    { transform: "scale(.96)", opacity: 0.9 },
    { transform: "scale(1.5)", opacity: 0 },
  ],
});

/** Where it stood a little sand trickles. */
const scrape = ({ x, y, order }: Piece, { view }: RingTableau): Actor[] =>
  [-0.7, 0, 0.7].map((side, i) => ({
    key: `scrape ${i}`,
    x: x + side * DRUM,
    y: y + DRUM * view.depth * 0.8,
    order: order + 11,
    draw: <ellipse rx="9" ry="5" class="dust" />,
    until: 0.32,
    frames: [
      { transform: "scale(.5)", opacity: 0.7 },
      { transform: `translate(${side * 10}px,5px) scale(1.3)`, opacity: 0 },
    ],
  }));

/** Everybody saw whom it covers: for a moment they are seen at its windows. Afterwards only the view can tell. */
function hats(tower: Piece, { before, now, view, colours }: RingTableau, land: number): Actor[] {
  const gone = now.filter(
    ({ key, kind, space, shown }) => kind === "wizard" && space === tower.space && !shown && before.get(key)?.shown,
  );
  const { ry, h } = drumOf(view);
  return gone.slice(0, 4).map((piece, i, all) => {
    const side = i - (all.length - 1) / 2;
    return {
      key: `hat ${piece.key}`,
      x: tower.x + side * 21,
      y: tower.y + ry * Math.sqrt(1 - (side * 0.42) ** 2) - h * 0.3,
      order: FRONT,
      draw: <Hat colour={colours[piece.what] ?? piece.what} />,
      from: land + (1 - land) * 0.28,
      until: 1,
      easing: "ease-out",
      frames: [
        { transform: "translateY(7px) scale(.7)", opacity: 0 },
        { transform: "translateY(-2px) scale(1.08)", opacity: 1, offset: 0.25 },
        { transform: "translateX(-1.5px)", opacity: 1, offset: 0.45 },
        { transform: "translateX(1.5px)", opacity: 1, offset: 0.6 },
        { transform: "none", opacity: 1, offset: 0.85 },
        { transform: "none", opacity: 0.6 },
      ],
    };
  });
}

const Hat = ({ colour }: { colour: number }): JSX.Element => (
  <g class={`tint-${colour}`}>
    <circle r="17" fill="url(#lamp-halo)" />
    <path d="M-8.5 10V-4a8.5 8.5 0 0 1 17 0V10Z" class="moment-pane" />
    <path d="M-6 9C-6 4-4 2 0 2 4 2 6 4 6 9Z" class="moment-face" />
    <path d="M-8 3C-3 1-2-3-.6-8 .4-10 2-11 4-11 3-7 4-1 8 3 3 5-3 5-8 3Z" class="moment-hat" />
    <path d="M-2 5.6v1.4M2 5.6v1.4" class="eyes" />
  </g>
);

const BIRD = "M-9-2C-6-6-3-5 0 0 3-5 6-6 9-2 6-3 3-1 0 4-3-1-6-3-9-2Z";

/** Ravenskeep lands with its ravens. */
export function leap(tableau: RingTableau): Actor[] {
  const keep = tableau.now.find(({ kind }) => kind === "keep");
  const from = tableau.before.get("keep");
  if (!keep || !from) return [];
  const land = arrivesAt(tableau.scene.event);
  return [
    shadow(keep, tableau, land),
    ...thud(keep, tableau, land, keep.order + 1, 1.1),
    ...ravens(from, 0.22, 0.75, "up"),
    ...ravens(keep, land, 1, "down"),
  ];
}

const ravens = ({ x, y }: Point, from: number, until: number, name: string): Actor[] =>
  scatter(6, name.length * 31).map((luck, i) => {
    const side = (i - 2.5) * 26 + (luck.x - 0.5) * 20;
    return {
      key: `raven ${name} ${i}`,
      x,
      y: y - 62 - luck.y * 40,
      order: FRONT,
      draw: <path d={BIRD} class="raven-bird" />,
      from,
      until,
      easing: "ease-out",
      frames: [
        { transform: "scale(.4)", opacity: 0 },
        { transform: `translate(${side * 0.3}px,-14px) scale(1,.5)`, opacity: 1, offset: 0.2 },
        { transform: `translate(${side * 0.6}px,${-30 - luck.z * 14}px) scale(1,-.7)`, opacity: 1, offset: 0.45 },
        { transform: `translate(${side}px,${-46 - luck.z * 24}px) scale(1,.8)`, opacity: 1, offset: 0.7 },
        { transform: `translate(${side * 1.5}px,${-66 - luck.z * 30}px) scale(.8,-.5)`, opacity: 0 },
      ],
    };
  });
