/** Who is under which tower, as far as the table's memory shows it. */
import type { SpaceView } from "../../../games/towers/hidden.ts";
import { towerTop } from "../../../games/towers/state.ts";
import type { TowersLevel } from "./scene.ts";

/** T-H2 Where the table's memory shows who is under towers, it goes on doing so while they move. */
export function covered(before: readonly SpaceView[], now: readonly SpaceView[]): SpaceView[] {
  if (before[0]!.under === undefined) return [...now];
  const known = new Map<TowersLevel, readonly number[]>();
  before.forEach((space, index) => {
    [index, ...space.towers.map(towerTop)].forEach((level, i) => known.set(level, space.under?.[i] ?? space.on));
  });
  return now.map((space, index) => ({
    ...space,
    under: [index, ...space.towers.slice(0, -1).map(towerTop)]
      .slice(0, space.towers.length)
      .map((level) => known.get(level) ?? []),
  }));
}
