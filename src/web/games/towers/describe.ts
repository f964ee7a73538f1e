/** The board in words, for those who listen to it. */
import { isSharedIn } from "../../../games/towers/hidden.ts";
import { hasShield } from "../../../games/towers/state.ts";
import { t, tOf } from "./i18n.ts";
import type { Player } from "../../table/kit.ts";
import type { PieceChoice } from "./choose.ts";
import type { TowersScene } from "./scene.ts";
import { topOf } from "./scene.ts";
import { way, where } from "./where.ts";

/** Who stands on top, such as “Mira 2, Korvin 1”. */
function wizardsOn(scene: TowersScene, space: number, players: readonly Player[]): string {
  const { on } = scene.view.spaces[space]!;
  const counts = new Map<number, number>();
  for (const owner of on) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  return [...counts].map(([owner, count]) => `${ownerName(scene, owner, players)} ${count}`).join(", ");
}

/** In solo and cooperative games all wizards belong to everybody. */
const ownerName = (scene: TowersScene, owner: number, players: readonly Player[]): string =>
  isSharedIn(scene.view) ? t("towers.ourWizards") : (players[owner]?.name ?? tOf("colour", String(owner)));

export function describe(scene: TowersScene, space: number, players: readonly Player[]): string {
  const { towers } = scene.view.spaces[space]!;
  const parts = [t("towers.space", { space })];
  if (towers.length > 0) parts.push(t("towers.stack", { n: towers.length, towers: towers.join(", ") }));
  else parts.push(t("towers.ground"));
  if (hasShield(topOf(scene.view.spaces[space]!, space))) parts.push(t("towers.shield"));
  if (scene.view.keep.space === space) parts.push(t("towers.keepHere"));
  const on = wizardsOn(scene, space, players);
  if (on) parts.push(t("towers.on", { on }));
  return parts.join(", ");
}

const isOwn = (scene: TowersScene, owner: number): boolean => isSharedIn(scene.view) || owner === scene.seat;

/** The topmost tower of a space, to be swapped. */
export const swapName = (scene: TowersScene, space: number): string =>
  t("towers.pickSwap", { space, tower: scene.view.spaces[space]!.towers.at(-1)! });

/** A choice on the board, with where it leads. */
export function nameOf(choice: PieceChoice, scene: TowersScene, players: readonly Player[]): string {
  const { space, to } = choice;
  const { towers } = scene.view.spaces[space]!;
  const goes = to === undefined ? "" : ` ${t(choice.home ? "towers.intoKeep" : "towers.toSpace", { to })}`;
  if (choice.piece === "wizard") {
    const { owner } = choice;
    return t("towers.pickWizard", { space, name: ownerName(scene, owner, players), you: isOwn(scene, owner) }) + goes;
  }
  if (choice.piece === "swap") return swapName(scene, space);
  const { tower, level } = choice;
  return (
    t("towers.pickTower", {
      space,
      tower,
      level,
      n: towers.length,
      taken: choice.count ?? 1,
    }) +
    goes +
    (choice.uncovers ? t("towers.uncovers") : "")
  );
}

/** The same for eyes, in a side view of the stack: spaces and towers have no numbers there. */
export function rowOf(
  choice: PieceChoice,
  scene: TowersScene,
  players: readonly Player[],
): { what: string; how: string } {
  const { space, to } = choice;
  const how: string[] = [];
  if (choice.home) how.push(t("towers.intoKeep"));
  else if (to !== undefined) how.push(t("towers.rowGoes", { way: way(space, to), where: where(to, scene) }));
  if (choice.uncovers) how.push(t("towers.rowUncovers"));
  return { what: liftedOf(choice, scene, players), how: how.join("; ") };
}

function liftedOf(choice: PieceChoice, scene: TowersScene, players: readonly Player[]): string {
  if (choice.piece === "wizard") {
    const { owner } = choice;
    return t("towers.row.wizard", { name: ownerName(scene, owner, players), you: isOwn(scene, owner) });
  }
  const all = scene.view.spaces[choice.space]!.towers.length;
  const taken = (choice.piece === "tower" && choice.count) || 1;
  const which = all === 1 ? "only" : taken === all ? "all" : taken === 1 ? "top" : "some";
  return t(`towers.row.${which}`, { taken });
}
