/** Eleven hats. Cloth has the player's colour; each says where the emblem is sewn on. */
import type { JSX } from "preact";
import type { Looks } from "./cast.ts";
import { LINE } from "./tones.ts";

interface HatParts {
  /** Of cloth. */
  readonly cloth: string;
  /** On the side away from the moon. */
  readonly shade: string;
  /** Where the moon strikes. */
  readonly light: string;
  readonly trim?: JSX.Element;
  /** Where the emblem sits: across, down, how large. */
  readonly badge: readonly [x: number, y: number, size: number];
}

const BAND = "#f0b93f";
const Brim = "M12 45C24 34 76 34 88 45 76 53 24 53 12 45Z";

const HATS: Readonly<Record<Looks["hat"], HatParts>> = {
  cap: {
    cloth: "M24 47C22 26 36 20 52 20S80 30 77 46q-26-8-53 1Z",
    shade: "M60 22q20 6 17 24l-9-2q2-14-8-22Z",
    light: "M30 38q3-12 14-14-8 5-9 15Z",
    trim: (
      <>
        <path d="M22 50q28-12 56-2l-1-6q-27-9-54 2Z" fill="#f6e6c4" {...LINE} />
        <path d="M70 40Q92 30 86 8 72 18 68 38Z" fill="#f4efe2" {...LINE} />
        <path d="M70 40Q82 28 85 12" fill="none" stroke="#b8a98c" stroke-width="1.2" />
      </>
    ),
    badge: [46, 34, 13],
  },
  floppy: {
    cloth: `M28 44C30 24 40 8 58 8 76 8 90 22 92 36 84 26 74 22 68 26 70 34 72 40 73 44ZM12 45C24 34 76 34 88 45 76 53 24 53 12 45Z`,
    shade: "M58 8q26 0 34 28-9-12-24-10l5 18H60q6-20-2-36ZM60 50q20-1 28-5-6-4-14-7-2 8-14 12Z",
    light: "M34 38q4-18 16-25-8 12-8 26Z",
    trim: <circle cx="92" cy="38" r="4.5" fill={BAND} {...LINE} />,
    badge: [50, 29, 14],
  },
  pointed: {
    cloth: `M29 43C37 30 46 14 60 0 60 16 66 32 72 43Z${Brim}`,
    shade: `M60 0q0 20 12 43H58q4-22 2-43ZM58 51q22-1 30-6-6-4-14-7-4 8-16 13Z`,
    light: "M36 38q8-12 15-24-6 14-7 25Z",
    trim: <path d="M27 44q23-10 46 0l-2-6q-21-7-41 0Z" fill={BAND} {...LINE} />,
    badge: [54, 27, 12],
  },
  tall: {
    cloth: `M32 43 38 4q12-5 24 0l6 39Z${Brim}`,
    shade: "M56 2 62 4 68 43H58ZM58 51q22-1 30-6-6-4-14-7-4 8-16 13Z",
    light: "M37 36l5-29 4-1-4 30Z",
    trim: (
      <>
        <path d="M31 43q19-8 38 0l-1-8q-18-6-36 0Z" fill="#3b2a4e" {...LINE} />
        <path d="M45 32h10v9H45Z" fill="none" stroke={BAND} stroke-width="2.4" />
      </>
    ),
    badge: [51, 20, 14],
  },
  wide: {
    cloth: "M30 43C30 24 38 18 50 20 62 18 70 24 70 43ZM4 48C18 32 82 32 96 44 84 50 70 47 50 48 30 49 16 54 4 48Z",
    shade: "M56 19q14 1 14 24H58q4-14-2-24ZM64 47q20 1 32-3-8-5-20-8-2 8-12 11Z",
    light: "M35 38q1-13 9-15-4 6-3 15Z",
    trim: (
      <>
        <path d="M30 43q20-7 40 0v-6q-20-6-40 0Z" fill="#5a3b2a" {...LINE} />
        <path d="M66 40Q60 20 84 6 84 26 70 40Z" fill="#e8573f" {...LINE} />
        <path d="M68 38Q70 22 82 10" fill="none" stroke="#8c2a22" stroke-width="1.2" />
      </>
    ),
    badge: [45, 30, 12],
  },
  hood: {
    cloth:
      "M50 16C24 16 14 40 16 66 17 84 22 98 30 104 24 84 25 62 30 51 38 41 62 41 70 51 75 62 76 84 70 104 78 98 83 84 84 66 86 40 76 16 50 16Z",
    shade: "M58 17Q86 26 84 66 83 84 74 102 80 60 72 46 68 28 58 17Z",
    light: "M24 52q3-22 20-29-11 10-14 26Z",
    trim: <path d="M30 52q8-11 20-11t20 11" fill="none" stroke={BAND} stroke-width="2.4" />,
    badge: [50, 30, 14],
  },
  turban: {
    cloth: "M22 50C14 30 30 14 50 14S86 30 78 50Q50 34 22 50Z",
    shade: "M60 15Q88 24 78 50L66 44Q74 28 60 15Z",
    light: "M27 40q3-16 18-20-9 8-10 18Z",
    trim: (
      <>
        <path
          d="M22 50Q34 22 60 16M30 45Q52 24 76 30M50 41Q66 38 79 44M24 38Q40 16 54 15"
          fill="none"
          stroke="#241636"
          stroke-opacity=".35"
          stroke-width="1.6"
        />
        <path d="M50 30l6 7-6 8-6-8Z" fill="#6fe3d0" stroke={BAND} stroke-width="2" />
        <path d="M50 29q-4-12 2-20 5 8 0 20Z" fill="#f4efe2" {...LINE} />
      </>
    ),
    badge: [66, 33, 11],
  },
  scarf: {
    cloth: "M24 54C18 32 32 24 50 24S82 32 76 54C72 44 62 40 50 40S28 44 24 54ZM74 50l14 8-8 4 4 10-12-12Z",
    shade: "M60 25q22 6 16 29-3-6-8-9 2-12-8-20Z",
    light: "M29 44q2-12 14-15-8 5-8 12Z",
    trim: (
      <path
        d="M34 34h.1m9-4h.1m9 4h.1m9-2h.1m-4 6h.1m-20-1h.1m-8 8h.1m38-4h.1"
        stroke="#fff6dd"
        stroke-width="3"
        stroke-linecap="round"
      />
    ),
    badge: [50, 32, 11],
  },
  circlet: {
    cloth: "M27 46Q50 34 73 46L72 51Q50 40 28 51Z",
    shade: "M60 41q8 1 13 5l-1 5q-6-4-12-5Z",
    light: "M30 47q6-4 12-5v3q-6 1-12 4Z",
    trim: (
      <>
        <path d="M28 47Q50 35 72 47" fill="none" stroke={BAND} stroke-width="2.6" />
        <path d="M41 22a12 12 0 1 0 18 0 10 10 0 0 1-18 0Z" fill={BAND} {...LINE} />
        <circle cx="50" cy="26" r="3.4" fill="#8ff0e0" {...LINE} />
        <circle cx="34" cy="44" r="2.2" fill="#fff6dd" />
        <circle cx="66" cy="44" r="2.2" fill="#fff6dd" />
      </>
    ),
    badge: [50, 35, 8],
  },
  nightcap: {
    cloth: "M26 46C26 22 40 10 58 12 78 14 92 34 88 62 82 46 76 36 70 34 73 38 74 42 74 46Z",
    shade: "M58 12q34 4 30 50-6-16-18-28l4 12H62q6-20-4-34Z",
    light: "M32 40q2-18 14-23-7 10-6 22Z",
    trim: (
      <>
        <path
          d="M36 30q18-10 30-10M33 38q20-10 38-8"
          fill="none"
          stroke="#fff6dd"
          stroke-opacity=".6"
          stroke-width="3"
        />
        <path d="M24 50q26-12 52 0v-8q-26-10-52 0Z" fill="#f6f1e4" {...LINE} />
        <circle cx="87" cy="65" r="6.5" fill="#f6f1e4" {...LINE} />
      </>
    ),
    badge: [50, 30, 12],
  },
  bent: {
    cloth: `M29 43C34 30 34 22 44 12 54 6 64 10 78 4 76 14 68 18 64 22 66 32 70 38 72 43Z${Brim}`,
    shade: "M78 4q-2 10-14 18 2 12 8 21H58q6-16-2-24 14-6 22-15ZM58 51q22-1 30-6-6-4-14-7-4 8-16 13Z",
    light: "M35 38q5-9 6-17l5-5q-5 11-5 22Z",
    trim: (
      <>
        <path d="M27 44q23-10 46 0l-2-6q-21-7-41 0Z" fill="#5a3b2a" {...LINE} />
        <path d="m60 27 9 6-3 6-9-5Z" fill="#e6cf9a" {...LINE} />
      </>
    ),
    badge: [49, 27, 12],
  },
};

export const HatOf = ({ hat, cloth }: Pick<Looks, "hat" | "cloth">): JSX.Element => {
  const { cloth: shape, shade, light, trim } = HATS[hat];
  return (
    <>
      <path d={shape} style={{ fill: `var(--tint, ${cloth})` }} {...LINE} />
      <path d={shade} fill="#140b2a" opacity=".26" />
      <path d={light} fill="#fff" opacity=".3" />
      {trim}
    </>
  );
};

export const badgeOf = (hat: Looks["hat"]): HatParts["badge"] => HATS[hat].badge;
