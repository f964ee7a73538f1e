/** The six figures, drawn: feet at (0, 0), light from the top left. */
import type { JSX } from "preact";
import { memo } from "../../ui/memo.ts";
import { EMBLEMS, TINTS } from "./emblems.ts";
import { DEPTH } from "./geometry.ts";

export const Emblem = ({ of, size, fill }: { of: number; size: number; fill?: string }): JSX.Element => (
  <path d={EMBLEMS[of]!.path} transform={`scale(${size / 20})`} fill={fill ?? "currentColor"} />
);

/** Tall, robed and bearded, a staff in the hand: one of the three who give the game its name. */
export const Magician = memo(({ seat }: { seat: number }): JSX.Element => {
  const { dark, trim } = TINTS[seat]!;
  const robe = `url(#m-robe-${seat})`;
  return (
    <g class={`magician seat-${seat}`}>
      <ellipse cx="11" cy="2" rx="27" ry={27 * DEPTH * 0.66} fill="#06140f" opacity=".28" />
      <ellipse cx="4" cy="1.600" rx="19" ry={19 * DEPTH * 0.72} fill="#040f0c" opacity=".6" />
      <path d="M16.5 1 14.4-52" stroke="#5d3f26" stroke-width="3" stroke-linecap="round" />
      <path d="M15.9-14 14.4-52" stroke="#9c7145" stroke-width="1.1" stroke-linecap="round" />
      <circle cx="14.2" cy="-55" r="4.6" fill={`url(#m-orb-${seat})`} stroke={dark} stroke-width=".8" />
      <path
        d="M-17 0C-17-14-11-27-7-37L7-37C11-27 17-14 17 0Q0 8-17 0Z"
        fill={robe}
        stroke={dark}
        stroke-width="1.2"
        stroke-linejoin="round"
      />
      <path d="M0-36C1.5-24 2-8 1 4.6 7 4.4 12.8 2.6 17 0 17-14 11-27 7-37Z" fill={dark} opacity=".28" />
      <path d="M-17 0Q0 8 17 0L16.5-4.4Q0 3.2-16.6-4.4Z" fill={trim} opacity=".92" />
      <path
        d="M-7-36C-13-30-17-24-18-17-15-13.6-11-14-9.6-16.6-9-23-7-28-4-31Z"
        fill={robe}
        stroke={dark}
        stroke-width="1"
        stroke-linejoin="round"
      />
      <path
        d="M7-36C13-33 17-29 18-23 17-19.6 13-19 11-21 9-26 7-28 4-31Z"
        fill={robe}
        stroke={dark}
        stroke-width="1"
        stroke-linejoin="round"
      />
      <circle cx="15.2" cy="-22" r="2.9" fill="#f0c9a0" stroke="#8a5a3c" stroke-width=".7" />
      <path d="M-18.2-18.4C-15.6-14.6-11.6-14.4-9.4-16.6" stroke={trim} stroke-width="1.8" fill="none" />
      <circle cy="-41" r="7" fill="#f3d2ad" stroke="#8a5a3c" stroke-width=".8" />
      <path
        d="M-6.8-40C-7-30-3.4-23 .4-19 3.6-23.6 6.8-30 6.8-40 4.4-35.6-4-35.6-6.8-40Z"
        fill="#f6f1e4"
        stroke="#b9ae98"
        stroke-width=".8"
      />
      <path d="M-3.6-41.2h2M1.8-41.2h2" stroke="#4a3022" stroke-width="1.2" stroke-linecap="round" />
      <g transform="translate(0 -3)">
        <path
          d="M-11-44.5C-6-50-5.4-56-3.6-61.4-2.4-65.6 1.2-69 8-70.4 5.8-66.4 6-62 6.6-57 7.2-52 8.2-47.6 11-44.5 6-41-6-41-11-44.5Z"
          fill={robe}
          stroke={dark}
          stroke-width="1.1"
          stroke-linejoin="round"
        />
        <path
          d="M-14.4-44.5C-8-39.4 8-39.4 14.4-44.5 9-48.6-9-48.6-14.4-44.5Z"
          fill={robe}
          stroke={dark}
          stroke-width="1.1"
        />
        <path d="M-9.6-46.6C-5-44 5-44 9.6-46.6L8.6-49.2C4.4-47-4.4-47-8.6-49.2Z" fill={trim} />
      </g>
      <g transform="translate(0 -10.4)">
        <Emblem of={seat} size={14} fill={trim} />
      </g>
      <g transform="translate(.8 -58.4)">
        <Emblem of={seat} size={8} fill={trim} />
      </g>
    </g>
  );
});

