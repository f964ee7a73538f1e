/** What grows at the feet of a scene. Roots at (0, 0). */
import type { JSX } from "preact";

export const Fern = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <path
    transform={`translate(${x} ${y}) scale(${size})`}
    d="M0 0C-3-7-8-10-13-10M0 0C-1-8-4-13-7-16M0 0C1-8 3-13 6-16M0 0C3-6 8-9 13-9"
    fill="none"
    stroke="#6f9c4c"
    stroke-width="1.8"
    stroke-linecap="round"
    opacity=".8"
  />
);

export const Mushroom = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <path d="M-2 0-1.6-6H1.6L2 0Q0 1.4-2 0Z" fill="#efe2c6" />
    <path d="M-7-5C-6-12 6-12 7-5 3-3-3-3-7-5Z" fill="#c94f3c" stroke="#6f2320" stroke-width=".7" />
    <path d="M-3-8h.2M1-9.4h.2M3.6-7h.2" stroke="#fbe9cf" stroke-width="1.7" stroke-linecap="round" />
  </g>
);
