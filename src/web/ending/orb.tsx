/** What the middle picture shows until it is found: a crystal ball that looks back through the night, moon by moon. */
import type { JSX } from "preact";
import { scatter } from "../ui/scatter.ts";

const MOONS = 9;

/** A moon that waxes: the first thin, the middle one full, the last thin again. */
const phase = (i: number): string => {
  const share = (i / (MOONS - 1)) * 2 - 1;
  const bend = Math.round(9 * (1 - 2 * Math.abs(share)) * 10) / 10;
  const isWaxing = share <= 0;
  return `M0-9A9 9 0 0 ${isWaxing ? 1 : 0} 0 9A${Math.abs(bend)} 9 0 0 ${bend > 0 === isWaxing ? 1 : 0} 0-9Z`;
};

/** `done`: how much of the game is looked through, from 0 to 1. */
export const Orb = ({ done }: { done: number }): JSX.Element => (
  <svg class="orb" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <radialGradient id="orb-glass" cx=".38" cy=".32" r=".75">
        <stop offset="0" stop-color="#e9f2ff" />
        <stop offset=".28" stop-color="#9db8f0" />
        <stop offset=".62" stop-color="#5a4fae" />
        <stop offset="1" stop-color="#2a1f5e" />
      </radialGradient>
      <radialGradient id="orb-light">
        <stop offset="0" stop-color="#ffd98a" stop-opacity=".55" />
        <stop offset=".5" stop-color="#c58be0" stop-opacity=".22" />
        <stop offset="1" stop-color="#6a5ae0" stop-opacity="0" />
      </radialGradient>
      <linearGradient id="orb-cloth" x2="0" y2="1">
        <stop offset="0" stop-color="#5b2f74" />
        <stop offset="1" stop-color="#241542" />
      </linearGradient>
    </defs>
    {scatter(34, 29).map(({ x, y, z }) => (
      <circle
        key={x}
        cx={Math.round(x * 320)}
        cy={Math.round(y * 130)}
        r={0.5 + z}
        fill="#cfe0ff"
        opacity={0.25 + z * 0.5}
      />
    ))}
    <circle cx="160" cy="108" r="108" fill="url(#orb-light)" class="orb-breath" />
    {Array.from({ length: MOONS }, (_, i) => {
      const angle = Math.PI * (1.06 - (1.12 * i) / (MOONS - 1));
      const at = `translate(${Math.round(160 + 116 * Math.cos(angle))} ${Math.round(116 - 88 * Math.sin(angle))})`;
      return (
        <g key={i} transform={at}>
          <circle r="9" fill="#1b1c4e" stroke="#5d64a8" stroke-width="1" />
          <path d={phase(i)} class={done * MOONS >= i + 0.5 ? "orb-moon lit" : "orb-moon"} />
        </g>
      );
    })}
    <path d="M40 200C70 166 112 158 160 158 208 158 250 166 280 200Z" fill="url(#orb-cloth)" />
    <path
      d="M96 164C120 176 200 176 224 164M70 180C110 196 210 196 250 180"
      fill="none"
      stroke="#8a5aa6"
      stroke-width="2"
      opacity=".6"
    />
    <path
      d="M126 158C128 146 140 142 160 142 180 142 192 146 194 158 184 166 136 166 126 158Z"
      fill="#8a5d1c"
      stroke="#4a2d08"
      stroke-width="2"
    />
    <path d="M131 152C142 147 178 147 189 152" fill="none" stroke="#f0c25c" stroke-width="3" stroke-linecap="round" />
    <circle cx="160" cy="104" r="46" fill="url(#orb-glass)" stroke="#c9d6ff" stroke-opacity=".5" stroke-width="1.5" />
    <g class="orb-swirl" fill="none" stroke="#fff" stroke-linecap="round">
      <path
        d="M132 118C138 96 160 92 170 104 178 114 168 124 158 120 150 116 154 108 160 110"
        stroke-width="3.4"
        opacity=".55"
      />
      <path d="M142 132C158 140 182 132 188 112M136 92C146 76 170 74 182 86" stroke-width="2" opacity=".35" />
    </g>
    <path d="M130 86C136 72 150 66 160 66 148 74 140 84 138 94 134 94 130 92 130 86Z" fill="#fff" opacity=".55" />
  </svg>
);
