/** What grows in the wood. Roots at (0, 0). */
import type { JSX } from "preact";

export const Fir = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="7" cy="1" rx="19" ry="7" fill="#06170f" opacity=".45" />
    <path d="M-3 2-2-10H3L4 2Z" fill="#3c2a1d" />
    <path
      d="M0-64C4-52 11-45 15-38 12-38 10-38 8-37 13-28 18-23 22-16 18-16 15-16 12-15 17-9 21-6 24-3 8 2-8 2-24-3-21-6-17-9-12-15-15-16-18-16-22-16-18-23-13-28-8-37-10-38-12-38-15-38-11-45-4-52 0-64Z"
      fill="url(#m-fir)"
      stroke="#123126"
      stroke-width="1"
      stroke-linejoin="round"
    />
    <path
      d="M0-62C-4-51-10-45-14-39-10-40-8-41-5-41-10-30-15-24-20-17-14-19-11-20-8-21-13-12-17-8-22-4-14-2-8-2-3-2-8-22-6-44 0-62Z"
      fill="#7aa25a"
      opacity=".42"
    />
  </g>
);

export const Oak = ({ x, y, size }: { x: number; y: number; size: number }): JSX.Element => (
  <g transform={`translate(${x} ${y}) scale(${size})`}>
    <ellipse cx="8" cy="1" rx="21" ry="7" fill="#06170f" opacity=".45" />
    <path d="M-5 2C-3-6-3-12-4-20H5C4-12 4-6 7 2 3 4-2 4-5 2Z" fill="url(#m-bark)" />
    <path
      d="M-22-26C-28-34-22-44-14-44-12-54 2-58 10-51 20-52 27-42 22-34 26-26 18-17 9-19 4-13-8-13-12-19-18-18-23-21-22-26Z"
      fill="url(#m-leaf)"
      stroke="#17382b"
      stroke-width="1"
    />
    <path
      d="M-20-27C-24-35-19-42-12-42-10-51 0-54 7-50 0-48-5-44-4-39-10-40-15-36-14-30-17-31-19-29-20-27Z"
      fill="#a9bd5c"
      opacity=".5"
    />
    <path
      d="M-6-24Q-2-27 2-24M8-36q4-3 8 0M-2-38q3-3 7-1"
      stroke="#234d35"
      stroke-width="1.4"
      fill="none"
      stroke-linecap="round"
      opacity=".7"
    />
  </g>
);

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
