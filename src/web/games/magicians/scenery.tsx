/** What never moves: the ground, the paths with their stones, the nine scenes and the trees between them. */
import type { JSX } from "preact";
import { BOARD, IS_SYMBOL, isPlace, LABYRINTH } from "../../../games/magicians/board.ts";
import { scatter } from "../../ui/scatter.ts";
import type { Point, Shape } from "./geometry.ts";
import { DEPTH, GLADE, STONE } from "./geometry.ts";
import { SCENES } from "./places.tsx";
import { Fern, Fir, Mushroom, Oak } from "./trees.tsx";

const round = (n: number): number => Math.round(n * 10) / 10;

interface Plant extends Point {
  readonly kind: "fir" | "oak" | "fern" | "mushroom";
  readonly size: number;
}

/** Trees fill every gap in which they hide neither a stone nor a figure standing on one. */
function plants({ nodes, width, tall }: Shape): Plant[] {
  const grown: Plant[] = [];
  for (const [i, seed] of scatter(2600, 41).entries()) {
    const x = -30 + seed.x * (width + 60);
    const y = 20 + seed.y * (tall + 20);
    const isTree = i % 7 > 0;
    const size = isTree ? 0.62 + seed.z * 0.42 : 0.7 + seed.z * 0.5;
    const kind = isTree ? (i % 5 < 3 ? "fir" : "oak") : i % 5 < 4 ? "fern" : "mushroom";
    const high = isTree ? 62 * size : 14;
    const wide = isTree ? 22 * size : 12;
    if (nodes.some((node, each) => isHidden(node, each, x, y, wide, high))) continue;
    if (grown.some((other) => Math.abs(other.x - x) < (wide + 10) * 0.62 && Math.abs(other.y - y) < (isTree ? 13 : 15)))
      continue;
    grown.push({ x: round(x), y: round(y), size: round(size * 100) / 100, kind });
  }
  return grown.toSorted((a, b) => a.y - b.y);
}

function isHidden(node: Point, each: number, x: number, y: number, wide: number, high: number): boolean {
  const dx = x - node.x;
  const isWithin = (left: number, right: number, up: number, down: number): boolean =>
    dx + wide > left && dx - wide < right && y > node.y - up && y - high < node.y + down;
  if (each === LABYRINTH) return isWithin(-GLADE * 1.7, GLADE * 1.7, 62, GLADE * 0.9);
  if (!isPlace(each)) return isWithin(-STONE - 3, STONE + 3, 30, 14);
  return isWithin(-92, 26, 100, 0) || isWithin(-GLADE - 6, GLADE + 6, 66, 38);
}

const PLANTS = { fir: Fir, oak: Oak, fern: Fern, mushroom: Mushroom };

/** M-B4 The sign on eight stones. */
const SIGN = "M0-11 2.6-3.4 10-2.6 3.6 1.4 5.4 8.6 0 4 -5.4 8.6-3.6 1.4-10-2.6-2.6-3.400Z";

const SteppingStone = ({ at, node }: { at: Point; node: number }): JSX.Element => {
  const turn = (node * 47) % 40;
  const isSign = IS_SYMBOL[node] === 1;
  return (
    <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
      {isSign && <circle r={STONE * 1.9} fill="url(#m-signlight)" class="runelight" />}
      <g transform={`scale(1 ${DEPTH + 0.1})`}>
        <path d={outline(turn)} transform="translate(1 8)" fill={isSign ? "#20363f" : "#4d4f45"} />
        <path
          d={outline(turn)}
          fill={isSign ? "url(#m-sign)" : "url(#m-step)"}
          stroke={isSign ? "#22404b" : "#5f6156"}
          stroke-width="1.4"
        />
        {isSign ? (
          <path d={SIGN} fill="#c9fbff" stroke="#7ff0ff" stroke-width="1.2" class="rune" />
        ) : (
          <path
            d="M-12-6C-6-12 2-13 8-11"
            stroke="#f3efdd"
            stroke-width="2"
            fill="none"
            stroke-linecap="round"
            opacity=".7"
            transform={`rotate(${turn / 3})`}
          />
        )}
      </g>
    </g>
  );
};

