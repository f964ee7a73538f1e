/** Small line drawings for buttons. */
import type { JSX } from "preact";

const PATHS = {
  back: "M4 0H-6M-1-6-7 0-1 6",
  menu: "M-8-6H8M-8 0H8M-8 6H8",
  log: "M-7-8H7V8H-7ZM-3-3H3M-3 1H3",
  sound: "M-8-3H-4L1-7V7L-4 3H-8ZM4-4C6-2 6 2 4 4M7-7C11-3 11 3 7 7",
  silent: "M-8-3H-4L1-7V7L-4 3H-8ZM4-3 10 3M10-3 4 3",
  rules: "M0-6C-3-8-7-8-9-7V6C-7 5-3 5 0 7 3 5 7 5 9 6V-7C7-8 3-8 0-6ZM0-6V7",
  settings: "M-8-5H8M-8 5H8M-3-8V-2M4 2V8",
  earlier: "M5-7-3 0 5 7M-6-7V7",
  later: "M-5-7 3 0-5 7M6-7V7",
  now: "M-7-7-1 0-7 7M0-7 6 0 0 7",
  share:
    "M-3 1 4-4M-3-1 4 4M-9 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3-6a3 3 0 1 0 6 0 3 3 0 1 0-6 0M3 6a3 3 0 1 0 6 0 3 3 0 1 0-6 0",
  screen: "M-9-7H9V5H-9ZM-4 9H4M0 5V9",
  skip: "M-8-6 0 0-8 6ZM0-6 8 0 0 6Z",
  first: "M6-7-1 0 6 7M-5-7V7",
  previous: "M3-7-4 0 3 7",
  next: "M-3-7 4 0-3 7",
  last: "M-6-7 1 0-6 7M5-7V7",
  play: "M-5-7 7 0-5 7Z",
  pause: "M-4-7V7M4-7V7",
  plus: "M0-7V7M-7 0H7",
  close: "M-6-6 6 6M6-6-6 6",
  hint: "M-3 8H3M-3 5H3M-3 5C-3 1-7 0-7-4A7 6.5 0 0 1 7-4C7 0 3 1 3 5",
  solution: "M-10 0C-5-8 5-8 10 0 5 8-5 8-10 0M-3 0A3 3 0 1 0 3 0 3 3 0 1 0-3 0",
  restart: "M-7 1A7 7 0 1 0-4-6M-8-7-4-6-5-1",
  undo: "M-4-7-8-3-4 1M-8-3H3A5 5 0 0 1 3 7H-3",
  redo: "M4-7 8-3 4 1M8-3H-3A5 5 0 0 0-3 7H3",
  edit: "M-8 8-7 3 4-8 8-4-3 7ZM1-5 5-1",
  odds: "M-9 8H9M-6 5V0M0 5V-8M6 5V-3",
  talk: "M-9-7H9V4H1L-5 9V4H-9Z",
  local: "M-5.5-9.5H5.5V9.5H-5.5ZM-1.5 6H1.5",
  online: "M-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0M-9 0H9M0-9C-5-4-5 4 0 9M0-9C5-4 5 4 0 9",
  slow: "M-6.5-9H6.5M-6.5 9H6.5M-5-9C-5-3 5 3 5 9M5-9C5-3-5 3-5 9",
  delete: "M-7-5H7M-2.5-5V-8.5H2.5V-5M-5.5-5-4.5 9H4.5L5.5-5M-1.5-1V5M1.5-1V5",
} as const;
export type IconName = keyof typeof PATHS;

export const Icon = ({ name }: { name: IconName }): JSX.Element => (
  <svg viewBox="-12 -12 24 24" class="icon" aria-hidden="true">
    <path d={PATHS[name]} class="stroke" />
  </svg>
);
