/** What acts on the board in a moment, by its event: dust, leaves, light. */
import type { JSX } from "preact";
import { isPlace, LABYRINTH, nodeNamed } from "../../../../games/magicians/board.ts";
import type { Actor } from "../../../table/actors.tsx";
import type { Point, Shape } from "../geometry.ts";
import { DEPTH, GLADE } from "../geometry.ts";
import type { Piece } from "../pieces.ts";
import type { MagiciansScene } from "../scene.ts";

/** `before`: where the pieces were. */
export interface Tableau {
  readonly scene: MagiciansScene;
  readonly view: Shape;
  readonly before: ReadonlyMap<string, Piece>;
  readonly now: readonly Piece[];
}

/** Drawn before everything that stands, or after it. */
const UNDER = -1e6;
const OVER = 1e6;

export function actorsOf(moment: Tableau): Actor[] {
  const { event } = moment.scene;
  switch (event?.what) {
    case "walk":
    case "jump":
      return [
        ...landing(moment, `${event.what === "walk" ? "apprentice" : "magician"} ${event.seat}`),
        ...meeting(moment),
      ];
    case "labyrinth":
      return lost(moment, `${event.figure} ${event.seat}`);
    case "card":
      return event.from === "place" ? earned(moment.view.nodes[nodeNamed(event.place)]!) : [];
    case "magic":
      return spelled(moment, `apprentice ${event.seat}`);
    case "stone":
      return event.gained ? granted(moment, `apprentice ${event.seat}`) : [];
    default:
      return [];
  }
}

const pieceAt = ({ now }: Tableau, key: string): Piece | undefined => now.find((piece) => piece.key === key);

/** Feet come down: a little dust to both sides. */
function landing(moment: Tableau, key: string): Actor[] {
  const at = pieceAt(moment, key);
  if (!at) return [];
  return [-1, 1].map((side): Actor => ({
    key: `dust ${side}`,
    x: at.x + side * 9,
    y: at.y + 3,
    order: OVER,
    draw: <ellipse rx="9" ry="5" fill="#eadfba" />,
    from: 0.86,
    frames: [
      { transform: "scale(.3)", opacity: 0 },
      { transform: `translate(${side * 9}px,-2px) scale(1)`, opacity: 0.6, offset: 0.5 },
      { transform: `translate(${side * 16}px,-5px) scale(1.4)`, opacity: 0 },
    ],
  }));
}

/** Magician and apprentice of one colour find each other: a warm ring runs over the ground. */
function meeting(moment: Tableau): Actor[] {
  const { event, view } = moment.scene;
  if (event?.what !== "walk" && event?.what !== "jump") return [];
  const node = view.magicians[event.seat]!;
  if (node !== view.apprentices[event.seat] || !isPlace(nodeNamed(node))) return [];
  return earned(moment.view.nodes[nodeNamed(node)]!).map((actor) => ({ ...actor, from: 0.8 }));
}

const earned = ({ x, y }: Point): Actor[] => [
  {
    key: "ring",
    x,
    y: y + 4,
    order: UNDER,
    draw: <ellipse rx={GLADE} ry={GLADE * (DEPTH + 0.1)} fill="none" stroke="#fff0b0" stroke-width="5" />,
    frames: [
      { transform: "scale(.15)", opacity: 0 },
      { transform: "scale(.5)", opacity: 1, offset: 0.2 },
      { transform: "scale(1.35)", opacity: 0, offset: 0.7 },
      { opacity: 0 },
    ],
  },
  {
    key: "light",
    x,
    y: y - 20,
    order: UNDER + 1,
    draw: <ellipse rx={GLADE * 1.3} ry={GLADE * 1.3} fill="url(#m-sunshine)" />,
    frames: [
      { transform: "scale(.3)", opacity: 0 },
      { transform: "scale(1)", opacity: 0.9, offset: 0.3 },
      { transform: "scale(1.1)", opacity: 0 },
    ],
  },
];

const LEAVES = 9;
const Leaf = ({ turn }: { turn: number }): JSX.Element => (
  <path
    d="M-8 0C-4-6 4-6 8 0 4 6-4 6-8 0ZM-8 0H8"
    transform={`rotate(${turn}) scale(1.2)`}
    fill={turn % 2 ? "#b7d46a" : "#7fb85a"}
    stroke="#1d4630"
    stroke-width="1"
  />
);

