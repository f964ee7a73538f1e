/** Village, keep, pond and wood under the same moon as the boards, drawn once. */
import type { JSX } from "preact";
import { scatter } from "./scatter.ts";

const round = (n: number): number => Math.round(n * 10) / 10;

const stops = (...colours: readonly string[]): JSX.Element[] =>
  colours.map((colour, i) => <stop key={i} offset={i / (colours.length - 1)} stop-color={colour} />);

/** A fir with its foot at a point, and the half of it that the moon sees. */
function fir(x: number, y: number, s: number, isLit: boolean): string {
  const p = (dx: number, dy: number): string => `${round(x + dx * s)} ${round(y + dy * s)}`;
  const left = `${p(-9, -46)} ${p(-14, -44)} ${p(-8, -30)} ${p(-18, -26)} ${p(-11, -14)} ${p(-23, -5)}`;
  return isLit
    ? `M${p(0, -74)}L${left} ${p(-6, -2)} ${p(-4, -24)} ${p(-1, -48)}Z`
    : `M${p(0, -74)}L${left} ${p(0, 2)} ${p(23, -5)} ${p(12, -14)} ${p(18, -26)} ${p(9, -30)} ${p(14, -44)} ${p(8, -46)}Z`;
}

interface Stand {
  readonly x: number;
  readonly y: number;
  readonly s: number;
}

/** A wood along a slope. */
const wood = (count: number, seed: number, from: number, wide: number, y: (x: number) => number, s: number): Stand[] =>
  scatter(count, seed)
    .map((luck, i) => {
      const x = from + (wide * (i + luck.x * 0.8)) / count;
      return { x, y: y(x) + luck.y * 26 * s, s: s * (0.75 + luck.z * 0.6) };
    })
    .toSorted((a, b) => a.y - b.y);

const Wood = ({ all, dark, lit }: { all: readonly Stand[]; dark: string; lit: string }): JSX.Element => (
  <>
    <path d={all.map(({ x, y, s }) => fir(x, y, s, false)).join("")} fill={dark} />
    <path d={all.map(({ x, y, s }) => fir(x, y, s, true)).join("")} fill={lit} />
  </>
);

