/** What a moment is made from. */
import type { Shape } from "../geometry.ts";
import type { Piece } from "../pieces.ts";
import type { TowersScene } from "../scene.ts";

/** `before`: where the pieces were; `each`: how many wizards everybody has; `colours`: of each owner. */
export interface RingTableau {
  readonly scene: TowersScene;
  readonly view: Shape;
  readonly before: ReadonlyMap<string, Piece>;
  readonly now: readonly Piece[];
  readonly each: number;
  readonly colours: readonly number[];
  /** Nothing to look at but the ring: no village either. */
  readonly isPlain: boolean;
}

/** Before all pieces, even those on their way. */
export const FRONT = 3e7;
