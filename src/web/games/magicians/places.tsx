/** M-B1 A scene for every place, drawn behind the ground where figures stand, whose middle is (0, 0). */
import type { FunctionComponent, JSX } from "preact";
import { Labyrinth, Life } from "./havens.tsx";
import { SunFace, Wheel } from "./tarot.tsx";
import { Fern, Fir, Mushroom, Oak } from "./trees.tsx";

const Window = ({ x, y, w = 5, h = 7 }: { x: number; y: number; w?: number; h?: number }): JSX.Element => (
  <path
    d={`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`}
    fill="#ffd76a"
    stroke="#4a3020"
    stroke-width=".9"
  />
);

/** Old trees, and the hermit's lantern in their middle. */
const Forest = (): JSX.Element => (
  <g>
    <Fir x={-78} y={-30} size={1.05} />
    <Oak x={-12} y={-40} size={1.08} />
    <Fir x={-44} y={-34} size={1.5} />
    <Fir x={16} y={-26} size={0.9} />
    <Fir x={-70} y={-12} size={0.86} />
    <path d="M-31-14C-33-24-26-30-20-30-13-30-8-23-10-14Z" fill="#241a16" stroke="#4c3826" stroke-width="3" />
    <circle cx="-21" cy="-21" r="13" fill="url(#m-lantern)" opacity=".8" />
    <path d="M-24-24H-18L-19-16H-23Z" fill="#ffe9a3" stroke="#5a3d1c" stroke-width="1" />
    <Mushroom x={-50} y={-8} size={1} />
    <Mushroom x={-42} y={-5} size={0.7} />
  </g>
);

/** A crooked cottage under a roof like a hat. */
const House = (): JSX.Element => (
  <g>
    <Oak x={-82} y={-24} size={0.8} />
    <ellipse cx="-26" cy="-12" rx="48" ry="13" fill="#06170f" opacity=".4" />
    <path d="M-60-14-57-48H0L4-14Q-28-6-60-14Z" fill="url(#m-wall)" stroke="#4f3f2e" stroke-width="1.4" />
    <path d="M-58-44-40-14M-46-48-47-11M-12-48-11-11M0-44-14-14" stroke="#6b4a30" stroke-width="2.4" />
    <path
      d="M-68-44C-50-52-44-76-34-96-30-106-20-114-6-113-14-104-12-92-8-80-4-66 2-52 13-44-14-36-46-36-68-44Z"
      fill="url(#m-roof-blue)"
      stroke="#1f2750"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path
      d="M-56-48Q-28-42 3-48M-46-60Q-26-54-4-60M-40-74Q-26-69-8-74M-33-88Q-24-84-11-88"
      stroke="#222b58"
      stroke-width="1.1"
      fill="none"
      opacity=".7"
    />
    <path
      d="M-52-62C-44-72-40-84-34-96-30-104-24-109-16-111-26-100-28-88-32-76-36-64-44-54-58-46Z"
      fill="#c4d2f2"
      opacity=".28"
    />
    <circle cx="-25" cy="-62" r="7.6" fill="#ffd76a" stroke="#2b1f3a" stroke-width="1.8" />
    <path d="M-25-69.6V-54.4M-32.6-62H-17.4" stroke="#2b1f3a" stroke-width="1.3" />
    <path
      d="M-6-9.6V-26a8 8 0 0 1 16 0V-13Q2-9-6-9.6Z"
      transform="translate(-32 -1)"
      fill="#5a3a24"
      stroke="#2f1e14"
      stroke-width="1.3"
    />
    <circle cx="-26" cy="-20" r="1.3" fill="#ffd76a" />
    <Window x={-46} y={-26} w={8} h={11} />
    <Window x={-11} y={-26} w={8} h={11} />
    <path d="M-4-84H5V-66L-1-70Z" fill="#8f8577" stroke="#463d36" stroke-width="1" />
    <path
      d="M1-90C-3-97 6-100 3-107 0-112 8-115 6-120"
      stroke="#e6e4f0"
      stroke-width="3"
      fill="none"
      stroke-linecap="round"
      opacity=".45"
    />
    <path d="M-6-113 0-117 1-111Z" fill="#ffe08a" />
  </g>
);

