/** Robes, what hands hold, and who sits on a shoulder. */
import type { JSX } from "preact";
import type { Looks } from "./cast.ts";
import { INK, LINE } from "./tones.ts";

const WOOD = "#8a5a34";
const METAL = "#b9c3d6";
const BRASS = "#f0b93f";

export const Robe = ({ looks }: { looks: Looks }): JSX.Element => (
  <>
    <path
      d="M6 124C6 102 22 94 38 90L50 99 62 90C78 94 94 102 94 124Z"
      style={{ fill: `var(--tint, ${looks.cloth})` }}
      {...LINE}
    />
    <path d="M62 90Q94 98 94 124H70Q78 104 62 90Z" fill="#140b2a" opacity=".26" />
    <path d="M12 116q4-14 20-20-12 8-14 22Z" fill="#fff" opacity=".24" />
    <path d="M36 90 50 101 64 90 68 97 52 116H48L32 97Z" fill={looks.old ? BRASS : "#f2e6cf"} {...LINE} />
    <circle cx="50" cy="110" r="3.4" fill={looks.old ? "#6fe3d0" : BRASS} {...LINE} />
  </>
);

const PROPS: Readonly<Record<Looks["prop"], JSX.Element | null>> = {
  none: null,
  ladle: (
    <>
      <path d="M17 120 24 82" stroke={WOOD} stroke-width="4.4" stroke-linecap="round" />
      <path d="M14 76q10-8 20 2-2 12-12 10-8-2-8-12Z" fill="#c99b62" {...LINE} />
      <path d="M17 77q7-4 14 2-7 3-14-2Z" fill="#7ee0a8" />
    </>
  ),
  hammer: (
    <>
      <path d="M20 122V86" stroke={WOOD} stroke-width="4.6" stroke-linecap="round" />
      <path d="M8 78h20l5 5-5 6H8q-3-5 0-11Z" fill={METAL} {...LINE} />
      <path d="M10 80h16" stroke="#fff" stroke-opacity=".7" stroke-width="1.6" />
    </>
  ),
  quill: (
    <>
      <path d="M24 120Q14 100 12 72 28 84 27 106Z" fill="#f4efe2" {...LINE} />
      <path d="M24 120Q18 98 14 78" fill="none" stroke="#a79a86" stroke-width="1.3" />
      <path d="M22 112h.1m-5-8h.1" stroke={INK} stroke-width="2.6" stroke-linecap="round" />
    </>
  ),
  wand: (
    <>
      <path d="M26 120 14 84" stroke={WOOD} stroke-width="4" stroke-linecap="round" />
      <path d="m12 70 2.6 6 6.4.6-4.8 4.4 1.4 6.4-5.6-3.4-5.6 3.4 1.4-6.4-4.8-4.4 6.4-.6Z" fill="#ffe08a" {...LINE} />
    </>
  ),
  staff: (
    <>
      <path d="M15 124V70" stroke={WOOD} stroke-width="4.6" stroke-linecap="round" />
      <path d="M15 72q-11-2-9-13 3-8 10-7-4 4-3 8 2 5 8 2 0-4-2-6 7 2 6 9-2 7-10 7Z" fill={WOOD} {...LINE} />
      <circle cx="15" cy="59" r="5" fill="#8ff0e0" />
      <circle cx="13.6" cy="57.6" r="1.6" fill="#fff" />
    </>
  ),
  potion: (
    <>
      <path d="M14 84h10v10q9 6 7 16-3 9-12 9t-12-9q-2-10 7-16Z" fill="#d9ecf7" fill-opacity=".8" {...LINE} />
      <path d="M9 107q10-4 21 0 0 10-11 11-10-1-10-11Z" fill="#b06be0" />
      <path d="M13 80h12v5H13Z" fill={WOOD} {...LINE} />
    </>
  ),
  key: (
    <>
      <circle cx="19" cy="86" r="8" fill="none" stroke={BRASS} stroke-width="4" />
      <path d="M19 94v26M19 110h7M19 117h9" stroke={BRASS} stroke-width="4" stroke-linecap="round" />
    </>
  ),
  dice: (
    <>
      <path d="M8 92l14-4 8 12-13 6Z" fill="#fbf6ea" {...LINE} />
      <path d="M8 92l9 14-1 12-9-13Z" fill="#d8cfbd" {...LINE} />
      <path d="m17 106 13-6-1 11-13 7Z" fill="#efe7d6" {...LINE} />
      <path d="M15 95h.1m6 3h.1m-9 8h.1m12 1h.1m-2 4h.1" stroke={INK} stroke-width="3" stroke-linecap="round" />
    </>
  ),
  book: (
    <>
      <path d="M4 96 24 90 34 116 14 123Z" fill="#8c2f3b" {...LINE} />
      <path d="M8 98l14-4 8 20-13 5Z" fill="none" stroke={BRASS} stroke-width="1.4" />
      <path d="m17 103 1.4 2.6 3 0-2 2.4.6 3-2.8-1.2-2.6 1.4.4-3-2.2-2 3-.6Z" fill={BRASS} />
    </>
  ),
};

