/** M-B1 A scene for every place, drawn behind the ground where figures stand, whose middle is (0, 0). */
import type { FunctionComponent, JSX } from "preact";
import { Castle, House, Mill, StormTower } from "./buildings.tsx";
import { Labyrinth, Life } from "./havens.tsx";
import { SunFace } from "./tarot.tsx";
import { Fern, Mushroom } from "./trees.tsx";

/** Boughs of an old fir, whose roots are at (0, 0). */
const OLD_FIR =
  "M2-122C5-108 10-100 15-94 12-94 9-94 7-92 12-80 18-73 24-67 20-67 16-68 12-66 18-53 25-45 32-40 27-39 22-40 17-38 24-28 31-21 38-17 28-11 14-8 4-8V2H-5V-8C-16-8-29-11-38-17-31-21-23-29-17-38-22-39-27-39-31-40-25-46-18-54-12-66-16-67-20-66-24-67-18-74-11-82-7-92-9-93-12-94-15-94-8-102-2-110 2-122Z";
const OLD_FIR_LIT =
  "M1-118C-3-108-9-100-14-95-10-96-7-96-4-95-9-82-16-74-22-68-16-70-12-71-8-71-13-56-22-47-30-41-22-43-16-44-11-44-17-30-27-22-36-17-26-14-18-14-12-14-9-32-7-52-3-72-1-88 0-104 1-118Z";

