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
  forest: { pool: "#c9e56a", bright: "#a4c25a", edge: "#35602f", cloth: "#1d4a33", hem: "#8fc98a" },
  magician: { pool: "#ffb765", bright: "#d0aa68", edge: "#665636", cloth: "#46286f", hem: "#c9a4f2" },
  tower: { pool: "#a48cff", bright: "#9490ba", edge: "#403f68", cloth: "#3a3152", hem: "#b7a8e0" },
  castle: { pool: "#ff9a7a", bright: "#d3a07c", edge: "#6e4b48", cloth: "#6e1f3c", hem: "#f2a4b0" },
  life: { pool: "#ffe680", bright: "#c6d068", edge: "#4b7a30", cloth: "#2f5524", hem: "#d6e27c" },
  labyrinth: { pool: "#6fd8b0", bright: "#7f9a68", edge: "#3b6148", cloth: "#12464a", hem: "#7fd6c8" },
  sun: { pool: "#ffd34d", bright: "#ecd060", edge: "#87732c", cloth: "#7a4a0c", hem: "#ffd76a" },
  mill: { pool: "#7fd8e6", bright: "#8ec2a6", edge: "#2d6a64", cloth: "#5c3a16", hem: "#e6b878" },
  moon: { pool: "#9db8ff", bright: "#93b4dc", edge: "#2f4a7e", cloth: "#232c66", hem: "#aebcff" },
};
