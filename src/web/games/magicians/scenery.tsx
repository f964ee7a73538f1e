/** What never moves: the ground, the paths with their stones, the nine scenes in their light and the wood around them. */
import type { JSX } from "preact";
import { BOARD, isPlace, LABYRINTH } from "../../../games/magicians/board.ts";
import { scatter } from "../../ui/scatter.ts";
import { fadeOf, Fading } from "./edge.tsx";
import { rows, trees, tufts } from "./forest.ts";
import type { Point, Shape } from "./geometry.ts";
import { BLEED, DEPTH, GLADE } from "./geometry.ts";
import { LIGHTS } from "./light.ts";
import { SCENES } from "./places.tsx";
import { round, SteppingStone, worn } from "./stones.tsx";

const PLACES = BOARD.nodes.slice(0, BOARD.places);

/** The whole wood; it goes on beyond the board and fades into the night. */
export const Wood = ({ view }: { view: Shape }): JSX.Element => (
  <g class="wood">
    <Fading view={view} />
    <g mask={`url(#${fadeOf(view)})`}>
      <rect x={-BLEED} y={-BLEED} width={view.width + 2 * BLEED} height={view.tall + 2 * BLEED} fill="url(#m-ground)" />
      {PLACES.map((name, i) => (
        <Pool key={name} name={name} at={view.nodes[i]!} />
      ))}
      <path d={tufts(view)} stroke="#5f8f5a" stroke-width="1.2" fill="none" stroke-linecap="round" opacity=".5" />
      <Ways paths={view.paths} />
      {PLACES.map((name, i) => i !== LABYRINTH && <Glade key={name} name={name} at={view.nodes[i]!} nth={i} />)}
      {view.nodes.map((at, node) => !isPlace(node) && <SteppingStone key={node} at={at} node={node} />)}
      <Grown view={view} />
      <rect x={-BLEED} y={-BLEED} width={view.width + 2 * BLEED} height={view.tall + 2 * BLEED} fill="url(#m-dusk)" />
      <Fireflies view={view} />
    </g>
  </g>
);

/** The ways are the palest thing in the wood: worn earth, trodden brightest in its middle. */
const WAYS: readonly { readonly stroke: string; readonly wide: number; readonly opacity: number }[] = [
  { stroke: "#0a211f", wide: 46, opacity: 0.45 },
  { stroke: "#3d4a30", wide: 37, opacity: 0.9 },
  { stroke: "#857a4f", wide: 30, opacity: 0.95 },
  { stroke: "#b3a26c", wide: 21, opacity: 0.75 },
  { stroke: "#d9c78e", wide: 11, opacity: 0.4 },
];

const Ways = ({ paths }: { paths: readonly string[] }): JSX.Element => (
  <g fill="none" stroke-linecap="round">
    {WAYS.map(({ stroke, wide, opacity }) => (
      <path key={stroke} d={paths.join("")} stroke={stroke} stroke-width={wide} opacity={opacity} />
    ))}
    <path d={paths.join("")} stroke="#5d5536" stroke-width="24" stroke-dasharray="2 17 1 9 3 23" opacity=".3" />
  </g>
);

const Pool = ({ name, at }: { name: string; at: Point }): JSX.Element => (
  <ellipse cx={round(at.x - 8)} cy={round(at.y - 18)} rx="178" ry="128" fill={`url(#m-pool-${name})`} />
);

/** Grass where figures stand: a meadow with an edge like torn paper. */
const Glade = ({ name, at, nth }: { name: string; at: Point; nth: number }): JSX.Element => (
  <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
    <path
      d={worn(GLADE + 10, nth * 3 + 1, 14)}
      transform={`translate(3 10) scale(1 ${DEPTH})`}
      fill="#081c18"
      opacity=".5"
    />
    <path
      d={worn(GLADE + 6, nth * 3 + 1, 14)}
      transform={`translate(0 5) scale(1 ${DEPTH})`}
      fill={LIGHTS[name]!.edge}
    />
    <path
      d={worn(GLADE, nth * 5 + 2, 12)}
      transform={`translate(0 3) scale(1 ${DEPTH})`}
      fill={`url(#m-glade-${name})`}
    />
    <path
      d="M-46 12q2-7 4-1 2-7 4 1M32 21q2-7 4-1 2-7 4 1M44-3q2-6 4-1 2-6 4 1M-22 29q2-6 4-1 2-6 4 1M12 31q2-6 4-1 2-6 4 1M-52-8q2-6 4-1M20-20q2-5 4-1 2-5 4 1"
      stroke={LIGHTS[name]!.hem}
      stroke-width="1.3"
      fill="none"
      stroke-linecap="round"
      opacity=".55"
    />
  </g>
);

/** Far rows are pale with mist, near ones dark. */
const FAR = [38, 78, 78];
const NEAR = [9, 34, 37];
const shade = (near: number): string =>
  `rgb(${FAR.map((far, i) => Math.round(far + (NEAR[i]! - far) * near)).join(" ")})`;

/** Scenes and trees, the far ones first, with mist between their rows. */
const Grown = ({ view }: { view: Shape }): JSX.Element => {
  const scenes = PLACES.map((name, i) => {
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
  const all = trees(view);
  const wood = rows(all).map(({ y, dark, caught, lit }) => {
    const near = Math.min(1, Math.max(0, (y + BLEED / 2) / (view.tall + BLEED / 2)));
    return {
      y,
      drawn: (
        <g key={y}>
          <path d={dark} fill={shade(near ** 0.7)} />
          <path d={caught} fill="url(#m-rim)" opacity={round(0.14 - near * 0.04)} />
          <path d={lit} fill="url(#m-rim)" opacity=".3" />
        </g>
      ),
    };
  });
  const mist = all
    .filter(({ dark }, i) => dark > 0.55 && i % 9 === 0)
    .map(({ x, y, mood }) => ({
      y: y + 6,
      drawn: (
        <ellipse
          key={`${x} ${y}`}
          cx={round(x)}
          cy={round(y - 6)}
          rx={round(80 + mood * 60)}
          ry={round(15 + mood * 9)}
          fill="url(#m-mist)"
        />
      ),
    }));
  return <g>{[...scenes, ...wood, ...mist].toSorted((a, b) => a.y - b.y).map(({ drawn }) => drawn)}</g>;
};

/** Lights of the evening, most of them where it is dark already. */
const Fireflies = ({ view }: { view: Shape }): JSX.Element => (
  <g class="fireflies">
    {scatter(40, 97).map(({ x, y, z }, i) => {
      const [cx, cy] = [round(view.width * (1 - x ** 1.6)), round(view.tall * (1 - y ** 1.4))];
      return (
        <g key={i}>
          <circle cx={cx} cy={cy} r={round(4 + z * 4)} fill="url(#m-firefly)" opacity=".6" />
          <circle cx={cx} cy={cy} r={round(0.8 + z)} fill="#fbffd0" opacity={round(0.5 + z * 0.5)} />
        </g>
      );
    })}
  </g>
);
