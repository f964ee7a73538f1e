import type { JSX } from "preact";
import type { Tally } from "../../table/kit.ts";
import { t } from "./i18n.ts";
import type { MagiciansScene } from "./scene.ts";
import { Card } from "./tarot.tsx";

/** M-C3 Who has most cards is first. */
export const tallies = ({ view }: MagiciansScene): readonly Tally[] => [
  { name: t("magicians.tally"), Sign: CardSign, of: (seat) => view.cards[seat]!.length },
];

const CardSign = (): JSX.Element => (
  <svg viewBox="-32 -48 64 96" aria-hidden="true">
    <Card place="moon" />
  </svg>
);
