/** Everything that acts in a moment on the ring, by its event. */
import type { Actor } from "../../../table/actors.tsx";
import type { Shape } from "../geometry.ts";
import type { Piece } from "../pieces.ts";
import type { TowersScene } from "../scene.ts";
import { thud } from "./dust.tsx";

/** `before`: where the pieces were. */
export interface Tableau {
  readonly scene: TowersScene;
  readonly view: Shape;
  readonly before: ReadonlyMap<string, Piece>;
  readonly now: readonly Piece[];
}

export function actorsOf(moment: Tableau): Actor[] {
  switch (moment.scene.event?.what) {
    case "tower":
    case "keep":
      return thud(moment);
    default:
      return [];
  }
}