/** As on the ring: timbered, with a crooked roof; who is awake has a light. */
const House = ({ x, y, s, lit, side = 1 }: Stand & { lit: number; side?: 1 | -1 }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${s * side} ${s})`} stroke-linejoin="round">
    <ellipse cx={8 * side} cy="3" rx="44" ry="9" fill="#061a24" opacity=".5" />
    <path d="M20 0V-26L44-15V0Z" fill="url(#land-wall)" stroke="#1c1d3c" stroke-width="1.5" />
    <path d="M9-72V-92H18V-62Z" fill="#2a2444" stroke="#1c1d3c" stroke-width="1.5" />
    <path d="M-25 0V-50L0-82 25-50V0Z" fill="url(#land-wall)" stroke="#1c1d3c" stroke-width="1.5" />
    <path
      d="M-25-46H25M0-46V-16M-25-15H25M-23-15-9-46M23-15 9-46"
      fill="none"
      stroke="#3a3050"
      stroke-width="2.2"
      opacity=".7"
    />
    <path
      d="M-33-42C-22-58-8-74 0-86 8-74 22-58 33-42L25-44C15-57 6-66 0-74-6-66-15-57-25-44Z"
      fill="url(#land-roof)"
      stroke="#1c1d3c"
      stroke-width="1.5"
    />
    <path d="M19-29 48-14 48-9 19-22Z" fill="#5b4470" stroke="#1c1d3c" stroke-width="1.5" />
    <path d="M-5 0V-8a5 5 0 0 1 10 0V0Z" fill="#241d38" />
    {[-12, 12].map((at, i) => (
      <g key={at} transform={`translate(${at} -28)`}>
        {i < lit && <circle r="30" fill="url(#land-glow)" />}
        <path
          d="M-6 8V-3a6 6 0 0 1 12 0V8Z"
          fill={i < lit ? "#ffd37a" : "#161a3c"}
          stroke="#20223f"
          stroke-width="1.3"
        />
        <path d="M0 8V-9M-6 0H6" stroke="#3a2a18" stroke-width="1.1" />
      </g>
    ))}
    <circle cy="-58" r="5" fill={lit > 2 ? "#ffd37a" : "#161a3c"} stroke="#20223f" stroke-width="1.3" />
    {lit > 0 && (
      <path
        d="M14-96c-7-8 5-13-1-22 7-4 1-12 6-18"
        fill="none"
        stroke="#c8d4ee"
        stroke-width="4"
        stroke-linecap="round"
        opacity=".16"
      />
    )}
  </g>
);

/** Ravenskeep on its hill, a light in its gate for whoever is still on the way. */
const Keep = (): JSX.Element => {
  const tower = (x: number, y: number, r: number, tall: number, top: number): JSX.Element => (
    <g>
      <path
        d={`M${x - r} ${y}V${y - tall}H${x + r}V${y}Z`}
        fill="url(#land-keep)"
        stroke="#15122c"
        stroke-width="1.8"
      />
      <path
        d={`M${x - r - 6} ${y - tall}Q${x - r * 0.3} ${y - tall - top * 0.45} ${x} ${y - tall - top}Q${x + r * 0.3} ${y - tall - top * 0.45} ${x + r + 6} ${y - tall}Q${x} ${y - tall + 9} ${x - r - 6} ${y - tall}Z`}
        fill="url(#land-spire)"
        stroke="#15122c"
        stroke-width="1.8"
      />
    </g>
  );
  return (
    <g transform="translate(1330 112)">
      <ellipse cx="10" cy="4" rx="96" ry="16" fill="#061a24" opacity=".5" />
      {tower(-48, 0, 16, 78, 52)}
      {tower(50, 0, 16, 90, 56)}
      {tower(0, 0, 26, 128, 74)}
      <path
        d="M-74 4V-46h10v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h12v-9h12v9h10V4Q0 18-74 4Z"
        fill="url(#land-keep)"
        stroke="#15122c"
        stroke-width="1.8"
      />
      <path
        d="M-74-26Q0-12 74-26M-74-10Q0 4 74-10"
        fill="none"
        stroke="#15122c"
        stroke-opacity=".5"
        stroke-width="1.4"
      />
      <ellipse cy="4" rx="70" ry="40" fill="url(#land-glow)" />
      <path d="M-14 10V-12a14 14 0 0 1 28 0V10Q0 14-14 10Z" fill="#ffc25e" stroke="#4d4876" stroke-width="5" />
      <path d="M-7 11V-22M0 12V-26M7 11V-22M-13-4H13" stroke="#2a2148" stroke-width="2" />
      <path
        d="M-5-70v-14a5 5 0 0 1 10 0v14ZM-5-104v-12a5 5 0 0 1 10 0v12ZM-52-46v-11a4 4 0 0 1 8 0v11ZM46-52v-11a4 4 0 0 1 8 0v11ZM-46-22v-9a3.500 3.500 0 0 1 7 0v9ZM39-22v-9a3.500 3.500 0 0 1 7 0v9Z"
        fill="#a9f3e2"
        stroke="#3d8f88"
        stroke-width="1.4"
      />
      <path d="M0-202v-28l24 8-24 9" fill="#8b3fb0" stroke="#2a1b40" stroke-width="1.8" />
      <path
        d="M-96-150q8-8 14 0 6-8 14 0M70-176q7-7 12 0 6-7 12 0M104-132q6-6 10 0 5-6 10 0"
        fill="none"
        stroke="#0d1030"
        stroke-width="3"
        stroke-linecap="round"
      />
    </g>
  );
};

const Sheep = ({ x, y, s, side }: Stand & { side: 1 | -1 }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${s * side} ${s})`}>
    <ellipse cx={4 * side} cy="3" rx="22" ry="6" fill="#061a24" opacity=".45" />
    <path
      d="M-18 1C-25-2-24-10-18-11-19-17-11-20-7-17-4-22 5-22 7-17 12-20 18-16 17-11 23-9 22 0 17 2 8 5-10 5-18 1Z"
      fill="#a9b6d2"
    />
    <path d="M-16 2C-8 5 10 5 17 2 22 0 22-7 18-10 18-3 6 1-16 2Z" fill="#6f7ca4" />
    <path d="M-24-9C-20-11-15-9-14-5-14-1-19 1-22-1-26-3-27-7-24-9Z" fill="#34324a" />
  </g>
);

