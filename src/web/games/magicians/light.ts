/** M-B1 The light every place has of its own, by which it is told apart from afar: its pool, its meadow and its banner. */
interface Light {
  /** What falls on trees and ground around. */
  readonly pool: string;
  /** Meadow: where it is brightest, and its edge. */
  readonly bright: string;
  readonly edge: string;
  /** The cloth of its banner, as its card is coloured. */
  readonly cloth: string;
  readonly hem: string;
}

export const LIGHTS: Readonly<Record<string, Light>> = {
  forest: { pool: "#c9e56a", bright: "#a8c25c", edge: "#3f6b3c", cloth: "#1d4a33", hem: "#8fc98a" },
  magician: { pool: "#ffb765", bright: "#c3b268", edge: "#5b6b40", cloth: "#46286f", hem: "#c9a4f2" },
  tower: { pool: "#a48cff", bright: "#93a878", edge: "#46605a", cloth: "#3a3152", hem: "#b7a8e0" },
  castle: { pool: "#ff9a7a", bright: "#c4ae70", edge: "#5f6a42", cloth: "#6e1f3c", hem: "#f2a4b0" },
  life: { pool: "#ffe680", bright: "#bfd06a", edge: "#4f7d42", cloth: "#2f5524", hem: "#d6e27c" },
  labyrinth: { pool: "#6fd8b0", bright: "#7f9a68", edge: "#3b6148", cloth: "#12464a", hem: "#7fd6c8" },
  sun: { pool: "#ffd34d", bright: "#dcc96a", edge: "#6f8044", cloth: "#7a4a0c", hem: "#ffd76a" },
  mill: { pool: "#7fd8e6", bright: "#a9c070", edge: "#4b7a52", cloth: "#5c3a16", hem: "#e6b878" },
  moon: { pool: "#9db8ff", bright: "#86b0a8", edge: "#3a6a66", cloth: "#232c66", hem: "#aebcff" },
};
