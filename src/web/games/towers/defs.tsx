/** Gradients that all drawings of this game share. Those of the land follow the hour. */
import type { JSX } from "preact";
import { stops } from "../../ui/gradients.tsx";
import { MASONRIES } from "./towerArt/masonry.ts";

/** Seen at its middle only: at both ends it melts into the sky behind the page. */
const across = (id: string, colour: string): JSX.Element => (
  <linearGradient id={id}>
    {stops([0, colour, 0], [0.16, colour, 0.9], [0.5, colour, 1], [0.84, colour, 0.9], [1, colour, 0])}
  </linearGradient>
);

export const Defs = ({ tints }: { tints: readonly { light: string; main: string; dark: string }[] }): JSX.Element => (
  <svg class="defs" width="0" height="0" aria-hidden="true">
    <defs>
      {across("ridge-far", "var(--ridge-far)")}
      {across("ridge-near", "var(--ridge-near)")}
      <radialGradient id="mist">
        {stops([0, "var(--mist-low)", 0.5], [0.6, "var(--mist-low)", 0.28], [1, "var(--mist-low)", 0])}
      </radialGradient>
      <radialGradient id="meadow">
        {stops(
          [0, "var(--meadow-0)"],
          [0.55, "var(--meadow-1)"],
          [0.8, "var(--meadow-2)", 0.94],
          [1, "var(--meadow-2)", 0],
        )}
      </radialGradient>
      <radialGradient id="glade" cx=".4" cy=".35">
        {stops([0, "var(--glade)"], [0.6, "var(--meadow-1)", 0.8], [1, "var(--meadow-1)", 0])}
      </radialGradient>
      <linearGradient id="pond" x2=".3" y2="1">
        {stops([0, "var(--pond-0)"], [0.55, "var(--pond-1)"], [1, "var(--pond-2)"])}
      </linearGradient>
      <linearGradient id="house-wall">
        {stops([0, "var(--house-0)"], [0.5, "var(--house-1)"], [1, "var(--house-2)"])}
      </linearGradient>
      <linearGradient id="house-roof">
        {stops([0, "var(--roof-0)"], [0.45, "var(--roof-1)"], [1, "var(--roof-2)"])}
      </linearGradient>
      <radialGradient id="window-halo">
        {stops([0, "currentColor", 0.75], [0.45, "currentColor", 0.3], [1, "currentColor", 0])}
      </radialGradient>
      <radialGradient id="lamp-halo">
        {stops([0, "var(--lamp)", 0.85], [0.4, "var(--lamp)", 0.35], [1, "var(--lamp)", 0])}
      </radialGradient>
      <linearGradient id="gate-beam" x2="0" y2="1">
        {stops([0, "var(--lamp-heart)", 0.95], [0.4, "var(--lamp)", 0.6], [1, "var(--lamp)", 0])}
      </linearGradient>
      <radialGradient id="wisp-halo">
        {stops([0, "var(--wisp-edge)", 0.75], [0.5, "var(--wisp-edge)", 0.3], [1, "var(--wisp-edge)", 0])}
      </radialGradient>
      <linearGradient id="stone-top" x2=".9" y2="1">
        {stops([0, "var(--flag-0)"], [0.5, "var(--flag-1)"], [1, "var(--flag-2)"])}
      </linearGradient>
      <linearGradient id="wall-foot" x2="0" y2="1">
        {stops([0, "#0b0a24", 0.34], [0.28, "#0b0a24", 0], [0.72, "#0b0a24", 0], [1, "#0b0a24", 0.3])}
      </linearGradient>
      {MASONRIES.map(({ lit, mid, dark }, i) => (
        <g key={i}>
          <linearGradient id={`wall-${i}`}>
            {stops([0, mid], [0.14, lit], [0.34, lit], [0.62, mid], [1, dark])}
          </linearGradient>
          <linearGradient id={`crown-${i}`} x2=".8" y2="1">
            {stops([0, lit], [1, mid])}
          </linearGradient>
        </g>
      ))}
      <linearGradient id="sand-drum">
        {stops([0, "#e2d3b8"], [0.18, "#cdbb9c"], [0.55, "#9c8a72"], [1, "#64564e"])}
      </linearGradient>
      <linearGradient id="sand-rim">{stops([0, "#f2e6cd"], [0.4, "#c3b092"], [1, "#76665a"])}</linearGradient>
      <linearGradient id="keep-body">
        {stops([0, "#4a4470"], [0.1, "#7d76a8"], [0.3, "#56507f"], [0.65, "#322e57"], [1, "#1b1836"])}
      </linearGradient>
      <linearGradient id="keep-roof">
        {stops([0, "#6a4d80"], [0.16, "#94709f"], [0.4, "#5a4476"], [1, "#211838"])}
      </linearGradient>
      {tints.map(({ light, main, dark }, i) => (
        <linearGradient key={i} id={`robe-${i}`} x2="1" y2=".25">
          {stops([0, light], [0.38, main], [1, dark])}
        </linearGradient>
      ))}
    </defs>
  </svg>
);