/** Tall, cracked, with a storm cloud about its head. */
const Tower = (): JSX.Element => (
  <g>
    <Fir x={-74} y={-18} size={0.8} />
    <Fir x={22} y={-34} size={0.72} />
    <ellipse cx="-24" cy="-14" rx="36" ry="12" fill="#06170f" opacity=".42" />
    <path d="M-48-14-42-86H-8L-2-14Q-25-6-48-14Z" fill="url(#m-stonewall)" stroke="#393449" stroke-width="1.5" />
    <path
      d="M-46-30Q-25-23-3.4-30M-44.6-46Q-25-40-4.8-46M-43.4-62Q-25-57-6-62M-42.2-76Q-25-71-7.2-76"
      stroke="#4a4560"
      stroke-width="1"
      fill="none"
      opacity=".6"
    />
    <path
      d="M-38-22v8M-20-20v8M-30-38v-9M-12-37v-9M-36-54v-8M-19-52v-8M-28-68v-7M-13-68v-7"
      stroke="#4a4560"
      stroke-width="1"
      opacity=".5"
    />
    <path
      d="M-49-104V-84Q-25-75-1-84V-104H-9V-98H-17V-104H-33V-98H-41V-104Z"
      fill="url(#m-stonewall)"
      stroke="#393449"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path d="M-49-90Q-25-81-1-90" stroke="#4a4560" stroke-width="1.2" fill="none" />
    <Window x={-25} y={-58} w={9} h={15} />
    <Window x={-33} y={-38} w={5} h={9} />
    <path d="M-33-9.600V-22a8 8 0 0 1 16 0V-9.600Q-25-8-33-9.600Z" fill="#2c2338" stroke="#1b1524" stroke-width="1.2" />
    <path d="M-5-58C-9-54-6-48-10-44-6-40-9-34-12-30" stroke="#2a2536" stroke-width="1.6" fill="none" />
    <path
      d="M-44-14C-50-28-40-34-45-46-48-54-40-60-42-70"
      stroke="#4f7d42"
      stroke-width="2.6"
      fill="none"
      stroke-linecap="round"
    />
    <path
      d="M-47-24l-5-3M-44-32l5-3M-45-44l-5-2M-44-54l4-4M-42-64l-5-2"
      stroke="#76a352"
      stroke-width="3"
      stroke-linecap="round"
    />
    <path
      d="M-6-108C-8-116 2-121 8-116 13-122 25-119 25-112 31-110 30-102 24-102H0C-6-102-9-106-6-108Z"
      fill="#5d5a80"
      stroke="#322f52"
      stroke-width="1.2"
    />
    <path
      d="M16-101 8-88 14-88 6-74 22-92 15-92 21-101Z"
      fill="#ffe36b"
      stroke="#a8641a"
      stroke-width=".8"
      stroke-linejoin="round"
    />
  </g>
);

