/** The night is over: a sky from dusk to dawn, and a battlement for those who stand on it. */
import type { JSX } from "preact";
import { scatter } from "../ui/scatter.ts";
import { Treeline } from "./glade.tsx";

export const Dawn = ({ isWood }: { isWood: boolean }): JSX.Element => (
  <div class="dawn" aria-hidden="true">
    <svg viewBox="0 0 1600 1000" preserveAspectRatio="xMidYMin slice">
      <defs>
        <radialGradient id="dawn-sun" cx=".5" cy=".5" r=".5">
          <stop offset="0" stop-color="#fff6d8" />
          <stop offset=".16" stop-color="#ffe3a0" stop-opacity=".95" />
          <stop offset=".45" stop-color="#ffb56a" stop-opacity=".45" />
          <stop offset="1" stop-color="#ff8f6a" stop-opacity="0" />
        </radialGradient>
        <linearGradient id="dawn-hill" x2="0" y2="1">
          <stop offset="0" stop-color="#6b5a94" />
          <stop offset="1" stop-color="#2c2a5e" />
        </linearGradient>
        <linearGradient id="dawn-near" x2="0" y2="1">
          <stop offset="0" stop-color="#3b3a72" />
          <stop offset="1" stop-color="#171a45" />
        </linearGradient>
      </defs>
      <g class="dawn-stars">
        {scatter(60, 11).map(({ x, y, z }) => (
          <circle key={x} cx={Math.round(x * 1600)} cy={Math.round(y * 260)} r={0.8 + z * 1.4} fill="#fff" />
        ))}
      </g>
      <circle class="dawn-sun" cx="800" cy="330" r="520" fill="url(#dawn-sun)" />
      <g class="dawn-rays" fill="#ffe9b8" opacity=".1">
        <path d="M800 330 100-500H360ZM800 330 600-500H800ZM800 330 1080-500H1260ZM800 330 2000-320 2100 40ZM800 330-300-160-400 160Z" />
      </g>
      <path
        d="M0 330C160 250 300 290 460 262 640 230 720 290 900 268 1100 244 1250 212 1400 256 1500 280 1560 262 1600 270V1000H0Z"
        fill="url(#dawn-hill)"
      />
      {isWood && <Treeline />}
      <path
        d="M0 400C200 330 420 376 640 346 860 318 1080 372 1300 342 1440 324 1540 346 1600 338V1000H0Z"
        fill="url(#dawn-near)"
      />
      {/* Ravens, homeward. */}
      <g class="dawn-birds" fill="none" stroke="#241f4a" stroke-width="4" stroke-linecap="round">
        <path d="M1130 130q12-12 22 0 10-12 22 0M1210 96q9-9 17 0 8-9 17 0M1190 172q9-9 16 0 8-9 16 0M420 118q10-10 19 0 9-10 19 0" />
      </g>
    </svg>
    <i class="dawn-night" />
  </div>
);

/** Merlon by merlon, before whoever stands there. */
export const Wall = (): JSX.Element => (
  <svg class="wall" width="100%" height="44" aria-hidden="true">
    <defs>
      <pattern id="wall" width="84" height="44" patternUnits="userSpaceOnUse">
        <path d="M0 44V4q0-3 3-3h44q3 0 3 3v17h34v23Z" fill="#6a6796" />
        <path d="M0 4q0-3 3-3h44q3 0 3 3v4H0ZM50 21h34v5H50Z" fill="#a09cc6" />
        <path
          d="M42 8h8v13h-8ZM0 32h84M22 32v12M62 32v12M24 10v10M0 20h50M8 20v12M40 20v12M78 26v6"
          fill="none"
          stroke="#474572"
          stroke-width="1.6"
        />
        <path d="M43 8h7v13h-7Z" fill="#474572" opacity=".5" />
      </pattern>
    </defs>
    <rect width="100%" height="44" fill="url(#wall)" />
  </svg>
);

/** Sparks that rise where somebody has won. */
export const Sparks = (): JSX.Element => (
  <div class="sparks" aria-hidden="true">
    {scatter(22, 5).map(({ x, y, z }, i) => (
      <i key={x} style={{ "--x": x.toFixed(3), "--d": y.toFixed(2), "--s": z.toFixed(2), "--hue": i % 4 }} />
    ))}
  </div>
);
