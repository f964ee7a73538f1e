/** Where something is, as people say it: seen from Ravenskeep, which everybody looks for. */
import { SPACES } from "../../../games/towers/state.ts";
import { t } from "./i18n.ts";
import { marks } from "./settings.ts";
import type { TowersScene } from "./scene.ts";

/** “3 spaces before Ravenskeep”: as far as it is to walk; from the other side it is behind. By its number where one sees it. */
export function where(space: number, { view }: Pick<TowersScene, "view">): string {
  const before = (view.keep.space - space + SPACES) % SPACES;
  if (before === 0) return t("where.keep");
  if (marks.value === "on") return t("where.space", { n: space });
  return before <= SPACES / 2 ? t("where.before", { n: before }) : t("where.behind", { n: SPACES - before });
}

/** How far a piece goes, the shorter way round: spells send some back. */
export function way(from: number, to: number): string {
  const ahead = (to - from + SPACES) % SPACES;
  return ahead <= SPACES / 2 ? t("where.ahead", { n: ahead }) : t("where.back", { n: SPACES - ahead });
}