const Eyes = ({ x, y, gap }: { x: number; y: number; gap: number }): JSX.Element => (
  <path d={`M${x} ${y}h.1m${gap} 0h.1`} stroke={INK} stroke-width="2.4" stroke-linecap="round" />
);

const PETS: Readonly<Record<Looks["pet"], JSX.Element | null>> = {
  none: null,
  cat: (
    <>
      <path d="M70 122q-3-18 4-24l-1-10 7 5h6l7-5-1 10q7 8 3 24Z" fill="#5a4f74" {...LINE} />
      <path d="M78 104q4 4 9 0M82.5 101v2" fill="none" stroke="#e9a6b5" stroke-width="1.6" stroke-linecap="round" />
      <path d="M76 99q2-3 4.5 0-2 3-4.5 0ZM85 99q2.5-3 4.5 0-2 3-4.5 0Z" fill="#ffe08a" />
    </>
  ),
  owl: (
    <>
      <path d="M68 122V98q0-8 4-12l3 4q7-3 14 0l3-4q4 4 4 12v24Z" fill="#9a7650" {...LINE} />
      <path d="M75 108q7 6 14 0v14H75Z" fill="#e8d4ae" />
      <circle cx="77" cy="98" r="5.5" fill="#fff4d8" stroke={INK} stroke-opacity=".4" />
      <circle cx="88" cy="98" r="5.5" fill="#fff4d8" stroke={INK} stroke-opacity=".4" />
      <path d="M77.5 98h.1m10 0h.1" stroke={INK} stroke-width="5" stroke-linecap="round" />
      <path d="m80 102 2.5 5 2.5-5Z" fill="#f0a93f" />
    </>
  ),
  mouse: (
    <>
      <circle cx="76" cy="100" r="5" fill="#b9b2c6" {...LINE} />
      <circle cx="90" cy="100" r="5" fill="#b9b2c6" {...LINE} />
      <path d="M72 118q0-16 11-16t11 16q-11 6-22 0Z" fill="#c9c3d4" {...LINE} />
      <Eyes x={79} y={110} gap={7.5} />
      <circle cx="83" cy="114" r="1.7" fill="#e58aa0" />
    </>
  ),
  frog: (
    <>
      <path d="M68 120q-2-14 6-17 0-7 6-7 4 0 4 4 0-4 5-4 6 0 5 8 6 4 4 16-15 6-30 0Z" fill="#6fbf5a" {...LINE} />
      <Eyes x={78} y={101} gap={11} />
      <path d="M75 111q8 5 17 0" fill="none" stroke="#2f6a2c" stroke-width="1.8" stroke-linecap="round" />
    </>
  ),
  raven: (
    <>
      <path d="M72 122q-4-20 6-27 10-6 16 2 3 8 0 25Z" fill="#4d4a78" {...LINE} />
      <path d="M74 98 62 102l12 4Z" fill="#e0b25a" {...LINE} />
      <circle cx="81" cy="99" r="2.2" fill="#ffe08a" />
      <path d="M84 106q8 4 8 16h-8Z" fill="#6b68a0" />
    </>
  ),
  hedgehog: (
    <>
      <path d="M66 120 68 110 66 105l6-1 0-7 6 3 4-6 4 6 6-3 0 7 6 1-2 5 4 5-4 7Z" fill="#6b4a34" {...LINE} />
      <path d="M72 121q-2-12 9-13 10 1 10 13Z" fill="#e6c9a0" />
      <Eyes x={77} y={114} gap={7} />
      <circle cx="80.5" cy="117.5" r="1.9" fill={INK} />
    </>
  ),
  snail: (
    <>
      <path d="M64 121q14-5 30 0 4-14-2-20" fill="none" stroke="#e2c78d" stroke-width="5" stroke-linecap="round" />
      <circle cx="79" cy="110" r="9" fill="#c9703a" {...LINE} />
      <path d="M79 110a3 3 0 1 1 3 3 6 6 0 1 1 3-8" fill="none" stroke="#8a4420" stroke-width="1.7" />
      <path d="m91 101-3-6m5 6 2-6" stroke="#e2c78d" stroke-width="1.8" stroke-linecap="round" />
    </>
  ),
};

export const PropOf = ({ prop }: Pick<Looks, "prop">): JSX.Element | null => PROPS[prop];
export const PetOf = ({ pet }: Pick<Looks, "pet">): JSX.Element | null => PETS[pet];