const OldFir = ({ x, y, size, lit }: { x: number; y: number; size: number; lit: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d={OLD_FIR} fill="url(#m-fir)" stroke="#0c2a24" stroke-width="1.2" stroke-linejoin="round" />
    <path d={OLD_FIR_LIT} fill="#c6dc74" opacity={lit} />
  </g>
);

/** Three old firs, higher than all others, and the hermit's lantern among them. */
const Forest = (): JSX.Element => (
  <g>
    <ellipse cx="-30" cy="-12" rx="62" ry="15" fill="#06170f" opacity=".45" />
    <OldFir x={-4} y={-24} size={0.78} lit={0.22} />
    <OldFir x={-70} y={-20} size={0.86} lit={0.34} />
    <circle cx="-20" cy="-40" r="40" fill="url(#m-lantern)" opacity=".55" />
    <OldFir x={-38} y={-12} size={0.98} lit={0.5} />
    <path d="M-14-8V-44C-14-50-8-52-3-50" stroke="#4c3826" stroke-width="3" fill="none" stroke-linecap="round" />
    <circle cx="-2" cy="-36" r="20" fill="url(#m-lantern)" opacity=".9" />
    <path d="M-3-50v4M-7-45H3L5-41H-9Z" stroke="#3a2814" stroke-width="1.2" fill="#7a5527" />
    <path d="M-7.600-41H3.600L2.400-29H-6.400Z" fill="#fff0b8" stroke="#5a3d1c" stroke-width="1.1" />
    <path d="M-2-39c2.600 3.400 3 5.600 2 7.600-1 1.600-3.400 1.600-4.200 0-1-2 .2-4.600 2.200-7.600Z" fill="#f5962c" />
    <path d="M-8-29H4L5-26H-9Z" fill="#7a5527" stroke="#3a2814" stroke-width="1" />
    <Mushroom x={-64} y={-6} size={1.1} />
    <Mushroom x={-56} y={-3} size={0.8} />
    <path d="M-82-6q4-7 7 0M-26-3q4-7 7 0" stroke="#a7c45e" stroke-width="1.6" fill="none" stroke-linecap="round" />
  </g>
);

/** Old stones, between which the sun itself has its seat. */
const Sun = (): JSX.Element => (
  <g>
    <circle cx="-30" cy="-66" r="56" fill="url(#m-sunshine)" />
    <ellipse cx="-28" cy="-13" rx="46" ry="12" fill="#06170f" opacity=".35" />
    <path
      d="M-72-13C-74-34-72-54-66-66-60-68-56-66-54-62-56-46-54-28-52-11Q-62-8-72-13Z"
      fill="url(#m-wall)"
      stroke="#5f5136"
      stroke-width="1.4"
    />
    <path
      d="M-8-11C-6-28-4-46-6-62-4-66 2-68 8-66 14-54 16-34 14-13Q2-8-8-11Z"
      fill="url(#m-wall)"
      stroke="#5f5136"
      stroke-width="1.4"
    />
    <path
      d="M-78-66C-60-76 0-76 20-66 20-60 18-57 14-55-10-62-50-62-72-55-76-57-78-60-78-66Z"
      fill="url(#m-wall)"
      stroke="#5f5136"
      stroke-width="1.4"
    />
    <path
      d="M-66-40q5-4 9 0t-4 7M-1-44q5-4 9 0t-4 7M-64-24q4 3 8 0M-1-26q4 3 8 0"
      stroke="#a3783a"
      stroke-width="1.6"
      fill="none"
      stroke-linecap="round"
    />
    <g transform="translate(-29 -88) scale(1.32)">
      <SunFace />
    </g>
    <path d="M-47-13V-16C-47-22-11-22-11-16V-13Q-29-8-47-13Z" fill="#d9c184" stroke="#6d5a34" stroke-width="1.2" />
    <ellipse cx="-29" cy="-18" rx="18" ry="4.6" fill="#ffe9a3" opacity=".8" />
  </g>
);

/** A still pool with the moon standing over its own image. */
const MoonPool = (): JSX.Element => (
  <g>
    <circle cx="-32" cy="-80" r="62" fill="url(#m-moonshine)" />
    <path
      d="M-26-110A29 29 0 1 0-4-66 25 25 0 0 1-26-110Z"
      fill="#fffbe6"
      stroke="#97a3d6"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d="M-58-84A29 29 0 0 0-4-66 31 31 0 0 1-44-66 30 30 0 0 1-58-84Z" fill="#c3cdee" opacity=".8" />
    <path
      d="M-48-88q3.500-3 7 0M-42-73q3 2.400 7 .6"
      stroke="#6f779f"
      stroke-width="1.5"
      fill="none"
      stroke-linecap="round"
    />
    <path
      d="M2-102 3.3-98.7 6.8-98.6 4.1-96.4 5-93 2-95 -1-93-.1-96.4-2.8-98.6.7-98.700ZM12-84l.9 2.2 2.4.1-1.9 1.5.6 2.3-2-1.3-2 1.3.6-2.3-1.9-1.5 2.4-.1Z"
      fill="#ffeeb8"
    />
    <ellipse cx="-32" cy="-26" rx="52" ry="21" fill="#4a4a5e" />
    <ellipse cx="-32" cy="-27" rx="48" ry="18.5" fill="#26356b" stroke="#7c88bd" stroke-width="1" />
    <ellipse cx="-34" cy="-27" rx="30" ry="12" fill="url(#m-moonshine)" opacity=".7" />
    <path d="M-30-20A17 7 0 1 1-18-33 15 6 0 0 0-30-20Z" fill="#f1f5ff" opacity=".9" />
    <path
      d="M-70-27h14M-62-20h20M-8-30h12M-18-17h14"
      stroke="#8fa4e8"
      stroke-width="1.2"
      stroke-linecap="round"
      opacity=".8"
    />
    <path
      d="M-80-24C-82-34-80-40-78-50M-76-22C-77-32-74-38-70-44M16-22C15-32 17-38 20-44M11-20C10-28 11-33 12-38"
      stroke="#5a7d4c"
      stroke-width="1.8"
      fill="none"
      stroke-linecap="round"
    />
    <path d="M-78-50v-9M20-44v-8" stroke="#7a5230" stroke-width="3.6" stroke-linecap="round" />
    <Fern x={-66} y={-10} size={0.8} />
  </g>
);

/** By place. */
export const SCENES: Readonly<Record<string, FunctionComponent>> = {
  forest: Forest,
  magician: House,
  tower: StormTower,
  castle: Castle,
  life: Life,
  labyrinth: Labyrinth,
  sun: Sun,
  mill: Mill,
  moon: MoonPool,
};
