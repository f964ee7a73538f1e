/** M-B1 The places that somebody built: house, tower, castle and mill. Ground and middle as in places.tsx. */
import type { JSX } from "preact";
import { Wheel } from "./tarot.tsx";

/** Light that falls out of windows. */
const Glow = ({ x, y, r, of = "m-lantern" }: { x: number; y: number; r: number; of?: string }): JSX.Element => (
  <circle cx={x} cy={y} r={r} fill={`url(#${of})`} opacity=".5" />
);

const Window = ({ x, y, w = 5, h = 7 }: { x: number; y: number; w?: number; h?: number }): JSX.Element => (
  <path
    d={`M${x - w / 2} ${y}v${-h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}Z`}
    fill="#ffd76a"
    stroke="#4a3020"
    stroke-width=".9"
  />
);

/** A crooked cottage under a roof like a hat. */
export const House = (): JSX.Element => (
  <g>
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
    <Glow x={-46} y={-31} r={19} />
    <Glow x={-11} y={-31} r={19} />
    <Glow x={-25} y={-62} r={22} />
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
export const StormTower = (): JSX.Element => (
  <g>
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
    <Glow x={-25} y={-64} r={24} />
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

export const Castle = (): JSX.Element => (
  <g>
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

/** The mill on its stream; its wheel is the wheel of fortune. */
export const Mill = (): JSX.Element => (
  <g>
    <path
      d="M-118-30C-104-33-98-26-88-25-76-24-70-21-60-20-46-18-36-14-14-12 0-10-4 4-22 2-40 0-50-4-62-8-76-13-88-12-100-17-108-20-114-22-118-30Z"
      fill="#5fb4cc"
      stroke="#2d6475"
      stroke-width="1.2"
    />
    <path
      d="M-108-26q8 4 16 5M-88-19q14 3 26 8M-44-4q12 4 24 2"
      stroke="#d6f6fa"
      stroke-width="1.6"
      fill="none"
      stroke-linecap="round"
      opacity=".7"
    />
    <path
      d="M-92-20q8-3 14 0M-72-16q8-2 14 1M-50-12q8-1 13 1"
      stroke="#c4ecf2"
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
      opacity=".8"
    />
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