/** Strands of a willow, from its crown to the water. */
const STRANDS = scatter(26, 67)
  .map(({ x, y, z }, i) => {
    const side = (2 * i) / 25 - 1;
    const far = Math.abs(side);
    const top = -96 + 12 * far + y * 6;
    const out = side * 47 + (x - 0.5) * 4;
    return `M${round(side * 15)} ${round(top)}C${round(side * 38)} ${round(top - 6)} ${round(out + side * 5)} ${round(-72 + far * 14)} ${round(out)} ${round(far < 0.3 ? -46 - z * 12 : -12 + far * 8 - z * 20)}`;
  })
  .join("");

const FAR_WOOD = wood(46, 23, -30, 1100, (x) => 196 - x * 0.045, 0.42);
const LEFT_WOOD = wood(20, 31, -40, 470, (x) => 268 + x * 0.16, 0.98);
const RIGHT_WOOD = wood(7, 47, 1410, 230, (x) => 300 + (1600 - x) * 0.12, 1.2);
const TUFTS = scatter(46, 11)
  .map(({ x, y, z }) => {
    const s = 0.7 + z;
    return `M${round(x * 1600)} ${round(330 + y * 90)}m${round(-5 * s)} 0c${round(s)} ${round(-4 * s)} ${round(s)} ${round(-6 * s)} 0 ${round(-9 * s)}m${round(5 * s)} ${round(9 * s)}c0 ${round(-5 * s)} 0 ${round(-8 * s)} ${round(s)} ${round(-12 * s)}`;
  })
  .join("");

