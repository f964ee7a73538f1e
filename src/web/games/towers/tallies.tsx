/** T-X2 What is compared at the end of a race. */
import { t } from "./i18n.ts";
import type { Tally } from "../../table/kit.ts";
import { Bottle } from "./bottle.tsx";
import { Hat } from "./players.tsx";
import type { TowersScene } from "./scene.ts";

export const tallies = ({ view: { keep, potions } }: TowersScene): readonly Tally[] => [
  { name: t("tally.home"), Sign: Hat, of: (seat) => keep.home[seat]! },
  { name: t("tally.full"), Sign: () => <Bottle state="full" />, of: (seat) => potions[seat]!.full },
  { name: t("tally.spent"), Sign: () => <Bottle state="spent" />, of: (seat) => potions[seat]!.spent },
  { name: t("tally.empty"), Sign: () => <Bottle state="empty" />, of: (seat) => potions[seat]!.empty },
];
