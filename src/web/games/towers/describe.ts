/** The board in words, for those who listen to it. */
import { t, tOf } from "../../i18n/words.ts";
import type { Player } from "../../table/kit.ts";
import type { Choice } from "./choose.ts";
import { landing } from "./choose.ts";
import type { Scene } from "./scene.ts";

/** Who stands on top, such as “Mira 2, Korvin 1”. */
function wizardsOn(scene: Scene, space: number, players: readonly Player[]): string {
  const { on } = scene.view.spaces[space]!;
  const counts = new Map<number, number>();
  for (const owner of on) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].map(([owner, count]) => `${ownerName(scene, owner, players)} ${count}`).join(", ");
}

/** In solo and cooperative games all wizards belong to everybody. */
const ownerName = (scene: Scene, owner: number, players: readonly Player[]): string =>
  scene.view.keep.home.length === 1 ? t("towers.ourWizards") : (players[owner]?.name ?? tOf("colour", String(owner)));

export function describe(scene: Scene, space: number, players: readonly Player[]): string {
  const { towers } = scene.view.spaces[space]!;
  const parts = [t("towers.space", { space })];
  if (towers.length > 0) parts.push(t("towers.stack", { n: towers.length, towers: towers.join(", ") }));
  else parts.push(t("towers.ground"));
  const top = towers.at(-1);
  if (top === undefined ? space % 4 === 0 : top % 2 === 1) parts.push(t("towers.shield"));
  if (scene.view.keep.space === space) parts.push(t("towers.keepHere"));
  const on = wizardsOn(scene, space, players);
  if (on) parts.push(t("towers.on", { on }));
  return parts.join(", ");
}

const isOwn = (scene: Scene, owner: number): boolean => scene.view.keep.home.length === 1 || owner === scene.seat;

/** A choice on the board, with where it leads. */
export function nameOf(choice: Choice, scene: Scene, players: readonly Player[]): string {
  const space = choice.space!;
  const { towers } = scene.view.spaces[space]!;
  const to = landing(choice, scene.view.turn);
  const where =
    to === undefined
      ? ""
      : ` ${t(to === scene.view.keep.space && choice.piece === "wizard" ? "towers.intoKeep" : "towers.toSpace", { to })}`;
  if (choice.piece === "wizard") {
    const owner = choice.owner ?? (scene.view.keep.home.length === 1 ? 0 : scene.view.active);
    return t("towers.pickWizard", { space, name: ownerName(scene, owner, players), you: isOwn(scene, owner) }) + where;
  }
  if (choice.piece === "swap") return t("towers.pickSwap", { space, tower: towers.at(-1)! });
  const level = choice.level!;
  return (
    t("towers.pickTower", {
      space,
      tower: towers[level - 1]!,
      level,
      n: towers.length,
      taken: towers.length - level + 1,
    }) + where
  );
}
