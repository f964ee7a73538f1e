/** The valley behind every page that is no table: village, keep and wood under the same moon. */
import type { JSX } from "preact";
import { scatter } from "./scatter.ts";

const House = ({ x, y, s = 1, lit }: { x: number; y: number; s?: number; lit: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${s})`}>
    <path d="M-26 0V-28L0-52 26-28V0Z" fill="#1d2450" />
    <path d="M-33-24 0-56 33-24 26-20 0-44-26-20Z" fill="#2d2f68" />
    <path d="M12-46v-14h8v21Z" fill="#1d2450" />
    {lit > 0 && <path d="M-14-22h11v12h-11Z" fill="#ffd37a" />}
    {lit > 1 && <path d="M5-22h11v12H5Z" fill="#f5b45a" />}
    {lit > 0 && <path d="M-8.5-22v12M-14-16h11" stroke="#5a3f12" stroke-width="1.5" />}
  </g>
);

const Fir = ({ x, y, s }: { x: number; y: number; s: number }): JSX.Element => (
  <path
    transform={`translate(${x} ${y}) scale(${s})`}
    d="M0-78 17-44H9L25-18H12L32 8H-32L-12-18H-25L-9-44H-17Z"
    fill="#0d2436"
  />
);

const FIRS = scatter(15, 23)
  .map(({ x, y, z }) => ({ x: Math.round(x * 420 - 20), y: Math.round(308 + y * 90 + x * 10), s: 0.8 + z * 0.7 }))
  .toSorted((a, b) => a.y - b.y);

export const Land = (): JSX.Element => (
  <svg class="land" viewBox="0 0 1600 460" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <linearGradient id="land-far" x2="0" y2="1">
        <stop offset="0" stop-color="#1c4460" />
        <stop offset="1" stop-color="#0f2a3c" />
      </linearGradient>
      <linearGradient id="land-near" x2="0" y2="1">
        <stop offset="0" stop-color="#123649" />
        <stop offset="1" stop-color="#081b28" />
      </linearGradient>
      <radialGradient id="land-glow">
        <stop offset="0" stop-color="#ffc76a" stop-opacity=".32" />
        <stop offset="1" stop-color="#ffc76a" stop-opacity="0" />
      </radialGradient>
    </defs>
    <path
      d="M0 210C200 150 380 190 600 170 860 146 1080 120 1290 96 1420 82 1520 110 1600 120V460H0Z"
      fill="url(#land-far)"
    />
    {/* Ravenskeep on its hill. */}
    <g transform="translate(1330 104)" fill="#151a44">
      <path d="M-58 10V-66h12v-10h10v10h10v-10h10v10h32v-10h10v10h10v-10h10v10h12V10Z" />
      <path d="M-18-60v-76l24-44 24 44v76Z" />
      <path d="M-26-132 6-196l32 64Z" fill="#2b2350" />
      <path d="M-64-70-48-108-32-70ZM44-70 60-108 76-70Z" fill="#2b2350" />
      <path d="M6-196v-26l22 8-22 8Z" fill="#7a3f9a" />
      <path d="M0-112h12v18H0ZM-42-44h9v14h-9ZM52-44h9v14h-9ZM0-72h12v16H0Z" fill="#8ff0e0" />
    </g>
    <path d="M0 290C180 230 420 262 700 246 980 230 1240 214 1600 262V460H0Z" fill="url(#land-near)" />
    {/* The road from the village to the keep. */}
    <path
      d="M700 460C760 400 900 372 960 326 1010 286 1090 286 1150 250 1210 214 1270 170 1318 116"
      fill="none"
      stroke="#4c6f7c"
      stroke-opacity=".55"
      stroke-width="13"
      stroke-linecap="round"
    />
    <ellipse cx="560" cy="380" rx="150" ry="26" fill="#2b6a86" opacity=".7" />
    <ellipse cx="520" cy="376" rx="34" ry="6" fill="#e6f0ff" opacity=".55" />
    <circle cx="930" cy="290" r="190" fill="url(#land-glow)" />
    <House x={820} y={316} s={0.9} lit={1} />
    <House x={1040} y={300} s={0.8} lit={0} />
    <House x={900} y={338} lit={2} />
    <House x={990} y={352} s={1.15} lit={2} />
    <House x={1090} y={346} lit={1} />
    {FIRS.map(({ x, y, s }) => (
      <Fir key={x} x={x} y={y} s={s} />
    ))}
    <Fir x={1490} y={300} s={1.2} />
    <Fir x={1550} y={332} s={1.5} />
    <Fir x={1430} y={330} s={1} />
    <path d="M0 420C300 384 620 430 900 416 1180 402 1400 392 1600 420V460H0Z" fill="#06141f" />
  </svg>
);