/** Leaves that whirl around a middle, one turn and a half, closer and closer. */
function whirl(name: string, at: Point, from: number, until: number): Actor[] {
  return Array.from({ length: LEAVES }, (_, i): Actor => {
    const begin = (i / LEAVES) * 2 * Math.PI;
    const frames = Array.from({ length: 9 }, (__, step): Keyframe => {
      const angle = begin + (step / 8) * 3 * Math.PI;
      const far = 46 * (1 - step / 10);
      const [x, y] = [far * Math.cos(angle), far * 0.5 * Math.sin(angle) - 22 + (i % 3) * 12];
      return {
        transform: `translate(${x.toFixed(1)}px,${y.toFixed(1)}px) rotate(${step * 80}deg)`,
        opacity: step === 0 || step === 8 ? 0 : 1,
      };
    });
    return { key: `${name} leaf ${i}`, ...at, order: OVER, draw: <Leaf turn={i * 41} />, frames, from, until };
  });
}

/** M-M3 The ground opens under whoever is lost; in the labyrinth a hedge closes behind them. */
function lost({ before, view }: Tableau, key: string): Actor[] {
  const from = before.get(key);
  const maze = view.nodes[LABYRINTH]!;
  const isThere = from?.node === LABYRINTH;
  const door = (side: -1 | 1): Actor => ({
    key: `door ${side}`,
    x: maze.x,
    y: maze.y + 30,
    order: OVER,
    draw: (
      <g transform={`scale(${side} 1)`}>
        <path
          d="M0 12V-24C10-34 30-34 44-26V6C30 14 12 16 0 12Z"
          fill="url(#m-hedge)"
          stroke="#173a28"
          stroke-width="2"
        />
        <path
          d="M6-18q6-6 12-1 6-6 12 0 6-4 10 0M6-4q6-6 12-1 6-6 12 0"
          stroke="#a9c76a"
          stroke-width="2"
          fill="none"
          opacity=".7"
        />
      </g>
    ),
    from: 0.5,
    frames: [
      { transform: `translate(${side * 60}px,0px)`, opacity: 0 },
      { transform: `translate(${side * 44}px,0px)`, opacity: 1, offset: 0.3, easing: "ease-in" },
      { transform: "translate(0px,0px)", opacity: 1, offset: 0.7 },
      { transform: "translate(0px,0px)", opacity: 1, offset: 0.88 },
      { transform: "translate(0px,16px)", opacity: 0 },
    ],
  });
  return [
    ...(from && !isThere ? [...opening(from), ...whirl("there", from, 0, 0.5)] : []),
    ...whirl("here", maze, 0.42, 0.82),
    door(-1),
    door(1),
  ];
}

const opening = ({ x, y }: Point): Actor[] => [
  {
    key: "hole",
    x,
    y: y + 2,
    order: UNDER,
    draw: <ellipse rx="34" ry="17" fill="#04100c" stroke="#3d6b3b" stroke-width="3" />,
    until: 0.56,
    frames: [
      { transform: "scale(0)", opacity: 1 },
      { transform: "scale(1.1)", opacity: 1, offset: 0.35 },
      { transform: "scale(1)", opacity: 1, offset: 0.75 },
      { transform: "scale(0)", opacity: 1 },
    ],
  },
];

const SPARKS = 10;
const STAR = "M0-6 1.6-1.6 6 0 1.6 1.6 0 6-1.6 1.6-6 0-1.6-1.6Z";

/** M-Z3 A trail of stars along the way of whoever flies. */
function spelled({ before, now }: Tableau, key: string): Actor[] {
  const from = before.get(key);
  const to = now.find((piece) => piece.key === key);
  if (!from || !to) return [];
  return Array.from({ length: SPARKS }, (_, i): Actor => {
    const share = (i + 1) / (SPARKS + 1);
    return {
      key: `star ${i}`,
      x: from.x + (to.x - from.x) * share,
      y: from.y + (to.y - from.y) * share - 30 - 90 * Math.sin(share * Math.PI),
      order: OVER,
      draw: <path d={STAR} fill="#d8f8ff" />,
      from: 0.15 + share * 0.6,
      until: Math.min(1, 0.4 + share * 0.6),
      frames: [
        { transform: "scale(.2)", opacity: 0 },
        { transform: "scale(1.5) rotate(40deg)", opacity: 1, offset: 0.3 },
        { transform: "translate(0px,10px) scale(.4)", opacity: 0 },
      ],
    };
  });
}

/** M-Z2 The stone comes down to its bearer as light. */
function granted(moment: Tableau, key: string): Actor[] {
  const at = pieceAt(moment, key);
  if (!at) return [];
  return [
    {
      key: "stone",
      x: at.x - 11,
      y: at.y - 30,
      order: OVER,
      draw: <circle r="26" fill="url(#m-stonelight)" />,
      frames: [
        { transform: "translate(0px,-60px) scale(.4)", opacity: 0 },
        { transform: "translate(0px,0px) scale(1.3)", opacity: 1, offset: 0.45 },
        { transform: "translate(0px,0px) scale(.8)", opacity: 0 },
      ],
    },
  ];
}
