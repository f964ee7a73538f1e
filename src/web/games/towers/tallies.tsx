/** T-X2 What is compared at the end of a race. */
import type { JSX } from "preact";
import { t } from "./i18n.ts";
import type { Tally } from "../../table/kit.ts";
import { Bottle } from "./bottle.tsx";
import type { TowersScene } from "./scene.ts";

export const Hat = (): JSX.Element => (
  <svg viewBox="-10 -12 20 24" aria-hidden="true" class="hat">
    <path d="M-9 8C-4 5-3-2-1-7 0-10 3-11 5-11 3-6 5 3 9 8 4 11-4 11-9 8Z" />
  </svg>
);

export const tallies = ({ view: { keep, potions } }: TowersScene): readonly Tally[] => [
  { name: t("tally.home"), Sign: Hat, of: (seat) => keep.home[seat]! },
  { name: t("tally.full"), Sign: () => <Bottle state="full" />, of: (seat) => potions[seat]!.full },
  { name: t("tally.spent"), Sign: () => <Bottle state="spent" />, of: (seat) => potions[seat]!.spent },
  { name: t("tally.empty"), Sign: () => <Bottle state="empty" />, of: (seat) => potions[seat]!.empty },
];
