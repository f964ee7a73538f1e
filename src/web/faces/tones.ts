/** Paints of the faces: skin and hair, and the line around everything. */
export const SKINS: readonly { readonly main: string; readonly shade: string; readonly blush: string }[] = [
  { main: "#f6d3b3", shade: "#d99f7c", blush: "#ee9c86" },
  { main: "#efc095", shade: "#c98d60", blush: "#e28a6c" },
  { main: "#d69f6c", shade: "#a86f42", blush: "#c9704f" },
  { main: "#a9714a", shade: "#774829", blush: "#a4523a" },
  { main: "#7c4d33", shade: "#52301f", blush: "#8a4030" },
];

/** Black, brown, copper, chestnut, straw, silver, white. */
export const HAIRS: readonly { readonly main: string; readonly shade: string }[] = [
  { main: "#3a2f47", shade: "#221a2d" },
  { main: "#6d462c", shade: "#46291a" },
  { main: "#d0722f", shade: "#94461a" },
  { main: "#8d4b30", shade: "#5c2a1c" },
  { main: "#e6be63", shade: "#b08534" },
  { main: "#b4b1c8", shade: "#807c9c" },
  { main: "#f3f0fa", shade: "#c3bdd8" },
];

export const INK = "#2f2145";
/** Around every part: a darker breath, never black. */
export const LINE = {
  stroke: "#241636",
  "stroke-opacity": 0.42,
  "stroke-width": 1.3,
  "stroke-linejoin": "round",
  "stroke-linecap": "round",
} as const;
