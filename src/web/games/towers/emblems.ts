/** The six colours of wizards, and a shape for each, so that no one has to tell them by colour alone. */
export const EMBLEMS: readonly { readonly name: string; readonly path: string }[] = [
  // star
  { name: "star", path: "M0-9.6 2.7-3.4 9.4-2.9 4.3 1.5 5.9 8.1 0 4.5-5.9 8.1-4.3 1.5-9.4-2.9-2.7-3.4Z" },
  // sun
  {
    name: "sun",
    path: "M0-9.5 2-5.6 6.7-6.7 5.6-2 9.5 0 5.6 2 6.7 6.7 2 5.6 0 9.5-2 5.6-6.7 6.7-5.6 2-9.5 0-5.6-2-6.7-6.7-2-5.6ZM0-2.6A2.6 2.6 0 1 0 0 2.6 2.6 2.6 0 1 0 0-2.6Z",
  },
  // flame
  {
    name: "flame",
    path: "M.6-9.8C1.4-5.6 7-3.2 6.3 2.6 5.8 6.6 3 9 0 9-3.4 9-6.4 6.3-6.4 2.6-6.4-.4-4.4-2-3.6-4.4-2.4-3.4-1.8-2.2-1.6-.8.2-3.2 1-6.4.6-9.8Z",
  },
  // leaf
  {
    name: "leaf",
    path: "M7.6-9C9 0 6.4 6.6-1.6 6.9L-4.8 10-6.4 8.6-3.6 5.4C-7.6-2 0-8.6 7.6-9ZM3.6-4.8C0-2.6-2 .6-2.6 4 .6 2 2.8-1 3.6-4.8Z",
  },
  // crystal
  { name: "crystal", path: "M0-10 6.4-3.6 3.6 9.6-3.6 9.6-6.4-3.6ZM-3.4-3.2-.7-3.2-.7 6.6ZM.9-3.2 3.6-3.2.9 6.6Z" },
  // crescent
  { name: "crescent", path: "M3.2-9.2A9.6 9.6 0 1 0 8.6 4.6 7.8 7.8 0 0 1 3.2-9.2Z" },
];

export interface Tint {
  readonly light: string;
  readonly main: string;
  readonly dark: string;
}

const tint = (light: string, main: string, dark: string): Tint => ({ light, main, dark });

/** In the order of COLOURS: blue, yellow, red, green, orange, purple. */
export const TINTS: readonly Tint[] = [
  tint("#8fc0ff", "#3f83f0", "#1c3f94"),
  tint("#fff0a0", "#f3d443", "#9c7a12"),
  tint("#ff9a90", "#e0413f", "#84181f"),
  tint("#93eab0", "#2fae62", "#115a34"),
  tint("#ffc08a", "#f0812e", "#8c3d0c"),
  tint("#d6b0ff", "#9a5fe0", "#4d2389"),
];

/** Told apart by eyes that see fewer colours (after Okabe and Ito). */
export const CLEAR_TINTS: readonly Tint[] = [
  tint("#6db8e8", "#0072b2", "#003c66"),
  tint("#fbf6a8", "#f0e442", "#8f861a"),
  tint("#f2a06a", "#d55e00", "#7a3400"),
  tint("#5fd9b6", "#009e73", "#00523c"),
  tint("#ffe0a0", "#e69f00", "#805700"),
  tint("#f0c2da", "#cc79a7", "#733a58"),
];
