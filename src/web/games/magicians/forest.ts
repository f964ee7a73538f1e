/** Where the trees of the wood stand, and their outlines: whole rows of them are one line each, so that the wood is drawn at once. */
import { BOARD, isPlace, LABYRINTH } from "../../../games/magicians/board.ts";
import { scatter } from "../../ui/scatter.ts";
import type { Point, Shape } from "./geometry.ts";
import { aside, BLEED, GLADE, STONE } from "./geometry.ts";

interface Tree extends Point {
  readonly isFir: boolean;
  readonly size: number;
  /** How far from the light of the nearest place: 0 in it, 1 in the dark. */
  readonly dark: number;
  /** 0–1, for all that differs from tree to tree. */
  readonly mood: number;
}

/** Trees that stand about equally far away, as lines to fill: what is dark, and what the light catches. */
interface Row {
  readonly y: number;
  readonly dark: string;
  readonly caught: string;
  readonly lit: string;
}

/** As many tries to plant a tree on so many units of ground. */
const TRIES = 2800;
const AMONG = 740_000;
/** How far the light of a place reaches among the trees. */
const REACH = 230;
const ROW = 30;
/** Nearer than this, trees stand in the light of a place. */
const IN_LIGHT = 0.62;

/** Trees fill every gap in which they hide neither a stone, a figure standing on one nor the way between two. */
export function trees({ nodes, width, tall }: Shape): Tree[] {
  const grown: Tree[] = [];
  const beyond = aside({ width, tall });
  const tries = Math.round((TRIES * (width + 2 * beyond) * (tall + 2 * BLEED)) / AMONG);
  const between = BOARD.links.flatMap((link) =>
    link.slice(1).map((node, i): Point => {
      const [a, b] = [nodes[link[i]!]!, nodes[node]!];
      return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
    }),
  );
  for (const [i, seed] of scatter(tries, 41).entries()) {
    const x = -beyond + seed.x * (width + 2 * beyond);
    const y = -BLEED + 50 + seed.y * (tall + 2 * BLEED - 20);
    const isFir = i % 9 < 7;
    const size = 0.6 + seed.z * 0.75;
    const high = 66 * size;
    const wide = 23 * size;
    if (nodes.some((node, each) => hides(node, each, x, y, wide, high))) continue;
    if (between.some((way) => Math.abs(way.x - x) < wide * 0.7 + 12 && y > way.y - 12 && y - high * 0.8 < way.y + 8))
      continue;
    if (grown.some((other) => Math.abs(other.x - x) < wide * 0.8 && Math.abs(other.y - y) < 9)) continue;
    const away = Math.min(...nodes.map((node, each) => (isPlace(each) ? Math.hypot(node.x - x, node.y - y) : REACH)));
    grown.push({ x, y, isFir, size, dark: Math.min(1, away / REACH), mood: (seed.x * 7 + seed.z * 3) % 1 });
  }
  return grown.toSorted((a, b) => a.y - b.y);
}

function hides(node: Point, each: number, x: number, y: number, wide: number, high: number): boolean {
  const dx = x - node.x;
  const isWithin = (left: number, right: number, up: number, down: number): boolean =>
    dx + wide > left && dx - wide < right && y > node.y - up && y - high < node.y + down;
  if (each === LABYRINTH) return isWithin(-GLADE * 1.75, GLADE * 1.75, 70, GLADE * 1.35);
  if (!isPlace(each)) return isWithin(-STONE - 1, STONE + 1, 32, 13);
  return isWithin(-96, 30, 108, 0) || isWithin(-GLADE - 8, GLADE + 8, 68, 66);
}

/** The rows of a wood, the far ones first. */
export function rows(all: readonly Tree[]): Row[] {
  const byRow = new Map<number, Tree[]>();
  for (const tree of all) {
    const row = Math.floor(tree.y / ROW);
    byRow.set(row, [...(byRow.get(row) ?? []), tree]);
  }
  const light = (some: readonly Tree[]): string =>
    some.map((tree) => (tree.isFir ? firLight(tree) : oakLight(tree))).join("");
  return [...byRow].map(([row, near]) => ({
    y: (row + 1) * ROW,
    dark: near.map((tree) => (tree.isFir ? fir(tree) : oak(tree))).join(""),
    caught: light(near.filter(({ dark }) => dark >= IN_LIGHT)),
    lit: light(near.filter(({ dark }) => dark < IN_LIGHT)),
  }));
}

/** What grows between the trees: grass in tufts, as one line. */
export const tufts = ({ width, tall }: Shape): string =>
  scatter(420, 23)
    .map(
      ({ x, y, z }) =>
        `M${at(-BLEED / 2 + x * (width + BLEED), -BLEED / 2 + y * (tall + BLEED))}${TUFTS[Math.floor(z * 3) % 3]!}`,
    )
    .join("");

