/** M-B5 The colours of the three seats, and a shape for each, so that no one has to tell them by colour alone. */
export const EMBLEMS: readonly { readonly name: string; readonly path: string }[] = [
  {
    name: "flame",
    path: "M1-10C2-5 8-3 7 3.4 6.4 7.4 3.4 9.6 0 9.6S-7 7-7 3C-7-.6-4.6-2.4-4-5.2-2.4-4-1.6-2.4-1.6-.8.6-3.4 1.6-6.6 1-10Z",
  },
  { name: "crescent", path: "M3-9.4A9.6 9.6 0 1 0 9 4.4 8 8 0 0 1 3-9.4Z" },
  { name: "star", path: "M0-10 2.4-3.2 9.6-3.1 3.9 1.2 5.9 8.1 0 4-5.9 8.1-3.9 1.2-9.6-3.1-2.4-3.2Z" },
];

export interface Tint {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
  /** Of trimmings and the emblem. */
  readonly trim: string;
}

/** Red, black, white. The dark wood would swallow a real black: it is a blue one with silver trimmings. */
export const TINTS: readonly Tint[] = [
  { light: "#ff9a83", main: "#cf3535", dark: "#6d1220", trim: "#ffe1b0" },
  { light: "#6f7796", main: "#2c3048", dark: "#0f111e", trim: "#c9d3ee" },
  { light: "#ffffff", main: "#e9e4d4", dark: "#9a937f", trim: "#6b5f8c" },
];