export const Landscape = (): JSX.Element => (
  <svg class="land" viewBox="0 0 1600 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="land-far" x2="0" y2="1">
        {stops("#2a5f74", "#1c4a5e", "#123a4a")}
      </linearGradient>
      <linearGradient id="land-near" x2="0" y2="1">
        {stops("#24685f", "#17484f", "#0c2c38")}
      </linearGradient>
      <linearGradient id="land-wall">{stops("#8b86a6", "#5e5c82", "#37385c")}</linearGradient>
      <linearGradient id="land-roof">{stops("#8a6a8e", "#5b4470", "#33264a")}</linearGradient>
      <linearGradient id="land-keep">{stops("#7d76a8", "#4a4472", "#1f1b3c")}</linearGradient>
      <linearGradient id="land-spire">{stops("#94709f", "#5a4476", "#211838")}</linearGradient>
      <linearGradient id="land-pond" x2=".3" y2="1">
        {stops("#14304f", "#1f5078", "#3f87a0")}
      </linearGradient>
      <radialGradient id="land-glow">
        <stop offset="0" stop-color="#ffc76a" stop-opacity=".5" />
        <stop offset="1" stop-color="#ffc76a" stop-opacity="0" />
      </radialGradient>
    </defs>
    <Wood all={FAR_WOOD} dark="#1d4a60" lit="#2b6076" />
    <path
      d="M0 214C200 160 380 196 600 174 860 148 1080 122 1290 98 1420 84 1520 110 1600 122V460H0Z"
      fill="url(#land-far)"
    />
    <path
      d="M0 214C200 160 380 196 600 174 860 148 1080 122 1290 98 1420 84 1520 110 1600 122"
      fill="none"
      stroke="#6fb0b4"
      stroke-opacity=".35"
      stroke-width="2.5"
    />
    <Keep />
    <path d="M0 292C180 232 420 264 700 248 980 232 1240 218 1600 264V460H0Z" fill="url(#land-near)" />
    <path
      d="M0 292C180 232 420 264 700 248 980 232 1240 218 1600 264"
      fill="none"
      stroke="#6fc0a4"
      stroke-opacity=".3"
      stroke-width="2.5"
    />
    {/* The road from the village to the keep: the nearer the wider. */}
    <path
      d="M640 460C730 404 890 378 946 330 996 286 1086 286 1148 248 1206 212 1274 168 1320 122L1336 124C1296 180 1232 224 1172 262 1110 300 1040 300 1000 344 956 396 840 416 780 460Z"
      fill="#5d7f84"
      opacity=".7"
    />
    <path
      d="M690 450C780 406 902 384 960 334 1010 290 1094 290 1152 252 1210 216 1276 176 1322 124M746 456C820 414 924 392 980 342 1024 302 1104 298 1162 262 1220 226 1286 184 1330 126"
      fill="none"
      stroke="#33525a"
      stroke-opacity=".45"
      stroke-width="3"
      stroke-dasharray="60 9 90 14"
    />
    <Wood all={LEFT_WOOD} dark="#0d3039" lit="#1f5a58" />
    <ellipse cx="575" cy="378" rx="168" ry="37" fill="#123a3e" />
    <path
      d="M416 376C430 350 520 342 590 344 670 346 734 358 732 378 728 402 640 410 560 408 480 406 410 398 416 376Z"
      fill="url(#land-pond)"
      stroke="#bfe0ea"
      stroke-opacity=".35"
      stroke-width="1.6"
    />
    <ellipse cx="536" cy="374" rx="30" ry="9" fill="#f4f1dc" />
    <path
      d="M486 388h70M506 396h40M620 368h60M600 386h44"
      stroke="#bfe0ea"
      stroke-opacity=".55"
      stroke-width="2"
      stroke-linecap="round"
    />
    <path
      d="M424 392c-2-12-4-18-9-26M430 394c0-14-1-22-3-32M437 393c2-12 4-18 8-24M718 390c-2-12-4-18-9-26M724 392c0-14-1-22-3-32M730 390c2-10 4-16 8-22"
      fill="none"
      stroke="#4d8f6a"
      stroke-width="2.6"
      stroke-linecap="round"
    />
    <g transform="translate(722 374) scale(1.25)" fill="none" stroke-linecap="round">
      <ellipse cx="8" cy="3" rx="46" ry="11" fill="#061a24" opacity=".45" />
      <path d="M-13 4C-5 0-4-14-7-28-9-40-4-52-2-64L7-62C4-48 2-40 5-26 7-12 9-2 17 4Z" fill="#2b2f3c" />
      <path
        d="M-46-38C-54-72-30-104 0-105 30-104 54-72 46-38 40-50 30-56 22-52 14-60-8-60-20-52-32-56-40-50-46-38Z"
        fill="#123f3c"
      />
      <path d={STRANDS} stroke="#154a44" stroke-width="4.6" />
      <path d={STRANDS} stroke="#3f917a" stroke-width="1.9" opacity=".8" />
    </g>
    <circle cx="960" cy="300" r="200" fill="url(#land-glow)" opacity=".5" />
    <House x={830} y={322} s={0.72} lit={1} />
    <House x={1064} y={300} s={0.64} lit={0} side={-1} />
    <House x={902} y={346} s={0.86} lit={3} side={-1} />
    <House x={1120} y={346} s={0.84} lit={1} />
    <House x={1010} y={368} s={1} lit={2} />
    <Sheep x={1220} y={372} s={0.9} side={1} />
    <Sheep x={1290} y={388} s={1} side={-1} />
    <Sheep x={1244} y={400} s={1.1} side={1} />
    <Wood all={RIGHT_WOOD} dark="#0b2a34" lit="#1c5450" />
    <path d={TUFTS} fill="none" stroke="#5fae8c" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" />
    <path d="M0 424C300 396 620 436 900 424 1180 412 1400 402 1600 426V460H0Z" fill="#082430" />
  </svg>
);