const TUFTS = ["l-2-6m4 6v-8m4 8 2-5", "q-1-5-4-6m6 6q0-6 3-8", "l-1-4m4 4 1-5"];

/** Whole units are fine enough for leaves, and half as long. */
const at = (x: number, y: number): string => `${Math.round(x)} ${Math.round(y)}`;

/** Half widths of a fir's boughs, from its top down, each tree a little otherwise. */
const boughs = ({ mood, size }: Tree): number[] =>
  [8, 13.5, 18.5, 23].map((wide, i) => wide * size * (0.9 + 0.22 * Math.abs(Math.sin(mood * 40 + i * 2.1))));

function fir(tree: Tree): string {
  const { x, y, size } = tree;
  const wide = boughs(tree);
  const level = (i: number): number => y - size * (66 - 16.5 * (i + 1)) - size;
  const lean = (tree.mood - 0.5) * 5 * size;
  let line = `M${at(x + lean, y - 68 * size)}`;
  wide.forEach((w, i) => {
    line += `Q${at(x + w * 0.3, level(i) - 9 * size)} ${at(x + w, level(i))}`;
    if (i < 3) line += `L${at(x + w * 0.42, level(i) - 2.4 * size)}`;
  });
  line += `Q${at(x, level(3) + 6 * size)} ${at(x - wide[3]!, level(3))}`;
  for (let i = 3; i >= 0; i--) {
    if (i < 3) line += `L${at(x - wide[i]!, level(i))}`;
    line += `Q${at(x - wide[i]! * 0.3, level(i) - 9 * size)} ${i === 0 ? at(x + lean, y - 68 * size) : at(x - wide[i - 1]! * 0.42, level(i - 1) - 2.4 * size)}`;
  }
  return `${line}ZM${at(x - 3 * size, level(3))}h${(6 * size).toFixed(1)}l${size.toFixed(1)} ${(5 * size).toFixed(1)}h${(-8 * size).toFixed(1)}Z`;
}

/** The light comes from the top left: the left side of every bough. */
function firLight(tree: Tree): string {
  const { x, y, size } = tree;
  const wide = boughs(tree);
  const level = (i: number): number => y - size * (66 - 16.5 * (i + 1)) - size;
  return wide
    .map((w, i) => {
      const top = i === 0 ? y - 66 * size : level(i - 1) - 1.6 * size;
      return `M${at(x - (i === 0 ? 0 : wide[i - 1]! * 0.42), top)}Q${at(x - w * 0.34, level(i) - 9 * size)} ${at(x - w, level(i))}Q${at(x - w * 0.5, level(i) - 2 * size)} ${at(x - w * 0.24, level(i) + size)}Q${at(x - w * 0.3, level(i) - 8 * size)} ${at(x - (i === 0 ? -1 : wide[i - 1]! * 0.12), top)}Z`;
    })
    .join("");
}

const BUMPS = 8;

/** A crown of round clouds of leaves. */
const crown = ({ x, y, size, mood }: Tree, i: number): Point => {
  const angle = (i / BUMPS) * 2 * Math.PI + mood * 2;
  const off = 0.92 + 0.12 * Math.sin(mood * 30 + i * 2.7);
  return { x: x + 23 * size * off * Math.cos(angle), y: y - 36 * size + 18 * size * off * Math.sin(angle) };
};

function oak(tree: Tree): string {
  const { x, y, size } = tree;
  const start = crown(tree, 0);
  let line = `M${at(start.x, start.y)}`;
  const puff = (9.4 * size).toFixed(1);
  for (let i = 1; i <= BUMPS; i++) {
    const to = crown(tree, i % BUMPS);
    line += `A${puff} ${puff} 0 0 1 ${at(to.x, to.y)}`;
  }
  return `${line}ZM${at(x - 3 * size, y - 20 * size)}h${(6 * size).toFixed(1)}l${(2 * size).toFixed(1)} ${(20 * size).toFixed(1)}h${(-10 * size).toFixed(1)}Z`;
}

/** Clouds of leaves on the side of the light. */
function oakLight({ x, y, size, mood }: Tree): string {
  const puff = (dx: number, dy: number, r: number): string =>
    `M${at(x + (dx - r) * size, y + dy * size)}a${(r * size).toFixed(1)} ${(r * size).toFixed(1)} 0 0 1 ${(2 * r * size).toFixed(1)} 0q${at(-r * 0.9 * size, -r * 0.55 * size)} ${at(-2 * r * size, 0)}Z`;
  return `${puff(-13, -40, 9)}${puff(-2, -48 - mood * 2, 10)}${puff(-10, -27, 8)}${puff(9, -38, 7)}${mood > 0.4 ? puff(3, -31, 8) : ""}`;
}
