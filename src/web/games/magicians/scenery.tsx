/** What never moves: the ground, the paths with their stones, the nine scenes in their light and the wood around them. */
import type { JSX } from "preact";
import { BOARD, isPlace, LABYRINTH } from "../../../games/magicians/board.ts";
import { scatter } from "../../ui/scatter.ts";
import { Meadow, Trodden } from "./clearing.tsx";
import { fadeOf, Fading } from "./edge.tsx";
import { rows, trees, tufts } from "./forest.ts";
import { Frame } from "./frame.tsx";
import type { Point, Shape } from "./geometry.ts";
import { aside, BLEED } from "./geometry.ts";
import { SCENES } from "./places.tsx";
import { round, SteppingStone } from "./stones.tsx";

const PLACES = BOARD.nodes.slice(0, BOARD.places);

/** The whole wood; it goes on beyond the board and fades into the night. */
export const Wood = ({ view }: { view: Shape }): JSX.Element => {
  const beyond = aside(view);
  const all = { x: -beyond, y: -BLEED, width: view.width + 2 * beyond, height: view.tall + 2 * BLEED };
  return (
    <g class="wood">
      <Fading view={view} />
      <g mask={`url(#${fadeOf(view)})`}>
        <rect {...all} fill="url(#m-ground)" />
        {PLACES.map((name, i) => (
          <Pool key={name} name={name} at={view.nodes[i]!} />
        ))}
        <path d={tufts(view)} stroke="#5f8f5a" stroke-width="1.2" fill="none" stroke-linecap="round" opacity=".4" />
        {PLACES.map((name, i) => i !== LABYRINTH && <Meadow key={name} name={name} at={view.nodes[i]!} nth={i} />)}
        <Ways paths={view.paths} />
        {PLACES.map((name, i) => i !== LABYRINTH && <Trodden key={name} at={view.nodes[i]!} nth={i} />)}
        {view.nodes.map((at, node) => !isPlace(node) && <SteppingStone key={node} at={at} node={node} />)}
        <Grown view={view} />
        <Shafts view={view} />
        <rect {...all} fill="url(#m-dusk)" />
        <Fireflies view={view} />
      </g>
      <Frame view={view} />
    </g>
  );
};

/** The ways are the palest thing in the wood: worn earth, trodden brightest in its middle. */
const WAYS: readonly { readonly stroke: string; readonly wide: number; readonly opacity: number }[] = [
  { stroke: "#06181a", wide: 46, opacity: 0.5 },
  { stroke: "#4b5236", wide: 36, opacity: 0.9 },
  { stroke: "#9a8c5c", wide: 29, opacity: 1 },
  { stroke: "#c6b47e", wide: 21, opacity: 0.85 },
  { stroke: "#ecdcaa", wide: 10, opacity: 0.5 },
];

const Ways = ({ paths }: { paths: readonly string[] }): JSX.Element => (
  <g fill="none" stroke-linecap="round">
    {WAYS.map(({ stroke, wide, opacity }) => (
      <path key={stroke} d={paths.join("")} stroke={stroke} stroke-width={wide} opacity={opacity} />
    ))}
    <path d={paths.join("")} stroke="#6a5f3a" stroke-width="22" stroke-dasharray="2 17 1 9 3 23" opacity=".3" />
  </g>
);

const Pool = ({ name, at }: { name: string; at: Point }): JSX.Element => (
  <ellipse cx={round(at.x - 8)} cy={round(at.y - 18)} rx="178" ry="128" fill={`url(#m-pool-${name})`} />
);

/** Far rows are pale with mist, near ones dark. */
const FAR = [50, 94, 96];
const NEAR = [7, 27, 32];
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
  const banks = [0, 3, 6].map((place) => {
    const { y } = view.nodes[place]!;
    return {
      y: y - 70,
      drawn: <ellipse key={place} cx={view.width / 2} cy={y - 66} rx={view.width * 0.8} ry="64" fill="url(#m-bank)" />,
    };
  });
  return <g>{[...scenes, ...wood, ...mist, ...banks].toSorted((a, b) => a.y - b.y).map(({ drawn }) => drawn)}</g>;
};

/** Light that falls between the crowns, from the left as all light here. */
const Shafts = ({ view: { width, tall } }: { view: Shape }): JSX.Element => (
  <path
    d={[0.02, 0.2, 0.31, 0.56]
      .map((from, i) => {
        const [x, wide] = [round(from * width), i % 2 ? 26 : 58];
        return `M${x} ${-BLEED}h${wide}L${round(x + wide * 1.8 + tall * 0.42)} ${tall}h${-wide * 2}Z`;
      })
      .join("")}
    fill="url(#m-shaft)"
  />
);

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