/** Small, in a hooded cloak, a bundle on the back; with the power stone it holds up a light of its own. */
export const Apprentice = memo(({ seat, stone }: { seat: number; stone: boolean }): JSX.Element => {
  const { dark, trim } = TINTS[seat]!;
  const robe = `url(#m-robe-${seat})`;
  return (
    <g class={`apprentice seat-${seat}`}>
      <ellipse cx="7.600" cy="1.200" rx="18" ry={18 * DEPTH * 0.66} fill="#06140f" opacity=".28" />
      <ellipse cx="2.600" cy="1" rx="13" ry={13 * DEPTH * 0.72} fill="#040f0c" opacity=".6" />
      <path
        d="M7.4-20.6C12-21.6 15-18.4 14.6-13.6 14.2-9.6 10.4-8.4 7.4-9.6Z"
        fill="#8b6a42"
        stroke="#4c3520"
        stroke-width=".9"
      />
      <path
        d="M-10.6 0C-10.6-8-8-14.6-5.6-19H5.6C8-14.6 10.6-8 10.6 0Q0 5.4-10.6 0Z"
        fill={robe}
        stroke={dark}
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <path d="M.4-18C1.4-11 1.6-4 1 2.9 4.8 2.6 8 1.6 10.6 0 10.6-8 8-14.6 5.6-19Z" fill={dark} opacity=".28" />
      <path d="M-10.6 0Q0 5.4 10.6 0L10.2-3.2Q0 1.8-10.3-3.2Z" fill={trim} opacity=".92" />
      <path
        d="M-8.6-23C-9-31.4-4.6-36 .6-36 2.6-36 5.4-38.2 9.4-37.4 7.4-34.6 8.6-31 8.4-23 7.6-18.6 3.6-17 0-17S-7.8-18.6-8.6-23Z"
        fill={robe}
        stroke={dark}
        stroke-width="1.1"
        stroke-linejoin="round"
      />
      <ellipse cx="-.4" cy="-24.4" rx="5.6" ry="6" fill="#f6d8b4" stroke="#8a5a3c" stroke-width=".7" />
      <path
        d="M-6-25.6C-5-30.4-2-30.2-.4-30.2S4.2-30.4 5.2-25.6C3.4-27.4 1.6-28-.6-27.8-3-27.8-4.6-27.2-6-25.6Z"
        fill="#7b4d2c"
      />
      <path d="M-2.8-24.2v.8M1.8-24.2v.8" stroke="#4a3022" stroke-width="1.4" stroke-linecap="round" />
      <path d="M-2-20.8Q-.4-19.6 1.2-20.8" stroke="#a4573f" stroke-width=".9" fill="none" stroke-linecap="round" />
      <g transform="translate(0 -8.6)">
        <Emblem of={seat} size={11} fill={trim} />
      </g>
      {stone && <path d="M-6.6-17-9.6-24.4" stroke="#f6d8b4" stroke-width="3.4" stroke-linecap="round" />}
      {stone && <PowerStone x={-11} y={-30} />}
    </g>
  );
});

/** M-Z2 The power stone: a cut gem with a light inside. */
export const PowerStone = ({ x, y }: { x: number; y: number }): JSX.Element => (
  <g transform={`translate(${x} ${y})`} class="power-stone">
    <circle r="13" fill="url(#m-stonelight)" />
    <path d="M-4.4-7H4.4L8-2 0 8-8-2Z" fill="#63e6d8" stroke="#0e6f78" stroke-width=".9" stroke-linejoin="round" />
    <path d="M-4.4-7H0L-2.6-2 0 8-8-2Z" fill="#b9fff4" opacity=".8" />
    <path d="M-8-2H8M-4.4-7-2.6-2 0 8 2.6-2 4.4-7" stroke="#0e8f93" stroke-width=".6" fill="none" opacity=".7" />
  </g>
);