const Turret = ({ x, y, tall, r }: { x: number; y: number; tall: number; r: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`}>
    <path d={`M${-r} 0V${-tall}H${r}V0Q0 5 ${-r} 0Z`} fill="url(#m-wall)" stroke="#4f4434" stroke-width="1.3" />
    <path
      d={`M${-r - 4} ${-tall + 1}L0 ${-tall - r * 2.5} ${r + 4} ${-tall + 1}Q0 ${-tall + 7} ${-r - 4} ${-tall + 1}Z`}
      fill="url(#m-roof-red)"
      stroke="#55201f"
      stroke-width="1.3"
      stroke-linejoin="round"
    />
    <path d={`M0 ${-tall - r * 2.5}v-9l9 3-9 3.4`} fill="#ffd25c" stroke="#6b4a1c" stroke-width=".9" />
    <Window x={0} y={-tall * 0.55} w={5} h={9} />
  </g>
);

const Castle = (): JSX.Element => (
  <g>
    <Fir x={-92} y={-24} size={0.72} />
    <ellipse cx="-32" cy="-11" rx="54" ry="13" fill="#06170f" opacity=".4" />
    <Turret x={-31} y={-40} tall={38} r={14} />
    <Turret x={-70} y={-17} tall={44} r={11} />
    <path
      d="M-66-12V-46H-60V-41H-52V-46H-44V-41H-36V-46H-27V-41H-19V-46H-11V-41H-3V-46H3V-12Q-31-4-66-12Z"
      fill="url(#m-wall)"
      stroke="#4f4434"
      stroke-width="1.4"
      stroke-linejoin="round"
    />
    <path d="M-64-24Q-31-17 1-24M-64-34Q-31-28 1-34" stroke="#8d7a5c" stroke-width="1" fill="none" opacity=".6" />
    <path
      d="M-42-7.600V-22a11 11 0 0 1 22 0V-7.600Q-31-6-42-7.600Z"
      fill="#3b2a20"
      stroke="#251a14"
      stroke-width="1.5"
    />
    <path d="M-36-8V-31M-31-7.500V-33M-26-8V-31M-42-18H-20" stroke="#6f563c" stroke-width="1.3" />
    <path
      d="M-54-40V-26L-51-23-48-26V-40ZM-14-40V-26L-11-23-8-26V-40Z"
      fill="#b4325e"
      stroke="#61142f"
      stroke-width=".8"
    />
    <Turret x={6} y={-15} tall={46} r={11} />
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

/** The mill on its stream; its wheel is the wheel of fortune. */
const Mill = (): JSX.Element => (
  <g>
    <path
      d="M-100-22C-84-30-76-20-60-20-44-20-36-10-18-10-30-4-44-6-56-10-72-14-84-10-100-12Z"
      fill="#5aa3b8"
      stroke="#2d6475"
      stroke-width="1.2"
    />
    <path
      d="M-92-20q8-3 14 0M-72-16q8-2 14 1M-50-12q8-1 13 1"
      stroke="#c4ecf2"
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
      opacity=".8"
    />
    <Oak x={20} y={-34} size={0.74} />
    <path d="M-44-18-42-58H10L12-16Q-16-8-44-18Z" fill="url(#m-wall)" stroke="#4f3f2e" stroke-width="1.4" />
    <path d="M-43-38H11M-28-58V-14M-4-58V-12M-43-38-28-16M11-38-4-14" stroke="#6b4a30" stroke-width="2.3" fill="none" />
    <path
      d="M-54-52-30-92H2L22-52Q-16-43-54-52Z"
      fill="url(#m-thatch)"
      stroke="#4f3717"
      stroke-width="1.5"
      stroke-linejoin="round"
    />
    <path d="M-47-56-27-88M-34-53-18-90M-18-50-8-90M-2-51 0-88" stroke="#7d5c28" stroke-width="1.1" opacity=".7" />
    <path d="M-48-56-28-90H-14L-30-50Z" fill="#fff0b4" opacity=".25" />
    <Window x={-16} y={-64} w={9} h={12} />
    <path d="M-2-12V-28H10V-14Z" fill="#5a3a24" stroke="#2f1e14" stroke-width="1.2" transform="translate(-18 1)" />
    <Window x={4} y={-22} w={7} h={10} />
    <g transform="translate(-56 -34) scale(1.36)">
      <Wheel />
    </g>
    <path
      d="M-80-12q5-5 10-1t10 0 10-1 8 2"
      stroke="#e8fbff"
      stroke-width="1.8"
      fill="none"
      stroke-linecap="round"
      opacity=".9"
    />
  </g>
);

/** A still pool with the moon standing over its own image. */
const MoonPool = (): JSX.Element => (
  <g>
    <circle cx="-30" cy="-78" r="50" fill="url(#m-moonshine)" />
    <path d="M-14-104A27 27 0 1 0-4-68 22 22 0 0 1-14-104Z" fill="#f8f4dc" stroke="#8f99c9" stroke-width="1.3" />
    <path d="M-53-84A25 25 0 0 0-10-64 27 27 0 0 1-46-66 26 26 0 0 1-53-84Z" fill="#bcc6e8" opacity=".85" />
    <path d="M-41-88q3-3 6 0M-35-74q3 2 6 0" stroke="#6f779f" stroke-width="1.3" fill="none" stroke-linecap="round" />
    <path
      d="M2-102 3.3-98.7 6.8-98.6 4.1-96.4 5-93 2-95 -1-93-.1-96.4-2.8-98.6.7-98.700ZM12-84l.9 2.2 2.4.1-1.9 1.5.6 2.3-2-1.3-2 1.3.6-2.3-1.9-1.5 2.4-.1Z"
      fill="#ffeeb8"
    />
    <ellipse cx="-32" cy="-26" rx="52" ry="21" fill="#4a4a5e" />
    <ellipse cx="-32" cy="-27" rx="48" ry="18.5" fill="#26356b" stroke="#7c88bd" stroke-width="1" />
    <path d="M-22-38A13 8 0 1 0-16-21 10.5 6.5 0 0 1-22-38Z" fill="#dfe6ff" opacity=".8" />
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
  tower: Tower,
  castle: Castle,
  life: Life,
  labyrinth: Labyrinth,
  sun: Sun,
  mill: Mill,
  moon: MoonPool,
};
