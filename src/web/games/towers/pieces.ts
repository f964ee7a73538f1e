/** Where every piece of a scene is drawn, and in which order: a pure function, so that before and after can be compared. */
import type { Point, Shape } from "./geometry.ts";
import { DRUM_HEIGHT, rise, foothold, surface } from "./geometry.ts";
import type { TowersScene } from "./scene.ts";
import { towerTop } from "../../../games/towers/state.ts";
import { topOf } from "./scene.ts";

export interface Piece {
  readonly key: string;
  readonly kind: "tower" | "parapet" | "wizard" | "keep";
  /** The tower's number or the wizard's owner. */
  readonly what: number;
  readonly space: number;
  readonly x: number;
  readonly y: number;
  /** Drawn later is nearer. */
  readonly order: number;
  readonly shown: boolean;
  /** Towers under it. */
  readonly level: number;
  /** Of a tower: how many stand on it, for its shadow, and whether it is known that somebody is shut in. */
  readonly above?: number;
  readonly isLit?: boolean;
}

/** The top of the stack on a space, as it is drawn. */
export const topAt = ({ view }: TowersScene, shape: Shape, space: number): Point =>
  surface(shape, space, view.spaces[space]!.towers.length, view.keep.space === space);

/** Held up by a spell that looks under a tower (T-H3). */
const LIFTED = 58;

export function pieces(scene: TowersScene, shape: Shape): Piece[] {
  const { view, wizards, lift } = scene;
  const all: Piece[] = [];
  const near = (space: number): number => Math.round(shape.spaces[space]!.y * 10) * 100;
  const places = new Map<number, { space: number; point: Point; level: number; order: number }>();
  view.spaces.forEach((space, index) => {
    const count = space.towers.length;
    const up = rise(shape, index, count, index === view.keep.space);
    const ground = shape.spaces[index]!;
    const held = lift ? space.towers.indexOf(lift.tower) : -1;
    const raised = (i: number): number => (held >= 0 && i >= held ? LIFTED : 0);
    places.set(index, { space: index, point: ground, level: 0, order: near(index) });
    space.towers.forEach((tower, i) => {
      const base = { x: ground.x, y: ground.y - i * up - raised(i) };
      const order = near(index) + (i + 1) * 10;
      const common = { what: tower, space: index, ...base, shown: true, level: i };
      // T-H2 The view decides what this seat may know.
      const isLit = (space.under?.[i]?.length ?? 0) > 0;
      all.push({ key: `t${tower}`, kind: "tower", order, ...common, above: count - 1 - i, isLit });
      all.push({ key: `p${tower}`, kind: "parapet", order: order + 8, ...common });
      const top = { x: base.x, y: base.y - DRUM_HEIGHT * shape.height };
      places.set(towerTop(tower), { space: index, point: top, level: i + 1, order });
    });
  });
  const keep = topAt(scene, shape, view.keep.space);
  const keepOrder = near(view.keep.space) + 98;
  all.push({
    key: "keep",
    kind: "keep",
    what: 0,
    space: view.keep.space,
    ...keep,
    order: keepOrder,
    shown: true,
    level: 0,
  });
  const tops = new Set(view.spaces.map((space, index) => topOf(space, index)));
  const counts = new Map<number, number>();
  for (const { key, owner, at } of wizards) {
    if (at === undefined) continue;
    if (at === "home") {
      all.push({
        key,
        kind: "wizard",
        what: owner,
        space: view.keep.space,
        ...keep,
        order: keepOrder - 1,
        shown: false,
        level: 0,
      });
      continue;
    }
    const place = places.get(at);
    if (!place) continue;
    const nth = counts.get(at) ?? 0;
    counts.set(at, nth + 1);
    const stand = foothold(shape, nth, wizards.filter((wizard) => wizard.at === at).length);
    all.push({
      key,
      kind: "wizard",
      what: owner,
      space: place.space,
      x: place.point.x + stand.x,
      y: place.point.y + stand.y,
      order: place.order + 1 + nth,
      shown: tops.has(at),
      level: place.level,
    });
  }
  return all.toSorted((a, b) => a.order - b.order);
}
