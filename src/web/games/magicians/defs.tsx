/** Gradients that all drawings of this game share, once per page. */
import type { JSX } from "preact";
import { stops } from "../../ui/gradients.tsx";
import { TINTS } from "./emblems.ts";
import { LIGHTS } from "./light.ts";
import { TAROT } from "./tarot.tsx";

export const Defs = (): JSX.Element => (
  <svg class="defs magicians-defs" width="0" height="0" aria-hidden="true">
    <defs>
      <radialGradient id="m-ground" cx=".42" cy=".4" r=".78">
        {stops([0, "#28503d"], [0.4, "#1c4036"], [0.75, "#112d2e"], [1, "#0b1e26"])}
      </radialGradient>
      <linearGradient id="m-dusk" x2="1" y2=".8">
        {stops([0, "#ffb45e", 0.26], [0.3, "#ff9d5c", 0.08], [0.6, "#3f3a8a", 0.05], [1, "#0e1240", 0.34])}
      </linearGradient>
      <radialGradient id="m-mist">
        {stops([0, "#b5d8d2", 0.34], [0.5, "#9cc8c4", 0.15], [1, "#9cc8c4", 0])}
      </radialGradient>
      <radialGradient id="m-bank">
        {stops([0, "#a9d3d0", 0.25], [0.6, "#8fc0c2", 0.12], [1, "#8fc0c2", 0])}
      </radialGradient>
      <linearGradient id="m-shaft" x2=".5" y2="1">
        {stops([0, "#fff0b8", 0.11], [0.45, "#f3e6b0", 0.045], [1, "#e8e6c0", 0])}
      </linearGradient>
      <radialGradient id="m-trodden" cx=".42" cy=".4" r=".62">
        {stops([0, "#f3e6ba", 0.82], [0.55, "#dccb94", 0.7], [0.85, "#c2b17c", 0.45], [1, "#b3a26c", 0])}
      </radialGradient>
      <linearGradient id="m-duel-sky" x2="0" y2="1">
        {stops([0, "#060a1f"], [0.35, "#131c45"], [0.6, "#2b3c6a"], [0.72, "#0f2a34"], [1, "#071318"])}
      </linearGradient>
      <linearGradient id="m-duel-veil" x2="0" y2="1">
        {stops([0.28, "#070c24", 0.9], [0.46, "#0c1432", 0.4], [0.8, "#0c1432", 0.22], [1, "#0c1432", 0])}
      </linearGradient>
      <linearGradient id="m-duel-foot" x2="0" y2="1">
        {stops([0, "#050c16", 0], [0.24, "#050c16", 0.8], [0.6, "#050c16", 0.95])}
      </linearGradient>
      <radialGradient id="m-firefly">
        {stops([0, "#f4ff9a", 0.9], [0.4, "#e6f580", 0.3], [1, "#e6f580", 0])}
      </radialGradient>
      {Object.entries(LIGHTS).map(([place, { pool }]) => (
        <radialGradient key={place} id={`m-pool-${place}`}>
          {stops([0, pool, 0.72], [0.3, pool, 0.44], [0.65, pool, 0.14], [1, pool, 0])}
        </radialGradient>
      ))}
      {Object.entries(LIGHTS).map(([place, { bright, edge }]) => (
        <radialGradient key={place} id={`m-glade-${place}`} cx=".4" cy=".34" r=".62">
          {stops([0, bright], [0.5, bright, 0.9], [0.8, edge, 0.85], [1, edge, 0.4])}
        </radialGradient>
      ))}
      <linearGradient id="m-step" x2=".8" y2="1">
        {stops([0, "#dfe3dd"], [0.5, "#a3aca9"], [1, "#66716f"])}
      </linearGradient>
      <linearGradient id="m-sign" x2=".8" y2="1">
        {stops([0, "#8fb0b4"], [0.5, "#557d88"], [1, "#33525f"])}
      </linearGradient>
      <radialGradient id="m-signlight">
        {stops([0, "#8ff5ff", 0.75], [0.5, "#5fd5e8", 0.28], [1, "#5fd5e8", 0])}
      </radialGradient>
      <radialGradient id="m-stonelight">
        {stops([0, "#8ffff0", 0.85], [0.45, "#4fe0d0", 0.34], [1, "#4fe0d0", 0])}
      </radialGradient>
      <radialGradient id="m-lantern">
        {stops([0, "#ffe9a8", 0.95], [0.55, "#ffc74d", 0.6], [1, "#ffb52e", 0])}
      </radialGradient>
      <radialGradient id="m-target">
        {stops([0, "#ffe9a8", 0], [0.6, "#ffd65c", 0.1], [1, "#ffcf5c", 0.4])}
      </radialGradient>
      <linearGradient id="m-fir" x2="1" y2=".3">
        {stops([0, "#5d8a55"], [0.42, "#2d5c46"], [1, "#123529"])}
      </linearGradient>
      <linearGradient id="m-wall">{stops([0, "#efe3c6"], [0.4, "#cdbb96"], [1, "#80705c"])}</linearGradient>
      <linearGradient id="m-stonewall">{stops([0, "#c9c5d2"], [0.4, "#918ca0"], [1, "#4c485e"])}</linearGradient>
      <linearGradient id="m-roof-red" x2="1" y2=".4">
        {stops([0, "#e5875c"], [0.5, "#b04a38"], [1, "#612428"])}
      </linearGradient>
      <linearGradient id="m-roof-blue" x2="1" y2=".4">
        {stops([0, "#8fa6d8"], [0.5, "#4c5f9e"], [1, "#252d5c"])}
      </linearGradient>
      <linearGradient id="m-thatch" x2="1" y2=".4">
        {stops([0, "#e9c775"], [0.5, "#b58a43"], [1, "#65481f"])}
      </linearGradient>
      <linearGradient id="m-bark">{stops([0, "#a47a50"], [0.45, "#6d4a30"], [1, "#38241a"])}</linearGradient>
      <linearGradient id="m-hedge" x2=".4" y2="1">
        {stops([0, "#7fa356"], [0.5, "#3d6b3b"], [1, "#1d4630"])}
      </linearGradient>
      <radialGradient id="m-crown" cx=".34" cy=".28" r=".85">
        {stops([0, "#e8e07a"], [0.3, "#a9c25a"], [0.65, "#5a9150"], [1, "#24593f"])}
      </radialGradient>
      <radialGradient id="m-sunshine">
        {stops([0, "#fff2b0", 0.95], [0.4, "#ffd65c", 0.45], [1, "#ffc23e", 0])}
      </radialGradient>
      <radialGradient id="m-moonshine">
        {stops([0, "#eef2ff", 0.85], [0.4, "#b4c6ff", 0.35], [1, "#9db4ff", 0])}
      </radialGradient>
      <linearGradient id="m-wood" y2="1" x2="0">
        {stops([0, "#e3b878"], [1, "#b98247"])}
      </linearGradient>
      <linearGradient id="m-wood-low" y2="1" x2="0">
        {stops([0, "#a46c38"], [1, "#6d4222"])}
      </linearGradient>
      <linearGradient id="m-cloth" x2="1" y2="1">
        {stops([0, "#3a2c5a"], [0.5, "#2a2148"], [1, "#1b1634"])}
      </linearGradient>
      {TINTS.map(({ light, main, dark }, seat) => (
        <linearGradient key={seat} id={`m-robe-${seat}`} x2="1" y2=".25">
          {stops([0, light], [0.4, main], [1, dark])}
        </linearGradient>
      ))}
      {TINTS.map(({ light, main }, seat) => (
        <radialGradient key={seat} id={`m-orb-${seat}`} cx=".35" cy=".3">
          {stops([0, "#ffffff"], [0.4, light], [1, main])}
        </radialGradient>
      ))}
      {Object.entries(TAROT).map(([place, { ground }]) => (
        <linearGradient key={place} id={`m-card-${place}`} x2=".5" y2="1">
          {stops([0, ground[0]], [1, ground[1]])}
        </linearGradient>
      ))}
    </defs>
  </svg>
);