/** A stone worn by many feet, a little different each. */
function outline(turn: number): string {
  const points = Array.from({ length: 8 }, (_, i) => {
    const angle = (i / 8) * 2 * Math.PI + turn;
    const far = STONE * (0.94 + 0.1 * Math.sin(i * 2.4 + turn));
    return `${round(far * Math.cos(angle))} ${round(far * Math.sin(angle))}`;
  });
  const middle = (a: string, b: string): string => {
    const [ax, ay] = a.split(" ").map(Number);
    const [bx, by] = b.split(" ").map(Number);
    return `${round((ax! + bx!) / 2)} ${round((ay! + by!) / 2)}`;
  };
  let line = `M${middle(points[7]!, points[0]!)}`;
  points.forEach((point, i) => (line += `Q${point} ${middle(point, points[(i + 1) % 8]!)}`));
  return `${line}Z`;
}

/** The ground of the whole wood, fading into the page at its edge. */
export const Wood = ({ view }: { view: Shape }): JSX.Element => {
  const places = BOARD.nodes.slice(0, BOARD.places);
  return (
    <g class="wood">
      <rect width={view.width} height={view.tall} rx="26" fill="url(#m-ground)" />
      {view.paths.map((path) => (
        <path key={path} d={path} fill="none" stroke="#24462f" stroke-width="40" stroke-linecap="round" opacity=".55" />
      ))}
      {view.paths.map((path) => (
        <path key={path} d={path} fill="none" stroke="#8f8a58" stroke-width="30" stroke-linecap="round" opacity=".6" />
      ))}
      {view.paths.map((path) => (
        <path
          key={path}
          d={path}
          fill="none"
          stroke="#c0b277"
          stroke-width="18"
          stroke-linecap="round"
          stroke-dasharray="3 11 7 9"
          opacity=".28"
        />
      ))}
      {places.map((name, i) => i !== LABYRINTH && <Glade key={name} at={view.nodes[i]!} />)}
      {view.nodes.map((at, node) => !isPlace(node) && <SteppingStone key={node} at={at} node={node} />)}
      <Grown view={view} />
      <rect width={view.width} height={view.tall} rx="26" fill="url(#m-dusk)" />
      <Fireflies view={view} />
      <rect
        x="1.5"
        y="1.5"
        width={view.width - 3}
        height={view.tall - 3}
        rx="25"
        fill="none"
        stroke="#0e241c"
        stroke-width="3"
      />
    </g>
  );
};

/** Scenes and trees, the far ones first. */
const Grown = ({ view }: { view: Shape }): JSX.Element => {
  const scenes = BOARD.nodes.slice(0, BOARD.places).map((name, i) => {
    const Landmark = SCENES[name]!;
    const { x, y } = view.nodes[i]!;
    return {
      y: y - 14,
      drawn: (
        <g key={name} transform={`translate(${round(x)} ${round(y)})`}>
          <Landmark />
        </g>
      ),
    };
  });
  const trees = plants(view).map(({ kind, ...plant }) => {
    const Plant = PLANTS[kind];
    return { y: plant.y, drawn: <Plant key={`${plant.x} ${plant.y}`} {...plant} /> };
  });
  return <g>{[...scenes, ...trees].toSorted((a, b) => a.y - b.y).map(({ drawn }) => drawn)}</g>;
};

const Glade = ({ at }: { at: Point }): JSX.Element => (
  <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
    <ellipse cx="2" cy="9" rx={GLADE + 6} ry={(GLADE + 6) * DEPTH} fill="#1d3b29" opacity=".7" />
    <ellipse cy="5" rx={GLADE + 2} ry={(GLADE + 2) * DEPTH} fill="#3a5f36" />
    <ellipse cy="4" rx={GLADE - 2} ry={(GLADE - 2) * DEPTH} fill="url(#m-glade)" />
    <path
      d="M-42 14q3-6 6 0M30 20q3-6 6 0M44-2q3-6 6 0M-20 28q3-6 6 0M10 31q3-6 6 0"
      stroke="#cfdc8a"
      stroke-width="1.5"
      fill="none"
      stroke-linecap="round"
      opacity=".6"
    />
  </g>
);

/** Lights of the evening, most of them where it is dark already. */
const Fireflies = ({ view }: { view: Shape }): JSX.Element => (
  <g class="fireflies">
    {scatter(34, 97).map(({ x, y, z }, i) => (
      <circle
        key={i}
        cx={round(view.width * (1 - x ** 1.8))}
        cy={round(view.tall * (1 - y ** 1.5))}
        r={round(1 + z * 1.4)}
        fill="#f4ffb0"
        opacity={round(0.35 + z * 0.5)}
      />
    ))}
  </g>
);
