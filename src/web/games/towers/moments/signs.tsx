/** The sign of each spell, drawn of its own material. */
import type { JSX } from "preact";
import type { Spell } from "../../../../games/towers/spells.ts";

const SIGNS: Readonly<Record<Spell, JSX.Element>> = {
  "advance-wizard": <path class="leaf-blown" d="M-22 10C-10-24 14-22 24-14 18 12-4 20-22 10ZM-22 10C-8 2 6-4 16-8" />,
  "advance-tower": <path class="wind storm" d="M-28-10C-8-18 6-2 26-12M-24 2C-4-6 8 10 28 0M-18 14C-4 8 8 20 22 12" />,
  "headwind-wizard": <path class="flake" d="M0-24V24M-21-12 21 12M21-12-21 12M-6-18 0-13 6-18M-6 18 0 13 6 18" />,
  "headwind-tower": <path class="ice" d="M-4-26 10-16 14 8 2 26-12 14-14-10Z" />,
  swap: (
    <g>
      <ellipse cx="-11" rx="17" ry="10" class="link" />
      <ellipse cx="11" rx="17" ry="10" class="link" />
    </g>
  ),
  nudge: <path class="heart" d="M0 22C-30 2-24-20-10-20-4-20 0-15 0-11 0-15 4-20 10-20 24-20 30 2 0 22Z" />,
  piggyback: (
    <g class="scarf">
      <path d="M-24-12C-8-20 8-20 24-12L20-4C8-10-8-10-20-4ZM8-8 20 22 8 24 0-8Z" />
      <path d="M-14-15-11-6M0-18V-8M14-15 11-6M9 22 8 30M14 22 15 30M19 21 22 28" class="scarf-stripes" />
    </g>
  ),
  free: <path class="ladder" d="M-10-26V26M10-26V26M-10-18H10M-10-6H10M-10 6H10M-10 18H10" />,
};

export const Sign = ({ spell }: { spell: Spell }): JSX.Element => SIGNS[spell];
