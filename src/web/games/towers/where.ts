/** Where something is, as people say it: seen from Ravenskeep, which everybody looks for. */
import { SPACES } from "../../../games/towers/state.ts";
import { t } from "./i18n.ts";
import { marks } from "./settings.ts";
import type { TowersScene } from "./scene.ts";
import { whereWords } from "./why.ts";

export const where = (space: number, { view }: Pick<TowersScene, "view">): string =>
  whereWords({ t }, space, view.keep.space, marks.value === "on");

/** How far a piece goes, the shorter way round: spells send some back. */
export function way(from: number, to: number): string {
  const ahead = (to - from + SPACES) % SPACES;
  return ahead <= SPACES / 2 ? t("where.ahead", { n: ahead }) : t("where.back", { n: SPACES - ahead });
}
